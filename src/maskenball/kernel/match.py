"""Match: a match being played, for whoever wants to write `match.submit(...)` instead of handling values.

It holds one MatchState (`now`) and replaces it with the next one; a match is taken back by putting an earlier one into
its place.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from maskenball.kernel.choice import Action
from maskenball.kernel.errors import Malformed, Refusal
from maskenball.kernel.game import Game
from maskenball.kernel.heard import Heard
from maskenball.kernel.log import Log
from maskenball.kernel.look import Look, awaited, look, see_again
from maskenball.kernel.match_state import MatchState, check_seat, open_match, play, resume_match
from maskenball.kernel.phase import Outcome
from maskenball.kernel.record import AnyRecord, Entry
from maskenball.kernel.seats import Who
from maskenball.kernel.seen import AnySeen
from maskenball.kernel.table import Table
from maskenball.kernel.talk import Claim, Line, Utterance


class Match:
    """One game from the deal to the outcome: answers and talk go in, each seat's Seen comes out."""

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        options: Any = None,
        seed: str = "",
        deal: Any = None,
        carry: Any = None,
    ) -> None:
        self._begin(open_match(game, names, options, seed, deal, carry))

    def _begin(self, now: MatchState) -> None:
        self._now = now
        self._seats: dict[int | None, _SeatCache] = {}
        self._looked: Look | None = None

    @classmethod
    def of(cls, now: MatchState) -> "Match":
        """The match at this moment, to be played on."""
        match = cls.__new__(cls)
        match._begin(now)
        return match

    @classmethod
    def resume(cls, record: AnyRecord, table: Table, log: Iterable[Line[Any, Any]]) -> "Match":
        """A match as it was stored: nothing is dealt or played again."""
        return cls.of(resume_match(record, table, log))

    @property
    def now(self) -> MatchState:
        """The match as a value; setting an earlier one takes back what came after it."""
        return self._now

    @now.setter
    def now(self, now: MatchState) -> None:
        self._begin(now)

    @property
    def table(self) -> Table:
        """The position."""
        return self._now.table

    @property
    def entries(self) -> Log[Entry]:
        """Everything done and said so far."""
        return self._now.entries

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._now.head.names

    @property
    def options(self) -> Any:
        """The options it is played with."""
        return self._now.head.options

    @property
    def deal(self) -> Any:
        """The deal as it was written down; None: dealt from the seed."""
        return self._now.head.deal

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._now.table.game

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self._now.table.outcome

    @property
    def carry(self) -> Any:
        """What the next game of a series needs of this one."""
        return self._now.carry

    def submit(self, seat: int, action: Action) -> None:
        """A seat answers or cuts in."""
        self._now = self._now.submit(seat, action)

    def accept(self, seat: int, who: Who | None, checked: Action) -> None:
        """Go on with what the table's `check` gave."""
        self._now = self._now.accept(seat, who, checked)

    def seal(self, seat: int, who: Who, checked: Action) -> None:
        """Put an answer that the table's `check` gave under seal; `open` goes on with all of them."""
        self._now = self._now.seal(seat, who, checked)

    def open(self) -> None:
        """Go on with the answers of all, which lie sealed."""
        self._now = self._now.open()

    def draw(self, seat: int, action: Action) -> None:
        """A seat's answer that the table drew, as it makes no difference to whom it was asked of."""
        self._now = self._now.draw(seat, action)

    def draft(self, seat: int, action: Action) -> None:
        """A seat writes down an unfinished answer."""
        self._now = self._now.draft(seat, action)

    def withdraw(self, seat: int) -> None:
        """A seat takes its sealed answer back; it finds it as a draft."""
        self._now = self._now.withdraw(seat)

    def ring(self, slot: str) -> None:
        """The time of this slot is over."""
        self._now = self._now.ring(slot)

    def say(self, seat: int, channel: str, text: str = "", claim: Claim | Utterance[Any] | None = None) -> None:
        """A seat says a text or makes a claim in a channel it can speak in."""
        self._now = self._now.say(seat, channel, text, claim)

    def play(self, entry: Entry) -> None:
        """One entry of a record."""
        self._now = play(self._now, entry)

    def seen(self, seat: int | None, since: int = 0) -> AnySeen:
        """All that this seat gets (None: a spectator); of what it was told and heard only from its count `since` on.

        The same as `now.seen`, but reads only what is new since the last time.
        """
        now = self._now
        if (type(seat) is not int and seat is not None) or seat not in self._seats:
            self._seats[check_seat(seat, len(now.names))] = _SeatCache()
        cache = self._seats[seat]
        if cache.heard.lines < len(now.told):
            cache.heard.read(now.told, seat)
        news = cache.heard.since(since)
        looked, table = self._looked, now.table
        if cache.state is table.state:
            silent = looked.awaited if looked is not None and looked.table is table else awaited(table)
            return see_again(cache.seen, table, silent, *news)
        if looked is None or looked.table is not table:
            looked = self._looked = look(table)
        cache.state, cache.seen = table.state, looked.by(seat, *news)
        return cache.seen

    def record(self) -> AnyRecord:
        """The whole match as a Record."""
        return self._now.record()

    def log(self, since: int = 0) -> tuple[Line[Any, Any], ...]:
        """What was told and said from this line of the common log on, and to whom."""
        return self._now.log(since)


class _SeatCache:
    """What a seat heard and saw last, and of which State: while it is the same one, only answers can have come in."""

    __slots__ = ("heard", "seen", "state")

    def __init__(self) -> None:
        self.heard = Heard()
        self.state: Any = None
        self.seen: AnySeen


def replay(record: AnyRecord, game: Game) -> Iterator[Match]:
    """The match at the deal and after each entry of the record; always the same Match, moved on."""
    match = Match(game, record.names, record.options, record.seed, record.deal, record.carry)
    yield match
    for number, entry in enumerate(record.entries, 1):
        try:
            match.play(entry)
        except Refusal as refusal:
            raise Malformed("record_breaks", entry=number, reason=str(refusal)) from refusal
        yield match
    if record.outcome is not None and record.outcome != match.outcome:
        raise Malformed("record_outcome")
