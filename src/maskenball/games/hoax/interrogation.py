"""Interrogation (S-50 to S-55): for an info-pack somebody shows the asker a character that is not the own one."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from maskenball.games.hoax.events import Note, Questioned, Saw, Showed, Shown
from maskenball.games.hoax.flow import go_on, tell_all
from maskenball.games.hoax.model import Show
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.tokens import KINDS, move, packs
from maskenball.kernel import Ask, Chance, OneOf, Phase, Seat, Step, Told, tell_one

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public, State


def ruled_out(forbidden: tuple[Character, ...], notes: tuple[Note, ...], seat: int) -> set[Character]:
    """S-52: what this seat can't show to the owner of the notes, whatever its true identity."""
    return {*forbidden, *(note.character for note in notes if isinstance(note, Saw) and note.seat == seat)}


def questionable(public: "Public", notes: tuple[Note, ...]) -> tuple[int, ...]:
    """S-51, S-54: whom the player whose turn it is, the owner of the notes, may question."""
    by = public.turn.seat
    if not packs(public.tokens[by]):
        return ()
    forbidden, most = public.forbidden, len(Character) - 1
    return tuple([seat for seat in public.others(by) if len(ruled_out(forbidden[seat], notes, seat)) < most])


def question(state: "State", by: int, seat: int) -> Step:
    """S-51: the pack goes to the stock."""
    public = state.public
    public = move(public, *((by, None, kind, 1) for kind in KINDS))
    told: list[Told] = []
    state = tell_all(replace(state, public=public), told, Questioned(by, seat), eventful=True)
    return Step(replace(state, phase=Showing(by, seat)), told)


class Showing(Phase, frozen=True):
    """S-52: the questioned player shows the asker, and nobody else, a character."""

    hints = ("S-52",)

    by: Seat
    seat: Seat
    interrupts: ClassVar[bool] = True

    def ask(self, state: "State") -> Ask:
        barred = ruled_out(state.public.forbidden[self.seat], state.notes[self.by], self.seat)
        barred.add(state.characters[self.seat])
        return Ask(must={self.seat: OneOf(tuple(Show(each) for each in Character if each not in barred))})

    def advance(self, state: "State", moves: Mapping[int, Show], dice: Chance) -> Step:
        character = moves[self.seat].character
        told: list[Told] = []
        state = tell_all(state, told, Shown(self.by, self.seat))
        state = tell_one(state, told, self.by, Saw(self.seat, character))
        state = tell_one(state, told, self.seat, Showed(self.by, character))
        return go_on(state, told)
