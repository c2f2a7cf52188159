"""The board: what follows from a box's Data, worked out once. Knows places and ways, but nobody who stands there."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from maskenball.games.cultists.box import STEPS, Colour, Data, Numbers
from maskenball.games.cultists.data import HOUSE
from maskenball.kernel import cached_up_to

BOARDS = 16
"""Boards of boxes of people's own that are kept, each up to 2 MB; the next one is worked out anew."""
Ways = dict[str, tuple[str, ...]]
P = ParamSpec("P")
T = TypeVar("T")


class Board:
    """Neighbours, colours, doors and numbers of one box."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.known: dict[tuple[Any, ...], Any] = {}
        """What `once_a_board` found out about it."""
        self.rooms = tuple(room.id for room in data.rooms)
        self.places = (*self.rooms, *data.corridors)
        self.room_at = {room: index for index, room in enumerate(self.rooms)}
        self.colours = {room.id: room.colour for room in data.rooms}
        self.ways = _joined(self.places, data.edges)
        closed = {at: tuple(to for to in there if to != data.fishman) for at, there in self.ways.items()}
        self.closed_ways: Ways = closed
        """The ways of somebody who must not enter the fishman's corridor (K-22)."""
        self.doors = _joined(self.places, data.doors)
        self.numbers: dict[int, Numbers] = {numbers.players: numbers for numbers in data.tables}
        self.red = next((room.id for room in data.rooms if room.colour is Colour.RED), "")
        self.green = next((room.id for room in data.rooms if room.colour is Colour.GREEN), "")
        self.white = next((room.id for room in data.rooms if room.colour is Colour.WHITE), "")

    def on_route(self, route: int, number: int, room: str) -> bool:
        """Whether a route card allows this room in this round."""
        return self.colours[room] in self.data.routes[route][number - 1]

    def reach(self, at: str, fishman: bool) -> frozenset[str]:
        """Where a move from here can end (K-20 to K-22)."""
        ways = self.closed_ways if fishman else self.ways
        ends: set[str] = set()
        edge = {at}
        for _ in range(STEPS):
            edge = {to for place in edge for to in ways[place]}
            ends |= edge
        return frozenset(ends - {at})


def _joined(places: tuple[str, ...], pairs: tuple[tuple[str, str], ...]) -> Ways:
    ways: dict[str, list[str]] = {place: [] for place in places}
    for one, other in pairs:
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    return {place: tuple(there) for place, there in ways.items()}


def once_a_board(find: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """Found out once for each board, and forgotten with it: boxes of people's own come and go."""

    @wraps(find)
    def found(board: Board, /, *args: P.args, **more: P.kwargs) -> T:
        key = (find, *args)
        if key not in board.known:
            board.known[key] = find(board, *args, **more)
        known: T = board.known[key]
        return known

    return found


@cached_up_to(BOARDS)
def board_of(data: Data) -> Board:
    """The board of a box."""
    return Board(data)


HOUSE_BOARD = board_of(HOUSE)


def board(data: Data | None) -> Board:
    """The board of a table: None is the house's own box."""
    return HOUSE_BOARD if data is None else board_of(data)
