"""How a round goes on: movement, event, actions, clean-up, each seat after the other from the knife on.

A stage is entered with the seats that are still to come; its function is registered by the module that holds its
rules. It returns a state with the phase that asks next, or leads on to the next stage where nobody is left.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from maskenball.games.cultists.board import Board, board
from maskenball.games.cultists.events import Entry, Note
from maskenball.games.cultists.model import Role
from maskenball.kernel import Chance, Stages, Step, Told, clockwise, tell_all, tell_one

if TYPE_CHECKING:
    from maskenball.games.cultists.state import Public, State

T = TypeVar("T")


class Stage(StrEnum):
    """The parts of a round in which one seat comes after the other."""

    MOVING = "moving"
    DOORS = "doors"
    ACTING = "acting"


class Teller:
    """Collects what is said while one step goes on; `dice` are the dice of that step."""

    __slots__ = ("dice", "told")

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.told: list[Told] = []

    def all(self, state: "State", entry: Entry, **changes: Any) -> "State":
        """Say it to everybody, keep it in the public history, and change what is public with it."""
        return tell_all(state, self.told, entry, **changes)

    def one(self, state: "State", seat: int, note: Note) -> "State":
        """Say it to one seat alone, which will remember it."""
        return tell_one(state, self.told, seat, note)

    def step(self, state: "State") -> Step:
        """The step that has been made."""
        return Step(state, self.told)


Enter = Callable[["State", Teller, tuple[int, ...]], "State"]
stage = Stages[Stage, Enter](Stage)


def go_on(state: "State", tell: Teller, at: Stage, left: tuple[int, ...]) -> "State":
    """Ask the next of those who are left in this stage, or lead on."""
    return stage[at](state, tell, left)


def board_at(public: "Public") -> Board:
    """The board this table plays on."""
    return board(public.options.data)


def living(public: "Public", place: str | None = None) -> tuple[int, ...]:
    """K-16: all who are no ghosts, at one place or anywhere."""
    ghosts = public.ghosts
    if place is None:
        return tuple([seat for seat, ghost in enumerate(ghosts) if not ghost])
    return tuple([seat for seat, at in enumerate(public.places) if at == place and not ghosts[seat]])


def from_the_knife(public: "Public") -> tuple[int, ...]:
    """All seats clockwise, the knife holder first."""
    return tuple(clockwise(public.knife, public.players))


def cultists(state: "State") -> tuple[int, ...]:
    """The seats of the cultists."""
    return tuple([seat for seat, role in enumerate(state.roles) if role is Role.CULTIST])
