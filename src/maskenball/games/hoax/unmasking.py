"""Unmasking (S-40 to S-44): a question card names somebody's true identity; one of the two goes out."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.hoax.chain import leave
from maskenball.games.hoax.events import Handed, Received, Unmasked
from maskenball.games.hoax.flow import change_turn, end_game, end_turn, go_on, tell_all
from maskenball.games.hoax.model import Unmask
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.tokens import hand_over
from maskenball.kernel import Action, Form, Outcome, Pick, Step, Told, cached, tell_one

if TYPE_CHECKING:
    from maskenball.games.hoax.state import State

CARDS = tuple(Character)


@cached
def unmaskings(inside: tuple[int, ...], seat: int) -> Form[Action]:
    """S-40: any of the six question cards, to any other player still in."""
    others = tuple(other for other in inside if other != seat)
    return Form(Unmask(others[0], CARDS[0]), {"seat": Pick(others), "character": Pick(CARDS)})


def unmask(state: "State", by: int, unmasking: Unmask) -> Step:
    """S-41, S-42: right or wrong is seen by all, the card by the two alone."""
    seat, character = unmasking.seat, unmasking.character
    right = state.characters[seat] is character
    out, heir = (seat, by) if right else (by, seat)
    told: list[Told] = []
    state = tell_all(state, told, Unmasked(by, seat, out))
    state = tell_one(state, told, by, Handed(seat, character, right))
    state = tell_one(state, told, seat, Received(by, character, right))
    state = _go_out(state, out, heir)
    if len(state.public.inside) == 1:
        return end_game(state, told, Outcome("last_in", None, (heir,)))
    if out == state.public.turn.seat:
        return end_turn(state, told)
    return go_on(leave(state, told, out), told)


def _go_out(state: "State", out: int, heir: int) -> "State":
    public = hand_over(state.public, out, heir)
    heirs = list(public.heirs)
    heirs[out] = heir
    public = replace(public, inside=public.others(out), out=(*public.out, out), heirs=tuple(heirs))
    return change_turn(replace(state, public=public), eventful=True)
