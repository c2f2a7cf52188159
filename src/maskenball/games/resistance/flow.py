"""The order of a round (W-11), and how the game goes on from one step of it to the next.

Each stage is registered by the module that holds its rules: as a phase, if somebody is asked there every time, or
else as the function that enters it. This returns the state unchanged where the stage does not apply, the changed
state where nobody has to be asked, or a state with a new phase where somebody does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.resistance.characters import SIDES
from maskenball.games.resistance.events import Ended
from maskenball.games.resistance.model import Options, Side
from maskenball.kernel import Outcome, Over, Phase, Stages, Step, Told

if TYPE_CHECKING:
    from maskenball.games.resistance.state import Public, State

Enter = Callable[["State", list[Told]], "State"]


STAGES = {
    "leader": None,
    "strong_leader": "plot",
    "plots": "plot",
    "proposal": None,
    "opinions": "plot",
    "vote": None,
    "no_confidence": "plot",
    "spotlight": "plot",
    "face_up": "plot",
    "mission": None,
    "close_eye": "plot",
    "result": None,
    "early_accusation": "hunter",
    "accusation": "hunter",
    "investigation": "hunter",
    "interrogation": "interrogator",
}
"""W-11, from the change of leader to the interrogation, then it begins anew; and the option that a stage belongs to."""
stage = Stages[str, Enter | Phase](STAGES)


Course = tuple[tuple[Enter, ...], Phase]
"""The stages to enter one after another, and the phase they lead to unless somebody is asked before."""


def _course(options: Options, after: str) -> Course:
    """What follows this stage, up to where somebody is asked every time."""
    entered: list[Enter] = []
    for which in stage.after(after):
        option, enter = STAGES[which], stage[which]
        if isinstance(enter, Phase):
            return tuple(entered), enter
        if option is None or getattr(options, option):
            entered.append(enter)
    raise LookupError("nobody is ever asked")


class _Courses(dict[Options, dict[str, Course]]):
    """Each worked out once, as every step looks one up; `cached` would make a random game 6 % slower."""

    def __missing__(self, options: Options) -> dict[str, Course]:
        self[options] = {after: _course(options, after) for after in STAGES}
        return self[options]


_courses = _Courses()


def go_on(state: "State", told: list[Told], after: str, public: "Public | None" = None) -> Step:
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
