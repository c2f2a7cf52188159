"""Turns: the one loop of talk, cut-ins, answers and clock.

    run(match, bots)                            plays a match to its end
    for match in turns(match, bots): ...        the same, entry by entry
    move, tally = next_move(bot, seen, tally)   what one seat does next, for a table that is played elsewhere;
                                                `claim` and `act` are its two halves

At every position everybody is offered the word, then each who may cut in, then all who must answer, and the CLOCK rings
last. How often a seat speaks and cuts in is bounded, so that every game whose questions come to an end does end. A bot
that says what it speaks or cuts in after is offered nothing before such a thing has happened.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball.bots.bot import Bot, Speech
from maskenball.kernel import CLOCK, Action, AnySeen, Match, MatchState, Outcome, Slot, Table, Who
from maskenball.kernel.heard import LogLine
from maskenball.kernel.log import Log

MOST_CLAIMS = 2
"""How often a seat speaks after something has happened: once, and once more for replies."""
MOST_CUTS = 2
"""How often a seat cuts in at one question."""


class Tally(Struct, frozen=True, gc=False):
    """How often a seat has spoken since it was last told of something, and cut in since it was asked this."""

    events: int = 0
    claims: int = 0
    choice: Any = None
    cuts: int = 0


FRESH = Tally()


def next_move(bot: Bot, seen: AnySeen, tally: Tally = FRESH) -> tuple[Action | Speech | None, Tally]:
    """A claim, a cut-in or an answer, the first of these that there is; None waits for something to happen.

    Nothing is read but `seen` and the tally of this seat, which is to be handed in with the next call.
    """
    said, tally = claim(bot, seen, tally)
    return (said, tally) if said is not None else act(bot, seen, tally)


def act(bot: Bot, seen: AnySeen, tally: Tally) -> tuple[Action | None, Tally]:
    """A cut-in or an answer, without a word."""
    if tally.choice != seen.choice:
        tally = replace(tally, choice=seen.choice, cuts=0)
    move, tally = cut(bot, seen, tally)
    if move is None and seen.choice is not None and seen.answer is None:
        move = bot.answer(seen)
    return move, tally


def claim(bot: Bot, seen: AnySeen, tally: Tally) -> tuple[Speech | None, Tally]:
    """What the bot says, if it can speak and has not spoken enough."""
    heard = seen.count + len(seen.events)
    spoken = tally.claims if tally.events == heard else 0
    if seen.claims is None or spoken >= MOST_CLAIMS or (said := bot.say(seen)) is None:
        return None, tally
    return said, replace(tally, events=heard, claims=spoken + 1)


def cut(bot: Bot, seen: AnySeen, tally: Tally, most: int = MOST_CUTS) -> tuple[Action | None, Tally]:
    """What the bot cuts in with, if it may and has not done so enough."""
    if seen.may is None or tally.cuts >= most or (action := bot.cut(seen)) is None:
        return None, tally
    return action, replace(tally, cuts=tally.cuts + 1)


def run(
    match: Match,
    bots: Sequence[Bot],
    most_cuts: int = MOST_CUTS,
    talk: bool = True,
    watch: Callable[[Match], None] | None = None,
    people: Collection[int] = (),
) -> Outcome:
    """Play the match to its end; `watch` is called after every change. A party speaks by one of the `people` in it."""
    for changed in turns(match, bots, most_cuts, talk, lambda party: _voice(party, people)):
        if watch:
            watch(changed)
    assert match.outcome is not None, "the loop ends with the match"
    return match.outcome


def _voice(party: Sequence[int], people: Collection[int]) -> int:
    return next((seat for seat in party if seat in people), party[0])


def turns(
    match: Match,
    bots: Sequence[Bot],
    most_cuts: int = MOST_CUTS,
    talk: bool = True,
    voice: Callable[[Sequence[int]], int] = min,
    first: Callable[[Sequence[int]], int] = min,
    tallies: list[Tally] | None = None,
) -> Iterator[Match]:
    """The match after each entry, to its end; always the same Match, moved on.

    `voice` picks who speaks for a party, `first` who of those asked answers next. Whoever holds the match may do
    something else at it between two entries; and whoever holds the `tallies` (a list of FRESH to begin with) can break
    off, even by an exception out of a bot, and call this again to go on.
    """
    tallies = [FRESH] * len(bots) if tallies is None else tallies
    looks = _Looks(match, bots)
    speakers, cutters = _Waiting(bots, "speaks_after"), _Waiting(bots, "cuts_in_after")
    while match.outcome is None:
        if talk:
            yield from _talk(match, looks, bots, tallies, speakers)
        if _cut(match, looks, bots, tallies, most_cuts, cutters):
            yield match
        else:
            yield from _answers(match, looks, bots, voice, first)
            tallies[:] = [FRESH] * len(bots)


class _Looks:
    """What each seat sees, built once for each position: a seat is asked to speak, to cut in and to answer in a row."""

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = bots
        self._kept: dict[int, tuple[MatchState, AnySeen]] = {}

    def __getitem__(self, seat: int) -> AnySeen:
        now = self.match.now
        kept = self._kept.get(seat)
        if kept is None or kept[0] is not now:
            since = getattr(self.bots[seat], "since", 0)
            kept = self._kept[seat] = (now, self.match.seen(seat, since))
        return kept[1]


class _Waiting:
    """Who waits for something to happen before it wants to be offered anything; others are offered all there is."""

    def __init__(self, bots: Sequence[Bot], attribute: str) -> None:
        self._kinds: list[Collection[type] | None] = [getattr(bot, attribute, None) for bot in bots]
        self.stirred = [True] * len(bots)
        self._lines = 0

    def read(self, log: Log[LogLine]) -> None:
        """Take in what has happened."""
        if all(kinds is None for kinds in self._kinds):
            return
        for what, audience in log[self._lines :]:
            for seat in range(len(self.stirred)) if audience is None else audience:
                kinds = self._kinds[seat]
                if kinds is not None and type(what) in kinds:
                    self.stirred[seat] = True
        self._lines = len(log)

    def declined(self, seat: int) -> None:
        """It was offered something and did nothing."""
        self.stirred[seat] = self._kinds[seat] is None


def _talk(
    match: Match, looks: _Looks, bots: Sequence[Bot], tallies: list[Tally], speakers: _Waiting
) -> Iterator[Match]:
    for _ in range(MOST_CLAIMS):
        silence = True
        speakers.read(match.now.told)
        for seat, bot in enumerate(bots):
            if not speakers.stirred[seat]:
                continue
            seen = looks[seat]
            said, tallies[seat] = claim(bot, seen, tallies[seat])
            if said is not None:
                match.say(seat, seen.speaks[0], claim=said)
                silence = False
                yield match
            else:
                speakers.declined(seat)
        if silence:
            return


def _cut(match: Match, looks: _Looks, bots: Sequence[Bot], tallies: list[Tally], most: int, cutters: _Waiting) -> bool:
    """Offer each cut-in once, in seat order; the first one taken changes the position, and so ends the round."""
    cutters.read(match.now.told)
    for seat in sorted(match.table.ask.may):
        if cutters.stirred[seat]:
            action, tallies[seat] = cut(bots[seat], looks[seat], tallies[seat], most)
            if action is not None:
                match.submit(seat, action)
                return True
            cutters.declined(seat)
    return False


def _answers(
    match: Match,
    looks: _Looks,
    bots: Sequence[Bot],
    voice: Callable[[Sequence[int]], int],
    first: Callable[[Sequence[int]], int],
) -> Iterator[Match]:
    """Everybody who has not answered yet does, one after another, then the CLOCK; until the question is opened."""
    step = match.table.step
    while match.table.step == step:
        seats = [voice(who) if isinstance(who, tuple) else who for who in silent(match.table)]
        if seats:
            seat = first(seats)
            match.submit(seat, bots[seat].answer(looks[seat]))
        else:
            ring_clock(match)
        yield match


def silent(table: Table) -> list[Who]:
    """The seats and parties that still have to answer; time is not among them."""
    sealed = table.sealed
    return [who for who in table.ask.must if who not in sealed and who != CLOCK]


def ring_clock(match: Match) -> None:
    """Time has passed: everybody has answered, and only the CLOCK is waited for."""
    clock = match.table.ask.must[CLOCK]
    assert isinstance(clock, Slot), "the CLOCK can only wait for the time of a slot"
    match.ring(clock.name)
