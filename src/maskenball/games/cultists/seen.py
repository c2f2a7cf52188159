"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from maskenball.games.cultists.board import Board, once_a_board
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.events import IAm, ISuspect, ITrust, IWasWith, Murderer, MyRoute
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.model import Side
from maskenball.games.cultists.state import LaidOpen, State, View
from maskenball.kernel import Channel, Claim, Either, Form, OneOf, Over, Pick, cached


def lay_open(state: State) -> LaidOpen:
    """All that is secret."""
    return LaidOpen(
        state.roles,
        state.routes,
        state.hands,
        state.pulses,
        state.rooms,
        state.paths,
        state.tokens,
        state.markers,
        state.bag,
        state.pile,
        state.notes,
        state.spent,
        state.met,
    )


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, its own role, route and hand, and all it was ever told."""
    laid_open = lay_open(state) if isinstance(state.phase, Over) else None
    if seat is None:
        return View(None, state.phase, state.public, laid_open=laid_open)
    return View(
        seat,
        state.phase,
        state.public,
        state.roles[seat],
        state.routes[seat],
        state.hands[seat],
        state.notes[seat],
        laid_open,
    )


@cached
def _channels(players: int) -> tuple[Channel, ...]:
    return (Channel("all", tuple(range(players))),)


def channels(state: State) -> tuple[Channel, ...]:
    """K-10: everything may be talked about, by ghosts too (K-56); K-58: only while the seer is named all are quiet."""
    return () if isinstance(state.phase, Unmasking) else _channels(state.public.players)


@once_a_board
def _claims(board: Board, players: int, seat: int, number: int) -> Either[Claim]:
    others = tuple(other for other in range(players) if other != seat)
    seats = tuple(range(players))
    routes = dict.fromkeys(route[number - 1] for route in board.data.routes)
    return Either(
        (
            OneOf(tuple(IAm(side) for side in Side)),
            OneOf(tuple(ISuspect(other) for other in others)),
            OneOf(tuple(ITrust(other) for other in others)),
            Form(IWasWith(board.data.start, others[0]), {"place": Pick(board.places), "seat": Pick(others)}),
            Form(Murderer(others[0], seat), {"by": Pick(seats), "seat": Pick(seats)}, apart=True),
            OneOf(tuple(MyRoute(colours) for colours in routes)),
        )
    )


def claims(view: View) -> Either[Claim]:
    """What a speaker can claim with one tap, true or not; never a special role (K-10)."""
    public = view.public
    assert view.seat is not None
    return _claims(board_at(public), public.players, view.seat, public.round)
