"""The players of Nacht der Entscheidung: a heuristic bot that weighs all nights that fit (belief.py)."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from msgspec.structs import replace

from maskenball.bots import Bot
from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.story import Story, as_act, as_claim, excuses, stories
from maskenball.games.one_night.claims import (
    INoticedNoTap,
    ISawMineLast,
    ISuspect,
    IWas,
    IWasTapped,
)
from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import Side, Specialist, TakeMarker, Token, TurnMarker, Vote, Wish
from maskenball.games.one_night.state import View
from maskenball.kernel import Action, AnySeen, Chance, Claim, OneOf

ROWS = 1500
"""About how many nights are weighed for a vote."""
SKETCH = 300
"""And for each thing a spy could say."""
MOST_EXCUSES = 14
HEEDS = 0.04
"""How much each trusted voice against somebody adds, so that those who think alike vote alike."""
JOINS = 0.2
"""The same for a spy, who votes where the others vote anyway."""
GIVES_AWAY = {Specialist.DEFECTOR}
"""Cards that nobody of the Resistance would admit to: their owner is a spy afterwards."""


class HeuristicBot:
    """Plays one seat. What it keeps are only its own words and sums over what it has read in its view."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.rng: Any = None
        self.turned = False
        self.kept: tuple[int, Belief] | None = None
        """What it believes after so many claims."""

    # Answers

    def answer(self, seen: AnySeen) -> Action:
        """At night anything, since nobody knows anything yet; markers and votes with thought."""
        choice = seen.choice
        assert choice is not None
        view: View = seen.view
        if isinstance(view.phase, Announcing):
            return self._marker(view, choice)
        if isinstance(view.phase, Voting):
            return Vote(self._target(seen))
        action: Action = choice.sample(self.dice)
        return action

    def _marker(self, view: View, choice: OneOf[TakeMarker]) -> TakeMarker:
        """The own card's, where it is left and gives nothing away."""
        wanted = TakeMarker(view.card)  # type: ignore[arg-type]  # a player has a card
        if wanted in choice.options and view.card not in GIVES_AWAY:
            return wanted
        harmless = [marker for marker in choice.options if marker.marker not in GIVES_AWAY]
        return self.dice.pick(harmless or choice.options)

    def cut(self, seen: AnySeen) -> Action | None:
        """First turn the marker of the most suspect, then ask for the vote; nothing after that."""
        view: View = seen.view
        public = view.public
        me = view.seat
        assert me is not None
        if not self.turned:
            self.turned = True
            target = self._target(seen)
            if not public.turned[target]:
                return TurnMarker(target, suspected=True)
        return None if public.wishes[me] else Wish(end=True)

    # Talk

    def say(self, seen: AnySeen) -> Claim | None:
        """By day, one after another: what was done at night, taps, the last look, and whom to suspect."""
        view: View = seen.view
        if not isinstance(view.phase, Discussing):
            return None
        mine = {said.claim for said in seen.talk if said.seat == view.seat}
        facts = Facts(view)
        if not any(claim is not None and as_act(claim) is not None for claim in mine):
            excuse = self._excuse(seen, facts)
            if excuse not in mine:
                return excuse
        return next((claim for claim in self._words(seen, facts) if claim not in mine), None)

    def _words(self, seen: AnySeen, facts: Facts) -> Iterator[Claim]:
        view: View = seen.view
        if Specialist.SIGNALLER in view.public.cards:
            yield from (IWasTapped(by) for by in sorted(facts.taps))
            if not facts.taps:
                yield INoticedNoTap()
        if facts.last_look is not None:
            yield ISawMineLast(Token.RESISTANCE)
        if self.turned:
            yield ISuspect(self._target(seen))

    def _excuse(self, seen: AnySeen, facts: Facts) -> Claim:
        """The truth, if it is harmless; else what fits best with all that is known."""
        view: View = seen.view
        assert view.card is not None
        truth = next((claim for act in facts.acts if (claim := as_claim(act)) is not None), None)
        mine = self._belief(seen, facts).suspicion[facts.me]
        admits = view.card in GIVES_AWAY or (getattr(truth, "token", None) is Token.SPY and not hasattr(truth, "seat"))
        if view.token is Token.RESISTANCE and mine < 0.5 and truth is not None and not admits:
            return truth
        return self._lie(seen, facts)

    def _lie(self, seen: AnySeen, facts: Facts) -> Claim:
        """Of all that the card or the marker allow to say, what makes an onlooker suspect this seat least."""
        view: View = seen.view
        me = facts.me
        assert me is not None
        card = view.public.markers[me]
        assert card is not None
        told = stories(view.public, seen.talk)
        claims = list(excuses(card, me, facts.players))
        claims = self.dice.some(claims, min(MOST_EXCUSES, len(claims)))
        partners = (me, *(facts.saw.seats if facts.saw is not None else ()))

        def looks(claim: Claim) -> float:
            told[me] = _with(told[me], claim)
            onlooker = self._onlooker(view, told)
            ours = max(onlooker.suspicion[seat] for seat in partners)
            return float(onlooker.suspicion[me] + 0.5 * ours)

        best: Claim = min(claims, key=looks) if claims else IWas(Token.RESISTANCE, card)
        return best

    # Judgement

    def _target(self, seen: AnySeen) -> int:
        """Whom to vote for: the most suspect, for a spy the one who looks so and is not one."""
        view: View = seen.view
        facts = Facts(view)
        me = facts.me
        assert me is not None
        mine = self._belief(seen, facts)
        others = [(me + step) % facts.players for step in range(1, facts.players)]
        told = stories(view.public, seen.talk)
        voices = np.zeros(facts.players)
        for seat, story in enumerate(told):
            if seat != me:
                trust = 1 - mine.suspicion[seat]
                for suspect in story.suspects[-1:]:
                    voices[suspect] += trust
        if mine.suspicion[me] < 0.5:
            scores = {seat: mine.suspicion[seat] + HEEDS * voices[seat] for seat in others}
            if mine.nobody > max(mine.suspicion[seat] for seat in others):
                return others[0]
        else:
            if min(mine.suspicion[seat] for seat in others) > 0.5:
                return others[0]  # among spies alone, nobody must have two votes (N-65)
            looks = self._onlooker(view, told).suspicion
            scores = {seat: (1 - mine.suspicion[seat]) * (0.2 + looks[seat] + JOINS * voices[seat]) for seat in others}
        return max(others, key=scores.__getitem__)

    def _belief(self, seen: AnySeen, facts: Facts) -> Belief:
        claims = sum(said.claim is not None for said in seen.talk)
        if self.kept is None or self.kept[0] != claims:
            public = seen.view.public
            self.kept = claims, Belief(public, stories(public, seen.talk), facts, self._rng(), ROWS)
        return self.kept[1]

    def _onlooker(self, view: View, told: list[Story]) -> Belief:
        """What anybody could think; with the same numbers for all, so that spies think alike."""
        return Belief(view.public, told, None, np.random.default_rng(1), SKETCH)

    def _rng(self) -> Any:
        if self.rng is None:
            self.rng = np.random.default_rng(int(self.dice.random() * 2**32))
        return self.rng


def _with(story: Story, claim: Claim) -> Story:
    told = as_act(claim)
    return story if told is None else replace(story, card=told[0] or story.card, act=told[1])


BOTS: dict[str, Callable[[Chance], Bot]] = {"heuristic": HeuristicBot}


def side(seen: AnySeen) -> str:
    """The side a seat begins on; at night it may change without its knowledge."""
    return (Side.SPIES if seen.view.token is Token.SPY else Side.RESISTANCE).value
