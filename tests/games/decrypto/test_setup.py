"""Before the game: teams, keywords, names, own lists (D-01 to D-07)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.decrypto.position import WORDS, B, W, dice, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.data import house_words, read
from maskenball.games.decrypto.events import KeywordsDealt, TeamNamed
from maskenball.games.decrypto.model import Deal, Language, NameTeam, Options
from maskenball.games.decrypto.saying import is_word
from maskenball.games.decrypto.setup import carry, deal
from maskenball.games.decrypto.spelling import plain
from maskenball.games.decrypto.words import check_words, house_pool, pool_of
from maskenball.kernel import Illegal, Malformed, Match, Refusal

MANY = "Apfel,Birne,Haus,Maus,Auto,Baum,Tisch,Stuhl,Ring,Turm,Fisch,Vogel,Hut,Schuh,Berg,Fluss,Stern,Mond,Wolke,Dorf"
LIST = "Apfel, Birne\nHaus; Maus\nAuto, Baum, Tisch, New York"


def refusal(options: dict[str, Any], players: int) -> str:
    """Why these options don't fit."""
    try:
        GAME.options(options, players)
    except Refusal as wrong:
        return wrong.code
    raise AssertionError("they fit")


# Teams


@pytest.mark.rule("D-01", "D-07")
@pytest.mark.parametrize("players", range(4, 9))
def test_teams_are_as_equal_as_possible(players: int) -> None:
    sizes = set()
    for seed in range(60):
        made = deal(Options(), players, dice(seed), None)
        assert sorted((*made.teams[0], *made.teams[1])) == list(range(players))
        sizes.add((len(made.teams[0]), len(made.teams[1])))
    low, high = players // 2, players - players // 2
    assert sizes == {(low, high), (high, low)}, "either team may be the larger one"


@pytest.mark.rule("D-07", "D-60")
def test_by_lot_everybody_can_be_the_interceptor() -> None:
    alone = Counter(deal(Options(), 3, dice(seed), None).teams[1] for seed in range(90))
    assert set(alone) == {(0,), (1,), (2,)}


@pytest.mark.rule("D-07")
def test_teams_by_choice() -> None:
    assert deal(Options(teams="22112"), 5, dice(), None).teams == ((2, 3), (0, 1, 4))
    assert deal(Options(teams="121"), 3, dice(), None).teams == ((0, 2), (1,))


@pytest.mark.rule("D-01", "D-07")
@pytest.mark.parametrize(
    ("teams", "players", "why"),
    [
        ("1112", 4, "teams_uneven"),
        ("11112", 5, "teams_uneven"),
        ("122", 3, "teams_uneven"),
        ("1122", 5, "teams_unclear"),
        ("11x2", 4, "teams_unclear"),
    ],
)
def test_teams_that_do_not_fit_are_refused(teams: str, players: int, why: str) -> None:
    assert refusal({"teams": teams}, players) == why


@pytest.mark.rule("D-06")
def test_a_team_may_choose_a_name() -> None:
    game = table(4).do(3, NameTeam("  Die   Füchse "))
    assert game.heard(TeamNamed) == [TeamNamed(B, 3, "Die Füchse")]
    assert game.public.names == ("", "Die Füchse")
    assert game.refusal(0, NameTeam("x" * 31)) == "long_text"
    assert game.name().refusal(0, NameTeam("zu spät")) in ("not_asked", "not_offered")


# Keywords


@pytest.mark.rule("D-02")
def test_each_member_knows_the_keywords_of_the_own_team_and_nobody_else() -> None:
    game = table(6)
    for seat in range(6):
        own, other = WORDS if seat % 2 == 0 else WORDS[::-1]
        assert game.heard(KeywordsDealt, seat) == [KeywordsDealt(*own)]
        assert game.seen(seat).view.keywords == own
        assert not any(word in str(game.seen(seat)) for word in other)
    assert not any(word in str(game.seen(None)) for words in WORDS for word in words)


@pytest.mark.rule("D-02")
def test_keywords_never_change() -> None:
    game = table(4)
    for _ in range(3):
        game = game.play_round()
        assert game.state.keywords == WORDS
        assert game.seen(0).view.keywords == WORDS[0]


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("language", Language)
def test_eight_different_keywords_no_two_of_a_team_on_one_topic(language: Language) -> None:
    options = Options(language=language)
    for seed in range(50):
        made = deal(options, 4, dice(seed), None)
        assert len({*made.keywords[0], *made.keywords[1]}) == 8
        for quartet in made.keywords:
            assert len({pool_of(options).words[text].topic for text in quartet}) == 4
    assert [len(quartet) for quartet in deal(options, 3, dice(), None).keywords] == [4, 0]


def test_no_word_of_a_team_is_part_of_another() -> None:
    german, english = house_pool(Language.DE), house_pool(Language.EN)
    assert not german.apart(("Schwein", "Sparschwein", "Mond", "Hammer"))
    assert not german.apart(("Mond", "Briefträger", "Hammer", "Brief"))
    assert not english.apart(("fire", "campfire", "moon", "hammer"))
    assert german.apart(("Schwein", "Brief", "Mond", "Hammer"))


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("language", Language)
def test_the_pool_has_440_words_and_more(language: Language) -> None:
    assert len(house_pool(language).words) >= 600


@pytest.mark.rule("D-03")
def test_a_group_meets_no_keyword_twice_until_the_pool_is_used_up() -> None:
    names = tuple("abcd")
    options = {"words": MANY}
    match = Match(GAME, names, options, seed="1")
    met = set(match.carry)
    assert len(met) == 8
    match = Match(GAME, names, options, seed="2", carry=match.carry)
    assert match.table.state.public.spent
    assert len(met | set(match.carry)) == 16
    last = Match(GAME, names, options, seed="3", carry=match.carry)
    assert last.table.state.public.spent == (), "four words are left, too few: the pool starts anew"
    assert len(carry(last.table.state)) == 8


@pytest.mark.rule("D-03")
def test_what_was_met_is_known_to_all_and_no_redealt_world_has_it_again() -> None:
    match = Match(GAME, tuple("abcd"), seed="1", carry=tuple(list(house_pool(Language.DE).words)[:100]))
    met = set(match.table.state.public.spent)
    for seed in range(30):
        world = GAME.redeal(match.seen(None).view, dice(seed))
        assert not met & {*world.state.keywords[0], *world.state.keywords[1]}


# A list of one's own


def test_a_group_may_bring_its_own_words() -> None:
    options = GAME.options({"words": LIST}, 4)
    made = deal(options, 4, dice(), None)
    assert {*made.keywords[0], *made.keywords[1]} == {
        "Apfel",
        "Birne",
        "Haus",
        "Maus",
        "Auto",
        "Baum",
        "Tisch",
        "New York",
    }


@pytest.mark.parametrize(
    ("words", "players", "why"),
    [
        ("Apfel, Birne, Haus, Maus, Auto, Baum, Tisch", 4, "words_few"),
        ("Apfel, Birne, Haus", 3, "words_few"),
        (LIST + ", äpfel, apfel", 4, "words_twice"),
        (LIST + ", Groesse, Größe", 4, "words_twice"),
        (LIST + ", R2D2", 4, "words_letters"),
        (LIST + ", ???", 4, "words_letters"),
        (LIST + ", X", 4, "words_letters"),
        (LIST + ", " + "x" * 31, 4, "words_long"),
    ],
)
def test_own_lists_are_checked(words: str, players: int, why: str) -> None:
    assert refusal({"words": words}, players) == why


def test_a_wrong_word_is_named() -> None:
    with pytest.raises(Illegal) as refused:
        check_words(LIST + ", R2D2", 4)
    assert refused.value.details["word"] == "R2D2"


# The house list


def test_house_words_can_be_dealt_and_told_apart() -> None:
    for language in Language:
        every = list(house_pool(language).words)
        check_words("\n".join(every), 8)
        said: dict[str, str] = {}
        for text in every:
            for form in (plain(text),):
                assert form not in said, f"{text} and {said.get(form)}"
                said[form] = text
        for text in every:
            twins = [said[form] for form in said if said[form] != text and is_word(form, text, language)]
            assert not twins, f"{text} is a form of {twins}"


def test_no_topic_is_so_large_that_few_quartets_are_left() -> None:
    topics = Counter(entry.topic for entry in house_words())
    assert len(topics) >= 20
    assert max(topics.values()) <= len(house_words()) / 8


@pytest.mark.parametrize(
    "line", ["Tier\tHund", "Tier\tHund\tdog\tchien", "Tier\t\tdog", "Tier\tKatze\tcat\nTier\tKatze\tcats"]
)
def test_a_broken_list_is_refused_with_the_line(line: str) -> None:
    with pytest.raises(ValueError, match="line"):
        read(line)


# Deals written by hand


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (Deal(((0, 1), (2,)), WORDS), "teams_unclear"),
        (Deal(((0, 1), (1, 2)), WORDS), "teams_unclear"),
        (Deal(((0, 1, 2), (3,)), WORDS), "teams_uneven"),
        (Deal(((0, 2), (1, 3)), (WORDS[0], ())), "deal_keywords"),
        (Deal(((0, 2), (1, 3)), (WORDS[0], WORDS[0])), "deal_keywords"),
        (Deal(((0, 2), (1, 3)), WORDS, (("1.2.3",),)), "deal_codes"),
        (Deal(((0, 2), (1, 3)), WORDS, (("1.2.3", "1.1.2"),)), "deal_codes"),
    ],
)
def test_a_deal_that_is_none_is_refused(made: Deal, why: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.check_deal(Options(), 4, made)
    assert refused.value.code == why
    assert W.other is B


@pytest.mark.parametrize(("option", "most"), [("timer", 600), ("guess_timer", 3600)])
def test_times_have_limits_and_0_is_off(option: str, most: int) -> None:
    for value in (0, most):
        assert getattr(GAME.options({option: value}), option) == value
    for value in (-1, most + 1):
        with pytest.raises(Malformed):
            GAME.options({option: value})


def test_the_longest_list_of_own_words_fits_and_a_longer_one_does_not() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = [f"{one}{two}{three}".ljust(30, "x") for one in letters for two in letters for three in letters][:1000]
    text = ", ".join(words)
    assert GAME.options({"words": text}).words == text
    with pytest.raises(Malformed):
        GAME.options({"words": text + "xyz"})
