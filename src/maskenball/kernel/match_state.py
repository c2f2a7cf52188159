"""MatchState: a match from its deal until now as one immutable value: the table, the record so far, the common log.

Each method that does something gives the next MatchState or raises a Refusal. It holds every secret of the match: what
leaves it for a person, a bot or a spectator is `seen`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from maskenball.kernel.choice import Action, writable
from maskenball.kernel.clean import clean
from maskenball.kernel.errors import Illegal, Malformed
from maskenball.kernel.event import Event, Told
from maskenball.kernel.game import Game
from maskenball.kernel.heard import Heard, LogLine
from maskenball.kernel.log import Log
from maskenball.kernel.look import Look, look
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
from maskenball.kernel.seen import AnySeen
from maskenball.kernel.table import Table, open_table
from maskenball.kernel.talk import MOST_TEXT, Claim, Line, Said, Utterance, Wording

MOST_NAME = 40


def _is_text(value: object) -> bool:
    return isinstance(value, str) and writable(value)


def _apart(claim: Claim | Utterance[Any] | None) -> tuple[Claim | None, Wording[Any] | None]:
    """A claim and its wording, of which there is none without a claim."""
    if not isinstance(claim, Utterance):
        return claim, None
    if claim.claim is None:
        raise Malformed("empty_talk")
    return claim.claim, claim.wording


def check_names(names: tuple[str, ...]) -> None:
    """Names that people can tell apart and that show nothing but themselves."""
    for name in names:
        if not _is_text(name) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise Malformed("bad_name", given=str(name)[:MOST_NAME], most=MOST_NAME)
    if len({name.strip().casefold() for name in names}) < len(names):
        raise Malformed("same_name")


class Head(Struct, frozen=True, gc=False):
    """What a match began with."""

    names: tuple[str, ...]
    options: Any
    rules: int
    """The version of the rules it began by; a stored match may be older than the game is now."""
    deal: Any
    carry: Any


class MatchState(Struct, frozen=True, gc=False):
    """One match at one moment."""

    head: Head
    table: Table
    entries: Log[Entry]
    """Everything done and said, as the record has it."""
    told: Log[LogLine]
    """The common log: everything told and said, and to whom."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self.head.names

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

    # What can be done

    def submit(self, seat: int, action: Action) -> "MatchState":
        """A seat answers or cuts in."""
        return self.accept(seat, *self.table.check(seat, action))

    def accept(self, seat: int, who: Who | None, checked: Action) -> "MatchState":
        """Go on with what the table's `check` gave."""
        return self._next(self.table.accept(seat, who, checked), Answered(seat, checked))

    def seal(self, seat: int, who: Who, checked: Action) -> "MatchState":
        """Put an answer that the table's `check` gave under seal; `open` goes on with all of them."""
        return MatchState(self.head, self.table.seal(who, checked), self.entries.add(Sealed(seat, checked)), self.told)

    def open(self) -> "MatchState":
        """Go on with the answers of all, which lie sealed."""
        return self._next(self.table.open(), Opened())

    def draw(self, seat: int, action: Action) -> "MatchState":
        """A seat's answer that the table drew, as it makes no difference to whom it was asked of."""
        return self._next(self.table.submit(seat, action), Drawn(seat, action))

    def draft(self, seat: int, action: Action) -> "MatchState":
        """A seat writes down an unfinished answer."""
        table, kept = self.table.draft(seat, action)
        return MatchState(self.head, table, self.entries.add(Drafted(seat, kept)), self.told)

    def withdraw(self, seat: int) -> "MatchState":
        """A seat takes its sealed answer back; it finds it as a draft."""
        return MatchState(self.head, self.table.withdraw(seat), self.entries.add(Withdrew(seat)), self.told)

    def ring(self, slot: str) -> "MatchState":
        """The time of this slot is over."""
        return self._next(self.table.ring(slot), Rang(slot))

    def say(self, seat: int, channel: str, text: str = "", claim: Claim | Utterance[Any] | None = None) -> "MatchState":
        """A seat says a text or makes a claim in a channel it can speak in."""
        game = self.game
        claim, wording = _apart(claim)
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
            claim = claims.check(claim)
            if wording is not None:
                game.check_wording(wording)
        entry = Spoke(seat, channel, text, claim, wording)
        said = Said(seat, channel, text, claim, wording=wording), open_to[channel].hearers
        return MatchState(self.head, self.table, self.entries.add(entry), self.told.add(said))

    def _next(self, opened: tuple[Table, Sequence[Told]], entry: Entry) -> "MatchState":
        table, told = opened
        return MatchState(self.head, table, self.entries.add(entry), self.told.add(*told) if told else self.told)

    # What is seen and stored of it

    def seen(self, seat: int | None, since: int = 0) -> AnySeen:
        """All that this seat gets (None: a spectator); of what it was told and heard only from its count `since` on."""
        heard = Heard()
        heard.read(self.told, check_seat(seat, len(self.names)))
        return look(self.table).by(seat, *heard.since(since))

    def record(self) -> AnyRecord:
        """The whole match as a Record."""
        head = self.head
        return Record(
            game=self.game.name,
            rules=head.rules,
            options=head.options,
            names=head.names,
            seed=self.table.seed,
            deal=head.deal,
            carry=head.carry,
            entries=self.entries[:],
            outcome=self.outcome,
        )

    def log(self, since: int = 0) -> tuple[Line[Any, Any], ...]:
        """What was told and said from this line of the common log on, and to whom, as it is stored."""
        return tuple(
            Line(to, None, what) if isinstance(what, Said) else Line(to, what) for what, to in self.told[since:]
        )


def open_match(
    game: Game, names: tuple[str, ...], options: Any = None, seed: str = "", deal: Any = None, carry: Any = None
) -> MatchState:
    """A new match, dealt from the seed or as written down in `deal`."""
    names = tuple(names)
    check_names(names)
    if not _is_text(seed):
        raise Malformed("bad_seed")
    if deal is not None and not isinstance(deal, game.Deal):
        deal = game.read(deal, game.Deal, "bad_deal")
    options = game.options(options, len(names))
    carried = None if carry is None else game.read(carry, game.Carry, "bad_carry")
    table, told = open_table(game, len(names), options, seed, deal, carried)
    return MatchState(Head(names, options, game.rules_version, deal, carried), table, Log(), Log(told))


def resume_match(record: AnyRecord, table: Table, log: Iterable[Line[Any, Any]]) -> MatchState:
    """A match as it was stored: nothing is dealt or played again."""
    head = Head(record.names, record.options, record.rules, record.deal, record.carry)
    told: Any = Log((line.said or line.event, line.to) for line in log)
    return MatchState(head, table, Log(record.entries), told)


def seen_by_all(looked: Look, news: tuple[LogLine, ...], counts: Mapping[int | None, int]) -> dict[int | None, AnySeen]:
    """What all of these see: `news` is what came since, `counts` how much each had heard before."""
    events = tuple([what for what, audience in news if audience is None and isinstance(what, Event)])
    apart: set[int | None] = set()
    """Those who hear something else than that."""
    if len(events) < len(news):
        for what, audience in news:
            apart.update(counts if isinstance(what, Said) else audience or ())
    seen = {}
    for seat, count in counts.items():
        if seat in apart:
            heard = Heard(count)
            heard.read(news, seat)
            seen[seat] = looked.by(seat, count, tuple(heard.events), tuple(heard.talk), tuple(heard.private))
        else:
            seen[seat] = looked.by(seat, count, events)
    return seen


def check_seat(seat: Any, players: int) -> int | None:
    """This seat (None: a spectator), or a refusal if there is none."""
    if seat is not None and not (type(seat) is int and 0 <= seat < players):
        raise Malformed("no_such_seat", given=str(seat), most=players)
    return seat


def play(match: MatchState, entry: Entry) -> MatchState:
    """The match after one more entry of a record."""
    match entry:
        case Answered(seat, action):
            return match.submit(seat, action)
        case Sealed(seat, action):
            who, checked = match.table.check(seat, action)
            if who is None:
                raise Illegal("not_asked")
            return match.seal(seat, who, checked)
        case Drawn(seat, action):
            return match.draw(seat, action)
        case Opened():
            return match.open()
        case Drafted(seat, action):
            return match.draft(seat, action)
        case Withdrew(seat):
            return match.withdraw(seat)
        case Rang(slot):
            return match.ring(slot)
        case Spoke(seat, channel, text, claim, wording):
            return match.say(seat, channel, text, claim if wording is None else Utterance(claim, wording))
