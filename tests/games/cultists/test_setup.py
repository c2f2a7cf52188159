"""Sides, material and set-up (K-01, K-02, K-12 to K-17, K-70 to K-74)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.cultists.position import deal, opened

from maskenball.games.cultists import GAME
from maskenball.games.cultists.board import board
from maskenball.games.cultists.box import Hand, Pulse, Task
from maskenball.games.cultists.events import (
    Began,
    CultistsSeen,
    Dealt,
    FellowSeen,
    IAm,
    ISuspect,
    ITrust,
    IWasWith,
    Murderer,
    MyRoute,
    RoundBegan,
    StartMurdered,
)
from maskenball.games.cultists.model import Deal, Encounters, Majority, Options, Role, Side
from maskenball.games.cultists.setup import events
from maskenball.kernel import Dice, Illegal, open_table

HOUSE = board(None)
A, M = Pulse.ALIVE, Pulse.MURDERED


def dealt(players: int, number: int, options: Options | None = None) -> Deal:
    """A deal by chance."""
    found: Deal = GAME.deal(options or Options(), players, Dice(Random(number).random), None)
    return found


@pytest.mark.rule("K-01")
@pytest.mark.parametrize(("players", "cultists"), [(4, 1), (5, 1), (6, 1), (7, 2), (8, 2)])
def test_cultists_and_the_seer(players: int, cultists: int) -> None:
    others = players - cultists
    with_seer = {Role.CULTIST: cultists, Role.SEER: 1, Role.INVESTIGATOR: others - 1}
    assert Counter(dealt(players, 1).roles) == with_seer
    without = {Role.CULTIST: cultists, Role.INVESTIGATOR: others}
    assert Counter(dealt(players, 1, Options(seer=False)).roles) == without


@pytest.mark.rule("K-17", "K-30", "K-31", "K-72", "K-74")
@pytest.mark.parametrize("what", ["roles", "routes", "pulses", "rooms", "tokens", "markers", "bag", "pile", "knife"])
def test_everything_is_dealt_by_chance(what: str) -> None:
    assert len({getattr(dealt(6, number), what) for number in range(12)}) > 1


@pytest.mark.rule("K-02", "K-04")
@pytest.mark.parametrize(("players", "points", "kills"), [(4, 10, 3), (5, 10, 3), (6, 12, 4), (7, 15, 4), (8, 17, 5)])
def test_what_each_side_needs(players: int, points: int, kills: int) -> None:
    numbers = HOUSE.numbers[players]
    assert (numbers.points, numbers.kills) == (points, kills)
    state = GAME.start(Options(), players, dealt(players, 1)).state
    assert state.public.target == points


@pytest.mark.rule("K-12", "K-70")
@pytest.mark.parametrize("players", range(4, 9))
def test_hands_are_of_one_size_and_only_cultists_hold_harm(players: int) -> None:
    state = GAME.start(Options(), players, dealt(players, 2)).state
    house = {4: "62521", 5: "53422", 6: "62611", 7: "71422", 8: "62422"}
    for role, hand in zip(state.roles, state.hands, strict=True):
        guilty = Hand(*map(int, house[players]))
        assert hand == (guilty if role is Role.CULTIST else Hand(8, 0, 8, 0, 0))
        assert (hand.pulse, hand.task) == (8, 8)
    assert state.public.pulse_hands == state.public.task_hands == (8,) * players


@pytest.mark.rule("K-13", "K-71")
@pytest.mark.parametrize(("players", "least", "most"), [(4, 0, 0), (5, 0, 0), (6, 1, 2), (7, 1, 2), (8, 1, 2)])
def test_how_many_start_murdered_and_never_a_cultist(players: int, least: int, most: int) -> None:
    found = set()
    for number in range(60):
        given = dealt(players, number)
        dead = [role for role, pulse in zip(given.roles, given.pulses, strict=True) if pulse is M]
        assert Role.CULTIST not in dead
        found.add(len(dead))
    assert found == set(range(least, most + 1))


@pytest.mark.rule("K-13", "K-16")
def test_nobody_looks_at_the_own_pulse() -> None:
    plain = deal("C I I S")
    for seat in (1, 2, 3):
        dead = replace(plain, pulses=tuple(M if other == seat else A for other in range(4)))
        for other in (None, 1, 2, 3):
            views = [GAME.view(GAME.start(Options(), 4, each).state, other) for each in (plain, dead)]
            assert views[0] == views[1]


@pytest.mark.rule("K-14")
def test_opening_night() -> None:
    written = replace(deal("C I I C I I S"), pulses=(A, M, A, A, A, A, A))
    game = opened("C I I C I I S", written=written)
    assert game.whispered(0, StartMurdered) == [StartMurdered((1,))]
    assert game.whispered(0, FellowSeen) == [FellowSeen((3,))]
    assert game.whispered(3, FellowSeen) == [FellowSeen((0,))]
    assert game.whispered(6, CultistsSeen) == [CultistsSeen((0, 3))]
    assert not game.whispered(6, StartMurdered), "the seer does not learn who is dead"
    assert game.whispered(1, Dealt) == [Dealt(Role.INVESTIGATOR, 1)]
    assert not game.whispered(1, StartMurdered)
    assert not game.whispered(1, CultistsSeen)
    assert not opened("C I I S").whispered(0, FellowSeen)


@pytest.mark.rule("K-15", "K-72")
@pytest.mark.parametrize("players", range(4, 9))
def test_room_decks_unsafe_paths_and_piles(players: int) -> None:
    given = dealt(players, 3)
    each, sets = (2, 2) if players <= 6 else (1, 1)
    assert {len(deck) for deck in given.rooms} == {each}
    cards = Counter(card for deck in given.rooms for card in deck)
    assert cards == {Task.SUCCESS: 5 * sets, Task.FAILURE: 3 * sets, Task.SABOTAGE: sets}
    assert Counter(given.pile) == {Task.SUCCESS: 12, Task.FAILURE: 8, Task.SABOTAGE: 4}
    assert sorted(given.markers) == sorted(HOUSE.rooms)
    assert Counter(given.tokens) == {True: 4, False: 5}
    state = GAME.start(Options(), players, given).state
    assert [card.kind for card in state.paths] == [Task.SUCCESS, Task.FAILURE]


@pytest.mark.rule("K-17")
def test_how_the_game_begins() -> None:
    assert {dealt(4, number).knife for number in range(40)} == {0, 1, 2, 3}
    game = opened("C I I S", written=deal("C I I S", knife=2))
    public = game.public
    assert game.said(Began) == [Began(2)]
    assert game.said(RoundBegan) == [RoundBegan(1, 2)]
    assert (public.round, public.knife, public.points, public.power, public.votable) == (1, 2, 0, True, True)
    assert (public.portal, public.fishman, public.markers) == (None, False, ())
    assert public.places == ("R5",) * 4


@pytest.mark.rule("K-73")
def test_the_map() -> None:
    assert {room: str(colour) for room, colour in HOUSE.colours.items()} == {
        "R1": "blue", "R2": "green", "R3": "violet", "R4": "yellow", "R5": "white", "R6": "red", "R7": "violet",
        "R8": "yellow", "R9": "blue",
    }  # fmt: skip
    assert HOUSE.data.corridors == ("G1", "G2", "G3", "G4", "G5", "G6")
    assert (HOUSE.data.start, HOUSE.data.fishman) == ("R5", "G2")
    assert len(HOUSE.data.edges) == 21
    assert set(HOUSE.ways["G5"]) == {"G3", "R7", "R8", "G6"}
    assert set(HOUSE.ways["R6"]) == {"G4", "R3", "R9"}
    assert set(HOUSE.data.doors) == {("R1", "R9"), ("R2", "R8"), ("R3", "R7"), ("R4", "R6")}


ROUTES = """RGY BV BYW RY GYW VW RGB VW RBV GW
BY GVW RW GBY VW RBY BV RGY GW RVW
GVW RY GBV BW GBV BY RGW BY RVW RY
YW RBV GW RYV GW RBV YW RGB BV GYW
RGB YW RGY BV RVW YW GBV BW RGY BV
BW RGY BV RGW BY RGB VW RYV BY GVW
RYV GW RBV VW RBY GW RYV GW RGB BY
VW GBV RY RGB RY GVW BY GVW YW RBV"""


@pytest.mark.rule("K-74")
def test_the_route_cards() -> None:
    letters = [" ".join("".join(c[0].upper() for c in colours) for colours in route) for route in HOUSE.data.routes]
    assert letters == ROUTES.split("\n")
    for players in range(4, 9):
        routes = dealt(players, 5).routes
        assert len(set(routes)) == players


@pytest.mark.rule("K-12", "K-71", "K-72")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"roles": (Role.CULTIST, Role.CULTIST, Role.SEER, Role.INVESTIGATOR)}, "deal_roles"),
        ({"routes": (0, 0, 1, 2)}, "deal_routes"),
        ({"routes": (0, 1, 2, 9)}, "deal_routes"),
        ({"routes": (0, 1, 2, 3, 3)}, "deal_routes"),
        ({"pulses": (M, A, A, A)}, "deal_pulses"),
        ({"pulses": (A, M, M, A)}, "deal_pulses"),
        ({"rooms": ((Task.SUCCESS,) * 2,) * 9}, "deal_rooms"),
        ({"tokens": (True,) * 9}, "deal_piles"),
        ({"bag": ()}, "deal_piles"),
        ({"knife": 4}, "deal_knife"),
    ],
)
def test_a_deal_that_the_box_cant_give_is_refused(change: dict[str, Any], code: str) -> None:
    good = replace(dealt(4, 1), roles=deal("C I I S").roles, pulses=(A, A, A, A))
    open_table(GAME, 4, Options(), "", good)
    with pytest.raises(Illegal) as refused:
        open_table(GAME, 4, Options(), "", replace(good, **change))
    assert refused.value.code == code


@pytest.mark.rule("K-12")
def test_the_start_cards_have_to_be_spread_evenly_over_the_rooms() -> None:
    good = dealt(4, 1)
    cards = iter([card for deck in good.rooms for card in deck])
    size = len(good.rooms[0])
    sizes = (size - 1,) * 6 + (size + 2,) * 3
    uneven = tuple(tuple(next(cards) for _ in range(each)) for each in sizes)
    with pytest.raises(Illegal, match="deal_rooms"):
        open_table(GAME, 4, Options(), "", replace(good, rooms=uneven))


def test_without_options_there_is_a_seer_and_encounters_are_checked_at_each_step() -> None:
    options = GAME.options()
    assert options == Options(True, Encounters.EACH_STEP, Majority.ALL_PLAYERS, None)


@pytest.mark.rule("K-17", "K-72")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"roles": deal("C I I S").roles[:3]}, "deal_roles"),
        ({"roles": deal("C I I I").roles}, "deal_roles"),
        ({"routes": (0, 1, 2, -1)}, "deal_routes"),
        ({"routes": (0, 1, 2)}, "deal_routes"),
        ({"routes": (0, 1, 2, 8)}, "deal_routes"),
        ({"pulses": (A, A, A)}, "deal_pulses"),
        ({"pulses": (A, A, A, A, A)}, "deal_pulses"),
        ({"markers": HOUSE.data.markers[:8]}, "deal_piles"),
        ({"pile": ()}, "deal_piles"),
        ({"knife": 5}, "deal_knife"),
    ],
)
def test_a_deal_of_the_wrong_size_is_refused(change: dict[str, Any], code: str) -> None:
    good = replace(dealt(4, 1), roles=deal("C I I S").roles, routes=(7, 0, 1, 2), pulses=(A, A, A, A), knife=3)
    GAME.check_deal(Options(), 4, good)
    with pytest.raises(Illegal) as refused:
        GAME.check_deal(Options(), 4, replace(good, **change))
    assert refused.value.code == code


@pytest.mark.rule("K-10")
def test_all_that_can_be_claimed() -> None:
    state = opened("C I I S").state
    claims = list(GAME.claims(GAME.view(state, 2)) or ())
    places, routes = HOUSE.places, {route[0] for route in HOUSE.data.routes}
    assert [claim for claim in claims if isinstance(claim, IAm)] == [IAm(side) for side in Side]
    for kind in (ISuspect, ITrust):
        assert [claim for claim in claims if isinstance(claim, kind)] == [kind(seat) for seat in (0, 1, 3)]
    assert {claim for claim in claims if isinstance(claim, IWasWith)} == {
        IWasWith(place, seat) for place in places for seat in (0, 1, 3)
    }
    assert {claim for claim in claims if isinstance(claim, Murderer)} == {
        Murderer(by, seat) for by in range(4) for seat in range(4) if by != seat
    }
    assert {claim.colours for claim in claims if isinstance(claim, MyRoute)} == routes
    later = replace(state, public=replace(state.public, round=10))
    last = list(GAME.claims(GAME.view(later, 2)) or ())
    assert {claim.colours for claim in last if isinstance(claim, MyRoute)} == {r[9] for r in HOUSE.data.routes}


@pytest.mark.rule("K-17", "K-61")
def test_what_is_counted_in_public_at_the_start() -> None:
    public = opened("C I I S").public
    assert (public.pulse_decks, public.room_decks, public.active) == ((1,) * 4, (2,) * 9, (False,) * 9)
    assert (public.paths, public.pile, public.bag, public.markers_left) == (2, 24, len(events(HOUSE)), 9)
    assert (public.turns, public.portal_user, public.ghosts) == ((), None, (False,) * 4)
    assert len(events(HOUSE)) >= 10
