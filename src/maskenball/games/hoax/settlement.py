"""The fined player's decision and its settlement (S-24 to S-28): pay a Judge, accept a Bishop, or be the Wizard."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.hoax.cutting import Open, cut_ins
from maskenball.games.hoax.events import Accepted, Paid, PricePaid, Resisted, Shared
from maskenball.games.hoax.flow import change_turn, go_on, stage, tell_all
from maskenball.games.hoax.model import Accept, Demand, Pay, Resist, Share
from maskenball.games.hoax.overview import Character, Kind
from maskenball.games.hoax.reactions import FINE
from maskenball.games.hoax.tokens import INDEX, KINDS, loose, move
from maskenball.games.hoax.turn import Link, Mask, Moved, Stage
from maskenball.kernel import Action, Ask, Chance, OneOf, Phase, Seat, Step, Told

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public, State


class Deciding(Open, frozen=True):
    """S-25: the fined player is the last link of the chain and decides what counts."""

    hints = ("S-24", "S-25", "S-26")

    def ask(self, state: "State") -> Ask:
        public = state.public
        turn = public.turn
        answers: list[Action] = [Pay(mask.seat) for mask in turn.standing(Link.JUDGE)]
        answers += [Accept(mask.seat) for mask in turn.standing(Link.BISHOP)]
        if _may_resist(public):
            answers.append(Resist())
        return Ask(must={turn.seat: OneOf(tuple(answers))}, may=cut_ins(state))

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        ((seat, answer),) = moves.items()
        told: list[Told] = []
        state = change_turn(state, at=Stage.SETTLEMENT)
        match answer:
            case Pay(judge=judge):
                state = _pay(state, told, seat, judge)
            case Accept(bishop=bishop):
                state = _accept(state, told, seat, bishop)
            case Resist():
                turn = state.public.turn
                masks = (*turn.masks, Mask(seat, Character.WIZARD, Link.WIZARD))
                state = tell_all(state, told, Resisted(seat), masks=masks, picked=len(turn.masks))
        return go_on(state, told)


@stage(Stage.DECISION)
def await_decision(public: "Public") -> Phase | None:
    """S-25, S-27: without a Judge there is nothing to decide."""
    return Deciding(public.turn.cuts) if public.turn.stands(Link.JUDGE) else None


def _may_resist(public: "Public") -> bool:
    """S-24, S-65: not if forbidden; and the immunity rests on another player's fine, unless two are left."""
    turn = public.turn
    fined = public.two_left or any(mask.seat != turn.seat for mask in turn.standing(Link.JUDGE))
    return fined and Character.WIZARD not in public.forbidden[turn.seat]


def _book(state: "State", masks: tuple[int, ...], giver: int, receiver: int, kinds: tuple[Kind, ...]) -> "State":
    """Move these tokens, and write down on which masks that rests."""
    public, turn = state.public, state.public.turn
    public = move(public, *((giver, receiver, kind, 1) for kind in kinds))
    moved = tuple(Moved(masks, giver, receiver, kind, 1) for kind in kinds)
    return change_turn(replace(state, public=public), ledger=(*turn.ledger, *moved))


def _pay(state: "State", told: list[Told], seat: int, judge: int) -> "State":
    """S-25, S-28: what is loose of the fine goes to the Judge; S-63: not from oneself to oneself."""
    turn = state.public.turn
    place = turn.place(judge, Link.JUDGE)
    at_hand = loose(state.public.tokens[seat])
    fine = turn.masks[place].fine
    tokens = tuple(kind for kind in KINDS for _ in range(min(fine.count(kind), at_hand[INDEX[kind]])))
    if judge == seat:
        tokens = ()
    state = _book(state, (place,), seat, judge, tokens)
    to_share = tokens if len(tokens) == FINE else ()
    return tell_all(state, told, Paid(seat, judge, tokens), picked=place, paid=True, to_share=to_share)


def _accept(state: "State", told: list[Told], seat: int, bishop: int) -> "State":
    """S-23: the price is named only now; without a loose token, or from oneself, there is none."""
    picked = state.public.turn.place(bishop, Link.BISHOP)
    state = tell_all(state, told, Accepted(seat, bishop), picked=picked)
    if bishop != seat and any(loose(state.public.tokens[seat])):
        return state
    return tell_all(state, told, PricePaid(seat, bishop, None), paid=True)


@stage(Stage.SETTLEMENT)
def await_settlement(public: "Public") -> Phase | None:
    """S-23, S-26: a Bishop names the price, a Judge shares with a King; nobody cuts in here (S-64)."""
    turn = public.turn
    if turn.picked is None:
        return None
    picked = turn.masks[turn.picked]
    if picked.link is Link.BISHOP and not turn.paid:
        return Naming(picked.seat)
    kings = sharers(public)
    return Sharing(picked.seat) if turn.to_share and kings and kings != (picked.seat,) else None


class Naming(Phase, frozen=True):
    """S-23: the picked Bishop names a token that the forgiven player has loose."""

    hints = ("S-23",)

    bishop: Seat

    def ask(self, state: "State") -> Ask:
        public = state.public
        at_hand = loose(public.tokens[public.turn.seat])
        return Ask(must={self.bishop: OneOf(tuple(Demand(kind) for kind in KINDS if at_hand[INDEX[kind]]))})

    def advance(self, state: "State", moves: Mapping[int, Demand], dice: Chance) -> Step:
        kind = moves[self.bishop].kind
        turn = state.public.turn
        assert turn.picked is not None
        told: list[Told] = []
        state = _book(state, (turn.picked,), turn.seat, self.bishop, (kind,))
        state = tell_all(state, told, PricePaid(turn.seat, self.bishop, kind), paid=True)
        return go_on(state, told)


def sharers(public: "Public") -> tuple[int, ...]:
    """S-26, S-39: the standing Kings a Judge may share with; not the own claim, unless two are left."""
    turn = public.turn
    assert turn.picked is not None
    judge = turn.masks[turn.picked].seat
    kings = (mask.seat for mask in turn.standing(Link.KING))
    return tuple(king for king in kings if king != judge or public.two_left)


class Sharing(Phase, frozen=True):
    """S-26: the Judge who received two tokens hands one on, choosing the King and the token."""

    hints = ("S-26",)

    judge: Seat

    def ask(self, state: "State") -> Ask:
        public = state.public
        kinds = dict.fromkeys(public.turn.to_share)
        shares = tuple(Share(king, kind) for king in sharers(public) for kind in kinds)
        return Ask(must={self.judge: OneOf(shares)})

    def advance(self, state: "State", moves: Mapping[int, Share], dice: Chance) -> Step:
        share = moves[self.judge]
        turn = state.public.turn
        assert turn.picked is not None
        told: list[Told] = []
        masks = (turn.picked, turn.place(share.king, Link.KING))
        state = _book(state, masks, self.judge, share.king, (share.kind,))
        shared = Shared(self.judge, share.king, share.kind)
        return go_on(tell_all(state, told, shared, to_share=()), told)
