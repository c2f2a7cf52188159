"""Accusation (S-30 to S-39, S-60): somebody's claim of this turn is doubted, and those still in vote on it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from maskenball.games.hoax.chain import revoke
from maskenball.games.hoax.events import Admitted, Doubted, Voted
from maskenball.games.hoax.flow import end_game, go_on, tell_all
from maskenball.games.hoax.model import Doubt, Vote
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.turn import Suspect
from maskenball.kernel import Action, Ask, Chance, OneOf, Outcome, Phase, Seat, Step, Told

if TYPE_CHECKING:
    from maskenball.games.hoax.state import State

VOTE = OneOf((Vote(False), Vote(True)))


def doubts(suspects: tuple[Suspect, ...], inside: tuple[int, ...]) -> dict[int, OneOf[Action]]:
    """S-30, S-38: what each seat may doubt: every claim of this turn, once, but not one's own."""
    everything = tuple(Doubt(*suspect) for suspect in suspects)
    of_others = {seat: tuple(doubt for doubt in everything if doubt.seat != seat) for seat, _ in suspects}
    offered = ((seat, of_others.get(seat, everything)) for seat in inside)
    return {seat: OneOf(doubts) for seat, doubts in offered if doubts}


def accuse(state: "State", seat: int, doubt: Doubt) -> Step:
    """S-30: everybody else votes; S-60: of two left, the accuser is the majority."""
    accused = (doubt.seat, doubt.character)
    masks = state.public.turn.masks
    marked = tuple(replace(mask, doubted=True) if (mask.seat, mask.character) == accused else mask for mask in masks)
    told: list[Told] = []
    state = tell_all(state, told, Doubted(seat, *accused), masks=marked)
    if state.public.two_left:
        return judge(state, told, *accused)
    return Step(replace(state, phase=Accusing(seat, *accused)), told)


class Accusing(Phase, frozen=True):
    """S-30, S-31: those still in vote under seal, but for the accused; the accuser counts as a yes."""

    hints = ("S-30", "S-31", "S-32", "S-33")

    by: Seat
    seat: Seat
    character: Character
    interrupts: ClassVar[bool] = True

    def ask(self, state: "State") -> Ask:
        voters = (seat for seat in state.public.inside if seat not in (self.by, self.seat))
        return Ask(must=dict.fromkeys(voters, VOTE))

    def advance(self, state: "State", moves: Mapping[int, Vote], dice: Chance) -> Step:
        seats = state.public.others(self.seat)
        votes = tuple(seat == self.by or moves[seat].yes for seat in seats)
        upheld = 2 * sum(votes) > len(votes)
        told: list[Told] = []
        state = tell_all(state, told, Voted(self.by, self.seat, self.character, seats, votes, upheld))
        return judge(state, told, self.seat, self.character) if upheld else go_on(state, told)


def judge(state: "State", told: list[Told], seat: int, character: Character) -> Step:
    """S-32, S-33: a liar admits it and loses the character; whoever told the truth has won."""
    if state.characters[seat] is character:
        return end_game(state, told, Outcome("wrongly_accused", None, (seat,)))
    public = state.public
    forbidden = list(public.forbidden)
    forbidden[seat] = tuple(each for each in Character if each in (*forbidden[seat], character))
    state = replace(state, public=replace(public, forbidden=tuple(forbidden)))
    state = tell_all(state, told, Admitted(seat, character), eventful=True)
    return go_on(revoke(state, told, seat, character), told)
