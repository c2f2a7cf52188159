"""A player for Hoax that counts cards, bluffs at a stated rate, and dares only what the odds pay for.

It reads Seen alone. What each player can still be follows from hard facts: the own card, characters that were
admitted or shown, question cards it saw, and how many cards of each are left (`redeal.odds`, exact). What is likely
follows from those odds and from how everybody has acted so far, as if all bluffed as often as it does itself.
"""

from functools import lru_cache
from typing import Any

from maskenball.games.hoax.action import Acting
from maskenball.games.hoax.events import Acted, Showed
from maskenball.games.hoax.model import (
    Accept,
    Act,
    Declare,
    Demand,
    Doubt,
    Fine,
    Forgive,
    IDoubt,
    Question,
    Resist,
    Share,
    Show,
    Unmask,
    Vote,
)
from maskenball.games.hoax.overview import Character, Kind, Source
from maskenball.games.hoax.redeal import CHARACTERS, odds, possible
from maskenball.games.hoax.state import Public, View
from maskenball.games.hoax.tokens import INDEX, KINDS, Purse, loose
from maskenball.kernel import Action, AnySeen, Chance, Claim, OneOf

BLUFF = 0.75
"""How often the personal action is whatever brings most, true or not; else it is the true one, where there is one."""
SUSPECTED = 0.9
"""How often it takes others to do so."""
TRUE_REACTION = 0.6
FALSE_REACTION = 0.25
"""How often it reacts as what it is, and as what it is not."""
SURE = 0.03
"""A doubt is a game thrown away if the claim was true: it has to be less likely than this."""
MARGIN = 0.05
"""How much better than fair the odds of an unmasking have to be."""
PATIENCE = 20
"""Turns in which nothing comes to light until it would dare anything: nobody wants to sit there for ever."""


class Heuristic:
    """Collects packs, questions whoever is closest to being known, and unmasks when the odds pay."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    # The protocol of bots

    def answer(self, seen: AnySeen) -> Action:
        """The answer to the question."""
        choice = seen.choice
        assert choice is not None
        options: list[Action] = list(choice)
        return _Thought(seen.view, self.dice).best(options)

    def cut(self, seen: AnySeen) -> Action | None:
        """An unmasking, a doubt or an interrogation, if it pays."""
        assert seen.may is not None
        choices = getattr(seen.may, "choices", ())
        listed = [option for choice in choices if isinstance(choice, OneOf) for option in choice]
        return _Thought(seen.view, self.dice).cut(listed)

    def say(self, seen: AnySeen) -> Claim | None:
        """It says so when it knows a claim of this turn to be false, once."""
        view: View = seen.view
        if seen.seat not in view.public.inside or view.laid_open is not None:
            return None
        thought = _Thought(view, self.dice)
        said = {talk.claim for talk in seen.talk if talk.seat == seen.seat}
        for seat, character in view.public.turn.doubtable():
            claim = IDoubt(seat, character)
            if seat != seen.seat and claim not in said and not thought.chance(seat, character):
                return claim
        return None


class _Thought:
    """What one seat makes of one view."""

    def __init__(self, view: View, dice: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.public: Public = view.public
        self.dice = dice
        self.masks = possible(view)
        self.likely = _likely(_acts(self.public), self.public.options.overview.actors())
        self.belief = [self._weigh(seat, chances) for seat, chances in enumerate(odds(self.masks))]
        self.impatience = min(1.0, self.public.quiet / PATIENCE)

    def chance(self, seat: int, character: Character) -> float:
        """How likely this player is that character."""
        return self.belief[seat][character]

    def _weigh(self, seat: int, chances: dict[Character, float]) -> dict[Character, float]:
        """The odds, given the personal actions of this player so far."""
        likely = self.likely[seat]
        weights = {character: chance * likely[character] for character, chance in chances.items()}
        total = sum(weights.values())
        return {character: weight / total for character, weight in weights.items()}

    def best(self, options: list[Action]) -> Action:
        """The answer with the highest value."""
        if isinstance(options[0], Act):
            return self._deed([option for option in options if isinstance(option, Act)])
        return max(options, key=self._value)

    def _value(self, option: Action) -> float:
        """How good an answer is, with a little chance in it; silence is worth nothing."""
        value = 0.0
        match option:
            case Declare():
                value = self._reacts(Character.KING)
            case Fine(tokens=tokens):
                value = self._reacts(Character.JUDGE) + 0.1 * self._use(self._with(tokens[:1]))
            case Forgive():
                value = self._reacts(Character.BISHOP)
            case Resist():
                value = 1 if self._is(Character.WIZARD) or self.dice.random() < 0.5 else -1
            case Accept():
                value = 0.5
            case Demand(kind=kind):
                value = self._use(self._with((kind,)))
            case Share(king=king, kind=kind):
                value = self._use(self._without(kind)) + (king == self.me)
            case Vote(yes=True):
                value = self._agrees()
            case Show(character=character):
                value = self._known_by(character)
        return value + 0.01 * self.dice.random()

    # Claims

    def _is(self, character: Character) -> bool:
        return self.view.character is character

    def _reacts(self, character: Character) -> float:
        rate = TRUE_REACTION if self._is(character) else FALSE_REACTION
        return 1 if self.dice.random() < rate else -1

    def _deed(self, acts: list[Act]) -> Act:
        """The personal action: in one case of two the true one, else whatever brings most towards a pack."""
        true = [act for act in acts if self._is(act.character)]
        pool = true if true and self.dice.random() >= BLUFF else acts
        return max(pool, key=lambda act: self._gain(act) + 0.3 * self.dice.random())

    def _gain(self, act: Act) -> float:
        public = self.public
        deed = public.options.overview.deed(act.character)
        assert deed is not None
        kind = act.kind or deed.kind
        assert kind is not None
        if deed.source is Source.STOCK:
            count = min(deed.takes, public.stock[INDEX[kind]])
        else:
            givers = (act.target,) if act.target is not None else public.others(self.me)
            purses = [public.tokens[giver] for giver in givers]
            reached = purses if deed.packs else [loose(purse) for purse in purses]
            count = sum(min(deed.takes, purse[INDEX[kind]]) for purse in reached)
        return self._use(self._with((kind,) * count)) - self._use(public.tokens[self.me])

    def _with(self, kinds: tuple[Kind, ...]) -> Purse:
        gold, wine, grain = (self.public.tokens[self.me][INDEX[kind]] + kinds.count(kind) for kind in KINDS)
        return gold, wine, grain

    def _without(self, kind: Kind) -> Purse:
        gold, wine, grain = (self.public.tokens[self.me][INDEX[each]] - (each is kind) for each in KINDS)
        return gold, wine, grain

    def _use(self, purse: Purse) -> float:
        """What a purse is worth: packs above all, then kinds to make one of, then the rest."""
        return 3 * min(purse) + sum(min(count, min(purse) + 1) for count in purse) + 0.2 * sum(purse)

    # Doubts

    def _agrees(self) -> float:
        phase: Any = self.view.phase
        return 1 if self._sure(phase.seat, phase.character) else -1

    def _sure(self, seat: int, character: Character) -> bool:
        """Whether a claim is unlikely enough to be doubted; the longer it has been quiet, the sooner."""
        chance = self.chance(seat, character)
        true, false = chance * TRUE_REACTION, (1 - chance) * FALSE_REACTION
        return true / (true + false) < SURE + 0.5 * self.impatience

    def _known_by(self, character: Character) -> float:
        """Show what others were shown already: it tells the table as little as possible."""
        shown = [note.character for note in self.view.notes if isinstance(note, Showed)]
        return float(shown.count(character))

    def cut(self, options: list[Action]) -> Action | None:
        """An unmasking that pays, else one of these: before the action an interrogation, or a doubt that is safe."""
        guesses = [(max(self.belief[seat].values()), seat) for seat in self.public.others(self.me)]
        chance, seat = max(guesses)
        if chance > self._fair() + MARGIN:
            return Unmask(seat, max(CHARACTERS, key=self.belief[seat].__getitem__))
        questions = [option for option in options if isinstance(option, Question)]
        if questions and isinstance(self.view.phase, Acting):
            open_ones = [option for option in questions if len(self.masks[option.seat]) > 1]
            if open_ones:
                return min(open_ones, key=lambda option: (len(self.masks[option.seat]), self.dice.random()))
        doubts = [option for option in options if isinstance(option, Doubt)]
        doubts.sort(key=lambda option: self.chance(option.seat, option.character))
        return doubts[0] if doubts and self._sure(doubts[0].seat, doubts[0].character) else None

    def _fair(self) -> float:
        """The chance at which an unmasking is fair: staying in against one player fewer.

        Whoever is about to be unmasked has less to lose by trying.
        """
        count = len(self.public.inside)
        fair = (count - 1) / count
        return fair * (1 - self._danger(fair)) * (1 - self.impatience)

    def _danger(self, fair: float) -> float:
        """How likely it is that somebody knows enough of me to unmask me."""
        true = self.view.character
        assert true is not None
        most = 0.0
        for other in self.public.others(self.me):
            shown = {note.character for note in self.view.notes if isinstance(note, Showed) and note.seat == other}
            barred = shown.union(self.public.forbidden[self.me])
            open_ones = {character: float(character not in barred) for character in Character}
            most = max(most, self._weigh(self.me, open_ones)[true])
        return 0.8 * most if most >= fair else 0.0


def _acts(public: Public) -> tuple[tuple[int, ...], ...]:
    """How often each player has acted as each character."""
    acts = [[0] * len(CHARACTERS) for _ in range(public.players)]
    for entry in public.history:
        if type(entry) is Acted and entry.character is not None:
            acts[entry.seat][CHARACTERS.index(entry.character)] += 1
    return tuple(map(tuple, acts))


@lru_cache(maxsize=1024)
def _likely(acts: tuple[tuple[int, ...], ...], actors: tuple[Character, ...]) -> list[dict[Character, float]]:
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


BOTS = {"heuristic": Heuristic}
