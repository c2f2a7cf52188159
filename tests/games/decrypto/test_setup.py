"""Before the game: teams, keywords, names, own lists (D-01 to D-07)."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.games.decrypto.position import WORDS, B, W, dice, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.data import house_words, read
from maskenball.games.decrypto.events import KeywordsDealt, TeamNamed
from maskenball.games.decrypto.model import Deal, IPass, IRead, IWouldEncrypt, Language, NameTeam, Options
from maskenball.games.decrypto.saying import is_word
from maskenball.games.decrypto.setup import carry, deal
from maskenball.games.decrypto.spelling import plain
from maskenball.games.decrypto.words import check_words, house_pool, own_words, pool_of
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


def test_without_options_ours_are_the_words_and_only_the_second_encryptor_is_hurried() -> None:
    assert GAME.options() == Options(Language.DE, 30, 0, "", "")


def test_teams_by_choice_are_written_in_at_most_twenty_signs() -> None:
    assert GAME.options({"teams": "1" * 20}).teams == "1" * 20
    with pytest.raises(Malformed):
        GAME.options({"teams": "1" * 21})


@pytest.mark.rule("D-06")
def test_a_name_of_a_team_has_up_to_thirty_letters() -> None:
    assert table(4).do(0, NameTeam("x" * 30)).public.names == ("x" * 30, "")


@pytest.mark.rule("D-04", "D-23")
@pytest.mark.parametrize(("players", "rounds", "cards"), [(3, 5, 1), (4, 8, 2), (8, 8, 2)])
def test_a_code_for_each_team_and_round_is_dealt(players: int, rounds: int, cards: int) -> None:
    made = deal(Options(), players, dice(), None)
    assert [len(each) for each in made.codes] == [cards] * rounds


def many(count: int) -> str:
    """So many different words."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return ",".join([f"{one}{two}{three}" for one in letters for two in letters for three in letters][:count])


@pytest.mark.parametrize(("count", "players", "fits"), [(4, 3, True), (7, 4, False), (8, 4, True), (1000, 8, True)])
def test_how_many_words_a_list_has_to_have(count: int, players: int, fits: bool) -> None:
    if fits:
        check_words(many(count), players)
    else:
        with pytest.raises(Illegal) as refused:
            check_words(many(count), players)
        assert refused.value.details == {"least": 8, "given": count}


def test_a_list_may_have_a_thousand_words_of_two_to_thirty_letters() -> None:
    with pytest.raises(Illegal) as refused:
        check_words(many(1001), 4)
    assert (refused.value.code, refused.value.details) == ("words_many", {"given": 1001, "most": 1000})
    check_words(LIST + ", Ei, " + "x" * 30, 4)
    with pytest.raises(Illegal) as refused:
        check_words(LIST + ", " + "x" * 32, 4)
    assert refused.value.details == {"word": "x" * 32, "most": 30, "given": 32}
    with pytest.raises(Illegal) as refused:
        check_words(LIST + ", apfel", 4)
    assert refused.value.details == {"word": "apfel", "other": "Apfel"}


def test_words_are_read_with_commas_semicolons_or_a_line_each() -> None:
    assert own_words(" New   York ,Haus;;Maus\n\n Auto ") == ("New York", "Haus", "Maus", "Auto")


THREE = ((0, 1), (2,))


@pytest.mark.rule("D-60")
@pytest.mark.parametrize(
    ("made", "why"),
    [
        (Deal(THREE, (WORDS[0], ()), (("1.2.3",),)), None),
        (Deal(THREE, WORDS), "deal_keywords"),
        (Deal(THREE, (WORDS[0][:3], ())), "deal_keywords"),
        (Deal(THREE, (("a", "b", "c", " "), ())), "deal_keywords"),
        (Deal(THREE, (("a", "b", "c", "A"), ())), "deal_keywords"),
        (Deal(THREE, (WORDS[0], ()), (("1.2.3", "1.2.4"),)), "deal_codes"),
        (Deal(THREE, (WORDS[0], ()), (("1.2.3",), ())), "deal_codes"),
        (Deal(((0,), (1, 2)), (WORDS[0], ())), "teams_uneven"),
        (Deal(((0, 1, 2), ()), (WORDS[0], ())), "teams_uneven"),
    ],
)
def test_a_deal_for_three_has_keywords_and_codes_for_one_team(made: Deal, why: str | None) -> None:
    if why is None:
        GAME.check_deal(Options(), 3, made)
        return
    with pytest.raises(Illegal) as refused:
        GAME.check_deal(Options(), 3, made)
    assert refused.value.code == why


@pytest.mark.rule("D-15")
def test_all_that_can_be_claimed() -> None:
    naming = table(4)
    assert list(naming.seen(0).claims or ()) == [IWouldEncrypt(), IPass()]
    assert naming.name().seen(2).claims is None
    guessing = naming.name().write()
    readings = [IRead(position, number) for position in (1, 2, 3) for number in (1, 2, 3, 4)]
    assert list(guessing.seen(1).claims or ()) == [*readings, IPass()]
    for wrong in ({"position": 0}, {"position": 4}, {"number": 0}, {"number": 5}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "IRead", "position": 1, "number": 1, **wrong}, GAME.any_claim)


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="dragons"):
        GAME.options({"dragons": 1})
