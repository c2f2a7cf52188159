"""Of what imagined worlds are made: chances of cards laid down, of what was said and drawn, and of who did what.

Each number is counted by hand (K-13, K-34, K-36, K-40, K-47, K-71).
"""

from collections import Counter
from itertools import combinations, permutations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from maskenball.games.cultists.acting import Turn
from maskenball.games.cultists.board import HOUSE_BOARD
from maskenball.games.cultists.box import Colour, Hand, Pulse, Task
from maskenball.games.cultists.events import (
    BecameGhost,
    CleanedUp,
    CorridorSecured,
    PileCardLaid,
    RoomChecked,
    RoomFilled,
)
from maskenball.games.cultists.model import Role
from maskenball.games.cultists.redeal_cards import (
    Face,
    Laid,
    Pool,
    PulseDecks,
    drawn_openly,
    pulses_laid,
    tasks_laid,
)
from maskenball.games.cultists.redeal_seats import Seating, as_cultist, as_investigator, chances
from maskenball.games.cultists.redeal_walks import TOLD, Draws, Past
from maskenball.kernel import Dice

ALIVE, MURDERED = Pulse.ALIVE, Pulse.MURDERED
SUCCESS, FAILURE, SABOTAGE = Task
HAND = Hand(alive=2, murdered=1, success=2, failure=1, sabotage=0)


def dice(seed: int = 1) -> Dice:
    return Dice(Random(seed).random)


# Cards laid down by a cultist


def test_each_kind_that_is_still_in_hand_is_laid_down_as_often() -> None:
    assert dict(pulses_laid(HAND, 0).left) == {(): 1}
    assert dict(pulses_laid(HAND, 1).left) == {(ALIVE,): 0.5, (MURDERED,): 0.5}
    assert dict(pulses_laid(HAND, 3).left) == {
        (ALIVE, ALIVE, MURDERED): 1 / 4,
        (ALIVE, MURDERED, ALIVE): 1 / 4,
        (MURDERED, ALIVE, ALIVE): 1 / 2,
    }
    assert dict(tasks_laid(HAND, 2).left) == {
        (SUCCESS, SUCCESS): 1 / 4,
        (SUCCESS, FAILURE): 1 / 4,
        (FAILURE, SUCCESS): 1 / 2,
    }


def test_the_chance_of_a_card_follows_from_what_was_settled_before() -> None:
    laid = tasks_laid(HAND, 3)
    assert laid.chance(0, FAILURE) == 1 / 2
    assert laid.chance(1, FAILURE) == laid.chance(2, FAILURE) == 1 / 4
    assert laid.chance(1, SABOTAGE) == 0
    laid.settle(0, SUCCESS)
    assert laid.chance(0, SUCCESS) == 1
    assert laid.chance(1, FAILURE) == laid.chance(2, FAILURE) == 1 / 2
    laid.settle(1, SUCCESS)
    assert laid.chance(2, FAILURE) == 1
    assert laid.draw(dice()) == (SUCCESS, SUCCESS, FAILURE)


def test_how_many_of_a_kind_lie_at_some_places() -> None:
    laid = pulses_laid(HAND, 3)
    assert laid.counts([0, 1], MURDERED) == {0: 1 / 4, 1: 3 / 4}
    assert laid.counts([], MURDERED) == {0: 1}
    assert laid.counts([1, 2], ALIVE) == {1: 1 / 2, 2: 1 / 2}
    laid.settle_count([0, 1], MURDERED, 1)
    assert laid.counts([0], MURDERED) == {0: 1 / 3, 1: 2 / 3}
    drawn = Counter(laid.draw(throws) for throws in [dice()] for _ in range(900))
    assert set(drawn) == {(ALIVE, MURDERED, ALIVE), (MURDERED, ALIVE, ALIVE)}
    assert 540 < drawn[MURDERED, ALIVE, ALIVE] < 660


def test_a_pool_loses_what_is_taken() -> None:
    pool = Pool([ALIVE, ALIVE, MURDERED])
    assert (pool.chance(ALIVE), pool.chance(MURDERED)) == (2 / 3, 1 / 3)
    pool.take(ALIVE)
    assert (pool.chance(ALIVE), pool.chance(MURDERED)) == (1 / 2, 1 / 2)
    pool.take(MURDERED)
    pool.take(ALIVE)
    assert pool.chance(ALIVE) == 0


# Pulse decks


def decks(start: Pulse | None = None, gifts: int = 1) -> PulseDecks:
    """Seat 0 is a cultist and has given seat 1, whose start card is this, so many cards; seat 2 gave one, too."""
    found = PulseDecks(
        {0: ALIVE, 1: start, 2: None}, Pool([ALIVE, ALIVE, ALIVE, MURDERED]), {0: pulses_laid(HAND, gifts)}
    )
    for _ in range(gifts):
        found.give(0, 1)
    found.give(2, 1)
    return found


@pytest.mark.rule("K-13", "K-71")
@pytest.mark.parametrize(
    ("start", "gifts", "murdered", "likely"),
    [
        (ALIVE, 1, 0, 1 / 2),
        (ALIVE, 1, 1, 1 / 2),
        (MURDERED, 1, 1, 1 / 2),
        (MURDERED, 1, 2, 1 / 2),
        (None, 1, 0, 3 / 8),
        (None, 1, 1, 3 / 8 + 1 / 8),
        (None, 1, 2, 1 / 8),
        (None, 2, 0, 3 / 4 * 1 / 4),
        (None, 3, 1, 3 / 4),
        (None, 0, 1, 1 / 4),
    ],
)
def test_how_likely_so_many_murdered_cards_are_in_a_deck(
    start: Pulse | None, gifts: int, murdered: int, likely: float
) -> None:
    found = decks(start, gifts)
    assert found.observe(1, lambda count: float(count == murdered), dice())
    assert found.weight == pytest.approx(likely)
    again = found.weight
    assert found.observe(1, lambda count: float(count == murdered), dice()), "now it is settled"
    assert found.weight == pytest.approx(again)


@pytest.mark.rule("K-13")
def test_what_can_not_be_is_found_impossible() -> None:
    found = decks(ALIVE)
    assert not found.observe(1, lambda count: float(count == 2), dice())
    assert found.weight == 0


@pytest.mark.rule("K-71")
def test_a_start_card_that_is_settled_leaves_the_pool() -> None:
    settled: Counter[Pulse] = Counter()
    for seed in range(300):
        found = decks(None, gifts=1)
        found.observe(1, lambda count: float(count == 1), dice(seed))
        start = found.starts[1]
        assert start is not None
        settled[start] += 1
        assert found.pool.chance(MURDERED) == (0 if start is MURDERED else 1 / 3)
        assert found.laid[0].chance(0, MURDERED) == (start is ALIVE)
        assert found.given == {0: 1, 1: 0, 2: 1}
    assert 195 < settled[ALIVE] < 255, "3/8 against 1/8"


@pytest.mark.rule("K-36", "K-40")
@pytest.mark.parametrize(
    ("honest", "said", "murdered", "likely"),
    [
        (True, True, 0, 0),
        (True, True, 1, 1),
        (True, True, 2, 1),
        (True, False, 0, 1),
        (True, False, 1, 0),
        (True, False, 2, 0),
        (False, True, 0, 0),
        (False, True, 1, 0.5),
        (False, True, 2, 0.5),
        (False, False, 0, 1),
        (False, False, 1, 0.5),
        (False, False, 2, 0.5),
    ],
)
def test_what_is_announced_of_a_deck_and_how_likely(honest: bool, said: bool, murdered: int, likely: float) -> None:
    assert TOLD[honest, said](murdered) == likely


# Task cards


@pytest.mark.rule("K-47")
def test_an_open_draw_is_as_likely_as_there_are_cards_of_that_kind() -> None:
    pool = Pool([SUCCESS, FAILURE, FAILURE, SABOTAGE])
    laid = {3: tasks_laid(HAND, 1)}
    deck = [Face(SUCCESS), Face(None, pool=pool), Face(None, by=3)]
    assert [card.chance(FAILURE, laid) for card in deck] == [0, 1 / 2, 1 / 2]
    assert [card.chance(SUCCESS, laid) for card in deck] == [1, 1 / 4, 1 / 2]
    at, likely = drawn_openly(deck, FAILURE, laid, dice())
    assert likely == pytest.approx(1 / 3)
    assert at in (1, 2)
    assert deck[at].kind is FAILURE
    assert drawn_openly([Face(SUCCESS)], SABOTAGE, laid, dice()) == (0, 0)
    assert drawn_openly([Face(SABOTAGE)], SABOTAGE, laid, dice()) == (0, 1)


@pytest.mark.rule("K-47")
def test_a_card_that_is_settled_changes_what_is_left() -> None:
    pool = Pool([SUCCESS, FAILURE])
    laid = {3: tasks_laid(HAND, 2)}
    card, own = Face(None, pool=pool), Face(None, 3, 1)
    card.settle(FAILURE, laid)
    card.settle(FAILURE, laid)
    assert pool.cards == [SUCCESS]
    own.settle(FAILURE, laid)
    assert laid[3].chance(0, SUCCESS) == 1
    assert (card.chance(FAILURE, laid), own.chance(FAILURE, laid), own.chance(SUCCESS, laid)) == (1, 1, 0)
    assert Laid([((SUCCESS,), 1.0)]).chance(Face(None, 3).index, SUCCESS) == 1, "the first one unless said otherwise"


# Who did what


def turn(character: int, room: int, did: str, seat: int = 0, number: int = 1, colour: Colour | None = None) -> Turn:
    return Turn(number, seat, colour, character, room, did)  # type: ignore[arg-type] # one of the three


@pytest.mark.rule("K-34")
@pytest.mark.parametrize(
    ("character", "room", "did", "cultist", "on_route", "off_route"),
    [
        (2, 1, "room", 1 / 3, 1 / 3, 0),
        (2, 1, "character", 1 / 3, 1 / 3, 1 / 2),
        (1, 3, "room", 1 / 4, 1 / 4, 0),
        (1, 3, "character", 1 / 4, 1 / 4, 1),
        (0, 2, "room", 1 / 3, 1 / 2, 0),
        (0, 2, "pass", 1 / 3, 0, 1),
        (0, 0, "pass", 1, 1, 1),
        (2, 0, "character", 1 / 2, 1 / 2, 1 / 2),
    ],
)
def test_how_likely_an_act_is_for_each_role_on_the_route_and_off_it(
    character: int, room: int, did: str, cultist: float, on_route: float, off_route: float
) -> None:
    done = turn(character, room, did)
    assert as_cultist(done) == pytest.approx(cultist)
    assert as_investigator(done, allowed=True) == pytest.approx(on_route)
    assert as_investigator(done, allowed=False) == pytest.approx(off_route)


@pytest.mark.rule("K-34")
def test_acts_of_several_rounds_count_by_the_route_cards_of_those_rounds() -> None:
    routes = HOUSE_BOARD.data.routes
    colour = routes[0][1][0]
    turns = (turn(0, 2, "room", seat=1, number=2, colour=colour), turn(2, 1, "character", seat=0))
    cultist, investigator = chances(HOUSE_BOARD, turns, 3)
    assert cultist == pytest.approx([1 / 3, 1 / 3, 1])
    assert investigator[2] == [1] * len(routes)
    assert investigator[1] == [0.5 if colour in route[1] else 0 for route in routes]
    assert investigator[0] == [0.5] * len(routes), "in a corridor no route counts"


def every_way(
    cultist: list[list[float]], innocent: list[list[float]], count: int
) -> Counter[tuple[tuple[bool, ...], tuple[int, ...]]]:
    """All ways to choose so many cultists and to give everybody a card, one by one."""
    players, cards = len(cultist), len(cultist[0])
    found: Counter[tuple[tuple[bool, ...], tuple[int, ...]]] = Counter()
    for guilty in combinations(range(players), count):
        for given in permutations(range(cards), players):
            chance = 1.0
            for seat, card in enumerate(given):
                chance *= (cultist if seat in guilty else innocent)[seat][card]
            if chance:
                found[tuple(seat in guilty for seat in range(players)), given] += chance  # type: ignore[assignment]
    return found


GUILTY = [[0.5, 0.25, 1.0, 0.0], [0.2, 0.2, 0.2, 0.2], [1.0, 0.5, 0.0, 0.5]]
INNOCENT = [[1.0, 0.0, 0.5, 0.5], [0.25, 0.0, 1.0, 0.5], [0.0, 1.0, 0.5, 0.5]]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_cultists_and_routes_are_drawn_as_if_all_ways_were_listed(count: int) -> None:
    wanted = every_way(GUILTY, INNOCENT, count)
    ways = Seating(tuple(map(tuple, GUILTY)), tuple(map(tuple, INNOCENT)), count)
    assert ways.ways(0, 0, count) == pytest.approx(sum(wanted.values()))
    throws = dice(count)
    drawn = Counter(ways.draw(throws) for _ in range(3_000))
    assert set(drawn) <= set(wanted)
    for way, chance in wanted.items():
        assert drawn[way] == pytest.approx(3_000 * chance / sum(wanted.values()), abs=75)


# The past once more


def past(players: int, ghosts: str, dead: str, cultists: tuple[int, ...], own: int | None = None) -> tuple[float, bool]:
    """These became ghosts, these were dead from the start; after two clean-ups: the weight, and whether it is met."""
    world: Any = SimpleNamespace(
        board=HOUSE_BOARD,
        public=SimpleNamespace(players=players),
        roles=tuple(Role.CULTIST if seat in cultists else Role.INVESTIGATOR for seat in range(players)),
        routes=tuple(range(players)),
        cultists=cultists,
        starts={seat: MURDERED if str(seat) in dead else ALIVE for seat in range(players)},
        weight=1.0,
        is_own=lambda seat: seat == own,
    )
    found = Past(world)
    assert found.walk([*(BecameGhost(int(seat), False) for seat in ghosts), CleanedUp(1), CleanedUp(2)])
    return world.weight, found.met


@pytest.mark.rule("K-04", "K-07", "K-08")
@pytest.mark.parametrize(
    ("players", "ghosts", "dead", "cultists", "own", "weight", "met"),
    [
        (4, "12", "3", (0,), None, 1 / 4, False),  # twice a single cultist could have presented, and did not
        (4, "12", "3", (0,), 0, 1, False),  # which the cultist knows
        (4, "12", "3", (0,), 1, 1 / 4, False),
        (4, "12", "2", (0,), None, 1, False),  # each is counted once
        (4, "", "123", (0,), None, 1 / 4, False),
        (7, "23", "45", (0, 1), None, 1, True),  # two cultists are never asked
        (7, "23", "4", (0, 1), None, 1, False),
        (7, "2345", "6", (0, 1), None, 1, True),
    ],
)
def test_who_could_have_presented_in_a_clean_up(
    players: int, ghosts: str, dead: str, cultists: tuple[int, ...], own: int | None, weight: float, met: bool
) -> None:
    assert past(players, ghosts, dead, cultists, own) == (weight, met)


@pytest.mark.rule("K-47", "K-72")
def test_a_card_drawn_openly_leaves_its_room_and_what_can_not_be_drawn_ends_the_walk() -> None:
    world: Any = SimpleNamespace(
        board=HOUSE_BOARD, public=SimpleNamespace(players=4), cultists=(0,), dice=dice(), weight=1.0
    )
    draws = Draws(world, {})
    at = HOUSE_BOARD.room_at["R4"]
    assert draws.walk([RoomChecked(1, "R4", SUCCESS, 1, False)])
    assert world.weight == pytest.approx(10 / 18), "of 18 start cards 10 are Success"
    assert ([len(deck) for deck in draws.rooms], len(draws.spent)) == ([1 if room == at else 2 for room in range(9)], 1)
    assert draws.spent[0].kind is SUCCESS
    assert draws.walk([RoomFilled(2, "R4"), CorridorSecured(2), PileCardLaid("R4"), PileCardLaid("G1")])
    assert (len(draws.rooms[at]), len(draws.paths)) == (3, 4)
    assert not draws.walk([RoomChecked(1, "R4", kind, 1, False) for kind in (SABOTAGE,) * 4])
    assert world.weight == 0
