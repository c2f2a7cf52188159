"""`redeal`: a full world, past included, drawn so that it fits what one seat has seen, reading only its View.

Law: characters by the chance of the deal, hidden answers as `sample` throws them, given the view. First come
the characters, uniformly among those that fit what is certain; then the mission cards, given the counts that
were shown; then the history is walked through once more, to write down what each seat was told. The chance of
what was seen goes into the weight.
"""

from collections import Counter
from collections.abc import Iterator
from math import comb

from msgspec import Struct

from maskenball.games.resistance.characters import (
    hand,
    loyalties,
    neutral,
    plot_deck,
    recognition,
    rightly_accused,
)
from maskenball.games.resistance.events import (
    Accused,
    Blamed,
    CardsLaid,
    Dealt,
    Looked,
    MissionDone,
    NobodyAccused,
    Note,
    Played,
    PlotsDrawn,
    Recognised,
    Saw,
    SawCard,
    Showed,
    SteppedForward,
)
from maskenball.games.resistance.hunter import HUNTERS, Showing
from maskenball.games.resistance.missions import chief_failed, has_chief_fails, swap
from maskenball.games.resistance.model import Card, Character, Loyalty, Occasion
from maskenball.games.resistance.plots import Offering
from maskenball.games.resistance.state import Public, State, View, opening_night
from maskenball.kernel import Chance, Deals, Handlers, World, cached, on

MOST_TRIES = 100_000
Characters = tuple[Character, ...]
Masks = tuple[frozenset[Character], ...]
Hand = dict[int, Card]


def redeal(view: View, dice: Chance) -> World:
    """A world that fits the view; its weight is the chance of what was seen in it."""
    opened = view.laid_open
    if opened is not None:
        state = State(view.public, view.phase, opened.characters, opened.notes, opened.deck, (), opened.chief_failed)
        return World(state)
    public = view.public
    missions = missions_of(view)
    deals = _deals(public.characters, tuple(Facts(view, missions).masks))
    chief_fails = has_chief_fails(public)
    for _ in dice.tries(MOST_TRIES):
        dealt = deals.draw(dice)
        weight = 1.0
        hands: list[Hand] = []
        for mission, characters in zip(missions, _through_time(public, dealt), strict=False):
            weight *= mission.chance(characters, chief_fails)
            if weight == 0:
                break
            hands.append(mission.draw(characters, chief_fails, dice))
        else:
            world = Past(view, dealt, hands, weight, dice).world(view)
            if world.weight > 0:
                return world
    raise AssertionError("no world fits this view: view and redeal disagree")


# Characters


class Facts(Handlers):
    """Which characters each seat can have been dealt, as far as single facts tell.

    What a swapped seat was dealt is known for certain; looks and cards may show what it was later.
    """

    def __init__(self, view: View, missions: "list[Mission]") -> None:
        self.public = view.public
        self.kinds = frozenset(view.public.characters)
        self.masks = [self.kinds] * view.public.players
        self.swapped: set[int] = set()
        self.recognised: dict[int, object] = {}
        self.walk(view.public.history)
        chief_fails = has_chief_fails(view.public)
        for seat, card in (known for mission in missions for known in mission.known.items()):
            self._narrow(seat, {kind for kind in self.kinds if card in hand(kind, chief_fails)})
        self.walk(view.notes)
        if view.seat is not None:
            self._know_myself(view.seat, next(note.character for note in view.notes if isinstance(note, Dealt)))

    def _narrow(self, seat: int, kinds: set[Character]) -> None:
        if seat not in self.swapped:
            self.masks[seat] &= kinds

    @on(Blamed)
    def _blame(self, entry: Blamed) -> None:
        self._narrow(entry.by, {Character.DOUBLE_AGENT})
        self._narrow(entry.seat, {kind for kind in self.kinds if (kind is Character.DECEIVER) == entry.right})
        if entry.right:
            self.swapped = {entry.by, entry.seat}

    @on(SteppedForward)
    def _step_forward(self, entry: SteppedForward) -> None:
        self._narrow(entry.seat, {entry.character})

    @on(Accused)
    def _accuse(self, entry: Accused) -> None:
        hunter = self.public.revealed[entry.by]
        assert hunter is not None
        if not entry.right:
            self.masks[entry.seat] -= {kind for kind in self.kinds if rightly_accused(hunter, kind)}

    @on(Recognised)
    def _recognise(self, note: Recognised) -> None:
        self.recognised |= dict.fromkeys(note.seats, note.recognition)

    @on(Saw)
    def _see(self, note: Saw) -> None:
        shown = ((kind, (neutral(kind), *loyalties(kind, self.public.players))) for kind in self.kinds)
        self._narrow(note.seat, {kind for kind, loyalties in shown if note.loyalty in loyalties})

    def _know_myself(self, seat: int, me: Character) -> None:
        for other, mask in enumerate(self.masks):
            seen = self.recognised.get(other)
            self.masks[other] = frozenset(k for k in mask if recognition(self.public.options, me, k) == seen)
        self.masks[seat] = frozenset({me})


@cached
def _deals(characters: Characters, masks: Masks) -> Deals[Character]:
    return Deals(characters, masks)


def _through_time(public: Public, dealt: Characters) -> Iterator[Characters]:
    """Who was who at each mission, and last of all now."""
    now = list(dealt)
    for entry in public.history:
        if isinstance(entry, Blamed):
            swap(now, entry)
        elif isinstance(entry, MissionDone):
            yield tuple(now)
    yield tuple(now)


# Mission cards


class Mission(Struct, frozen=True, gc=False):
    """The cards of one mission, as far as a seat knows them."""

    team: tuple[int, ...]
    me: int | None
    known: Hand
    counts: dict[Card, int] | None
    """How many of each kind were shown; None while they lie face down."""

    def chance(self, characters: Characters, chief_fails: bool) -> float:
        """How likely these characters were to play what is known, if each threw a card out of the own hand."""
        chance = 1.0
        for seat, card in self.known.items():
            if seat != self.me:
                cards = hand(characters[seat], chief_fails)
                chance *= (card in cards) / len(cards)
        if self.counts is None:
            return chance
        for card, count in self.counts.items():
            able = self._able(card, characters, chief_fails)
            chance *= comb(len(able), count) / 2 ** len(able) if 0 <= count <= len(able) else 0
        return chance

    def _able(self, card: Card, characters: Characters, chief_fails: bool) -> list[int]:
        """Members of whom nothing is known, who could have played this card (or Success)."""
        unknown = (seat for seat in self.team if seat not in self.known)
        return [seat for seat in unknown if card in hand(characters[seat], chief_fails)]

    def draw(self, characters: Characters, chief_fails: bool, dice: Chance) -> Hand:
        """Who played what, given all that."""
        if self.counts is None:
            return {
                seat: self.known[seat] if seat in self.known else dice.pick(hand(characters[seat], chief_fails))
                for seat in self.team
            }
        cards = dict.fromkeys(self.team, Card.SUCCESS) | self.known
        for card, count in self.counts.items():
            cards |= dict.fromkeys(dice.some(self._able(card, characters, chief_fails), count), card)
        return cards


def missions_of(view: View) -> list[Mission]:
    """All missions so far; the last one may still lie face down (while a Close Eye is offered)."""
    public = view.public
    done = [entry for entry in public.history if isinstance(entry, MissionDone)]
    known: list[Hand] = [{} for _ in range(len(done) + 1)]
    for entry in public.history:
        match entry:
            case CardsLaid(number=number, open=seat, card=card) if seat is not None and card is not None:
                known[number][seat] = card
    for note in view.notes:
        match note:
            case Played(number=number, card=card) if view.seat is not None:
                known[number][view.seat] = card
            case SawCard(number=number, seat=seat, card=card):
                known[number][seat] = card
    missions = []
    for entry in done:
        shown = {Card.FAIL: entry.fails, Card.CHIEF_FAIL: entry.chief_fails, Card.HACK: entry.hacks}
        seen = Counter(known[entry.number].values())
        counts = {card: count - seen[card] for card, count in shown.items()}
        missions.append(Mission(entry.team, view.seat, known[entry.number], counts))
    if isinstance(view.phase, Offering) and view.phase.face_down:
        missions.append(Mission(public.team, view.seat, known[-1], None))
    return missions


# What each seat was told


class Past(Handlers):
    """The history once more, to write down each seat's notes; weight 0 if it can't have been so."""

    def __init__(self, view: View, dealt: Characters, hands: list[Hand], weight: float, dice: Chance) -> None:
        self.public, self.me, self.hands, self.weight, self.dice = view.public, view.seat, hands, weight, dice
        self.notes = list(opening_night(view.public.options, dealt)[0])
        self.characters = list(dealt)
        self.mine = iter([note.loyalty for note in view.notes if isinstance(note, Saw | Showed)])
        self.played = self.laid = 0
        self.chief_failed = False
        self.not_accusable: set[int] = set()
        self.walk(view.public.history[:-1] if isinstance(view.phase, Showing) else view.public.history)

    def _note(self, seat: int, note: Note) -> None:
        self.notes[seat] = (*self.notes[seat], note)

    @on(CardsLaid)
    def _lay(self, _: CardsLaid | None = None) -> None:
        for seat, card in self.hands[self.laid].items():
            self._note(seat, Played(self.laid, card))
        self.laid += 1

    @on(MissionDone)
    def _count(self, entry: MissionDone) -> None:
        if self.laid == self.played:
            self._lay()
        hand = self.hands[self.played]
        self.chief_failed = chief_failed(self.characters, entry.team, [hand[seat] for seat in entry.team])
        self.played += 1

    @on(Blamed)
    def _blame(self, entry: Blamed) -> None:
        swap(self.characters, entry)

    @on(NobodyAccused)
    def _say_nothing(self, _: NobodyAccused) -> None:
        hunter = self.characters.index(Character.SPY_HUNTER) if self.chief_failed else self.me
        if hunter is not None and hunter != self.me:
            self.weight /= 1 + self.public.players - len(self.not_accusable | {hunter})

    @on(SteppedForward)
    def _step_forward(self, entry: SteppedForward) -> None:
        if entry.character in HUNTERS.values():
            self.not_accusable.add(entry.seat)

    @on(Accused)
    def _accuse(self, entry: Accused) -> None:
        self.weight *= self.chief_failed or not entry.early
        if self.characters[entry.by] is Character.SPY_HUNTER:
            self.not_accusable.add(entry.seat)

    @on(Looked)
    def _look(self, entry: Looked) -> None:
        by, seat, occasion = entry.by, entry.seat, entry.occasion
        if occasion is Occasion.CLOSE_EYE:
            self._note(by, SawCard(self.played, seat, self.hands[self.played][seat]))
            return
        shown: tuple[Loyalty, ...] = (neutral(self.characters[seat]),)
        if occasion is Occasion.INVESTIGATION:
            shown = loyalties(self.characters[seat], self.public.players)
        loyalty = next(self.mine) if self.me in (by, seat) else self.dice.pick(shown)
        self.weight /= len(shown) if by == self.me else 1
        self._note(by, Saw(seat, loyalty, occasion, self.played))
        self._note(seat, Showed(by, loyalty, occasion, self.played))

    def world(self, view: View) -> World:
        """How it stands now."""
        public = self.public
        cards = tuple(self.hands[self.played][seat] for seat in public.team) if self.laid > self.played else ()
        drawn = Counter(plot for entry in public.history if isinstance(entry, PlotsDrawn) for plot in entry.plots)
        deck = Counter(plot_deck(public.players) if public.options.plot else ())
        left = tuple(self.dice.shuffled(tuple((deck - drawn).elements())))
        characters, notes = tuple(self.characters), tuple(self.notes)
        return World(State(public, view.phase, characters, notes, left, cards, self.chief_failed), self.weight)
