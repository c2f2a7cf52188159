"""Movement (K-20 to K-22): a whole path is named, and walked from one encounter to the next."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maskenball.games.cultists.board import Board, once_a_board
from maskenball.games.cultists.box import STEPS, Place
from maskenball.games.cultists.encounters import encounter, walk
from maskenball.games.cultists.events import Met, Moved
from maskenball.games.cultists.flow import Stage, Teller, board_at, stage
from maskenball.games.cultists.happenings import draw_event
from maskenball.games.cultists.model import Encounters, Move
from maskenball.kernel import Ask, Chance, Choice, Illegal, OneOf, Phase, Seat, Step, put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import Public, State


class Paths(Choice, frozen=True):
    """Every walk of at most `most` steps along the ways that ends elsewhere than it began."""

    start: Place
    most: int
    ways: dict[Place, tuple[Place, ...]]
    """The places one may enter from each place."""

    def check(self, action: Any) -> Move:
        if type(action) is not Move or type(action.path) is not tuple:
            raise Illegal("not_offered")
        path = action.path
        if not 1 <= len(path) <= self.most:
            raise Illegal("wrong_number", least=1, most=self.most, given=len(path))
        at: str = self.start
        walked: list[str] = []
        for place in path:
            if place not in self.ways[at]:
                raise Illegal("no_way")
            at = self.ways[at][self.ways[at].index(place)]
            walked.append(at)
        if at == self.start:
            raise Illegal("ends_where_it_began")
        return Move(tuple(walked))

    def sample(self, dice: Chance) -> Move:
        while True:
            at = self.start
            path: list[str] = []
            for _ in range(1 + int(dice.random() * self.most)):
                at = dice.pick(self.ways[at])
                path.append(at)
            if at != self.start:
                return Move(tuple(path))

    def safe(self) -> Move:
        return Move((self.ways[self.start][0],))

    def __iter__(self) -> Iterator[Move]:
        return map(Move, walks(self))


@once_a_board
def _paths(board: Board, at: str, closed: bool) -> Paths:
    return Paths(at, STEPS, board.closed_ways if closed else board.ways)


@once_a_board
def _goals(board: Board, at: str) -> OneOf[Move]:
    return OneOf(tuple(Move((place,)) for place in board.places if place != at))


def walks(paths: Paths) -> list[tuple[str, ...]]:
    """All of them one by one, short ones first: for bots and menus."""
    found: list[tuple[str, ...]] = []
    edge: list[tuple[str, ...]] = [()]
    for _ in range(paths.most):
        edge = [(*path, to) for path in edge for to in paths.ways[path[-1] if path else paths.start]]
        found += [path for path in edge if path[-1] != paths.start]
    return found


class Moving(Phase, frozen=True):
    """K-20: the first of those left names a path, a ghost the goal alone."""

    hints = ("K-11", "K-20", "K-22", "K-23", "K-24", "K-28")

    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        public = state.public
        board, seat = board_at(public), self.left[0]
        at = public.places[seat]
        if public.ghosts[seat]:
            return Ask(must={seat: _goals(board, at)})
        closed = public.fishman and seat != public.knife
        return Ask(must={seat: _paths(board, at, closed)})

    def advance(self, state: "State", moves: Mapping[int, Move], dice: Chance) -> Step:
        seat, *left = self.left
        tell = Teller(dice)
        path = moves[seat].path
        state = tell.all(state, Moved(seat, path))
        return tell.step(walk(state, tell, seat, path, Stage.MOVING, tuple(left)))


def preview(public: "Public", seat: int, path: tuple[str, ...]) -> tuple[Met, ...]:
    """The encounters that this path would lead to, as everybody can tell from what is public."""
    found = []
    for number, place in enumerate(path, 1):
        public = replace(public, places=put(public.places, seat, place))
        if number == len(path) or public.options.encounters is Encounters.EACH_STEP:
            here = encounter(public, seat)
            if here:
                found.append(Met(place, here))
    return tuple(found)


@stage(Stage.MOVING)
def await_move(state: "State", tell: Teller, left: tuple[int, ...]) -> "State":
    """K-20, K-30: everybody moves from the knife on; then the event."""
    return replace(state, phase=Moving(left)) if left else draw_event(state, tell)
