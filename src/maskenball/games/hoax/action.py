"""Set-up and the personal action (S-03, S-10 to S-19)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.hoax.cutting import Open, cut_ins
from maskenball.games.hoax.events import Acted, TokensTaken
from maskenball.games.hoax.flow import begin_turn, go_on, stage, tell_all
from maskenball.games.hoax.model import Act, Choose, Pass
from maskenball.games.hoax.overview import Character, Deed, Overview, Source
from maskenball.games.hoax.tokens import INDEX, KINDS, held, loose, move
from maskenball.games.hoax.turn import Link, Mask, Moved, Stage
from maskenball.kernel import Action, Ask, Chance, Either, OneOf, Phase, Step, Told, cached

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public, State

FIRST_TOKEN = OneOf(tuple(Choose(kind) for kind in KINDS))


class Choosing(Phase, frozen=True):
    """S-03: everybody takes one token, all at once."""

    hints = ("S-03",)

    def ask(self, state: "State") -> Ask:
        return Ask(must=dict.fromkeys(state.public.inside, FIRST_TOKEN))

    def advance(self, state: "State", moves: Mapping[int, Choose], dice: Chance) -> Step:
        public = state.public
        public = move(public, *((None, seat, choose.kind, 1) for seat, choose in moves.items()))
        told: list[Told] = []
        taken = TokensTaken(tuple(choose.kind for choose in moves.values()))
        state = tell_all(replace(state, public=public), told, taken)
        return begin_turn(state, told, public.turn.seat)


@cached
def deeds(overview: Overview, others: tuple[int, ...], forbidden: tuple[Character, ...]) -> Either[Action]:
    """S-10: every personal action of every character that is not forbidden; a pass only if there is none."""
    choices = []
    for character in overview.actors():
        deed = overview.deed(character)
        if deed and character not in forbidden:
            targets = others if deed.source is Source.PLAYER else (None,)
            kinds = KINDS if deed.kind is None else (None,)
            choices.append(OneOf[Action](tuple(Act(character, target, kind) for target in targets for kind in kinds)))
    return Either(tuple(choices) or (OneOf[Action]((Pass(),)),))


class Acting(Open, frozen=True):
    """S-10: the player whose turn it is carries out one personal action."""

    hints = ("S-10", "S-12", "S-13", "S-14", "S-15", "S-16", "S-51")

    def ask(self, state: "State") -> Ask:
        public = state.public
        seat = public.turn.seat
        choice = deeds(public.options.overview, public.others(seat), public.forbidden[seat])
        return Ask(must={seat: choice}, may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Act | Pass], dice: Chance) -> Step:
        ((seat, act),) = moves.items()
        told: list[Told] = []
        if isinstance(act, Pass):
            return go_on(tell_all(state, told, Acted(seat), at=Stage.LAST_CALL), told)
        return go_on(_take_effect(state, told, seat, act), told)


@stage(Stage.ACTION)
def await_action(public: "Public") -> Phase:
    """S-10."""
    return Acting(public.turn.cuts)


def _take_effect(state: "State", told: list[Told], seat: int, act: Act) -> "State":
    """S-11: the direct effect happens at once."""
    public = state.public
    deed = public.options.overview.deed(act.character)
    assert deed is not None
    kind = act.kind or deed.kind
    assert kind is not None
    ledger = []
    at = INDEX[kind]
    for giver in public.others(seat) if deed.source is Source.OTHERS else (act.target,):
        count = min(deed.takes, _in_reach(public, giver, deed)[at])
        if count:
            ledger.append(Moved((0,), giver, seat, kind, count))
    public = move(public, *((moved.giver, seat, kind, moved.count) for moved in ledger))
    givers = tuple(moved.giver for moved in ledger if moved.giver is not None)
    acted = Acted(seat, act.character, act.target, kind, givers, sum(moved.count for moved in ledger))
    masks = (Mask(seat, act.character, Link.ACTION),)
    state = replace(state, public=public)
    return tell_all(state, told, acted, at=Stage.KINGS, masks=masks, ledger=tuple(ledger))


def _in_reach(public: "Public", giver: int | None, deed: Deed) -> tuple[int, int, int]:
    """S-50: packs are shielded, unless the deed reaches into them."""
    purse = held(public, giver)
    return purse if giver is None or deed.packs else loose(purse)
