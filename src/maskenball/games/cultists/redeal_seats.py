"""Who may be a cultist and hold which route card: drawn exactly, given what everybody did in the action phases.

An investigator's room action was on the route and a pass off it; how likely an act was depends on how many kinds of
action were open to that role (see acting.Acting). All ways to give out the route cards are summed up over the sets
of cards already given.
"""

from collections.abc import Iterator

from maskenball.games.cultists.acting import Turn
from maskenball.games.cultists.board import Board
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.events import CultistsSeen, FellowSeen, SteppedForward
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.model import Role
from maskenball.games.cultists.state import View
from maskenball.kernel import Chance, cached

Rows = tuple[tuple[float, ...], ...]
Draw = tuple[tuple[bool, ...], tuple[int, ...]]


def as_cultist(turn: Turn) -> float:
    """How likely a cultist would have done that."""
    return 1 / (turn.character + turn.room + (not turn.character))


def as_investigator(turn: Turn, allowed: bool) -> float:
    """How likely an investigator would have done that, on the route or off it."""
    if allowed and turn.room:
        return 0.0 if turn.did == "pass" else 1 / (turn.character + turn.room)
    if turn.character:
        return 1 / turn.character if turn.did == "character" else 0.0
    return float(turn.did == "pass")


def chances(board: Board, turns: tuple[Turn, ...], players: int) -> tuple[list[float], list[list[float]]]:
    """For each seat how likely its acts were as a cultist, and as an investigator with each route card."""
    routes = board.data.routes
    cultist = [1.0] * players
    investigator = [[1.0] * len(routes) for _ in range(players)]
    for turn in turns:
        cultist[turn.seat] *= as_cultist(turn)
        row = investigator[turn.seat]
        on, off = as_investigator(turn, True), as_investigator(turn, False)
        for card, route in enumerate(routes):
            if row[card]:
                row[card] *= on if turn.colour in route[turn.round - 1] else off
    return cultist, investigator


class Seating:
    """All ways to choose the cultists and to give a route card to everybody, each with its chance."""

    def __init__(self, cultist: Rows, investigator: Rows, cultists: int) -> None:
        self.cultist = cultist
        self.investigator = investigator
        self.players = len(cultist)
        self.cultists = cultists
        self.cards = len(investigator[0])
        self._ways: dict[tuple[int, int, int], float] = {}

    def ways(self, seat: int, given: int, left: int) -> float:
        """The chance of all ways from this seat on, with these cards given and so many cultists still to come."""
        if seat == self.players:
            return float(not left)
        key = (seat, given, left)
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = sum(chance for _, _, chance in self._next(seat, given, left))
        return known

    def _next(self, seat: int, given: int, left: int) -> Iterator[tuple[bool, int, float]]:
        innocent, guilty = self.investigator[seat], self.cultist[seat]
        enough = self.players - seat > left
        for card in range(self.cards):
            if not given >> card & 1:
                after = given | 1 << card
                if enough and innocent[card]:
                    yield False, card, innocent[card] * self.ways(seat + 1, after, left)
                if left and guilty[card]:
                    yield True, card, guilty[card] * self.ways(seat + 1, after, left - 1)

    def draw(self, dice: Chance) -> Draw:
        """Who is a cultist, and the route cards, by their chance."""
        roles: list[bool] = []
        routes: list[int] = []
        given, left = 0, self.cultists
        for seat in range(self.players):
            ways = list(self._next(seat, given, left))
            is_cultist, card, _ = ways[dice.weighted([chance for _, _, chance in ways])]
            roles.append(is_cultist)
            routes.append(card)
            given |= 1 << card
            left -= is_cultist
        return tuple(roles), tuple(routes)


def seating(view: View) -> Seating:
    """The ways that fit a view."""
    public, me = view.public, view.seat
    board = board_at(public)
    cards = range(len(board.data.routes))
    guilty, innocent = chances(board, public.turns, public.players)
    known = known_cultists(view)
    for seat in range(public.players):
        if known is not None and seat not in known:
            guilty[seat] = 0.0
        if known is not None and seat in known:
            innocent[seat] = [0.0 for _ in cards]
    if me is not None and view.role is not Role.CULTIST:
        guilty[me] = 0.0
    # Of the own card only the right one is left.
    mine = [[seat != me or card == view.route for card in cards] for seat in range(public.players)]
    return _seating(
        tuple(tuple(guilty[seat] * fits for fits in row) for seat, row in enumerate(mine)),
        tuple(tuple(innocent[seat][card] * fits for card, fits in enumerate(row)) for seat, row in enumerate(mine)),
        board.numbers[public.players].cultists,
    )


@cached
def _seating(cultist: Rows, investigator: Rows, cultists: int) -> Seating:
    return Seating(cultist, investigator, cultists)


def known_cultists(view: View) -> tuple[int, ...] | None:
    """The cultists, where the viewer knows them."""
    if isinstance(view.phase, Unmasking):
        return next(entry.seats for entry in reversed(view.public.history) if isinstance(entry, SteppedForward))
    for note in view.notes:
        if isinstance(note, CultistsSeen):
            return note.seats
    if view.role is Role.CULTIST:
        assert view.seat is not None
        fellows = [seat for note in view.notes if isinstance(note, FellowSeen) for seat in note.seats]
        return tuple(sorted((view.seat, *fellows)))
    return None
