"""What bots say, and why: the loyal what they saw and think, spies what a loyal player in their seat could say.

They speak when there is something to say: after a look, when they are accused, when a mission has failed, when a team
is up for the vote; and not what has just been said.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from maskenball.bots.characters import Character, put
from maskenball.games.resistance.bots import grounds
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.sets import Floats
from maskenball.games.resistance.bots.spy import Spy
from maskenball.games.resistance.events import MissionDone, Saw
from maskenball.games.resistance.missions import Voting
from maskenball.games.resistance.model import MISSIONS_TO_WIN, IAm, IDistrust, ISaw, ITrust, Loyalty, Occasion, Side
from maskenball.games.resistance.model import Character as Card
from maskenball.games.resistance.reasons import AccusedMe, ChangedMind
from maskenball.kernel import AnySeen, Claim, Reason, Said, Utterance

SUSPECTS = 0.68
"""From this suspicion on somebody is named."""
HITS_BACK = 0.4
"""From this suspicion on an accuser is accused in return."""
TRUSTS = 0.2
"""Up to this suspicion a leader speaks up for a member of the team."""
SURE = 0.9
SLANDERS = 0.3
"""How often a spy calls a loyal player a spy after a look."""
SPY_CARDS = (Loyalty.SPY, Loyalty.SPY_CHIEF)


class Words(NamedTuple):
    """A claim and why it is made."""

    claim: Claim
    reason: Reason | None = None


class Speaker:
    """One seat that may have something to say now."""

    def __init__(self, mind: Mind, seen: AnySeen, character: Character) -> None:
        self.seen = seen
        self.mind = mind
        self.public = mind.public
        self.me = mind.me
        self.talk: Sequence[Said[Any]] = seen.talk
        self.character = character
        self.said = [each.claim for each in seen.talk if each.seat == mind.me]

    def say(self, ready: bool) -> Utterance[Any] | None:
        """The next utterance; `ready`: it would also give an opinion that nobody asked for."""
        for claim, reason in self._wanted(ready):
            if claim not in self.said:
                return put(claim, reason, self.character, self.talk)
        return None

    def _wanted(self, ready: bool) -> Iterator[Words]:
        yield from self._testimony()
        yield from self._reply()
        if ready:
            yield from self._after_mission()
            yield from self._before_vote()

    @cached_property
    def looks(self) -> Floats:
        """How suspect each seat is, as far as this one would say: a spy thinks aloud like a loyal player."""
        mind = self.mind
        if not isinstance(mind, Spy):
            suspicion: Floats = mind.belief.sets_without_talk() @ mind.members
            return suspicion
        looks = mind.appearance.copy()
        for seat in mind.partners:
            if looks[seat] < SURE:
                looks[seat] = min(looks[seat], 0.5 * SUSPECTS)
        return looks

    @cached_property
    def _by_cards(self) -> Floats:
        mind = self.mind
        suspicion: Floats = mind.common.sets_by_cards() @ mind.members
        return suspicion

    # What was seen

    def _testimony(self) -> Iterator[Words]:
        """Nobody tells two stories of one look."""
        told = {claim.seat for claim in self.said if isinstance(claim, ISaw)}
        for note in self.mind.view.notes:
            if isinstance(note, Saw) and note.seat not in told:
                loyalty = self._cover(note) if isinstance(self.mind, Spy) else self._tell(note)
                if loyalty is not None:
                    yield Words(ISaw(note.seat, loyalty))

    def _tell(self, saw: Saw) -> Loyalty | None:
        """Spies are named; a Chief of the Resistance never is (J-20)."""
        plain = saw.loyalty in (Loyalty.SPY, Loyalty.RESISTANCE, Loyalty.SPY_CHIEF)
        return saw.loyalty if plain or (saw.loyalty is Loyalty.CHIEF and self.looks[saw.seat] >= SURE) else None

    def _cover(self, saw: Saw) -> Loyalty | None:
        """Partners are covered for; the Hunter among the spies is told of a Chief only when it can decide the game."""
        mind = self.mind
        if saw.occasion is not Occasion.INVESTIGATION:
            slander = saw.loyalty is Loyalty.RESISTANCE and mind.dice.random() < SLANDERS
            return Loyalty.SPY if slander else Loyalty.RESISTANCE
        hunts = mind.failures == MISSIONS_TO_WIN - 1 and mind.view.character is not Card.SPY_HUNTER
        return saw.loyalty if saw.loyalty is Loyalty.RESISTANCE_CHIEF and hunts else None

    # What one is accused of

    def _reply(self) -> Iterator[Words]:
        accuser = self._accuser()
        if accuser is None:
            return
        if self.looks[accuser] >= HITS_BACK and not self._has_spoken_of(accuser):
            yield Words(IDistrust(accuser), self._against(accuser) or AccusedMe(accuser))
        yield Words(IAm(Side.RESISTANCE), next(grounds.defence(self.public, self.me), None))

    def _accuser(self) -> int | None:
        """Who has accused this seat since it spoke last."""
        accusations = {IDistrust(self.me), *(ISaw(self.me, card) for card in SPY_CARDS)}
        for said in reversed(self.talk):
            if said.seat == self.me:
                break
            if said.claim in accusations:
                return int(said.seat)
        return None

    # What one thinks

    def _after_mission(self) -> Iterator[Words]:
        """A mission has failed: whom does one suspect?"""
        history = self.public.history
        done = history[-1] if history else None
        if isinstance(done, MissionDone) and not done.succeeded:
            yield from self._accuse(range(self.mind.players))

    def _before_vote(self) -> Iterator[Words]:
        """A team is up for the vote: its leader speaks for it, others name whom they would not send."""
        public = self.public
        if not isinstance(self.mind.view.phase, Voting):
            return
        if public.leader != self.me:
            yield from self._accuse(public.team)
        elif not public.options.hunter:  # where friends are hunted nobody names them
            for seat in sorted(public.team, key=lambda seat: float(self.looks[seat])):
                reason = next(grounds.in_favour(public, seat), None)
                if seat != self.me and self.looks[seat] <= TRUSTS and reason and not self._has_spoken_of(seat):
                    yield Words(ITrust(seat), reason)

    def _accuse(self, seats: Sequence[int]) -> Iterator[Words]:
        """The most suspect of these, with a reason, if that was not said since the last mission."""
        others = [seat for seat in seats if seat != self.me and self.looks[seat] >= SUSPECTS]
        for seat in sorted(others, key=lambda seat: -float(self.looks[seat]))[:1]:
            if self._is_old(IDistrust(seat)) or IDistrust(seat) in self.said:
                continue
            failures = grounds.missions(self.public, succeeded=False)
            if ITrust(seat) in self.said:
                if failures and seat in failures[0].team:
                    yield Words(IDistrust(seat), ChangedMind(seat, failures[0].number))
            elif reason := self._against(seat):
                yield Words(IDistrust(seat), reason)

    def _against(self, seat: int) -> Reason | None:
        """The weightiest fact that speaks against somebody."""
        mind = self.mind
        average = mind.members[0].sum() / mind.players
        found = grounds.against(self.public, self.me, seat, bool(self._by_cards[seat] > average))
        suspects = [other for other in range(mind.players) if self.looks[other] >= SURE]
        return next(found, None) or next(grounds.vouched(seat, suspects, self.talk), None)

    def _is_old(self, claim: Claim) -> bool:
        """Whether somebody has said so since the last mission."""
        since = max((number for number, what in self.seen.log() if isinstance(what, MissionDone)), default=0)
        return any(said.claim == claim and said.number > since for said in self.talk)

    def _has_spoken_of(self, seat: int) -> bool:
        return bool({ITrust(seat), IDistrust(seat)} & set(self.said))
