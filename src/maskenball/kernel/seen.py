"""Seen: all that one seat gets, and the only thing ever sent to a person, a bot, a log or a spectator."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel.choice import Action, Choice
from maskenball.kernel.event import Event
from maskenball.kernel.phase import Bell, Outcome
from maskenball.kernel.seats import CLOCK, Seat
from maskenball.kernel.talk import C, Channel, Said

if TYPE_CHECKING:
    from maskenball.kernel.table import Table

V = TypeVar("V", bound=Struct)
Q = TypeVar("Q", bound=Choice)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Seen(Struct, Generic[V, Q, A, E, C], frozen=True, gc=False):
    """What one seat (None: a spectator) knows, is asked, may do, was told and can hear."""

    game: str
    seat: Seat | None
    view: V
    choice: Q | None
    may: Q | None
    answer: A | None
    draft: A | None
    awaited: tuple[Seat, ...] | None
    """Seats whose answer is missing; None where that would betray a role."""
    bell: Bell | None
    speaks: tuple[str, ...]
    """The channels this seat can speak in now."""
    claims: Q | None
    """What this seat could claim with one tap."""
    outcome: Outcome | None
    count: int
    """How many events and utterances had reached this seat before `events` and `talk`."""
    events: tuple[E, ...]
    talk: tuple[Said[C], ...]
    private: tuple[int, ...] = ()
    """The numbers of those events that not everybody was told: a screen others can see has to cover them."""

    def log(self) -> Iterator[tuple[int, E | Said[C]]]:
        """Events and talk in the order they came, each with its number."""
        number = self.count
        talk = iter(self.talk)
        said = next(talk, None)
        for event in self.events:
            while said is not None and said.number == number:
                yield number, said
                said = next(talk, None)
                number += 1
            yield number, event
            number += 1
        while said is not None:
            yield said.number, said
            said = next(talk, None)


AnySeen = Seen[Any, Any, Any, Any, Any]


class Look(Struct, frozen=True, gc=False):
    """A look at a table: what is the same for everybody, and through whose eyes what is not."""

    table: "Table"
    awaited: tuple[int, ...] | None
    channels: tuple[Channel, ...]
    outcome: Outcome | None

    def by(
        self,
        seat: int | None,
        count: int,
        events: tuple[Event, ...],
        talk: tuple[Said[Any], ...] = (),
        private: tuple[int, ...] = (),
    ) -> AnySeen:
        """Build what this seat sees, from nothing."""
        table, game, ask = self.table, self.table.game, self.table.ask
        view = game.view(table.state, seat)
        who = choice = may = answer = draft = claims = None
        speaks: tuple[str, ...] = ()
        if seat is not None:
            who, may = ask.voice(seat), ask.may.get(seat)
            for channel in self.channels:
                if seat in channel.speakers:
                    speaks += (channel.name,)
        if who is not None:
            choice, answer, draft = ask.must[who], table.sealed.get(who), table.drafts.get(who)
        if speaks:
            claims = game.claims(view)
        return Seen(
            game.name,
            seat,
            view,
            choice,
            may,
            answer,
            draft,
            self.awaited,
            ask.bell,
            speaks,
            claims,
            self.outcome,
            count,
            events,
            talk,
            private,
        )


def look(table: "Table") -> Look:
    """Look at this table."""
    return Look(table, awaited(table), table.game.channels(table.state), table.outcome)


def see(
    table: "Table",
    seat: int | None,
    count: int = 0,
    events: tuple[Event, ...] = (),
    talk: tuple[Said[Any], ...] = (),
) -> AnySeen:
    """What this seat sees of the table."""
    return look(table).by(seat, count, events, talk)


def see_again(
    seen: AnySeen,
    table: "Table",
    silent: tuple[int, ...] | None,
    count: int,
    events: tuple[Event, ...],
    talk: tuple[Said[Any], ...],
    private: tuple[int, ...],
) -> AnySeen:
    """What the same seat sees once answers have come in but nothing has happened: the State is still the same one.

    `silent` is what `awaited` says of this table: the same for everybody who looks at it.
    """
    who = None if seen.seat is None else table.ask.voice(seen.seat)
    return replace(
        seen,
        answer=None if who is None else table.sealed.get(who),
        draft=None if who is None else table.drafts.get(who),
        awaited=silent,
        count=count,
        events=events,
        talk=talk,
        private=private,
    )


def awaited(table: "Table") -> tuple[int, ...] | None:
    """The seats whose answer is missing; None where that would betray a role."""
    if table.ask.hush:
        return None
    silent: list[Seat] = []
    for who in table.ask.must:
        if who not in table.sealed and who != CLOCK:
            if type(who) is int:
                silent.append(who)
            else:  # a party: any of its members may answer
                silent += who  # type: ignore[arg-type]  # what is no seat is several
    silent.sort()
    return tuple(silent)
