"""What each seat sees (`view`), what it can imagine (`redeal`), whom it can speak to, and what it could claim."""

from maskenball.kernel import Chance, Channel, Choice, OneOf, Over, World
from maskenball.testing.toy.model import PAIR, Innocent, Note, Robbed, Stole, Suspect, YouAre
from maskenball.testing.toy.phases import Stealing
from maskenball.testing.toy.state import State, View, opening_notes


def view(state: State, seat: int | None) -> View:
    """What this seat knows."""
    notes = () if seat is None else state.notes[seat]
    return View(seat, state.public, state.phase, notes, lay_open(state) if isinstance(state.phase, Over) else None)


def lay_open(state: State) -> tuple[tuple[Note, ...], ...]:
    """What each was told."""
    return state.notes


def redeal(view: View, dice: Chance) -> World:
    """Draw the thief and the nights; exact, for no night is likelier with one unknown thief than with another."""
    public = view.public
    players = public.players
    if view.laid_open:
        thief = next(seat for seat, notes in enumerate(view.laid_open) if YouAre(True) in notes)
        return World(State(public, view.phase, thief, view.laid_open))
    others = tuple(seat for seat in range(players) if seat != view.seat)
    thief = view.seat if view.seat is not None and YouAre(True) in view.notes else dice.pick(others)
    notes = [list(seat_notes) for seat_notes in opening_notes(players, thief)]
    for night in range(public.nights):
        mine: int | None
        if thief == view.seat:
            mine = next((n.seat for n in view.notes if isinstance(n, Stole) and n.night == night), None)
        elif Robbed(night) in view.notes:
            mine = view.seat
        else:
            mine = dice.pick((None, *(seat for seat in others if seat != thief)))
        if mine is not None:
            notes[thief].append(Stole(night, mine))
            notes[mine].append(Robbed(night))
    return World(State(public, view.phase, thief, tuple(map(tuple, notes))))


def channels(state: State) -> tuple[Channel, ...]:
    """By day all speak, and the pair among themselves; at night nobody."""
    if isinstance(state.phase, Stealing):
        return ()
    all_seats = tuple(range(state.public.players))
    return (Channel("all", all_seats), Channel("pair", PAIR, PAIR))


def claims(view: View) -> Choice:
    """What one could claim."""
    others = (seat for seat in range(view.public.players) if seat != view.seat)
    return OneOf((Innocent(), *(Suspect(seat) for seat in others)))
