"""The order of a turn (S-29), how the game goes on from one stage to the next, and how it ends.

A turn says how far it has come. Going on means: from there, the first stage that has somebody to ask. A stage is
entered by one function, registered by the module that holds its rules; None: nothing to ask here. After a cut-in
the same search finds what takes the place of the interrupted question (S-66, S-67).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball import kernel
from maskenball.games.hoax.events import Ended, Entry, TurnBegan
from maskenball.games.hoax.turn import Stage, Turn
from maskenball.kernel import Outcome, Over, Phase, Stages, Step, Told, clockwise

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public, State

Enter = Callable[["Public"], Phase | None]
stage = Stages[Stage, Enter](Stage)


def go_on(state: "State", told: list[Told]) -> Step:
    """Enter the next stage of the turn that has somebody to ask; the last call always has."""
    public = state.public
    turn = public.turn
    for at in stage.order[turn.at :]:
        phase = stage[at](public)
        if phase is not None:
            if at is not turn.at:
                public = replace(public, turn=replace(turn, at=at))
            return Step(replace(state, public=public, phase=phase), told)
    raise AssertionError("the last call is always asked")


def tell_all(state: "State", told: list[Told], *entries: Entry, **changes: object) -> "State":
    """Say it to everybody; with it come these changes of the turn."""
    turn = state.public.turn
    return kernel.tell_all(state, told, *entries, turn=replace(turn, **changes) if changes else turn)


def change_turn(state: "State", **changes: object) -> "State":
    """The state with changes of its turn."""
    public = state.public
    return replace(state, public=replace(public, turn=replace(public.turn, **changes)))


def begin_turn(state: "State", told: list[Told], seat: int) -> Step:
    """It is this player's turn."""
    state = replace(state, public=replace(state.public, turn=Turn(seat)))
    return go_on(tell_all(state, told, TurnBegan(seat)), told)


def end_turn(state: "State", told: list[Told]) -> Step:
    """S-04, S-74: the next one clockwise who is still in, unless it has been quiet for too long."""
    public = state.public
    turn = public.turn
    quiet = 0 if turn.eventful else public.quiet + 1
    state = replace(state, public=replace(public, quiet=quiet))
    if quiet == public.options.quiet_turns:
        return end_game(state, told, Outcome("quiet", None, public.inside))
    around = clockwise((turn.seat + 1) % public.players, public.players)
    return begin_turn(state, told, next(seat for seat in around if seat in public.inside))


def points(public: "Public", outcome: Outcome) -> tuple[int, ...]:
    """S-71, S-72: by the order of going out; all still in share the next position."""
    by_seat = [len(public.out) + 1] * public.players
    for position, seat in enumerate(public.out, 1):
        by_seat[seat] = position
    if outcome.reason != "quiet":
        by_seat[outcome.winners[0]] += 2
    return tuple(by_seat)


def end_game(state: "State", told: list[Told], outcome: Outcome) -> Step:
    """S-70 to S-73: the game is over, the points are reckoned, and all is laid open."""
    public = state.public
    won = points(public, outcome)
    score = tuple(before + now for before, now in zip(public.score, won, strict=True))
    played = public.played + 1
    champions: tuple[int, ...] = ()
    if played == public.options.games:
        champions = tuple(seat for seat, total in enumerate(score) if total == max(score))
    told.append((Ended(outcome, state.characters, won, score, champions), None))
    public = replace(public, score=score, played=played, points=won, champions=champions)
    return Step(replace(state, public=public, phase=Over(outcome)), told)
