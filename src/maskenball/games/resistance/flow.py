"""The order of a round (W-11), and how the game goes on from one step of it to the next.

Each stage is entered by one function, registered by the module that holds its rules. It returns the state
unchanged where the stage does not apply, the changed state where nobody has to be asked, or a state with a new
phase where somebody does.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, get_args

from msgspec.structs import replace

from maskenball.games.resistance.characters import SIDES
from maskenball.games.resistance.events import Ended, Entry, Note
from maskenball.games.resistance.model import Options, Side
from maskenball.kernel import Outcome, Over, Step, Told

if TYPE_CHECKING:
    from maskenball.games.resistance.state import State

Enter = Callable[["State", list[Told]], "State"]


Stage = Literal[
    "leader",
    "strong_leader",
    "plots",
    "proposal",
    "opinions",
    "vote",
    "no_confidence",
    "spotlight",
    "mission",
    "close_eye",
    "result",
    "early_accusation",
    "accusation",
    "investigation",
    "interrogation",
]
"""W-11, from the change of leader to the interrogation; then it begins anew."""

Module = Literal["plot", "hunter", "interrogator"]
_enter: dict[Stage, tuple[Enter, Module | None]] = {}


def stage(which: Stage, module: Module | None = None) -> Callable[[Enter], Enter]:
    """Register the function that enters this stage, in games with that module or in all."""

    def register(enter: Enter) -> Enter:
        _enter[which] = (enter, module)
        return enter

    return register


@lru_cache(maxsize=256)
def _course(after: Stage, options: Options) -> tuple[Enter, ...]:
    """All that can follow this stage, once round the table of W-11."""
    modules = {"plot": options.plot, "hunter": options.hunter, "interrogator": options.interrogator, None: True}
    stages: tuple[Stage, ...] = get_args(Stage)
    first = stages.index(after) + 1
    entered = (_enter[each] for each in (*stages[first:], *stages[:first]))
    return tuple(enter for enter, module in entered if modules[module])


def go_on(state: "State", told: list[Told], after: Stage) -> Step:
    """Enter one stage after another until somebody is asked or the game is over."""
    phase = state.phase
    for enter in _course(after, state.public.options):
        state = enter(state, told)
        if state.phase is not phase:
            break
    return Step(state, told)


def tell_all(state: "State", told: list[Told], entry: Entry) -> "State":
    """Say it to everybody, and keep it in the public history."""
    told.append((entry, None))
    public = state.public
    return replace(state, public=replace(public, history=(*public.history, entry)))


def tell_one(state: "State", told: list[Told], seat: int, note: Note) -> "State":
    """Say it to one seat alone, which will remember it."""
    told.append((note, (seat,)))
    notes = list(state.notes)
    notes[seat] = (*notes[seat], note)
    return replace(state, notes=tuple(notes))


def end(state: "State", told: list[Told], winner: Side, reason: str) -> "State":
    """W-08: the game ends at once, and all is laid open."""
    winners = tuple([seat for seat, character in enumerate(state.characters) if SIDES[character] is winner])
    outcome = Outcome(reason, str(winner), winners)
    told.append((Ended(outcome, state.characters), None))
    return replace(state, phase=Over(outcome))
