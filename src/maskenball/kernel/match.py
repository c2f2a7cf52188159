"""Match: a table being played, with what was told and said so far and the record of it.

The Table is a value; a Match is the one thing in the kernel that changes. It gives out Seen and nothing else; its
table, record and log are for whoever keeps the match: they hold every secret.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from maskenball.kernel.choice import Action, writable
from maskenball.kernel.clean import clean
from maskenball.kernel.errors import Illegal, Malformed, Refusal
from maskenball.kernel.event import Audience, Event, Told
from maskenball.kernel.game import Game
from maskenball.kernel.phase import Outcome
from maskenball.kernel.record import (
    Answered,
    AnyRecord,
    Drafted,
    Drawn,
    Entry,
    Opened,
    Rang,
    Record,
    Sealed,
    Spoke,
    Withdrew,
)
from maskenball.kernel.seats import Who
from maskenball.kernel.seen import AnySeen, Look, awaited, look, see_again
from maskenball.kernel.table import Table, open_table
from maskenball.kernel.talk import MOST_TEXT, Claim, Line, Said

MOST_NAME = 40


def _is_text(value: object) -> bool:
    return isinstance(value, str) and writable(value)


def check_names(names: tuple[str, ...]) -> None:
    """Names that people can tell apart and that show nothing but themselves."""
    for name in names:
        if not _is_text(name) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise Malformed("bad_name", given=str(name)[:MOST_NAME], most=MOST_NAME)
    if len({name.strip().casefold() for name in names}) < len(names):
        raise Malformed("same_name")


class Moment(Struct, frozen=True, gc=False):
    """How far a match had come."""

    table: Table
    entries: int
    lines: int


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
        names = tuple(names)
        players = len(names)
        check_names(names)
        if not _is_text(seed):
            raise Malformed("bad_seed")
        if deal is not None and not isinstance(deal, game.Deal):
            deal = game.read(deal, game.Deal, "bad_deal")
        self.names = names
        self.options = game.options(options, players)
        self.rules = game.rules
        """Those that it began by; one that was kept may be older than the game is now."""
        self.deal = deal
        self.carried = None if carry is None else game.read(carry, game.Carry, "bad_carry")
        self.table, told = open_table(game, players, self.options, seed, deal, self.carried)
        self.entries: list[Entry] = []
        self._told: list[Told | tuple[Said[Any], Audience]] = [*told]
        self._ears: dict[int | None, _Ear] = {}
        self._looked: Look | None = None

    @classmethod
    def resume(cls, record: AnyRecord, table: Table, log: Iterable[Line[Any, Any]]) -> "Match":
        """A match as it was kept: nothing is dealt or played again."""
        match = cls.__new__(cls)
        match.names, match.options, match.rules = record.names, record.options, record.rules
        match.deal, match.carried = record.deal, record.carry
        match.table, match.entries = table, list(record.entries)
        match._told = [(line.said or line.event, line.to) for line in log]  # type: ignore[misc]  # one of the two is there
        match._ears = {}
        match._looked = None
        return match

    @property
    def now(self) -> Moment:
        """How far it has come."""
        return Moment(self.table, len(self.entries), len(self._told))

    @property
    def lines(self) -> int:
        """How much was told and said, to whomever."""
        return len(self._told)

    def back_to(self, moment: Moment) -> None:
        """Undo what came after that moment, because it could not be kept. Only if nobody has been shown any of it."""
        self.table = moment.table
        del self.entries[moment.entries :]
        del self._told[moment.lines :]
        self._ears = {}

    def log(self, since: int = 0) -> tuple[Line[Any, Any], ...]:
        """What was told and said from this line of the common log on, and to whom."""
        return tuple(
            Line(to, None, what) if isinstance(what, Said) else Line(to, what) for what, to in self._told[since:]
        )

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.table.game

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.table.outcome

    @property
    def carry(self) -> Any:
        """What the next game of a series needs of this one."""
        return self.game.carry(self.table.state)

    def submit(self, seat: int, action: Action) -> None:
        """A seat answers or cuts in."""
        self.accept(seat, *self.table.take(seat, action))

    def accept(self, seat: int, who: Who | None, taken: Action) -> None:
        """Go on with what the table's `take` gave."""
        self.table, told = self.table.accept(seat, who, taken)
        self.entries.append(Answered(seat, taken))
        self._told += told

    def seal(self, seat: int, who: Who, taken: Action) -> None:
        """Put an answer that the table's `take` gave under seal; `open` goes on with all of them."""
        self.table = self.table.seal(who, taken)
        self.entries.append(Sealed(seat, taken))

    def open(self) -> None:
        """Go on with the answers of all, which lie sealed."""
        self.table, told = self.table.open()
        self.entries.append(Opened())
        self._told += told

    def draw(self, seat: int, action: Action) -> None:
        """A seat's answer that the table drew, as it makes no difference to whom it was asked of."""
        self.table, told = self.table.submit(seat, action)
        self.entries.append(Drawn(seat, action))
        self._told += told

    def draft(self, seat: int, action: Action) -> None:
        """A seat's unfinished answer is kept."""
        self.table, kept = self.table.draft(seat, action)
        self.entries.append(Drafted(seat, kept))

    def withdraw(self, seat: int) -> None:
        """A seat takes its sealed answer back; it finds it as a draft."""
        self.table = self.table.withdraw(seat)
        self.entries.append(Withdrew(seat))

    def ring(self, slot: str) -> None:
        """The time of this slot is over."""
        self.table, told = self.table.ring(slot)
        self.entries.append(Rang(slot))
        self._told += told

    def say(self, seat: int, channel: str, text: str = "", claim: Claim | None = None) -> None:
        """A seat says a text or makes a claim in a channel it can speak in."""
        game = self.game
        if type(seat) is not int or not _is_text(channel):
            raise Malformed("no_channel")
        if not _is_text(text):
            raise Malformed("bad_text")
        text = clean(text)
        open_to = {c.name: c for c in game.channels(self.table.state) if seat in c.speakers}
        if channel not in open_to:
            raise Illegal("no_channel")
        if (claim is None) == (not text.strip()):
            raise Malformed("empty_talk")
        if len(text) > MOST_TEXT:
            raise Malformed("long_talk", most=MOST_TEXT, given=len(text))
        if claim is not None:
            claims = game.claims(game.view(self.table.state, seat))
            if claims is None:
                raise Illegal("not_offered")
            claim = claims.take(claim)
        self.entries.append(Spoke(seat, channel, text, claim))
        self._told.append((Said(seat, channel, text, claim), open_to[channel].hearers))

    def seen(self, seat: int | None, since: int = 0) -> AnySeen:
        """All that this seat gets (None: a spectator); of what it was told and heard only from its count `since` on."""
        table = self.table
        if (type(seat) is not int and seat is not None) or seat not in self._ears:
            self._lend_ear(seat)
        ear = self._ears[seat]
        if ear.at < len(self._told):
            ear.listen(self._told, seat)
        news = ear.since(since)
        if ear.state is table.state:
            return see_again(ear.seen, table, self.awaited, *news)
        ear.state, ear.seen = table.state, self._look().by(seat, *news)
        return ear.seen

    def seen_by_all(self, counts: Mapping[int | None, int], line: int) -> dict[int | None, AnySeen]:
        """What all of these see, who have heard the common log up to this line, by how much of it they have heard."""
        told, look = self._told[line:], self._look()
        events = tuple([what for what, audience in told if audience is None and isinstance(what, Event)])
        apart: set[int | None] = set()
        """Those who hear something else than that."""
        if len(events) < len(told):
            for what, audience in told:
                apart.update(counts if isinstance(what, Said) else audience or ())
        seen = {}
        for seat, count in counts.items():
            if seat in apart:
                ear = _Ear(count)
                ear.listen(told, seat)
                seen[seat] = look.by(seat, count, tuple(ear.events), tuple(ear.talk), tuple(ear.private))
            else:
                seen[seat] = look.by(seat, count, events)
        return seen

    @property
    def awaited(self) -> tuple[int, ...] | None:
        """The seats whose answer is missing, as everybody sees it who looks at the table."""
        looked = self._looked
        return looked.awaited if looked is not None and looked.table is self.table else awaited(self.table)

    def _look(self) -> Look:
        if self._looked is None or self._looked.table is not self.table:
            self._looked = look(self.table)
        return self._looked

    def _lend_ear(self, seat: Any) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self.names)):
            raise Malformed("no_such_seat", given=str(seat), most=len(self.names))
        self._ears[seat] = _Ear()

    def record(self) -> AnyRecord:
        """The whole match as a Record."""
        return Record(
            game=self.game.name,
            rules=self.rules,
            options=self.options,
            names=self.names,
            seed=self.table.seed,
            deal=self.deal,
            carry=self.carried,
            entries=tuple(self.entries),
            outcome=self.outcome,
        )


class _Ear:
    """What one seat has heard of the common log so far; it listens on where it stopped."""

    def __init__(self, count: int = 0) -> None:
        """It has heard so much before."""
        self.at = 0
        self.count = count
        self.events_before: list[int] = []
        """Of everything heard, events or talk: how many events came before it."""
        self.events: list[Event] = []
        self.talk: list[Said[Any]] = []
        self.private: list[int] = []
        self.seen: AnySeen
        self.state: Any = None
        """What was seen last, and of which State: while it is the same one, only answers can have come in."""

    def listen(self, told: list[Told | tuple[Said[Any], Audience]], seat: int | None) -> None:
        heard, events = self.events_before, self.events
        number = self.count + len(heard)
        for what, audience in told[self.at :]:
            if audience is not None and seat not in audience:
                continue
            heard.append(len(events))
            if isinstance(what, Said):
                self.talk.append(Said(what.seat, what.channel, what.text, what.claim, number))
            else:
                events.append(what)
                if audience is not None:
                    self.private.append(number)
            number += 1
        self.at = len(told)

    def since(self, count: int) -> tuple[int, tuple[Event, ...], tuple[Said[Any], ...], tuple[int, ...]]:
        """What was heard from this count on: the count, events, talk, and the numbers of those private."""
        heard, talk, private = self.events_before, self.talk, self.private
        if not 0 <= count <= len(heard):
            count = 0 if count < 0 else len(heard)
        events = heard[count] if count < len(heard) else len(self.events)
        said = tuple(talk[count - events :]) if talk else ()
        secrets = tuple(private[bisect_left(private, count) :]) if private else ()
        return count, tuple(self.events[events:]), said, secrets


def replay(record: AnyRecord, game: Game) -> Iterator[Match]:
    """The match at the deal and after each entry of the record; always the same Match, moved on."""
    match = Match(game, record.names, record.options, record.seed, record.deal, record.carry)
    yield match
    for number, entry in enumerate(record.entries, 1):
        try:
            play(match, entry)
        except Refusal as refusal:
            raise Malformed("record_breaks", entry=number, reason=str(refusal)) from refusal
        yield match
    if record.outcome is not None and record.outcome != match.outcome:
        raise Malformed("record_outcome")


def play(match: Match, entry: Entry) -> None:
    """One entry of a record, done at this match."""
    if isinstance(entry, Answered):
        match.submit(entry.seat, entry.action)
    elif isinstance(entry, Sealed):
        who, taken = match.table.take(entry.seat, entry.action)
        if who is None:
            raise Illegal("not_asked")
        match.seal(entry.seat, who, taken)
    elif isinstance(entry, Drawn):
        match.draw(entry.seat, entry.action)
    elif isinstance(entry, Opened):
        match.open()
    elif isinstance(entry, Drafted):
        match.draft(entry.seat, entry.action)
    elif isinstance(entry, Withdrew):
        match.withdraw(entry.seat)
    elif isinstance(entry, Rang):
        match.ring(entry.slot)
    else:
        match.say(entry.seat, entry.channel, entry.text, entry.claim)
