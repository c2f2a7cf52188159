"""Encounters (K-23 to K-29)."""

import pytest
from tests.games.cultists.position import at

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.box import Hand, Pulse
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.events import Gave, Met, PulseGiven
from maskenball.games.cultists.flow import Stage
from maskenball.games.cultists.model import Encounters, Give, Move, Options, PulseCard, RestartPower
from maskenball.games.cultists.movement import Moving
from maskenball.kernel import see

ALL = (0, 1, 2, 3)
OFF = {"power": False}
A, M = Pulse.ALIVE, Pulse.MURDERED


@pytest.mark.rule("K-23")
def test_with_power_exactly_two_living_players_meet() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R7 R9").do({0: Move(("R4",))})
    assert game.said(Met) == [Met("R4", (0, 1))]
    assert isinstance(game.state.phase, Meeting)
    assert set(game.table.ask.must) == {0, 1}


@pytest.mark.rule("K-23")
def test_with_power_a_third_one_entering_meets_nobody() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R4 R9").do({0: Move(("R4",))})
    assert not game.said(Met)
    assert isinstance(game.state.phase, Moving)


@pytest.mark.rule("K-24")
@pytest.mark.parametrize(("places", "here"), [("R1 R4 R9 R9", (0, 1)), ("R1 R4 R4 R9", (0, 1, 2))])
def test_without_power_two_or_more_meet(places: str, here: tuple[int, ...]) -> None:
    game = at("C I I S", Moving(ALL), places, public=OFF).do({0: Move(("R4",))})
    assert game.said(Met) == [Met("R4", here)]
    assert set(game.table.ask.must) == set(here)


@pytest.mark.rule("K-25")
def test_of_two_each_gives_the_other_a_card_face_down() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R7 R9").do({0: Move(("R4",))}).do({0: Give(M)})
    assert game.said(PulseGiven) == [PulseGiven(0, 1), PulseGiven(1, 0)]
    assert game.state.pulses[1] == (PulseCard(A), PulseCard(M, 0))
    assert game.state.pulses[0] == (PulseCard(A), PulseCard(A, 1))
    assert (game.state.hands[0].murdered, game.state.hands[1].alive) == (1, 7), "what is given has left the hand"
    assert game.public.pulse_hands[:2] == (7, 7)


@pytest.mark.rule("K-18", "K-26")
def test_only_the_giver_knows_the_card_that_was_given() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R7 R9").do({0: Move(("R4",))}).do({0: Give(M)})
    assert game.whispered(0, Gave) == [Gave(M, 1)]
    assert game.whispered(1, Gave) == [Gave(A, 0)]
    assert game.public.pulse_hands == (7, 7, 8, 8)
    assert game.public.pulse_decks == (2, 2, 1, 1)
    assert game.whispered(0, Gave) == [Gave(M, 1)]
    assert game.whispered(1, Gave) == [Gave(A, 0)]


@pytest.mark.rule("K-25")
def test_all_are_asked_also_with_one_kind_in_hand_and_nobody_is_told_who_thinks() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R7 R9").do({0: Move(("R4",))})
    assert list(game.choice(0)) == [Give(A), Give(M)]
    assert list(game.choice(1)) == [Give(A)]
    assert game.choice(0).safe() == game.choice(1).safe()
    assert see(game.table, 2).awaited is None


@pytest.mark.rule("K-25")
def test_among_more_than_two_each_chooses_one_of_the_others() -> None:
    game = at("C I I S", Moving(ALL), "R1 R4 R4 R9", public=OFF).do({0: Move(("R4",))})
    assert {answer.to for answer in game.choice(1)} == {0, 2}
    game = game.do({0: Give(M, 2), 1: Give(A, 2), 2: Give(A, 0)})
    assert game.said(PulseGiven) == [PulseGiven(0, 2), PulseGiven(1, 2), PulseGiven(2, 0)]
    assert [card.by for card in game.state.pulses[2]] == [None, 0, 1]


@pytest.mark.rule("K-26")
def test_who_is_out_of_pulse_cards_gives_nothing_but_still_receives() -> None:
    empty = Hand(0, 0, 8, 0, 0)
    game = at("C I I S", Moving(ALL), "R1 R4 R7 R9", hands={1: empty}).do({0: Move(("R4",))})
    assert set(game.table.ask.must) == {0}
    game = game.do({0: Give(A)})
    assert game.said(PulseGiven) == [PulseGiven(0, 1)]
    nobody = at("C I I S", Moving(ALL), "R1 R4 R7 R9", hands={0: empty, 1: empty}).do({0: Move(("R4",))})
    assert nobody.said(Met)
    assert isinstance(nobody.state.phase, Moving)


@pytest.mark.rule("K-26")
def test_nobody_looks_at_what_was_received() -> None:
    start = at("C I I S", Moving(ALL), "R1 R4 R7 R9").do({0: Move(("R4",))})
    kind, cruel = start.do({0: Give(A)}), start.do({0: Give(M)})
    for seat in (None, 1, 2, 3):
        assert see(kind.table, seat) == see(cruel.table, seat)


@pytest.mark.rule("K-27")
def test_ghosts_are_ignored() -> None:
    beside = at("C I I S", Moving(ALL), "R1 R4 R4 R9", ghosts=[2]).do({0: Move(("R4",))})
    assert beside.said(Met) == [Met("R4", (0, 1))]
    coming = at("C I I S", Moving((2, 3)), "R1 R4 R9 R7", ghosts=[2]).do({2: Move(("R4",))})
    assert not coming.said(Met)
    third = at("C I I S", Moving((2, 3)), "R4 R4 R9 R7", ghosts=[2]).do({2: Move(("R4",))})
    assert not third.said(Met), "nor do the two who are there already"
    alone = at("C I I S", Moving(ALL), "R1 R4 R9 R9", ghosts=[1], public=OFF).do({0: Move(("R4",))})
    assert not alone.said(Met)


@pytest.mark.rule("K-28", "K-29")
def test_encounters_on_the_way_are_resolved_one_by_one() -> None:
    game = at("C I I S", Moving(ALL), "R5 G3 R1 R4").do({0: Move(("G3", "R4", "R1"))})
    for place, other in (("G3", 1), ("R4", 3), ("R1", 2)):
        assert game.said(Met) == [Met(place, tuple(sorted((0, other))))]
        assert game.public.places[0] == place
        game = game.do({0: Give(A)})
    assert game.state.phase == Moving((1, 2, 3))


@pytest.mark.rule("K-28")
def test_by_option_only_the_end_of_a_move_counts() -> None:
    options = Options(encounters=Encounters.END_OF_MOVE)
    game = at("C I I S", Moving(ALL), "R5 G3 R1 R4", options=options).do({0: Move(("G3", "R4", "R1"))})
    assert game.said(Met) == [Met("R1", (0, 2))]


@pytest.mark.rule("K-29")
def test_coming_back_is_entering_again() -> None:
    game = at("C I I S", Moving(ALL), "R5 G3 R1 R9").do({0: Move(("G3", "R4", "G3"))})
    game = game.do({0: Give(A)})
    assert game.said(Met) == [Met("G3", (0, 1))]
    assert game.public.pulse_hands[0] == 7


@pytest.mark.rule("K-29")
def test_a_third_ones_leaving_or_power_coming_back_starts_no_encounter() -> None:
    leaving = at("C I I S", Moving(ALL), "R4 R4 R4 R9").do({0: Move(("R1",))})
    assert not leaving.said(Met)
    power = at("C I I S", Acting((0, 1)), "R6 R6 R1 R9", public=OFF)
    assert not power.do({0: RestartPower()}).said(Met)


@pytest.mark.rule("K-29")
def test_after_an_encounter_the_walk_goes_on_by_the_rules_of_its_stage() -> None:
    phase = Meeting(((0, 1),), 0, ("R7",), Stage.MOVING, (1, 2, 3))
    game = at("C I I S", phase, "R4 R4 R1 R9").do({0: Give(A)})
    assert game.public.places[0] == "R7"
    assert game.state.phase == Moving((1, 2, 3))
