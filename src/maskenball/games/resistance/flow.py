"""The order of a round (W-11), and how the game goes on from one step of it to the next.

Each stage is registered by the module that holds its rules: as a phase, if somebody is asked there every time, or
else as the function that enters it. This returns the state unchanged where the stage does not apply, the changed
state where nobody has to be asked, or a state with a new phase where somebody does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, get_args

from msgspec.structs import replace

from maskenball.games.resistance.characters import SIDES
from maskenball.games.resistance.events import Ended
from maskenball.games.resistance.model import Options, Side
from maskenball.kernel import Outcome, Over, Phase, Step, Told

if TYPE_CHECKING:
    from maskenball.games.resistance.state import Public, State

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
    "face_up",
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
_stages: dict[Stage, tuple[Enter | Phase, Module | None]] = {}


def stage(which: Stage, module: Module | None = None) -> Callable[[Enter], Enter]:
    """Register the function that enters this stage, in games with that module or in all."""

    def register(enter: Enter) -> Enter:
        _stages[which] = (enter, module)
        return enter

    return register


def always(which: Stage, phase: Phase) -> None:
    """Register the phase of a stage at which somebody is asked every time."""
    _stages[which] = (phase, None)


Course = tuple[tuple[Enter, ...], Phase]
"""The stages to enter one after another, and the phase they lead to unless somebody is asked before."""


def _course(after: Stage, options: Options) -> Course:
    """What follows this stage, round the table of W-11 up to where somebody is asked every time."""
    modules = {"plot": options.plot, "hunter": options.hunter, "interrogator": options.interrogator, None: True}
    order: tuple[Stage, ...] = get_args(Stage)
    first = order.index(after) + 1
    entered: list[Enter] = []
    for enter, module in [_stages[which] for which in (*order[first:], *order[:first])]:
        if isinstance(enter, Phase):
            return tuple(entered), enter
        if modules[module]:
            entered.append(enter)
    raise LookupError("nobody is ever asked")


class _Courses(dict[Options, dict[Stage, Course]]):
    """All courses by options and stage, each worked out once: every step looks one up."""

    def __missing__(self, options: Options) -> dict[Stage, Course]:
        self[options] = {after: _course(after, options) for after in get_args(Stage)}
        return self[options]


_courses = _Courses()


def go_on(state: "State", told: list[Told], after: Stage, public: "Public | None" = None) -> Step:
    """Enter one stage after another until somebody is asked or the game is over; `public`: as it has become."""
    stages, phase = _courses[state.public.options][after]
    if stages:
        before = state.phase
        if public is not None:
            state = replace(state, public=public)
        for enter in stages:
            state = enter(state, told)
            if state.phase is not before:
                return Step(state, told)
    elif public is not None:  # the shortest way, and the usual one
        return Step(replace(state, public=public, phase=phase), told)
    return Step(replace(state, phase=phase), told)


def end(state: "State", told: list[Told], winner: Side, reason: str) -> "State":
    """W-08: the game ends at once, and all is laid open."""
    winners = tuple([seat for seat, character in enumerate(state.characters) if SIDES[character] is winner])
    outcome = Outcome(reason, str(winner), winners)
    told.append((Ended(outcome, state.characters), None))
    return replace(state, phase=Over(outcome))
