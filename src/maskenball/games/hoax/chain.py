"""When a mask falls or its player goes out: what rested on it falls too, tokens go back, the turn resumes elsewhere.

S-32, S-35, S-37, S-39, S-43, S-44, S-65 to S-69.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.hoax.events import Fell, GaveBack
from maskenball.games.hoax.flow import tell_all
from maskenball.games.hoax.overview import Character, Kind
from maskenball.games.hoax.tokens import INDEX, heir, held, move
from maskenball.games.hoax.turn import BEARS, Link, Mask, Moved, Stage, Status, Turn, settle
from maskenball.kernel import Told

if TYPE_CHECKING:
    from maskenball.games.hoax.state import State


def revoke(state: "State", told: list[Told], seat: int, character: Character) -> "State":
    """S-32, S-37: all claims of this character by this player in this turn are false."""
    masks = state.public.turn.masks
    return _collapse(
        state,
        told,
        (
            replace(mask, status=Status.FELL) if (mask.seat, mask.character) == (seat, character) else mask
            for mask in masks
        ),
    )


def leave(state: "State", told: list[Told], seat: int) -> "State":
    """S-43, S-44: the claims of a player who went out are void, or bear on what was paid already."""
    turn = state.public.turn
    after = Status.SUPPORTS if turn.paid else Status.GONE
    return _collapse(
        state,
        told,
        (
            replace(mask, status=after) if mask.seat == seat and mask.status is Status.STANDS else mask
            for mask in turn.masks
        ),
    )


def _collapse(state: "State", told: list[Told], struck: Iterable[Mask]) -> "State":
    """Let fall what rested on masks that were struck, move tokens back, and find where the turn goes on."""
    public = state.public
    before = public.turn
    masks = tuple(struck)
    settled = settle(masks, public.two_left)
    picked = before.picked
    if picked is not None and settled[picked].status not in BEARS:
        # S-39, S-44: nothing is paid any more, so players who are out bear nothing any more.
        picked = None
        void = (replace(mask, status=Status.GONE) if mask.status is Status.SUPPORTS else mask for mask in settled)
        settled = settle(void, public.two_left)
    fell = [
        Fell(after.seat, after.character)
        for mask, after in zip(masks, settled, strict=True)
        if mask.status in BEARS and after.status is Status.FELL
    ]
    state = tell_all(state, told, *fell)
    state, undone = _undo(state, told, settled)
    turn = replace(
        before,
        masks=tuple(_past_doubt(mask, public.inside) for mask in settled),
        ledger=tuple(moved for moved in before.ledger if moved not in undone),
        picked=picked,
        paid=before.paid and picked is not None,
        to_share=_to_share_anew(state, settled, picked, undone),
    )
    return replace(state, public=replace(state.public, turn=_resume(before, turn)))


def _past_doubt(mask: Mask, inside: tuple[int, ...]) -> Mask:
    """S-38: a claim that fell can still be doubted, but not if its player is out."""
    fell_outside = mask.status is Status.FELL and mask.seat not in inside
    return replace(mask, status=Status.GONE) if fell_outside else mask


def _undo(state: "State", told: list[Told], masks: tuple[Mask, ...]) -> tuple["State", list[Moved]]:
    """S-68, S-69: reverse what fallen masks had moved, last move first; the stock helps out."""
    undone = []
    for moved in reversed(state.public.turn.ledger):
        if all(masks[place].status is not Status.FELL for place in moved.masks):
            continue
        undone.append(moved)
        giver, receiver = heir(state.public, moved.receiver), heir(state.public, moved.giver)
        if giver == receiver:
            continue
        at_hand = min(moved.count, held(state.public, giver)[INDEX[moved.kind]])
        state = _give_back(state, told, giver, receiver, moved.kind, at_hand)
        # The rest was paid for questions, the only way tokens leave a turn; so it lies in the stock.
        state = _give_back(state, told, None, receiver, moved.kind, moved.count - at_hand)
    return state, undone


def _give_back(
    state: "State", told: list[Told], giver: int | None, receiver: int | None, kind: Kind, count: int
) -> "State":
    if not count or giver == receiver:  # from the stock to the stock: what the stock had given is short
        return state
    state = replace(state, public=move(state.public, (giver, receiver, kind, count)))
    return tell_all(state, told, GaveBack(giver, receiver, kind, count))


def _to_share_anew(
    state: "State", masks: tuple[Mask, ...], picked: int | None, undone: list[Moved]
) -> tuple[Kind, ...]:
    """S-39: the share of a King who fell alone goes to another one, if the Judge is there and got it back."""
    if picked is None or masks[picked].status is not Status.STANDS:
        return ()
    purse = state.public.tokens[masks[picked].seat]
    return tuple(moved.kind for moved in undone if picked in moved.masks and purse[INDEX[moved.kind]])


def _resume(before: Turn, turn: Turn) -> Turn:
    """S-35, S-39, S-67: at which stage the turn goes on."""
    if not turn.masks:
        return turn
    if turn.masks[0].status is Status.FELL:
        return replace(turn, at=Stage.LAST_CALL)
    at = turn.at
    if _lost(before, turn, Link.JUDGE) and turn.stands(Link.KING):
        at = min(at, Stage.JUDGES)
    lost = turn.bishops_lost or _lost(before, turn, Link.BISHOP)
    if turn.picked is None and turn.stands(Link.JUDGE) and at > Stage.BISHOPS:
        at = Stage.BISHOPS if lost else Stage.DECISION
    if turn.to_share:
        at = min(at, Stage.SETTLEMENT)
    return replace(turn, at=at, bishops_lost=lost)


def _lost(before: Turn, after: Turn, link: Link) -> bool:
    """Whether the last mask of this link is gone."""
    borne = [any(mask.link is link and mask.status in BEARS for mask in turn.masks) for turn in (before, after)]
    return borne == [True, False]
