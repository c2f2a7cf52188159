"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from maskenball.games.resistance.characters import LARGE
from maskenball.games.resistance.events import Saw
from maskenball.games.resistance.model import IAm, IDistrust, ISaw, ITrust, Loyalty, Side
from maskenball.games.resistance.state import LaidOpen, State, View
from maskenball.kernel import Channel, Claim, OneOf, Over, cached


def lay_open(state: State) -> LaidOpen:
    """All that is secret."""
    return LaidOpen(state.characters, state.notes, state.deck, state.chief_failed)


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, its own character, and all it was ever told."""
    laid_open = lay_open(state) if isinstance(state.phase, Over) else None
    if seat is None:
        return View(None, state.phase, state.public, None, (), laid_open)
    return View(seat, state.phase, state.public, state.characters[seat], state.notes[seat], laid_open)


@cached
def _channels(players: int) -> tuple[Channel, ...]:
    return (Channel("all", tuple(range(players))),)


def channels(state: State) -> tuple[Channel, ...]:
    """W-10: anybody may say anything at any time, to all."""
    return _channels(state.public.players)


@cached
def _claims(players: int, seat: int, hunter: bool, shown: tuple[int, ...]) -> OneOf[Claim]:
    cards = [Loyalty.RESISTANCE, Loyalty.SPY]
    if hunter:
        large = players >= LARGE
        cards += [Loyalty.RESISTANCE_CHIEF, Loyalty.SPY_CHIEF] if large else [Loyalty.CHIEF]
        cards.append(Loyalty.NO_CHIEF)
    others = [other for other in range(players) if other != seat]
    claims: list[Claim] = [IAm(side) for side in Side]
    claims += [ITrust(other) for other in others]
    claims += [IDistrust(other) for other in others]
    claims += [ISaw(other, card) for other in sorted(set(shown)) for card in cards]
    return OneOf(tuple(claims))


def claims(view: View) -> OneOf[Claim]:
    """What a speaker can claim with one tap, true or not; what was shown only by those who did show something."""
    public = view.public
    assert view.seat is not None
    shown: tuple[int, ...] = ()
    for note in view.notes:  # on the way of every Seen, so kept short
        if type(note) is Saw:
            shown += (note.seat,)
    return _claims(public.players, view.seat, public.options.hunter, shown)
