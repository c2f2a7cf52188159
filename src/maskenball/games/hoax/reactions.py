"""Reactions (S-20 to S-29): the windows of Kings, Judges and Bishops, and the last call.

In a window everybody who may claim answers or passes, all at once: being quick is no advantage.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from maskenball.games.hoax.cutting import Open, cut_ins
from maskenball.games.hoax.events import Declared, Entry, Fined, Forgave
from maskenball.games.hoax.flow import change_turn, end_turn, go_on, stage, tell_all
from maskenball.games.hoax.model import Declare, Fine, Forgive, Pass
from maskenball.games.hoax.overview import Character, Kind
from maskenball.games.hoax.tokens import KINDS, Purse, listed, loose
from maskenball.games.hoax.turn import RESTS_ON, STANDS, Link, Mask, Stage
from maskenball.kernel import Action, Ask, Chance, OneOf, Phase, Step, Told, cached

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public, State

FINE = 2
"""S-22: tokens of a fine."""
PASS = Pass()
ONLY_PASS = OneOf((PASS,))
DECLARE = OneOf((PASS, Declare()))
FORGIVE = OneOf((PASS, Forgive()))


AS_KING = (Character.KING, Link.KING)
AS_JUDGE = (Character.JUDGE, Link.JUDGE)
AS_BISHOP = (Character.BISHOP, Link.BISHOP)


def claimants(public: "Public", character: Character, link: Link) -> tuple[int, ...]:
    """S-20, S-61, S-65: who may make this claim: it rests on another player's, and the acting player makes none."""
    turn = public.turn
    base = RESTS_ON[link]
    bases = {mask.seat for mask in turn.masks if mask.link is base and mask.status is STANDS}
    if not bases:
        return ()
    forbidden = public.forbidden
    may = tuple([seat for seat in public.inside if character not in forbidden[seat]])
    if public.two_left:
        return may
    acting = turn.seat
    own = bases.pop() if len(bases) == 1 else acting
    return tuple([seat for seat in may if seat not in (acting, own)])


def close(state: "State", after: Stage, masks: Iterable[Mask], *entries: Entry) -> Step:
    """The window is closed, and all its claims are seen at once."""
    told: list[Told] = []
    turn = state.public.turn
    return go_on(tell_all(state, told, *entries, at=after, masks=(*turn.masks, *masks)), told)


class Declaring(Open, frozen=True):
    """S-21: the Kings, immediately after the personal action and never later."""

    hints = ("S-20", "S-21")

    def ask(self, state: "State") -> Ask:
        seats = claimants(state.public, *AS_KING)
        return Ask(must=dict.fromkeys(seats, DECLARE), may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        seats = tuple(seat for seat, move in moves.items() if isinstance(move, Declare))
        masks = (Mask(seat, *AS_KING) for seat in seats)
        return close(state, Stage.JUDGES, masks, Declared(seats))


@stage(Stage.KINGS)
def open_kings(public: "Public") -> Phase | None:
    """S-21: if the overview lets a King declare this action illegal."""
    deed = public.options.overview.deed(public.turn.masks[0].character)
    if deed is None or not deed.punishable or not claimants(public, *AS_KING):
        return None
    return Declaring(public.turn.cuts)


@cached
def fines(at_hand: Purse) -> OneOf[Action]:
    """S-22: exactly two tokens that the offender has loose, or the only one."""
    tokens = tuple(listed(at_hand))
    size = min(FINE, len(tokens))
    ways = combinations_with_replacement(KINDS, size)
    return OneOf((PASS, *(Fine(way) for way in ways if all(way.count(kind) <= tokens.count(kind) for kind in way))))


class Fining(Open, frozen=True):
    """S-22: the Judges, on a standing King's claim."""

    hints = ("S-20", "S-22")

    def ask(self, state: "State") -> Ask:
        public = state.public
        choice = fines(loose(public.tokens[public.turn.seat]))
        seats = claimants(public, *AS_JUDGE)
        return Ask(must=dict.fromkeys(seats, choice), may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        fined: dict[int, tuple[Kind, ...]] = {seat: m.tokens for seat, m in moves.items() if isinstance(m, Fine)}
        masks = (Mask(seat, *AS_JUDGE, fine=tokens) for seat, tokens in fined.items())
        entries = [Fined(seat, tokens) for seat, tokens in fined.items()] or [Fined(None, ())]
        return close(state, Stage.BISHOPS, masks, *entries)


@stage(Stage.JUDGES)
def open_judges(public: "Public") -> Phase | None:
    """S-22: only if there is a King, and something to fine."""
    if not any(loose(public.tokens[public.turn.seat])) or not claimants(public, *AS_JUDGE):
        return None
    return Fining(public.turn.cuts)


class Forgiving(Open, frozen=True):
    """S-23: the Bishops, on a standing fine."""

    hints = ("S-20", "S-23")

    def ask(self, state: "State") -> Ask:
        seats = claimants(state.public, *AS_BISHOP)
        return Ask(must=dict.fromkeys(seats, FORGIVE), may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        seats = tuple(seat for seat, move in moves.items() if isinstance(move, Forgive))
        masks = (Mask(seat, *AS_BISHOP) for seat in seats)
        return close(change_turn(state, bishops_lost=False), Stage.DECISION, masks, Forgave(seats))


@stage(Stage.BISHOPS)
def open_bishops(public: "Public") -> Phase | None:
    """S-23."""
    return Forgiving(public.turn.cuts) if claimants(public, *AS_BISHOP) else None


class Closing(Open, frozen=True):
    """S-29: the last call; the turn ends once nobody cuts in."""

    hints = ("S-29", "S-30", "S-40")

    def ask(self, state: "State") -> Ask:
        return Ask(must=dict.fromkeys(state.public.inside, ONLY_PASS), may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Pass], dice: Chance) -> Step:
        return end_turn(state, [])


@stage(Stage.LAST_CALL)
def make_last_call(public: "Public") -> Phase:
    """S-29."""
    return Closing(public.turn.cuts)
