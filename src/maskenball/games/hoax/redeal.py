"""`redeal`: a full world, past included, drawn so that it fits what one seat has seen, reading only its View.

Law: cards by the chance of the deal, hidden answers as `sample` throws them, given the view. Hidden are the cards,
what was shown in interrogations and which question card was handed over. Nobody's choice depends on the own card but
what to show, and there every fitting card leaves equally many: so the cards are drawn first, among those that fit,
then the history is walked through to throw what others showed and handed over. That an interrogation took place
says that there was something left to show (S-54): so what was shown before is thrown by how likely it leaves something
for all questions that are known to have followed, and no world has to be thrown away. Out of how many questions one
was chosen goes into the weight.
"""

from maskenball.games.hoax.events import (
    Admitted,
    Dealt,
    Handed,
    Note,
    Questioned,
    Received,
    Saw,
    Showed,
    Shown,
    Unmasked,
)
from maskenball.games.hoax.interrogation import ruled_out
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.state import CARDS, State, View
from maskenball.kernel import Chance, Deals, World, cached, cached_up_to

CHARACTERS = tuple(Character)
TELLING = frozenset({Admitted, Questioned, Shown, Unmasked})
"""The entries of the history that something hidden hangs on."""
Masks = tuple[frozenset[Character], ...]


def redeal(view: View, dice: Chance) -> World:
    """A world that fits the view."""
    if view.laid_open is not None:
        return World(State(view.public, view.phase, view.laid_open.characters, view.laid_open.notes))
    characters = _deals(possible(view)).draw(dice)
    past = _Past(view, characters, dice)
    past.happen()
    notes = tuple(map(tuple, past.notes))
    return World(State(view.public, view.phase, characters, notes), past.weight)


def possible(view: View) -> Masks:
    """What each seat can be, as far as single facts tell."""
    public = view.public
    masks = [frozenset(CHARACTERS).difference(forbidden) for forbidden in public.forbidden]
    for note in view.notes:
        match note:
            case Saw(seat=seat, character=character):
                masks[seat] -= {character}
            case Handed(seat=seat, character=character, right=right):
                masks[seat] = masks[seat] & {character} if right else masks[seat] - {character}
    if view.seat is not None and view.character is not None:
        masks[view.seat] = frozenset({view.character})
    return tuple(masks)


@cached
def _deals(masks: Masks) -> Deals[Character]:
    return Deals(CARDS, masks)


Barred = tuple[frozenset[Character], ...]
"""What was forbidden to somebody at each question of one asker, one after another."""


@cached_up_to(1 << 16)
def chance(asked: Barred, seen: frozenset[Character], true: Character) -> float:
    """How likely all these questions can be asked of a player (S-54), who has shown the asker so much before."""
    if not asked:
        return 1.0
    barred = asked[0] | seen
    if len(barred) > len(CHARACTERS) - 2:
        return 0.0
    free = [character for character in CHARACTERS if character not in barred and character is not true]
    return sum(chance(asked[1:], seen | {character}, true) for character in free) / len(free)


def _asked(view: View) -> dict[tuple[int, int], Barred]:
    """What was forbidden to whom at the questions of each asker."""
    forbidden: list[frozenset[Character]] = [frozenset()] * view.public.players
    asked: dict[tuple[int, int], Barred] = {}
    for entry in view.public.history:
        if isinstance(entry, Admitted):
            forbidden[entry.seat] |= {entry.character}
        elif isinstance(entry, Questioned):
            pair = entry.by, entry.seat
            asked[pair] = (*asked.get(pair, ()), forbidden[entry.seat])
    return asked


class _Past:
    """The history once more, in one world: what each seat was told, thrown where the view does not know it."""

    def __init__(self, view: View, characters: tuple[Character, ...], dice: Chance) -> None:
        self.view = view
        self.characters = characters
        self.dice = dice
        self.notes: list[list[Note]] = [[Dealt(character)] for character in characters]
        self.forbidden: list[tuple[Character, ...]] = [()] * view.public.players
        self.inside = set(range(view.public.players))
        self.known = iter(view.notes[1:])
        self.asked = _asked(view)
        """The questions of each asker to each player that are still to come."""
        self.weight = 1.0

    def happen(self) -> None:
        """Walk through the history."""
        for entry in self.view.public.history:
            if type(entry) not in TELLING:
                continue
            match entry:
                case Admitted(seat=seat, character=character):
                    self.forbidden[seat] = (*self.forbidden[seat], character)
                case Questioned(by=by, seat=seat):
                    self._question(by, seat)
                case Shown(by=by, seat=seat):
                    self._show(by, seat)
                case Unmasked(by=by, seat=seat, out=out):
                    self._unmask(by, seat, right=out == seat)
                    self.inside.remove(out)

    def _question(self, by: int, seat: int) -> None:
        self.asked[by, seat] = self.asked[by, seat][1:]
        if by == self.view.seat:
            return
        others = [other for other in self.inside if other != by]
        able = [other for other in others if len(self._ruled_out(by, other)) < len(CHARACTERS) - 1]
        self.weight *= len(others) / len(able)

    def _ruled_out(self, by: int, seat: int) -> set[Character]:
        return ruled_out(self.forbidden[seat], tuple(self.notes[by]), seat)

    def _show(self, by: int, seat: int) -> None:
        if self.view.seat in (by, seat):
            note = next(self.known)
            assert isinstance(note, Saw | Showed)
            shown = note.character
        else:
            shown = self._thrown(by, seat)
        self.notes[by].append(Saw(seat, shown))
        self.notes[seat].append(Showed(by, shown))

    def _thrown(self, by: int, seat: int) -> Character:
        """S-52: any of those that can be shown, as far as it leaves something for the questions that followed."""
        barred, true = self._ruled_out(by, seat), self.characters[seat]
        free = [character for character in CHARACTERS if character not in barred and character is not true]
        to_come = self.asked[by, seat]
        if not to_come:
            return self.dice.pick(free)
        seen = ruled_out((), tuple(self.notes[by]), seat)
        return free[self.dice.weighted([chance(to_come, frozenset(seen | {each}), true) for each in free])]

    def _unmask(self, by: int, seat: int, right: bool) -> None:
        true = self.characters[seat]
        if self.view.seat in (by, seat):
            note = next(self.known)
            assert isinstance(note, Handed | Received)
            card = note.character
        else:
            card = true if right else self.dice.pick([each for each in CHARACTERS if each is not true])
        self.notes[by].append(Handed(seat, card, right))
        self.notes[seat].append(Received(by, card, right))
