"""`redeal`: a full world, past included, drawn so that it fits what one seat has seen, reading only its View.

Law: characters by the chance of the deal, hidden answers as `sample` throws them, given the view. First come
the characters, uniformly among those that fit what is certain; then the mission cards, given the counts that
were shown; then the history is walked through once more, to write down what each seat was told. The chance of
what was seen goes into the weight.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
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
    Played,
    PlotsDrawn,
    Recognised,
    Saw,
    SawCard,
    Showed,
    SteppedForward,
)
from maskenball.games.resistance.hunter import HUNTERS, Showing
from maskenball.games.resistance.missions import has_chief_fails
from maskenball.games.resistance.model import Card, Character, Loyalty, Occasion
from maskenball.games.resistance.plots import Offering
from maskenball.games.resistance.state import Public, State, View, opening_night
from maskenball.kernel import Chance, World

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
    missions = _missions(view)
    assignments = _assignments(public.characters, _masks(view, missions))
    chief_fails = has_chief_fails(public)
    for _ in range(MOST_TRIES):
        dealt = assignments.draw(dice)
        weight = 1.0
        hands: list[Hand] = []
        for mission, characters in zip(missions, _through_time(public, dealt), strict=False):
            weight *= mission.chance(characters, chief_fails)
            if weight == 0:
                break
            hands.append(mission.draw(characters, chief_fails, dice))
        else:
            world = _tell(view, dealt, hands, weight, dice)
            if world.weight > 0:
                return world
    raise AssertionError("no world fits this view: view and redeal disagree")


# Characters


def _masks(view: View, missions: "list[Mission]") -> Masks:
    """Which characters each seat can have been dealt, as far as single facts tell."""
    public = view.public
    kinds = frozenset(public.characters)
    masks = [kinds] * public.players
    swapped: set[int] = set()
    for entry in public.history:
        match entry:
            case Blamed(by=by, seat=seat, right=right):
                masks[by] &= {Character.DOUBLE_AGENT}
                masks[seat] &= {Character.DECEIVER} if right else kinds - {Character.DECEIVER}
                if right:
                    swapped = {by, seat}
            case SteppedForward(seat=seat, character=character) if seat not in swapped:
                masks[seat] &= {character}
            case Accused(by=by, seat=seat, right=False):
                hunter = public.revealed[by]
                assert hunter is not None
                masks[seat] -= {kind for kind in kinds if rightly_accused(hunter, kind)}
    # What a swapped seat was dealt is known for certain; looks and cards may show what it was later.
    chief_fails = has_chief_fails(public)
    for mission in missions:
        for seat, card in mission.known.items():
            if seat not in swapped:
                masks[seat] &= {kind for kind in kinds if card in hand(kind, chief_fails)}
    known: dict[int, object] = {}
    for note in view.notes:
        match note:
            case Recognised(seats=seats, recognition=seen):
                known |= dict.fromkeys(seats, seen)
            case Saw(seat=seat, loyalty=loyalty) if seat not in swapped:
                masks[seat] &= {kind for kind in kinds if loyalty in (neutral(kind), *loyalties(kind, public.players))}
    if view.seat is not None:
        me = next(note.character for note in view.notes if isinstance(note, Dealt))
        for seat in range(public.players):
            masks[seat] &= {kind for kind in kinds if recognition(public.options, me, kind) == known.get(seat)}
        masks[view.seat] = frozenset({me})
    return tuple(masks)


class Assignments:
    """All ways to give the characters in play to the seats so that each seat gets one out of its mask."""

    def __init__(self, characters: Characters, masks: Masks) -> None:
        self.kinds = tuple(dict.fromkeys(characters))
        self.counts = tuple(characters.count(kind) for kind in self.kinds)
        self.seats = sorted(range(len(masks)), key=lambda seat: len(masks[seat]))
        self.masks = [[kind in masks[seat] for kind in self.kinds] for seat in self.seats]
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(self, at: int, left: tuple[int, ...]) -> int:
        """In how many ways the seats from `at` on can be served with what is left of each kind."""
        if at == len(self.seats):
            return 1
        key = (at, left)
        if key not in self._ways:
            self._ways[key] = sum(self.ways(at + 1, after) if after else 0 for after in self._after(at, left))
        return self._ways[key]

    def _after(self, at: int, left: tuple[int, ...]) -> "Iterator[tuple[int, ...] | None]":
        for kind, fits in enumerate(self.masks[at]):
            yield (*left[:kind], left[kind] - 1, *left[kind + 1 :]) if fits and left[kind] else None

    def draw(self, dice: Chance) -> Characters:
        """One of them, each as likely as any other."""
        drawn: dict[int, Character] = {}
        left = self.counts
        for at, seat in enumerate(self.seats):
            after = list(self._after(at, left))
            kind = dice.weighted([self.ways(at + 1, rest) if rest else 0 for rest in after])
            drawn[seat] = self.kinds[kind]
            left = after[kind] or left
        return tuple(drawn[seat] for seat in range(len(drawn)))


@lru_cache(maxsize=64)
def _assignments(characters: Characters, masks: Masks) -> Assignments:
    return Assignments(characters, masks)


def _through_time(public: Public, dealt: Characters) -> Iterator[Characters]:
    """Who was who at each mission, and last of all now; only a right Blame changes that (J-45)."""
    now = list(dealt)
    for entry in public.history:
        match entry:
            case Blamed(by=by, seat=seat, right=True):
                now[by], now[seat] = now[seat], now[by]
            case MissionDone():
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


def _missions(view: View) -> list[Mission]:
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


def _tell(view: View, dealt: Characters, hands: list[Hand], weight: float, dice: Chance) -> World:
    """Walk through the history and write down each seat's notes; weight 0 if it can't have been so."""
    public, me = view.public, view.seat
    notes = list(opening_night(public.options, dealt)[0])
    characters = list(dealt)
    mine = iter([note.loyalty for note in view.notes if isinstance(note, Saw | Showed)])
    played = laid = 0
    chief_failed = False
    unanswered = len(public.history) - 1 if isinstance(view.phase, Showing) else -1
    not_accusable: set[int] = set()

    def lay() -> int:
        for seat, card in hands[laid].items():
            notes[seat] = (*notes[seat], Played(laid, card))
        return laid + 1

    for index, entry in enumerate(public.history):
        match entry:
            case Blamed(by=by, seat=seat, right=True):
                characters[by], characters[seat] = characters[seat], characters[by]
            case CardsLaid():
                laid = lay()
            case MissionDone(team=team):
                laid = lay() if laid == played else laid
                failing = [seat for seat in team if hands[played][seat] in (Card.FAIL, Card.CHIEF_FAIL)]
                chief_failed = any(characters[seat] is Character.SPY_CHIEF for seat in failing)
                played += 1
            case NobodyAccused() if chief_failed:
                hunter = characters.index(Character.SPY_HUNTER)
                if hunter != me:
                    weight /= 1 + public.players - len(not_accusable | {hunter})
            case SteppedForward(seat=seat, character=character) if character in HUNTERS.values():
                not_accusable.add(seat)
            case Accused(by=by, seat=seat, early=early):
                weight *= chief_failed or not early
                if characters[by] is Character.SPY_HUNTER:
                    not_accusable.add(seat)
            case Looked(by=by, seat=seat, occasion=Occasion.CLOSE_EYE):
                notes[by] = (*notes[by], SawCard(played, seat, hands[played][seat]))
            case Looked(by=by, seat=seat, occasion=occasion) if index != unanswered:
                shown: tuple[Loyalty, ...] = (neutral(characters[seat]),)
                if occasion is Occasion.INVESTIGATION:
                    shown = loyalties(characters[seat], public.players)
                loyalty = next(mine) if me in (by, seat) else dice.pick(shown)
                weight /= len(shown) if by == me else 1
                notes[by] = (*notes[by], Saw(seat, loyalty, occasion, played))
                notes[seat] = (*notes[seat], Showed(by, loyalty, occasion, played))
    cards = tuple(hands[played][seat] for seat in public.team) if laid > played else ()
    drawn = Counter(plot for entry in public.history if isinstance(entry, PlotsDrawn) for plot in entry.plots)
    deck = Counter(plot_deck(public.players) if public.options.plot else ())
    left = tuple(dice.shuffled(tuple((deck - drawn).elements())))
    return World(State(public, view.phase, tuple(characters), tuple(notes), left, cards, chief_failed), weight)
