"""The players of Nacht der Entscheidung: a heuristic bot that weighs all nights that fit (belief.py)."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec.structs import replace

from maskenball.bots import Bot, Speech, characters
from maskenball.bots.characters import put
from maskenball.games.one_night.bots import grounds
from maskenball.games.one_night.bots.ballot import target
from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.night import pick
from maskenball.games.one_night.bots.story import Story, as_act, as_claim, excuses, opinions, stories
from maskenball.games.one_night.claims import IAm, INoticedNoTap, ISawMineLast, ISuspect, ITrust, IWas, IWasTapped
from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.events import Tapped
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import Side, Specialist, TakeMarker, Token, TurnMarker, Vote, Wish
from maskenball.games.one_night.reasons import AccusesMe
from maskenball.games.one_night.state import Public, View
from maskenball.kernel import Action, AnySeen, Chance, Claim, OneOf, Reason

ROWS = 4000
"""Up to how many nights are weighed exactly."""
SKETCH = 1500
"""And for what an onlooker thinks."""
MOST_EXCUSES = 14
SHARP = 6.0
"""How surely the vote falls on the most suspect."""
TRUSTS = 0.1
"""How unlikely somebody has to be a spy to be called trusted."""
HEARS_OUT = 2
"""How much everybody should have said before it asks for the vote."""
GIVES_AWAY = {Specialist.DEFECTOR}
"""Cards that nobody of the Resistance would admit to: their owner is a spy afterwards."""


class HeuristicBot:
    """Plays one seat. What it keeps are only sums over what it has read in its view."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.character = characters.draw(dice)
        self.mood = dice.random()
        """Up to which talkativeness it says what changes little, too: whom it trusts, and that it is innocent."""
        self.rng: Any = None
        self.turned: set[int] = set()
        """Whose marker it has turned."""
        self.heard: tuple[int, list[Story]] | None = None
        """The stories after so many utterances."""
        self.kept: tuple[list[Story], Belief] | None = None
        """What it believes after these stories."""

    # Answers

    def answer(self, seen: AnySeen) -> Action:
        """A task of the night, a marker or a vote."""
        choice = seen.choice
        assert choice is not None
        view: View = seen.view
        if isinstance(view.phase, Announcing):
            return self._marker(view, choice)
        if isinstance(view.phase, Voting):
            return Vote(self._target(seen))
        return pick(Facts(view), choice, self.dice)

    def _marker(self, view: View, choice: OneOf[TakeMarker]) -> TakeMarker:
        """The own card's, where it is left and gives nothing away."""
        wanted = TakeMarker(view.card)  # type: ignore[arg-type]  # a player has a card
        if wanted in choice.options and view.card not in GIVES_AWAY:
            return wanted
        harmless = [marker for marker in choice.options if marker.marker not in GIVES_AWAY]
        return self.dice.pick(harmless or choice.options)

    def cut(self, seen: AnySeen) -> Action | None:
        """Turn the marker of the most suspect, then ask for the vote, unless somebody may have more to say."""
        view: View = seen.view
        public = view.public
        me = view.seat
        assert me is not None
        suspect = self._target(seen)
        if suspect not in self.turned:
            self.turned.add(suspect)
            if not public.turned[suspect]:
                return TurnMarker(suspect, suspected=True)
        heard = Counter(said.seat for said in seen.talk)
        others = (seat for seat in range(public.players) if seat != me and not public.wishes[seat])
        patient = any(heard[seat] < HEARS_OUT for seat in others)
        return None if public.wishes[me] or patient else Wish(end=True)

    # Talk

    def say(self, seen: AnySeen) -> Speech | None:
        """By day, one after another: what was done at night, taps, the last look, whom to trust and to suspect."""
        view: View = seen.view
        if not isinstance(view.phase, Discussing):
            return None
        mine = {said.claim for said in seen.talk if said.seat == view.seat}
        facts = Facts(view)
        if not any(claim is not None and as_act(claim) is not None for claim in mine):
            excuse = self._excuse(seen, facts)
            if excuse not in mine:
                return put(excuse, None, self.character, seen.talk)
        for claim, reason in self._words(seen, facts):
            if claim not in mine:
                return put(claim, reason, self.character, seen.talk)
        return None

    def _words(self, seen: AnySeen, facts: Facts) -> Iterator[tuple[Claim, Reason | None]]:
        me = facts.me
        assert me is not None
        told = self._stories(seen)
        yield from ((IWasTapped(by), None) for by in sorted(facts.taps))
        if any(story.act == Tapped(me) and by not in facts.taps for by, story in enumerate(told)):
            yield INoticedNoTap(), None
        if facts.last_look is not None:
            yield ISawMineLast(Token.RESISTANCE), None
        suspect, trusted = opinions(seen.talk).get(me, (None, set()))
        most = self._target(seen)
        if most != suspect:
            yield ISuspect(most), next(grounds.against(seen.view.public, told, seen.talk, me, most), None)
        if self.mood >= self.character.talks:
            return
        accusers = grounds.accusers(seen.talk, me)
        if accusers:
            yield IAm(Token.RESISTANCE), AccusesMe(accusers[-1])
        if not trusted:
            mine = self._belief(seen, facts).suspicion
            looks = mine if mine[me] < 0.5 else self._onlooker(seen).suspicion
            likely = min((seat for seat in range(facts.players) if seat != me), key=lambda seat: float(looks[seat]))
            if looks[likely] < TRUSTS:
                yield ITrust(likely), next(grounds.in_favour(told, me, likely), None)

    def _excuse(self, seen: AnySeen, facts: Facts) -> Claim:
        """The truth, if it is harmless; else what fits best with all that is known."""
        view: View = seen.view
        assert view.card is not None
        assert view.seat is not None
        truth = next((claim for act in facts.acts if (claim := as_claim(act)) is not None), None)
        mine = self._belief(seen, facts).suspicion[view.seat]
        admits = view.card in GIVES_AWAY or (getattr(truth, "token", None) is Token.SPY and not hasattr(truth, "seat"))
        if view.token is Token.RESISTANCE and mine < 0.5 and truth is not None and not admits:
            told = as_act(truth)
            if told is not None and told[0] is None and view.public.markers[view.seat] is not view.card:
                was = IWas(Token.RESISTANCE, view.card)
                if not any(said.seat == view.seat and said.claim == was for said in seen.talk):
                    return was
            return truth
        return self._lie(seen, facts)

    def _lie(self, seen: AnySeen, facts: Facts) -> Claim:
        """Of all that the marker allows to say, what least draws an onlooker's suspicion to spies."""
        view: View = seen.view
        me = facts.me
        assert me is not None
        card = view.public.markers[me]
        assert card is not None
        told = [*self._stories(seen)]
        claims = list(excuses(card, me, facts.players))
        claims = self.dice.some(claims, min(MOST_EXCUSES, len(claims)))
        partners = [me, *(facts.saw.seats if facts.saw is not None else ())]

        def looks(claim: Claim) -> float:
            told[me] = _with(told[me], claim)
            odds = np.exp(SHARP * _imagine(view.public, told).suspicion)
            return float((odds[me] + odds[partners].sum()) / odds.sum())

        best: Claim = min(claims, key=looks) if claims else IWas(Token.RESISTANCE, card)
        return best

    # Judgement

    def _target(self, seen: AnySeen) -> int:
        return target(self._belief(seen, Facts(seen.view)), self._onlooker(seen), seen.talk)

    def _belief(self, seen: AnySeen, facts: Facts) -> Belief:
        told = self._stories(seen)
        if self.kept is None or self.kept[0] != told:
            self.kept = told, Belief(seen.view.public, told, facts, self._rng(), ROWS)
        return self.kept[1]

    def _onlooker(self, seen: AnySeen) -> Belief:
        return _imagine(seen.view.public, self._stories(seen))

    def _stories(self, seen: AnySeen) -> list[Story]:
        """What all say of the night; by then all markers are taken."""
        if self.heard is None or self.heard[0] != len(seen.talk):
            self.heard = len(seen.talk), stories(seen.view.public, seen.talk)
        return self.heard[1]

    def _rng(self) -> Any:
        if self.rng is None:
            self.rng = np.random.default_rng(int(self.dice.random() * 2**32))
        return self.rng


def _imagine(public: Public, told: list[Story]) -> Belief:
    """What anybody could think who knows no secret."""
    no = (False,) * public.players
    return _sketch(replace(public, turned=no, wishes=no), tuple(told))


@lru_cache(maxsize=32)
def _sketch(public: Public, told: tuple[Story, ...]) -> Belief:
    return Belief(public, list(told), None, np.random.default_rng(1), SKETCH)


def _with(story: Story, claim: Claim) -> Story:
    told = as_act(claim)
    return story if told is None else replace(story, card=told[0] or story.card, act=told[1])


BOTS: dict[str, Callable[[Chance], Bot]] = {"heuristic": HeuristicBot}


def side(seen: AnySeen) -> str:
    """The side a seat begins on; at night it may change without its knowledge."""
    return (Side.SPIES if seen.view.token is Token.SPY else Side.RESISTANCE).value
