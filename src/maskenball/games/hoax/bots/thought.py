"""What one seat makes of what it sees: which answer is worth most, and which cut-in pays."""

from typing import Any

from maskenball.games.hoax.action import Acting
from maskenball.games.hoax.bots.belief import Memory, weighed
from maskenball.games.hoax.events import Showed
from maskenball.games.hoax.model import (
    Accept,
    Act,
    Declare,
    Demand,
    Doubt,
    Fine,
    Forgive,
    Question,
    Resist,
    Share,
    Show,
    Unmask,
    Vote,
)
from maskenball.games.hoax.overview import Character, Kind, Source
from maskenball.games.hoax.redeal import CHARACTERS
from maskenball.games.hoax.state import Public, View
from maskenball.games.hoax.tokens import INDEX, KINDS, Purse, loose
from maskenball.kernel import Action, AnySeen, Chance

BLUFF = 0.75
"""How often the personal action is whatever brings most, true or not; else it is the true one, where there is one."""
TRUE_REACTION = 0.6
FALSE_REACTION = 0.25
"""How often it reacts as what it is, and as what it is not."""
IMMUNE = 0.5
"""How often it claims to be the Wizard when it is fined and is not."""
SURE = 0.03
"""A doubt is a game thrown away if the claim was true: it has to be less likely than this."""
MARGIN = 0.05
"""How much better than fair the odds of an unmasking have to be."""
PATIENCE = 20
"""Turns in which nothing comes to light until it would dare anything: nobody wants to sit there for ever."""


class Thought:
    """What one seat makes of one view, and of what it has read before."""

    def __init__(self, seen: AnySeen, memory: Memory, dice: Chance) -> None:
        view: View = seen.view
        assert view.seat is not None
        self.view = view
        self.heard = memory.heard
        self.me = view.seat
        self.public: Public = view.public
        self.dice = dice
        self.belief = memory.belief(view)
        self.impatience = min(1.0, self.public.quiet / PATIENCE)

    def still_holds(self, seen: AnySeen) -> bool:
        """Whether nothing has happened and nobody has spoken since."""
        return seen.view is self.view and (not seen.talk or seen.talk[-1].number <= self.heard)

    def chance(self, seat: int, character: Character) -> float:
        """How likely this player is that character."""
        return self.belief.chances[seat][character]

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
                value = 1 if self._is(Character.WIZARD) or self.dice.random() < IMMUNE else -1
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
        """The personal action: now and then the true one, else whatever brings most towards a pack."""
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
        chances = self.belief.chances
        guesses = [(max(chances[seat].values()), seat) for seat in self.public.others(self.me)]
        chance, seat = max(guesses)
        if chance > self._fair() + MARGIN:
            return Unmask(seat, max(CHARACTERS, key=chances[seat].__getitem__))
        questions = [option for option in options if isinstance(option, Question)]
        if questions and isinstance(self.view.phase, Acting):
            open_ones = [option for option in questions if len(self.belief.masks[option.seat]) > 1]
            if open_ones:
                return min(open_ones, key=lambda option: (len(self.belief.masks[option.seat]), self.dice.random()))
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
        """How likely it is that somebody knows enough of me to unmask me, by what I showed and did."""
        true = self.view.character
        assert true is not None
        showed = [note for note in self.view.notes if isinstance(note, Showed)]
        forbidden = self.public.forbidden[self.me]
        barred = {
            frozenset(forbidden).union(note.character for note in showed if note.seat == other)
            for other in self.public.others(self.me)
        }
        guesses = ({character: float(character not in bars) for character in CHARACTERS} for bars in barred)
        most = max(weighed(guess, self.belief.deeds[self.me])[true] for guess in guesses)
        return 0.8 * most if most >= fair else 0.0
