"""Cut-ins (S-64): what anybody still in may do while a question is open, and what follows at once."""

from typing import TYPE_CHECKING

from maskenball.games.hoax.accusation import accuse, doubts
from maskenball.games.hoax.flow import change_turn
from maskenball.games.hoax.interrogation import question, questionable
from maskenball.games.hoax.model import Doubt, Question, Unmask
from maskenball.games.hoax.turn import Suspect
from maskenball.games.hoax.unmasking import unmask, unmaskings
from maskenball.kernel import Action, Chance, Choice, Either, Form, OneOf, Phase, Step, cached

if TYPE_CHECKING:
    from maskenball.games.hoax.state import State


def cut_ins(state: "State") -> dict[int, Choice]:
    """Accusation, unmasking and, for the player whose turn it is, interrogation."""
    public = state.public
    turn = public.turn
    return _cut_ins(public.inside, turn.doubtable(), turn.seat, questionable(public, state.notes[turn.seat]))


@cached
def _cut_ins(
    inside: tuple[int, ...], doubtable: tuple[Suspect, ...], acting: int, questionable: tuple[int, ...]
) -> dict[int, Choice]:
    """What each seat may do; the dict is shared, and nobody writes to it."""
    may: dict[int, Choice] = {}
    doubted = doubts(doubtable, inside)
    for seat in inside:
        choices: list[OneOf[Action] | Form[Action]] = [unmaskings(inside, seat)]
        if seat in doubted:
            choices.append(doubted[seat])
        if questionable and seat == acting:
            choices.append(OneOf(tuple(Question(other) for other in questionable)))
        may[seat] = Either(tuple(choices))
    return may


class Open(Phase, frozen=True):
    """A question that can be cut into; `cuts` makes it another question after each cut-in (S-66)."""

    cuts: int = 0

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        state = change_turn(state, cuts=state.public.turn.cuts + 1)
        match action:
            case Doubt():
                return accuse(state, seat, action)
            case Unmask():
                return unmask(state, seat, action)
            case Question():
                return question(state, seat, action.seat)
        raise AssertionError(f"not a cut-in: {action}")
