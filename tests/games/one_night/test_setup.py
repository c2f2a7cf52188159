"""Set-up and reveal (N-01 to N-11)."""

from collections import Counter
from random import Random

import pytest
from tests.games.one_night.position import R, S, deal, illegal, table

from maskenball.games.one_night import GAME
from maskenball.games.one_night.data import SETS, read_sets
from maskenball.games.one_night.events import Began, Dealt, MarkerTaken, SawSpies
from maskenball.games.one_night.model import CardSet, Deal, Search, Specialist
from maskenball.kernel import Dice, Illegal, Malformed, Match, see

RECOMMENDED = (
    *("recruiter", "investigator", "thief", "signaller", "observer"),
    *("investigator", "signaller", "observer", "thief", "recruiter"),
)


def deals(players: int, count: int) -> list[Deal]:
    dice = Dice(Random(players).random)
    return [GAME.deal(GAME.options(None, players), players, dice, None) for _ in range(count)]


@pytest.mark.rule("N-01")
@pytest.mark.parametrize("players", range(3, 11))
def test_three_spy_tokens_are_shuffled_among_players_and_hq(players: int) -> None:
    found = deals(players, 3000)
    assert {(len(one.tokens), len(one.hq), (one.tokens + one.hq).count(S)) for one in found} == {(players, 3, 3)}
    assert {one.tokens.count(S) for one in found} == {0, 1, 2, 3}
    places = Counter(at for one in found for at, token in enumerate(one.tokens + one.hq) if token is S)
    expected = 3000 * 3 / (players + 3)
    assert all(abs(places[at] - expected) < 6 * expected**0.5 for at in range(players + 3))


@pytest.mark.rule("N-01")
@pytest.mark.parametrize(
    ("cast", "hq"), [("S-Thief S-Observer R-Recruiter", "SSR"), ("R-Thief R-Observer R-Rogue", "SS")]
)
def test_a_deal_with_other_tokens_is_refused(cast: str, hq: str) -> None:
    with pytest.raises(Illegal, match="deal_tokens"):
        table(cast, hq)


@pytest.mark.rule("N-02", "N-70")
def test_everybody_looks_at_the_own_token_once_and_goes_on_remembering_that_look() -> None:
    position = table("R-Thief S-Investigator R-Observer")
    for seat, token in enumerate((R, S, R)):
        card = position.state.deal.cards[seat]
        assert position.heard(seat, Dealt) == [Dealt(token, card)]
    assert position.heard(None, Dealt) == []
    asleep = position.sleep()
    later = asleep.turn(asleep.offered(0)[0])  # the Thief takes the Investigator's token
    assert later.tokens[:3] == "SRR"
    assert (later.view(1).token, later.heard(1, Dealt)) == (S, [Dealt(S, Specialist.INVESTIGATOR)])
    assert later.reading(1).count(b'"resistance"') == 0, "what the token is now is not shown"


@pytest.mark.rule("N-03")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_default_is_the_recommended_set(players: int) -> None:
    cards = table_cards(players)
    assert sorted(cards) == sorted(RECOMMENDED[:players])


def table_cards(players: int) -> tuple[Specialist, ...]:
    match = Match(GAME, tuple(map(str, range(players))))
    cards: tuple[Specialist, ...] = match.seen(None).view.public.cards
    return cards


@pytest.mark.rule("N-03")
def test_a_set_of_another_size_or_with_three_of_a_kind_is_refused() -> None:
    assert illegal("cards_count", {"cards": ["thief"] * 2}, 3)
    assert illegal("cards_count", {"cards": ["thief", "rogue", "observer", "analyst"]}, 3)
    assert illegal("cards_copies", {"cards": ["thief"] * 3}, 3)
    assert GAME.options({"cards": ["thief", "thief", "deep_agent"]}, 3).cards.count(Specialist.THIEF) == 2
    assert len(Specialist) == 11


@pytest.mark.rule("N-03")
def test_house_sets_are_checked_when_they_are_read() -> None:
    assert set(SETS) == set(CardSet)
    with pytest.raises(ValueError, match="exactly these sets"):
        read_sets(b"{}")
    three = ",".join(f'"{name}": {["thief"] * 3 + ["rogue"] * 7}' for name in CardSet).replace("'", '"')
    with pytest.raises(ValueError, match="needs 10 cards"):
        read_sets(f"{{{three}}}".encode())


@pytest.mark.rule("N-04", "N-84")
def test_the_set_is_public_and_the_cards_are_not() -> None:
    position = table("R-Thief S-Investigator R-Observer")
    for seat in (None, 0, 1, 2):
        assert position.heard(seat, Began) == [Began(0, (*map(Specialist, ("investigator", "thief", "observer")),))]
    assert [position.view(seat).card for seat in (None, 0)] == [None, Specialist.THIEF]
    other = table("R-Observer S-Investigator R-Thief")
    assert position.reading(1) == other.reading(1)
    assert position.reading(None) == other.reading(None)


@pytest.mark.rule("N-04")
def test_cards_are_shuffled_and_none_is_left_over() -> None:
    found = deals(5, 400)
    assert {tuple(sorted(one.cards)) for one in found} == {tuple(sorted(RECOMMENDED[:5]))}
    assert {one.cards[0] for one in found} == set(map(Specialist, RECOMMENDED[:5]))
    with pytest.raises(Illegal, match="deal_cards"):
        GAME.check_deal(GAME.options(None, 3), 3, deal("R-Thief R-Thief R-Recruiter"))


@pytest.mark.rule("N-05")
def test_the_first_leader_is_random_and_later_games_pass_the_marker_to_the_left() -> None:
    assert {one.leader for one in deals(4, 100)} == {0, 1, 2, 3}
    names = ("Ada", "Bo", "Cy")
    leaders = []
    match = Match(GAME, names, seed="first")
    for game in range(4):
        leaders.append(match.seen(0).view.public.leader)
        match = Match(GAME, names, seed=f"game {game}", carry=match.carry)
    assert [(leader - leaders[0]) % 3 for leader in leaders] == [0, 1, 2, 0]
    with pytest.raises(Illegal, match="deal_leader"):
        table("R-Thief R-Observer R-Rogue", leader=3)


@pytest.mark.rule("N-10", "N-11")
def test_spies_see_each_other_and_the_resistance_sees_nothing() -> None:
    position = table("S-Thief R-Investigator S-Observer R-Recruiter").sleep()
    assert position.heard(0, SawSpies) == [SawSpies((2,))]
    assert position.heard(2, SawSpies) == [SawSpies((0,))]
    assert [position.heard(seat, SawSpies) for seat in (1, 3, None)] == [[], [], []]
    other = table("S-Thief R-Investigator R-Observer S-Recruiter").sleep()
    assert position.reading(1) == other.reading(1)


@pytest.mark.rule("N-10")
def test_a_spy_may_find_to_be_alone() -> None:
    position = table("S-Thief R-Investigator R-Observer", hq="SSR").sleep()
    assert position.heard(0, SawSpies) == [SawSpies(())]
    assert not table("R-Thief R-Investigator R-Observer", hq="SSS").sleep().heard(0, SawSpies)


@pytest.mark.rule("N-10")
def test_nobody_sees_a_spy_before_all_have_closed_their_eyes() -> None:
    position = table("S-Thief S-Investigator R-Observer")
    assert not position.heard(0, SawSpies)
    assert see(position.table, 0).awaited == (0, 1, 2)


@pytest.mark.rule("N-40", "N-78")
def test_a_deep_agent_is_seen_by_the_other_spies_and_sees_nobody() -> None:
    position = table("S-Deep_agent S-Thief S-Deep_agent R-Observer").sleep()
    assert position.heard(1, SawSpies) == [SawSpies((0, 2), (0, 2))]
    assert position.heard(0, SawSpies) == position.heard(2, SawSpies) == []
    loyal = table("R-Deep_agent S-Thief R-Deep_agent S-Observer").sleep()
    assert loyal.heard(1, SawSpies) == [SawSpies((3,))]


@pytest.mark.rule("N-50")
def test_markers_are_untouched_at_first() -> None:
    assert table("R-Thief S-Investigator R-Observer").heard(None, MarkerTaken) == []


@pytest.mark.parametrize(("option", "least", "most"), [("night", 5, 600), ("discussion", 0, 7200), ("answer", 0, 300)])
def test_times_have_limits(option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert getattr(GAME.options({option: value}), option) == value
    for value in (least - 1, most + 1):
        with pytest.raises(Malformed):
            GAME.options({option: value})


def test_without_options_the_recommended_cards_are_played_with_twelve_seconds_a_turn_and_no_hurry() -> None:
    options = GAME.options()
    assert (options.card_set, options.cards) == (CardSet.RECOMMENDED, ())
    assert (options.night, options.discussion, options.answer) == (12, 0, 0)


@pytest.mark.rule("N-03")
def test_a_choice_of_cards_names_at_most_twenty() -> None:
    assert len(GAME.options({"cards": ["thief"] * 20}).cards) == 20
    with pytest.raises(Malformed):
        GAME.options({"cards": ["thief"] * 21})


@pytest.mark.rule("N-01")
@pytest.mark.parametrize(
    ("tokens", "hq"), [("RRRR", "SSS"), ("RR", "SSS"), ("RRR", "SSSR"), ("RRR", "SSR"), ("SRR", "SSS"), ("SRR", "SS")]
)
def test_a_deal_needs_a_token_for_each_player_three_for_hq_and_three_spies_among_them(tokens: str, hq: str) -> None:
    letters = {"R": R, "S": S}
    cards = tuple(map(Specialist, sorted(RECOMMENDED[:3])))
    written = Deal(tuple(map(letters.get, tokens)), tuple(map(letters.get, hq)), cards, 0)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="deal_tokens"):
        GAME.check_deal(GAME.options(None, 3), 3, written)


@pytest.mark.rule("N-05")
@pytest.mark.parametrize("leader", [3, 4, 9])
def test_the_leader_of_a_deal_sits_at_the_table(leader: int) -> None:
    table("R-Thief R-Observer R-Rogue", leader=2)
    with pytest.raises(Illegal, match="deal_leader"):
        table("R-Thief R-Observer R-Rogue", leader=leader)


@pytest.mark.rule("N-05")
def test_the_leader_marker_stays_with_the_person_or_else_with_the_place() -> None:
    dice = Dice(Random(1).random)
    assert [GAME.deal(GAME.options(None, 3), 3, dice, carry).leader for carry in range(6)] == [0, 1, 2, 0, 1, 2]
    assert GAME.carry(table("R-Thief R-Observer R-Rogue", leader=2).state) == 0
    assert GAME.carry(table("R-Thief R-Observer R-Rogue", leader=0).state) == 1
    assert GAME.reseat(1, (2, 0, 1)) == 2
    assert GAME.reseat(0, (None, 0, 2)) == 1
    assert GAME.reseat(1, (0, 2, None)) == 1, "whoever sat there is gone"
    assert GAME.reseat(4, (0, 1, 2)) == 1, "and so is the place"


@pytest.mark.rule("N-41")
def test_hq_has_three_places() -> None:
    for place in range(3):
        assert GAME.action({"type": "Search", "place": place}) == Search(place)
    for place in (-1, 3):
        with pytest.raises(Malformed):
            GAME.action({"type": "Search", "place": place})


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="dragons"):
        GAME.options({"dragons": 1})


@pytest.mark.rule("N-02")
def test_before_the_night_nobody_is_at_rest_and_nothing_lies_open() -> None:
    state = table("R-Thief S-Investigator R-Observer").state
    assert (state.resting, state.open, state.deeds) == (False, (), ())
    assert (state.public.votes, state.public.eliminated, state.public.open_seats, state.public.open_hq) == ((),) * 4
