"""How likely everybody is who: exact odds of the cards, then what each has acted as, then, with doubt, what was said.

What each player can still be follows from hard facts alone: the own card, characters that were admitted or shown,
question cards one saw, and how many cards of each are left (`redeal.odds`, exact). Deeds and words only weigh those
odds: nothing that anybody does or says makes the impossible possible, or the possible impossible.
"""

from collections import Counter
from functools import lru_cache

from maskenball.games.hoax.events import Acted, Shown
from maskenball.games.hoax.model import IAm, IDoubt, IsNot
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.redeal import CHARACTERS, Masks, odds, possible
from maskenball.games.hoax.state import View
from maskenball.kernel import AnySeen, Claim

SUSPECTED = 0.9
"""How often others are taken to act as whatever brings most, or to say whatever comes in handy, true or not."""
CREDIT = 0.7
"""How far it believes somebody who says who another one is not, and was shown something by that one: so much of the
chance goes. Among bots alone listening neither helps nor hurts that one could measure it; people talk more."""
Acts = tuple[tuple[int, ...], ...]
"""How often each player has acted as each character."""
Weights = dict[Character, float]


class Memory:
    """What it has read so far: how often who acted as what, who was shown something by whom, who claimed what."""

    def __init__(self) -> None:
        self.counts: list[list[int]] = []
        self.entries = 0
        self.shown: Counter[tuple[int, int]] = Counter()
        """How many characters the one was shown by the other."""
        self.words: dict[tuple[int, Claim], None] = {}
        """Who claimed what, in order: a set would be reckoned through in another order in every process."""
        self.heard = -1
        self.believed: tuple[object, Belief] | None = None

    def read(self, seen: AnySeen) -> None:
        """Take in what is new."""
        public = seen.view.public
        if not self.counts:
            self.counts = [[0] * len(CHARACTERS) for _ in range(public.players)]
        for entry in public.history[self.entries :]:
            match entry:
                case Acted(seat=seat, character=Character() as character):
                    self.counts[seat][CHARACTERS.index(character)] += 1
                case Shown(by=by, seat=seat):
                    self.shown[by, seat] += 1
        self.entries = len(public.history)
        news = [said for said in seen.talk if said.number > self.heard]
        self.words |= {(said.seat, said.claim): None for said in news if said.claim is not None}
        if news:
            self.heard = news[-1].number

    @property
    def acts(self) -> Acts:
        """The counts as a value."""
        return tuple(map(tuple, self.counts))

    def belief(self, view: View) -> "Belief":
        """What it believes now; most of what happens at a table tells nothing about anybody."""
        told = possible(view), self.acts, self.shown.total(), len(self.words)
        if self.believed is None or self.believed[0] != told:
            self.believed = told, Belief(self, view, told[0])
        return self.believed[1]


class Belief:
    """How likely everybody is who, for one seat."""

    def __init__(self, memory: Memory, view: View, masks: Masks) -> None:
        assert view.seat is not None
        self.masks = masks
        self.deeds = by_deeds(memory.acts, view.public.options.overview.actors())
        words = by_words(memory, view.seat, masks)
        self.chances = [
            weighed(chances, deeds, words.get(seat))
            for seat, (chances, deeds) in enumerate(zip(odds(masks), self.deeds, strict=True))
        ]


def weighed(chances: Weights, deeds: Weights, words: Weights | None = None) -> Weights:
    """The chances of one player, given what this one has done and what was said."""
    after = {character: chance * deeds[character] for character, chance in chances.items()}
    if words:
        after = {character: chance * words[character] for character, chance in after.items()}
    total = sum(after.values())
    return {character: chance / total for character, chance in after.items()}


@lru_cache(maxsize=1024)
def by_deeds(acts: Acts, actors: tuple[Character, ...]) -> list[Weights]:
    """How well being each character would explain what each player has acted as.

    What pays is done by anybody, true or not: how often each character is acted as at this table is the measure.
    """
    done = [sum(times) for times in zip(*acts, strict=True)]
    total = sum(done) + len(actors)
    likely = []
    for mine in acts:
        of_true = dict.fromkeys(CHARACTERS, 1.0)
        for act, times, all_times in zip(CHARACTERS, mine, done, strict=True):
            habit = (all_times + 1) / total
            for true in actors:
                # Relative to what anybody would do, so that long games don't run out of digits.
                of_true[true] *= ((1 - SUSPECTED) * (act is true) / habit + SUSPECTED) ** times
        likely.append(of_true)
    return likely


def by_words(memory: Memory, me: int, masks: Masks) -> dict[int, Weights]:
    """How what was said weighs, by the seat it is about.

    Denials count if the speaker can know: was shown as many characters by that player as denied, and was never caught
    denying the truth. A boast weighs as little as a deed.
    """
    denied: dict[tuple[int, int], set[Character]] = {}
    weights: dict[int, Weights] = {}
    for speaker, claim in memory.words:
        match claim:
            case IsNot(seat=seat, character=character) | IDoubt(seat=seat, character=character):
                denied.setdefault((speaker, seat), set()).add(character)
            case IAm(character=character):
                about = weights.setdefault(speaker, dict.fromkeys(CHARACTERS, 1.0))
                for true in CHARACTERS:
                    about[true] *= (1 - SUSPECTED) * (character is true) * len(CHARACTERS) + SUSPECTED
    liars = {speaker for (speaker, seat), characters in denied.items() if masks[seat] <= characters}
    for (speaker, seat), characters in denied.items():
        if speaker != me and speaker not in liars and len(characters) <= memory.shown[speaker, seat]:
            about = weights.setdefault(seat, dict.fromkeys(CHARACTERS, 1.0))
            for character in characters:
                about[character] *= 1 - CREDIT
    return weights
