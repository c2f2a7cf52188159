"""What a seat believes about who is who, read from what it has seen.

A character somebody can't be (forbidden, shown, named wrongly) is out; the rest is as likely as the cards of each are
left (`cards.by_cards`, exact). Deeds and words only weigh those odds: nothing that anybody does or says makes the
impossible possible, or the possible impossible.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from maskenball.games.hoax.bots.cards import Table, by_cards
from maskenball.games.hoax.events import Acted, Note, Shown, TurnBegan
from maskenball.games.hoax.model import IAm, IDoubt, IsNot
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.redeal import CHARACTERS, Masks, possible
from maskenball.games.hoax.state import View
from maskenball.games.hoax.turn import Suspect, Turn
from maskenball.kernel import AnySeen, Claim

SUSPECTED = 0.9
"""How often others are taken to act as whatever brings most, or to say whatever comes in handy, true or not."""
CREDIT = 0.7
"""How far it believes somebody who says who another one is not, and was shown something by that one: so much of the
chance goes. Among bots alone listening neither helps nor hurts that one could measure it; people talk more."""
Acts = tuple[tuple[int, ...], ...]
"""How often each player has acted as each character."""
PLACES = {character: place for place, character in enumerate(CHARACTERS)}
Facts = tuple[tuple[tuple[Character, ...], ...], tuple[Note, ...]]
"""What is forbidden to whom, and what this seat was told."""


class Memory:
    """What it has read so far: how often who acted as what, who was shown something by whom, who claimed what."""

    def __init__(self) -> None:
        self.counts: list[list[int]] = []
        self.entries = 0
        self.turns = 0
        self.shown: Counter[tuple[int, int]] = Counter()
        """How many characters the one was shown by the other."""
        self.words: set[tuple[int, Claim]] = set()
        """Who claimed what."""
        self.denied: dict[tuple[int, int], set[Character]] = {}
        """Speaker and seat: who that is not, as was said."""
        self.boasts: Table = np.empty(0)
        """How what everybody claimed to be weighs: as little as a deed."""
        self.heard = -1
        self.since = 0
        """How much of what the seat was told and heard has been read."""
        self._facts: Facts | None = None
        self._masks: Masks = ()
        self._belief: Belief | None = None
        self._common: Belief | None = None

    def read(self, seen: AnySeen) -> None:
        """Take in what is new. Most of what happens at a table tells nothing about anybody."""
        public = seen.view.public
        if not self.counts:
            self.counts = [[0] * len(CHARACTERS) for _ in range(public.players)]
            self.boasts = np.ones((public.players, len(CHARACTERS)))
        history = public.history
        for number in range(self.entries, len(history)):
            entry = history[number]
            if type(entry) is Acted and entry.character is not None:
                self.counts[entry.seat][PLACES[entry.character]] += 1
                self._forget()
            elif type(entry) is Shown:
                self.shown[entry.by, entry.seat] += 1
                self._forget()
            elif type(entry) is TurnBegan:
                self.turns += 1
        self.entries = len(history)
        talk = seen.talk
        if talk and talk[-1].number > self.heard:
            for said in [said for said in talk if said.number > self.heard]:
                if said.claim is not None and (said.seat, said.claim) not in self.words:
                    self._listen(said.seat, said.claim)
            self.heard = talk[-1].number
        self.since = seen.count + len(seen.events) + len(talk)

    def _listen(self, speaker: int, claim: Claim) -> None:
        self.words.add((speaker, claim))
        self._forget()
        match claim:
            case IsNot(seat=seat, character=character) | IDoubt(seat=seat, character=character):
                self.denied.setdefault((speaker, seat), set()).add(character)
            case IAm(character=character):
                self.boasts[speaker] *= SUSPECTED
                self.boasts[speaker, PLACES[character]] *= 1 + (1 - SUSPECTED) * len(CHARACTERS) / SUSPECTED

    def masks(self, view: View) -> Masks:
        """What everybody can be."""
        facts = view.public.forbidden, view.notes
        if facts != self._facts:
            self._facts, self._masks = facts, possible(view)
            self._forget()
        return self._masks

    def belief(self, view: View) -> "Belief":
        """What it believes now."""
        masks = self.masks(view)
        if self._belief is None:
            self._belief = Belief(self, view, masks)
        return self._belief

    def common(self, view: View) -> "Belief":
        """What anybody at the table would believe without a card or a note of one's own."""
        if self._common is None:
            onlooker = View(None, view.phase, view.public)
            self._common = Belief(self, onlooker, possible(onlooker))
        return self._common

    def _forget(self) -> None:
        self._belief = self._common = None


class Belief:
    """How likely everybody is who, for one seat."""

    def __init__(self, memory: Memory, view: View, masks: Masks) -> None:
        self.masks = masks
        self.deeds = by_deeds(tuple(map(tuple, memory.counts)), view.public.options.overview.actors())
        weights = by_cards(masks) * self.deeds * memory.boasts
        for seat, character in _denied(memory, view.seat, masks) if memory.denied else ():
            weights[seat, PLACES[character]] *= 1 - CREDIT
        weights /= np.add.reduce(weights, axis=1, keepdims=True)
        self.chances: list[list[float]] = weights.tolist()
        """By seat, then by the place of the character in CHARACTERS."""
        self.unmasking: tuple[tuple[int, ...], int, float, float] = ((), 0, 0.0, 0.0)
        """With these players still in: whom to unmask if anybody, the chance to be right, and at which it is fair."""
        self._least: tuple[object, Suspect | None] = (None, None)

    def chance(self, seat: int, character: Character) -> float:
        """How likely this player is that character."""
        return self.chances[seat][PLACES[character]]

    def likeliest(self, seat: int) -> Character:
        """Who this player is most likely."""
        chances = self.chances[seat]
        return CHARACTERS[chances.index(max(chances))]

    def least_likely(self, turn: Turn, me: int) -> Suspect | None:
        """The claim of others in this turn that is least likely to be true, of those that can be doubted."""
        if self._least[0] is not turn.masks:
            suspects = [(mask.seat, mask.character) for mask in turn.masks if mask.seat != me and mask.can_be_doubted]
            least = min(suspects, key=lambda suspect: self.chance(*suspect)) if suspects else None
            self._least = turn.masks, least
        return self._least[1]


@lru_cache(maxsize=4096)
def ruled_out(masks: Masks) -> frozenset[Suspect]:
    """Who can't be whom."""
    none = np.argwhere(by_cards(masks) == 0).tolist()
    return frozenset((seat, CHARACTERS[place]) for seat, place in none)


@lru_cache(maxsize=1024)
def by_deeds(acts: Acts, actors: tuple[Character, ...]) -> Table:
    """How well being each character would explain what each player has acted as.

    What pays is done by anybody, true or not: how often each character is acted as at this table is the measure.
    """
    times = np.array(acts, dtype=float)
    done = times.sum(axis=0)
    # Relative to what anybody would do, so that long games don't run out of digits.
    acting = SUSPECTED ** times.sum(axis=1, keepdims=True)
    true = ((1 - SUSPECTED) / SUSPECTED * (done.sum() + len(actors)) / (done + 1) + 1) ** times
    likely: Table = np.where([character in actors for character in CHARACTERS], acting * true, 1.0)
    return likely


def _denied(memory: Memory, me: int | None, masks: Masks) -> Iterator[tuple[int, Character]]:
    """Who was said not to be whom by somebody who can know: who was shown as many characters by that player as denied,
    and was never caught denying the truth."""
    denied = memory.denied
    liars = {speaker for (speaker, seat), characters in denied.items() if masks[seat] <= characters}
    for (speaker, seat), characters in denied.items():
        if speaker != me and speaker not in liars and len(characters) <= memory.shown[speaker, seat]:
            for character in characters:
                yield seat, character
