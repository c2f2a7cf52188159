"""The bot that plays by associations, and what it knows."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from tests.games.decrypto.position import CLUES, Position, W, dice, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.bots import BOTS, Associator, side
from maskenball.games.decrypto.bots.encrypting import Plan
from maskenball.games.decrypto.bots.lexicon import associations, mind_of
from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.data import add_common, house_lexicon, house_words, read_lexicon
from maskenball.games.decrypto.model import Guess, IRead, Language, Options, Vote, Write, digits
from maskenball.games.decrypto.spelling import words
from maskenball.games.decrypto.words import translations
from maskenball.kernel import Chance, Dice, Match

ENOUGH_TERMS = 16


def played(
    players: int, options: dict[str, object], seed: str, make: Callable[[Chance], Associator] = Associator
) -> Match:
    """A whole game between bots."""
    match = Match(GAME, tuple(f"bot {seat}" for seat in range(players)), options, seed)
    bots = [make(Dice(Random(f"{seed} {seat}").random)) for seat in range(players)]
    while match.outcome is None:
        for who in list(match.table.ask.must):
            seat = who[0] if isinstance(who, tuple) else who
            match.submit(seat, bots[seat].answer(match.seen(seat)))
    return match


# The lexicon


def test_every_keyword_brings_many_things_to_mind_in_both_languages() -> None:
    lexicon = house_lexicon()
    assert set(lexicon.keywords) == {entry.de[0] for entry in house_words()}
    assert set(lexicon.topics) <= {entry.topic for entry in house_words()}
    for keyword, found in lexicon.keywords.items():
        assert min(len(found.de), len(found.en)) >= ENOUGH_TERMS, keyword


@pytest.mark.rule("D-38", "D-51", "D-52")
@pytest.mark.parametrize("language", Language)
def test_no_association_names_its_keyword(language: Language) -> None:
    lexicon = house_lexicon()
    for entry in house_words():
        own, found = (entry.de, lexicon.keywords[entry.de[0]].de)
        if language is Language.EN:
            own, found = (entry.en, lexicon.keywords[entry.de[0]].en)
        form = clue_form(language, (own[0],), (translations(own[0], language),), "1.2.3", ())
        for term in found:
            assert form.clue(0, term, []) == term


@pytest.mark.parametrize("line", ["Hund\tbellen", "Hund\ta\tb\nHund\tc\td", "Hund\ta\tb\tc"])
def test_a_broken_lexicon_is_refused_with_the_line(line: str) -> None:
    with pytest.raises(ValueError, match="line"):
        read_lexicon(line)


def test_a_word_counts_in_the_language_of_the_table() -> None:
    """Island is a country to Germans; what the English call so they hear as Insel."""
    mind = mind_of(Options())
    assert mind.listed("Island")[mind.at["Vulkan"]] == 1
    assert mind.listed("Island")[mind.at["Kokosnuss"]] < 0.5
    assert mind.listed("savanna")[mind.at["Löwe"]] == 1, "where no German word stands in the way, English is understood"


def test_a_term_is_written_as_befits_the_keyword() -> None:
    mind = mind_of(Options())
    assert mind.spelt("Strauss", "Vase") == "Strauß"
    assert mind.spelt("Strauss", "Fledermaus") == "Strauss"


@pytest.mark.parametrize("line", ["rund\tround", "rund\tround\tKugelfisch"])
def test_what_keywords_have_in_common_is_checked(line: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        add_common(house_lexicon(), line)


@pytest.mark.parametrize("language", Language)
def test_an_encryptor_says_only_what_is_listed(language: Language) -> None:
    """What is merely like a keyword would puzzle people."""
    for seed in range(2):
        state = played(4, {"language": language.value}, f"listed {seed}").table.state
        for team, sheet in enumerate(state.public.sheets):
            for line in sheet:
                for clue, number in zip(line.clues, digits(line.code or ""), strict=True):
                    own, common = associations(state.keywords[team][number - 1], language, house_lexicon())
                    assert clue in (*own.said(language), *common.said(language))


def test_no_clue_is_weighed_for_two_numbers_at_once() -> None:
    words = ("Löwe", "Pizza", "Klavier", "Regen")
    mind = mind_of(Options())
    form = clue_form(Language.DE, words, tuple(translations(word, Language.DE) for word in words), "1.2.3", ())
    plan = Plan(mind, form, (), (), 1)
    fear = plan.fears([[0, 1], [0, 1], [2]], True, dice())
    assert np.isfinite(fear[:, :, 0]).tolist() == [[False, True], [True, False]]


def test_an_encryptor_does_not_say_what_the_others_would_place() -> None:
    """After "Mähne" it does not go on with "Simba"."""
    words = ("Löwe", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    for code in ("1.4.3", "1.3.4", "1.2.3"):
        game = table(4, words, codes=[("3.1.4", "1.2.3"), (code, "1.2.3")]).name()
        game = game.write(("Chopin", "Mähne", "Schirm"), ("Leine", "Kopf", "Wolf")).guess("3.1.4").guess("1.2.3")
        writer = game.public.encryptors[0]
        assert writer is not None
        written = Associator(dice()).answer(game.seen(writer))
        assert isinstance(written, Write)
        assert written.first not in {"Simba", "Dompteur", "brüllen", "Savanne", "Rudel", "Raubtier", "Großkatze"}
        read = game.write((written.first, written.second, written.third), ("Knochen", "Zylinder", "Nacht"))
        decoder = read.public.guessers(W)[0][0]
        assert Associator(dice()).answer(read.seen(decoder)) == Guess(code), "the own team is not led astray"


# Playing


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("players", [3, 4, 7])
def test_bots_play_whole_games_and_understand_each_other(language: str, players: int) -> None:
    match = played(players, {"language": language}, "whole game")
    lines = [line for sheet in match.table.state.public.sheets for line in sheet]
    assert sum(line.guess != line.code for line in lines) <= 1
    assert all(clue is not None for line in lines for clue in line.clues)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(4, {}, "twice").record() == played(4, {}, "twice").record()


def test_a_bot_reads_a_clue_of_its_own_team() -> None:
    words = ("Löwe", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    game = (
        table(4, words, codes=[("3.1.4", "1.2.3")])
        .name()
        .write(("Mozart", "Mähne", "Schirm"), ("Leine", "Kopf", "Wolf"))
    )
    assert Associator(dice()).answer(game.seen(2)) == Guess("3.1.4")


def test_a_bot_intercepts_what_is_plain_to_see() -> None:
    words = ("Löwe", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    codes = [("3.1.4", "1.2.3"), ("1.4.3", "1.2.3")]
    game = table(4, words, codes=codes).name()
    game = game.write(("Chopin", "Mähne", "Schirm"), ("Leine", "Kopf", "Wolf")).guess("3.1.4").guess("1.2.3")
    game = game.write(("Simba", "Pfütze", "Flügel"), ("Knochen", "Zylinder", "Nacht"))
    assert Associator(dice()).answer(game.seen(1)) == Guess("1.4.3")


def test_a_bot_never_repeats_or_names_what_it_must_not() -> None:
    for seed in range(3):
        match = played(5, {"timer": 0}, f"legal {seed}")
        assert match.outcome is not None


def test_a_bot_confirms_what_a_team_mate_has_written() -> None:
    game = table(6).name().write()
    drafted, _ = game.table.draft(4, Guess("4.1.2"))
    at = type(game)(drafted)
    assert Associator(dice()).answer(at.seen(2)) == Guess("4.1.2")


def test_a_bot_tells_its_team_how_it_reads_a_clue_and_only_once() -> None:
    match = Match(GAME, tuple("abcdef"), {"teams": "121212"}, seed="talk")
    bots = [Associator(dice(seat)) for seat in range(6)]
    for _ in range(4):  # two teams name an encryptor, two encryptors write
        who = next(iter(who for who in match.table.ask.must if who not in match.table.sealed))
        seat = who[0] if isinstance(who, tuple) else who
        match.submit(seat, bots[seat].answer(match.seen(seat)))
    silent = match.table.state.public.encryptors[0]
    speaker = next(seat for seat in (0, 2, 4) if seat != silent)
    claim = bots[speaker].say(match.seen(speaker))
    assert isinstance(claim, IRead)
    match.say(speaker, match.seen(speaker).speaks[0], claim=claim)
    assert bots[speaker].say(match.seen(speaker)) is None
    assert match.seen(1).talk == (), "the others hear nothing of it"
    assert bots[1].say(match.seen(1)) is None, "nothing to guess in round 1"


def test_after_a_struck_clue_a_bot_thinks_anew() -> None:
    words = ("Löwe", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    game = table(4, words, codes=[("3.1.4", "1.2.3"), ("3.1.4", "1.2.3")]).name()
    game = game.write(("Chopin", "Dompteur", "Schirm"), ("Leine", "Kopf", "Wolf")).guess("3.1.4").guess("1.2.3")
    game = game.write(("Mozart", "Mähne", "Salami"), ("Knochen", "Zylinder", "Nacht"))
    decoder = game.public.guessers(W)[0][0]
    game = game.do(decoder, Guess("1.3.2"))
    kept = game.object(1, 3, {})
    assert Associator(dice()).answer(kept.seen(decoder)) == Guess("1.3.2"), "the clue stands, and so does the guess"
    struck = game.object(1, 3, dict.fromkeys(range(4), True))
    assert struck.seen(decoder).draft == Guess("1.3.2")
    assert Associator(dice()).answer(struck.seen(decoder)) in (Guess("3.1.2"), Guess("3.1.4"))


def test_a_bot_believes_its_team_where_it_has_no_idea_itself() -> None:
    match = Match(GAME, tuple("abcdef"), {"teams": "121212"}, seed="trust")
    bots = [Associator(dice(seat)) for seat in range(6)]
    for _ in range(2):  # two teams name an encryptor
        who = next(who for who in match.table.ask.must if who not in match.table.sealed)
        assert isinstance(who, tuple)
        match.submit(who[0], bots[who[0]].answer(match.seen(who[0])))
    for who in list(match.table.ask.must):  # whose clues mean nothing
        assert isinstance(who, int)
        match.submit(who, Write("K10", "K11", "K12"))
    silent = match.table.state.public.encryptors[0]
    listener, speaker = (seat for seat in (0, 2, 4) if seat != silent)
    for position, number in ((1, 4), (2, 3), (3, 1)):
        match.say(speaker, "white", claim=IRead(position, number))
    match.say(speaker, "white", claim=IRead(3, 2))
    match.say(1, "all", claim=IRead(1, 1))
    assert bots[listener].answer(match.seen(listener)) == Guess("4.3.2"), (
        "the last word of a mate, no word of the others"
    )


def objected(clue: str) -> Position:
    """Black objects to the first clue of White, whose keywords are Schwarz, Schildkröte, Cocktail and Mafia."""
    return table(6).name(0, 1).write((clue, "Panzer", "Strohhalm"), CLUES[1]).object(1, 1)


def votes(clue: str) -> list[bool]:
    """What bots say to it that hear of it: White's decoder, and the one who objected."""
    game = objected(clue)
    answers = [Associator(dice()).answer(game.seen(seat)) for seat in (2, 1)]
    return [answer.strike for answer in answers if isinstance(answer, Vote)]


@pytest.mark.rule("D-53", "D-32")
@pytest.mark.parametrize("clue", ["Nacht", "Wolkenkuckucksheim", "Quarz und Sand", "a love letter", "1984", "Ende"])
def test_a_bot_lets_clues_stand_that_speak_of_a_meaning(clue: str) -> None:
    assert votes(clue) == [False, False]


@pytest.mark.rule("D-53", "D-32")
@pytest.mark.parametrize(
    "clue",
    [
        "beginnt mit M",
        "Wort mit 5 Buchstaben",
        "reimt sich auf Harz",
        "zwei Silben",
        "das Wort auf Position drei",
        "five letters long",
    ],
)
def test_a_bot_of_either_team_strikes_a_clue_that_speaks_of_letters_rhymes_or_places(clue: str) -> None:
    assert votes(clue) == [True, True]


@pytest.mark.rule("D-53", "D-32")
@pytest.mark.parametrize("clue", ["Harz", "Farz", "ai fam", "Zwarsch"])
def test_a_bot_that_knows_the_keywords_hears_a_rhyme_and_sees_their_letters(clue: str) -> None:
    assert votes(clue) == [True, False], "the others do not know the keywords"


@pytest.mark.rule("D-53")
def test_a_bot_leaves_objecting_to_people() -> None:
    assert Associator(dice()).cut(table(4).name().write().seen(1)) is None


def test_with_words_it_has_never_heard_a_bot_still_plays() -> None:
    words = "Xaver, Yggdrasil, Zwetsche, Quinoa, Jojoba, Vichy, Wigwam, Umbra, Apfel"
    assert played(4, {"words": words}, "strange").outcome is not None


def test_a_bot_makes_something_of_clues_it_has_never_heard() -> None:
    mind = mind_of(Options())
    row = mind.row("brüllende Mähne")
    assert mind.texts[int(row.argmax())] == "Löwe"
    nothing = mind.row("🐢")
    assert nothing.max() == nothing.min()


def test_bots_have_levels_and_sides() -> None:
    assert [level for level in BOTS if level != "vectors"] == ["heuristic"], "vectors: only with the extra `words`"
    assert side(table(4).seen(0)) == W.value


@pytest.mark.parametrize("keyword", ["magnifying glass", "light bulb", "alarm clock"])
def test_no_bot_says_half_of_a_keyword(keyword: str) -> None:
    keywords = (keyword, "dog", "lion", "bear")
    form = clue_form(Language.EN, keywords, ((), (), (), ()), "1.2.3", ())
    plan = Plan(mind_of(Options(language=Language.EN)), form, [], (), 1.0)
    said = {word for idea in plan.ideas(0) for word in words(plan.clue(0, idea))}
    assert said
    assert said.isdisjoint(words(keyword))
