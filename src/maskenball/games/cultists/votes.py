"""The vote (K-55 to K-59): all point secretly, ghosts too, and the knife holder has the last word.

The talk goes on until the last vote is in: that is the discussion.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.ending import become_ghost
from maskenball.games.cultists.events import KnifeSpoke, NoMajority, Voted
from maskenball.games.cultists.flow import Stage, Teller, go_on, living
from maskenball.games.cultists.model import Majority, Point
from maskenball.kernel import Ask, Chance, OneOf, Phase, Seat, Step, cached, put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State

Votes = tuple[int | None, ...]


def start_vote(state: "State", called: bool, left: tuple[int, ...]) -> "State":
    """K-48, K-59: a vote called in the cafeteria turns V over, one after a found body does not."""
    return replace(state, phase=Voting(called, left))


@cached
def _points(seats: tuple[int, ...], first: int | None) -> OneOf[Point]:
    """K-57: only the living can be voted for, oneself too."""
    order = (first, *(seat for seat in (None, *seats) if seat != first))
    return OneOf(tuple(Point(seat) for seat in order))


class Voting(Phase, frozen=True):
    """K-55, K-56: everybody points at somebody or abstains."""

    hints = ("K-55", "K-56", "K-57")

    called: bool
    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        public = state.public
        return Ask(must=dict.fromkeys(range(public.players), _points(living(public), None)))

    def advance(self, state: "State", moves: Mapping[int, Point], dice: Chance) -> Step:
        tell = Teller(dice)
        votes = tuple([point.seat for point in moves.values()])
        seats = tuple([seat for seat, vote in enumerate(votes) if vote is not None])
        targets = tuple([vote for vote in votes if vote is not None])
        abstained = tuple([seat for seat, vote in enumerate(votes) if vote is None])
        state = tell.all(state, Voted(seats, targets, abstained))
        return tell.step(replace(state, phase=Deciding(votes, self.called, self.left)))


class Deciding(Phase, frozen=True):
    """K-55: the knife holder, ghost or not, may change the own vote after seeing all."""

    hints = ("K-55",)

    votes: tuple[Seat | None, ...]
    called: bool
    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        public = state.public
        return Ask(must={public.knife: _points(living(public), self.votes[public.knife])})

    def advance(self, state: "State", moves: Mapping[int, Point], dice: Chance) -> Step:
        tell = Teller(dice)
        public = state.public
        knife = public.knife
        last = moves[knife].seat
        changes = {"votable": False} if self.called else {}
        state = tell.all(state, KnifeSpoke(knife, last, last != self.votes[knife]), **changes)
        hit = elected(put(self.votes, knife, last), public.options.majority)
        state = tell.all(state, NoMajority()) if hit is None else become_ghost(state, tell, hit, voted=True)
        return tell.step(go_on(state, tell, Stage.ACTING, self.left) if state.phase is self else state)


def elected(votes: Votes, majority: Majority) -> int | None:
    """K-57: more than half of all players, or by option of the votes cast, or simply the most."""
    cast = Counter(vote for vote in votes if vote is not None)
    if not cast:
        return None
    (first, most), *others = cast.most_common()
    decided = {
        Majority.ALL_PLAYERS: 2 * most > len(votes),
        Majority.VOTES_CAST: 2 * most > cast.total(),
        Majority.PLURALITY: not others or most > others[0][1],
    }
    return first if decided[majority] else None
