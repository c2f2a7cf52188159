"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from maskenball.games.hoax.model import IAm, IDoubt, IsNot, ITrust
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.state import LaidOpen, State, View
from maskenball.kernel import Channel, Claim, OneOf, Over, cached


def lay_open(state: State) -> LaidOpen:
    """All that is secret."""
    return LaidOpen(state.characters, state.notes)


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, its own card, and all it was ever told (S-05)."""
    laid_open = lay_open(state) if isinstance(state.phase, Over) else None
    if seat is None:
        return View(None, state.phase, state.public, None, (), laid_open)
    return View(seat, state.phase, state.public, state.characters[seat], state.notes[seat], laid_open)


@cached
def _channels(speakers: tuple[int, ...]) -> tuple[Channel, ...]:
    return (Channel("all", speakers),)


def channels(state: State) -> tuple[Channel, ...]:
    """Everybody hears everybody; S-42: who is out keeps silent until the game is over."""
    public = state.public
    over = isinstance(state.phase, Over)
    return _channels(tuple(range(public.players)) if over else public.inside)


@cached
def _claims(players: int, seat: int) -> OneOf[Claim]:
    others = [other for other in range(players) if other != seat]
    claims: list[Claim] = [IAm(character) for character in Character]
    claims += [ITrust(other) for other in others]
    claims += [IDoubt(other, character) for other in others for character in Character]
    claims += [IsNot(other, character) for other in others for character in Character]
    return OneOf(tuple(claims))


def claims(view: View) -> OneOf[Claim]:
    """What a speaker can claim with one tap, true or not."""
    assert view.seat is not None
    return _claims(view.public.players, view.seat)
