"""Options of the base box: blind spies and targeting (W-09, W-12, W-13)."""

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.resistance.position import HUNT, PLAIN, Position, refused_options, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Proposed, Saw, Voted
from maskenball.games.resistance.model import (
    Card,
    Deal,
    IAm,
    IDistrust,
    Investigate,
    ISaw,
    ITrust,
    Loyalty,
    Occasion,
    Options,
    Play,
    Plot,
    Propose,
    Recognition,
    Side,
    Vote,
)
from maskenball.kernel import CLOCK, Bell, Claim, Illegal, Malformed, Outcome, Slot

FAIL = Card.FAIL
REFUSED = ("not_offered", "wrong_number")


def fields_open(game: Position) -> set[int | None]:
    return {action.field for action in game.offered(game.public.leader) if isinstance(action, Propose)}


@pytest.mark.rule("W-09", "W-13")
@pytest.mark.parametrize("cast", [PLAIN[7], HUNT[7], HUNT[10], "S S-Hacker R R R"])
def test_blind_spies_know_neither_each_other_nor_their_chief(cast: str) -> None:
    game = table(cast, blind_spies=True)
    spies = [seat for seat, name in enumerate(cast.split()) if name.startswith("S")]
    assert all(game.recognised(seat) == {} for seat in spies)


@pytest.mark.rule("W-13")
def test_resistance_chiefs_see_as_usual_beside_blind_spies() -> None:
    game = table("R-Chief R-Hunter S-Chief S-Hunter Coordinator R S R-Chief", blind_spies=True)
    chief, coordinator = Recognition.RESISTANCE_CHIEF, Recognition.COORDINATOR
    assert game.recognised(0) == {7: chief, 4: coordinator}
    assert game.recognised(7) == {0: chief, 4: coordinator}


@pytest.mark.rule("W-13")
@pytest.mark.parametrize(
    "options",
    [
        {"hunter": True, "double_agent": True},
        {"hunter": True, "double_agent": True, "deceiver": True},
        {"spy_hacker": True, "hidden_hacker": True},
    ],
)
def test_blind_spies_go_with_nothing_that_needs_the_reveal(options: dict[str, bool]) -> None:
    assert refused_options(9, **options) == "accepted"
    assert refused_options(9, blind_spies=True, **options) == "blind_spies_know_nobody"


@pytest.mark.rule("W-09")
def test_with_targeting_the_leader_proposes_mission_and_team_and_one_vote_decides_on_both() -> None:
    game = table(PLAIN[5], targeting=True).propose(0, 1, 2, field=3)
    assert game.heard(None, Proposed) == [Proposed(0, 3, (0, 1, 2))]
    game = game.vote("YYYNN")
    assert [(voted.field, voted.team) for voted in game.heard(None, Voted)] == [(3, (0, 1, 2))]
    assert game.cards().public.results == (None, None, None, True, None)


@pytest.mark.rule("W-09")
def test_with_targeting_each_mission_is_played_once() -> None:
    game = table(PLAIN[5], targeting=True).mission(0, 1, 2, field=3)
    assert fields_open(game) == {0, 1, 2}
    assert game.refusal(1, Propose((0, 1, 2), 3)) in REFUSED
    assert game.refusal(1, Propose((0, 1, 2))) in REFUSED


@pytest.mark.rule("W-09")
def test_with_targeting_the_fifth_mission_waits_for_two_successes() -> None:
    game = table(PLAIN[5], targeting=True)
    assert fields_open(game) == {0, 1, 2, 3}
    game = game.mission(2, 3, field=0)
    assert fields_open(game) == {1, 2, 3}
    game = game.mission(0, 1, 2, field=1, play={0: FAIL})
    assert fields_open(game) == {2, 3}
    game = game.mission(2, 3, field=2)
    assert fields_open(game) == {3, 4}
    assert game.mission(2, 3, 4, field=4).outcome == Outcome("three_successes", "resistance", (2, 3, 4))


@pytest.mark.rule("W-12")
def test_with_targeting_size_and_number_of_fails_belong_to_the_field() -> None:
    game = table(PLAIN[7], targeting=True)
    assert game.refusal(0, Propose((0, 1), 3)) == "wrong_number"
    game = game.mission(0, 1, 2, 3, field=3, play={0: FAIL})
    assert game.public.results[3] is True
    game = game.mission(3, 4, 5, field=1).mission(0, 4, 5, field=2, play={0: FAIL})
    assert game.refusal(3, Propose((0, 1, 2, 3), 0)) in REFUSED
    game = game.mission(0, 1, field=0, play={0: FAIL})
    assert game.public.results == (False, True, False, True, None)


@pytest.mark.rule("W-12", "J-04", "J-23", "J-33")
def test_with_targeting_the_fifth_mission_played_has_no_token_and_no_investigation() -> None:
    game = table(HUNT[5], leader=4, targeting=True)
    assert game.refusal(4, Propose((0, 1, 4), 3)) != "accepted"
    game = game.mission(0, 1, 4, field=3, token=2)
    assert game.phase == "Investigating"
    game = game.investigate(0).mission(0, 4, field=0).investigate(1)
    assert game.refusal(1, Propose((0, 1, 2), 4)) != "accepted", "the third mission, though on field 5"
    game = game.mission(0, 1, 2, field=4, token=3, play={2: FAIL}).ring()
    assert game.phase == "Investigating"
    assert game.asked == (3,)
    game = game.investigate(4).mission(2, 4, field=2, token=0, play={2: FAIL}).ring().investigate(4)
    assert game.public.results == (True, None, False, True, False)
    assert game.refusal(3, Propose((0, 1, 2), 1, 4)) != "accepted"
    game = game.mission(0, 1, 4, field=1)
    assert game.phase == "Accusing"
    game = game.accuse(4)
    assert game.public.results == (True, False, False, True, False), "the last mission played is turned, on field 2"
    assert game.phase == "Accusing", "no investigation any more, the other Hunter is next"


@pytest.mark.rule("W-12", "V-02")
def test_with_targeting_the_interrogation_follows_the_second_mission_played() -> None:
    game = table(PLAIN[5], targeting=True, interrogator=True).mission(2, 3, field=2)
    assert game.phase == "Proposing"
    assert game.mission(2, 3, field=0).phase == "Interrogating"


@pytest.mark.rule("W-12", "W-05")
def test_with_targeting_rejections_count_on_when_another_field_is_proposed() -> None:
    game = table(PLAIN[5], targeting=True)
    for field in (0, 1, 2, 3):
        game = game.propose(*range(2 + field % 2), field=field).vote("NNNNN")
    assert game.public.rejected == 4
    assert game.propose(0, 1, field=0).vote("NNNNN").outcome == Outcome("five_rejected", "spies", (0, 1))


def test_without_options_the_base_game_is_played() -> None:
    options = GAME.options()
    assert not any(getattr(options, name) for name in options.__struct_fields__)
    assert options == Options()


@pytest.mark.rule("W-02", "W-03")
def test_a_deal_by_hand_has_to_fit() -> None:
    characters = table(PLAIN[5]).state.characters
    for leader in (0, 4):
        GAME.check_deal(Options(), 5, Deal(characters, leader))
    for deal, code in (
        (Deal(characters, 5), "deal_leader"),
        (Deal(characters, 6), "deal_leader"),
        (Deal(characters[1:], 0), "deal_characters"),
        (Deal((*characters, characters[0]), 0), "deal_characters"),
        (Deal(characters, 0, (Plot.CLOSE_EYE,)), "deal_deck"),
    ):
        with pytest.raises(Illegal, match=code):
            GAME.check_deal(Options(), 5, deal)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"characters": [], "leader": 0, "dragons": 1}, Deal)


@pytest.mark.rule("W-03", "W-04", "J-04")
def test_what_counts_for_a_silent_leader_and_for_silent_voters() -> None:
    assert table(PLAIN[5], leader=3).table.ask.must[3].safe() == Propose((3, 4))
    assert table(PLAIN[5], leader=4).table.ask.must[4].safe() == Propose((0, 4))
    assert table(HUNT[5], leader=3).table.ask.must[3].safe() == Propose((3, 4), None, 0)
    assert table(PLAIN[5], leader=1, targeting=True).table.ask.must[1].safe() == Propose((1, 2), 0)
    assert table(PLAIN[5]).propose(0, 1).table.ask.must[4].safe() == Vote(True)
    assert table(PLAIN[5]).accept(0, 1).table.ask.must[0].safe() == Play(Card.SUCCESS)


@pytest.mark.rule("W-09")
def test_a_field_is_one_of_five() -> None:
    for field in range(5):
        assert msgspec.convert({"type": "Propose", "team": [0], "field": field}, GAME.any_action) == Propose(
            (0,), field
        )
    for field in (-1, 5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "Propose", "team": [0], "field": field}, GAME.any_action)


@pytest.mark.rule("J-13", "J-31", "W-14")
def test_how_long_people_may_ponder_and_show() -> None:
    pondering = table(HUNT[5], results="S").accept(2, 3, 4).cards({3: Card.FAIL})
    assert pondering.table.ask.bell == Bell("ponder", 12)
    assert pondering.table.ask.must[CLOCK] == Slot("ponder", 12)
    assert pondering.table.ask.hush
    showing = table(HUNT[5], leader=1).mission(0, 1).do(1, Investigate(4))
    assert showing.table.ask.bell == Bell("show", 15, turn=4)
    assert showing.table.ask.must[CLOCK] == Slot("show", 15)
    assert showing.table.ask.hush
    playing = table(PLAIN[7]).accept(0, 1).table.ask
    assert (playing.hush, playing.bell) == (True, None)
    assert table(PLAIN[5]).accept(0, 1).table.ask.hush


@pytest.mark.rule("W-10", "J-31")
@pytest.mark.parametrize(
    ("cast", "cards"),
    [
        (PLAIN[5], "resistance spy"),
        (PLAIN[7], "resistance spy"),
        (HUNT[6], "resistance spy chief no_chief"),
        (HUNT[7], "resistance spy resistance_chief spy_chief no_chief"),
    ],
)
def test_all_that_can_be_claimed(cast: str, cards: str) -> None:
    game = table(cast, leader=1, results="S", interrogator=True)
    players = game.public.players
    others = [seat for seat in range(players) if seat != 2]
    plain: list[Claim] = [*map(IAm, Side), *map(ITrust, others), *map(IDistrust, others)]
    assert list(GAME.claims(GAME.view(game.state, 2)) or ()) == plain
    notes = tuple(
        (Saw(4, Loyalty.SPY, Occasion.INTERROGATION, 2), Saw(0, Loyalty.SPY, Occasion.INTERROGATION, 3))
        if seat == 2
        else ()
        for seat in range(players)
    )
    state = replace(game.state, notes=notes)
    told = [ISaw(seat, Loyalty(card)) for seat in (0, 4) for card in cards.split()]
    assert list(GAME.claims(GAME.view(state, 2)) or ()) == [*plain, *told]


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="dragons"):
        GAME.options({"dragons": 1})
