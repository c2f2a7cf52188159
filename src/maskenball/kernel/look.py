"""Looking at a table: what each seat sees of it, built up from nothing."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel.event import Event
from maskenball.kernel.phase import Outcome
from maskenball.kernel.seats import CLOCK, Seat
from maskenball.kernel.seen import AnySeen, Seen
from maskenball.kernel.table import Table
from maskenball.kernel.talk import Channel, Said


class Look(Struct, frozen=True, gc=False):
    """A look at a table: what is the same for everybody, and through whose eyes what is not."""

    table: Table
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


def look(table: Table) -> Look:
    """Look at this table."""
    return Look(table, awaited(table), table.game.channels(table.state), table.outcome)


def see(
    table: Table,
    seat: int | None,
    count: int = 0,
    events: tuple[Event, ...] = (),
    talk: tuple[Said[Any], ...] = (),
) -> AnySeen:
    """What this seat sees of the table."""
    return look(table).by(seat, count, events, talk)


def see_again(
    seen: AnySeen,
    table: Table,
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


def awaited(table: Table) -> tuple[int, ...] | None:
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
