"""What one seat makes of what it sees: which answer is worth most, and which cut-in pays."""

from functools import lru_cache
from typing import Any

from maskenball.games.hoax.action import Acting
from maskenball.games.hoax.bots.belief import PLACES, Memory
from maskenball.games.hoax.events import Showed
from maskenball.games.hoax.interrogation import questionable
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
from maskenball.games.hoax.state import Public, View
from maskenball.games.hoax.tokens import INDEX, Purse, add
from maskenball.kernel import Action, Chance

BLUFF = 0.75
"""How often the personal action is whatever brings most, true or not; else it is the true one, where there is one."""
TRUE_REACTION = 0.6
FALSE_REACTION = 0.25
"""How often it reacts as what it is, and as what it is not."""
REACTIONS: dict[type[Action], Character] = {
    Declare: Character.KING,
    Fine: Character.JUDGE,
    Forgive: Character.BISHOP,
}
IMMUNE = 0.5
"""How often it claims to be the Wizard when it is fined and is not."""
SURE = 0.03
"""A doubt is a game thrown away if the claim was true: it has to be less likely than this."""
MARGIN = 0.05
"""How much better than fair the odds of an unmasking have to be."""
FEW = 4
"""Players in at which one other who agrees is a majority."""
PATIENCE = 20
"""Turns in which nothing comes to light until it would dare anything: nobody wants to sit there for ever."""


class Thought:
    """What one seat makes of one view, and of what it believes."""

    def __init__(self, view: View, memory: Memory, dice: Chance) -> None:
        assert view.seat is not None
        self.memory = memory
        self.view = view
        self.me = view.seat
        self.public: Public = view.public
        self.dice = dice
        self.belief = memory.belief(view)

    @property
    def impatience(self) -> float:
        """How much it would dare because nothing comes to light."""
        return min(1.0, self.public.quiet / PATIENCE)

    def chance(self, seat: int, character: Character) -> float:
        """How likely this player is that character."""
        return self.belief.chance(seat, character)

    def best(self, options: list[Action]) -> Action:
        """The answer with the highest value; in a window of reactions first whether to react at all."""
        kind = type(options[-1])
        if kind is Act:
            return self._deed([option for option in options if isinstance(option, Act)])
        if kind in REACTIONS:
            claims = [option for option in options if type(option) is kind]
            passing = next(option for option in options if type(option) is not kind)
            if not self._reacts(REACTIONS[kind]):
                return passing
            options = claims
        return max(options, key=self._value) if len(options) > 1 else options[0]

    def _value(self, option: Action) -> float:
        """How good an answer is, with a little chance in it; silence is worth nothing."""
        value = 0.0
        match option:
            case Vote(yes=True):
                value = self._agrees()
            case Fine(tokens=tokens):
                value = 0.1 * self._use_of(tokens[0], 1)
            case Resist():
                value = 1 if self._is(Character.WIZARD) or self.dice.random() < IMMUNE else -1
            case Accept():
                value = 0.5
            case Demand(kind=kind):
                value = self._use_of(kind, 1)
            case Share(king=king, kind=kind):
                value = self._use_of(kind, -1) + (king == self.me)
            case Show(character=character):
                value = self._known_by(character)
        return value + 0.01 * self.dice.random()

    # Claims

    def _is(self, character: Character) -> bool:
        return self.view.character is character

    def _reacts(self, character: Character) -> bool:
        return self.dice.random() < (TRUE_REACTION if self._is(character) else FALSE_REACTION)

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
        place = INDEX[kind]
        if deed.source is Source.STOCK:
            count = min(deed.takes, public.stock[place])
        else:
            count = 0
            for giver in (act.target,) if act.target is not None else public.others(self.me):
                purse = public.tokens[giver]
                count += min(deed.takes, purse[place] if deed.packs else purse[place] - min(purse))
        mine = public.tokens[self.me]
        return _use(add(mine, kind, count)) - _use(mine)

    def _use_of(self, kind: Kind, count: int) -> float:
        return _use(add(self.public.tokens[self.me], kind, count))

    # Doubts

    def _agrees(self) -> float:
        phase: Any = self.view.phase
        return 1 if self._sure(phase.seat, phase.character) else -1

    def _sure(self, seat: int, character: Character) -> bool:
        """Whether a claim is unlikely enough to be doubted; the longer it has been quiet, the sooner."""
        return self._unlikely(self.chance(seat, character))

    def _unlikely(self, chance: float) -> bool:
        true, false = chance * TRUE_REACTION, (1 - chance) * FALSE_REACTION
        return true / (true + false) < SURE + 0.5 * self.impatience

    def _known_by(self, character: Character) -> float:
        """Show what others were shown already: it tells the table as little as possible."""
        shown = [note.character for note in self.view.notes if isinstance(note, Showed)]
        return float(shown.count(character))

    def cut(self) -> Action | None:
        """An unmasking that pays; else before the own action an interrogation, or a doubt that is safe."""
        public, belief = self.public, self.belief
        if belief.unmasking[0] is not public.inside:
            belief.unmasking = self._unmasking()
        _, seat, chance, fair = belief.unmasking
        if chance > fair * (1 - self.impatience) + MARGIN:
            return Unmask(seat, belief.likeliest(seat))
        if public.turn.seat == self.me and isinstance(self.view.phase, Acting):
            asked = [seat for seat in questionable(public, self.view.notes) if len(belief.masks[seat]) > 1]
            if asked:
                return Question(min(asked, key=lambda seat: (len(belief.masks[seat]), self.dice.random())))
        least = belief.least_likely(public.turn, self.me)
        return Doubt(*least) if least and self._sure(*least) and self._would_agree(*least) else None

    def _would_agree(self, seat: int, character: Character) -> bool:
        """Whether a majority may be had for a doubt: of few, somebody may know more than all do."""
        if len(self.public.inside) <= FEW:
            return True
        return self._unlikely(self.memory.common(self.view).chance(seat, character))

    def _unmasking(self) -> tuple[tuple[int, ...], int, float, float]:
        """Whom to unmask, and the chance at which it is fair: staying in against one player fewer.

        Whoever is about to be unmasked has less to lose by trying.
        """
        public = self.public
        chance, seat = max([(max(self.belief.chances[seat]), seat) for seat in public.others(self.me)])
        fair = (len(public.inside) - 1) / len(public.inside)
        return public.inside, seat, chance, fair * (1 - self._danger(fair))

    def _danger(self, fair: float) -> float:
        """How likely it is that somebody knows enough of me to unmask me, by what I showed and did."""
        true = self.view.character
        assert true is not None
        deeds = self.belief.deeds[self.me].tolist()
        barred: dict[int, set[int]] = {}
        for note in self.view.notes:
            if isinstance(note, Showed) and note.seat in self.public.inside:
                barred.setdefault(note.seat, set()).add(PLACES[note.character])
        for character in self.public.forbidden[self.me]:
            deeds[PLACES[character]] = 0.0
        known = max([sum([deeds[place] for place in places]) for places in barred.values()], default=0.0)
        most = deeds[PLACES[true]] / (sum(deeds) - known)
        return 0.8 * most if most >= fair else 0.0


@lru_cache(maxsize=1024)
def _use(purse: Purse) -> float:
    """What a purse is worth: packs above all, then kinds to make one of, then the rest."""
    return 3 * min(purse) + sum(min(count, min(purse) + 1) for count in purse) + 0.2 * sum(purse)
