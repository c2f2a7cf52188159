"""Tokens: what lies where, what is loose and what is shielded in info-packs (S-01, S-50), and moving it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.hoax.overview import OF_EACH, Kind

if TYPE_CHECKING:
    from maskenball.games.hoax.state import Public

KINDS = tuple(Kind)
GOLD, WINE, _ = KINDS
INDEX = {kind: index for index, kind in enumerate(KINDS)}
Purse = tuple[int, int, int]
"""How many of each kind: gold, wine, grain."""
Move = tuple[int | None, int | None, Kind, int]
"""Who gives (None: the stock) whom how many of which kind."""
EMPTY: Purse = (0, 0, 0)
ALL: Purse = (OF_EACH, OF_EACH, OF_EACH)


def packs(purse: Purse) -> int:
    """S-50: info-packs form by themselves."""
    return min(purse)


def loose(purse: Purse) -> Purse:
    """What is not shielded in a pack."""
    shielded = min(purse)
    gold, wine, grain = purse
    return gold - shielded, wine - shielded, grain - shielded


def listed(purse: Purse) -> Iterator[Kind]:
    """The tokens one by one."""
    for kind, count in zip(KINDS, purse, strict=True):
        for _ in range(count):
            yield kind


def add(purse: Purse, kind: Kind, count: int) -> Purse:
    """The purse with so many more (or fewer) of a kind."""
    gold, wine, grain = purse
    if kind is GOLD:
        return gold + count, wine, grain
    if kind is WINE:
        return gold, wine + count, grain
    return gold, wine, grain + count


def held(public: "Public", where: int | None) -> Purse:
    """What a seat or the stock (None) holds."""
    return public.stock if where is None else public.tokens[where]


def move(public: "Public", *moves: Move) -> "Public":
    """Move tokens from seat or stock to seat or stock; they are there."""
    tokens, stock = list(public.tokens), public.stock
    for giver, receiver, kind, count in moves:
        for where, change in ((giver, -count), (receiver, count)):
            if where is None:
                stock = add(stock, kind, change)
            else:
                tokens[where] = add(tokens[where], kind, change)
    return replace(public, tokens=tuple(tokens), stock=stock)


def hand_over(public: "Public", giver: int, receiver: int) -> "Public":
    """S-41: all that one player has goes to another."""
    counts = zip(KINDS, public.tokens[giver], strict=True)
    return move(public, *((giver, receiver, kind, count) for kind, count in counts))


def heir(public: "Public", seat: int | None) -> int | None:
    """S-69: in place of a player who is out the one who got the tokens, and so on."""
    while seat is not None and (after := public.heirs[seat]) is not None:
        seat = after
    return seat
