"""Records of finished games: the file, step by step through anybody's eyes, and whether the deal was the promised one.

Whoever has a record's link may know everything about that game: nothing here is secret any more.
"""

from typing import Annotated, Any, Literal

from aiohttp import web
from msgspec import Meta, Struct
from msgspec.structs import replace

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import AnyRecord, AnySeen, Line, Malformed, Table, load_record, resume_match
from maskenball.kernel import replay as play_back
from maskenball.kernel.event import hears
from maskenball.server.http.cache import ByteCache
from maskenball.server.http.routes import get, post
from maskenball.server.secrets import commitment, hash_token, same
from maskenball.server.services import Services
from maskenball.texts.beats import beats_in

Eyes = Literal["all", "spectator"] | Annotated[int, Meta(ge=0, lt=1000)]
"""A seat's, those of all who look on, or those to which nothing is secret."""
OLD = ("record_format", "record_rules", "no_such_game")
"""Why a record can be unreadable that was read once: the server has become another."""
KEPT_BYTES = 1_000_000
"""Records of so many bytes lie open, each at about fifty times its size in memory; the next is played through anew."""


class Look(Struct, frozen=True):
    """Where to look, and with whose eyes."""

    seat: Eyes = "spectator"
    step: Annotated[int, Meta(ge=0, lt=10**9)] = 0


class TurningPoint(Struct, frozen=True):
    """A step at which something decisive happened in the sight of all."""

    step: int
    event: Any


class Step(Struct, frozen=True):
    """One moment of a game, as these eyes saw it."""

    step: int
    steps: int
    names: tuple[str, ...]
    seen: AnySeen
    """Without events and talk: they are in `log`."""
    log: tuple[Line[Any, Any], ...]
    """What was told and said so far, and to whom."""
    did: Any
    """The entry that led here; None if these eyes did not see it done."""
    turning_points: tuple[TurningPoint, ...]
    """Of the whole game."""


class Verified(Struct, frozen=True):
    """Whether a game was fair: compare `commitment` with the one that was shown at the deal."""

    dealt: bool
    """The deal came from the seed and from nothing else, and every entry follows the rules to the outcome."""
    commitment: str


class Laid(Struct, frozen=True):
    """A record played through: each of its moments can be looked at."""

    record: AnyRecord
    moments: tuple[tuple[Table, int], ...]
    """The table at the deal and after each entry, and how many lines of the log there were."""
    log: tuple[Line[Any, Any], ...]
    turning_points: tuple[TurningPoint, ...]

    def step(self, wanted: int, eyes: Eyes) -> Step:
        """What these eyes had before them at this step, or at the nearest there is."""
        number = min(max(wanted, 0), len(self.moments) - 1)
        table, lines = self.moments[number]
        told = self.log[:lines]
        seat = eyes if isinstance(eyes, int) else None
        seen = resume_match(self.record, table, told).seen(seat)
        did = self.record.entries[number - 1] if number else None
        if eyes == "all":
            seen = replace(seen, view=replace(seen.view, laid_open=table.game.lay_open(table.state)))
        else:
            told = tuple(line for line in told if hears(line.to, seat))
            did = did if getattr(did, "seat", None) == seat else None
        bare = replace(seen, count=0, events=(), talk=(), private=())
        return Step(number, len(self.moments) - 1, self.record.names, bare, told, did, self.turning_points)


_laid: ByteCache[Laid] = ByteCache(KEPT_BYTES)


def lay_open(data: bytes) -> Laid:
    """The same, but one that was looked at a moment ago is not played through again. By one thread alone."""
    laid = _laid.get(data)
    if laid is None:
        laid = play_through(data)
        _laid.put(data, laid, len(data))
    return laid


def play_through(data: bytes) -> Laid:
    """A record out of its file, played through to the end."""
    record = load_record(data, games.find)
    game = games.find(record.game)
    moments: list[tuple[Table, int]] = []
    turning_points: list[TurningPoint] = []
    for match in play_back(record, game):
        told, before = match.now.told, moments[-1][1] if moments else 0
        news = beats_in(game, told[before:])
        turning_points += [TurningPoint(len(moments), event) for beat, event in news if beat.decisive]
        moments.append((match.table, len(told)))
    return Laid(record, tuple(moments), match.log(), tuple(turning_points))


class Records:
    """What can be asked about finished games."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @get("/api/records/{id}", "no_such_record", gives=AnyRecord)
    async def _record(self, request: web.Request) -> bytes:
        """The file of a finished game; see the schema of its game's records."""
        return await self._read(request)

    @get("/api/records/{id}/replay", "no_such_record", "not_a_message", "no_such_seat", *OLD, packed=True)
    async def _replay(self, request: web.Request, query: Look) -> Step:
        """One step of it, or the nearest there is, as somebody saw it then."""
        data = await self._read(request)
        return await self.services.replay(lambda data: lay_open(data).step(query.step, query.seat), data)

    @get("/api/records/{id}/verify", "no_such_record", *OLD)
    async def _verify(self, request: web.Request) -> Verified:
        """Whether its deal came from its seed, and the hash of the seed."""
        record = (await self.services.replay(lay_open, await self._read(request))).record
        return Verified(record.deal is None and bool(record.seed), commitment(record.seed))

    @post("/api/records/{id}/delete", "no_such_record", "wrong_key", status=200)
    async def _delete(self, request: web.Request, body: p.DeleteBrought) -> p.Deleted:
        """Take a record away again, with the key that whoever brought it was given."""
        name = request.match_info["id"]
        found = await self.services.store.read("SELECT key FROM records WHERE id = ?", name)
        if not found:
            raise Malformed("no_such_record")
        ((key,),) = found
        if key is None or not same(key, hash_token(body.key)):
            raise Malformed("wrong_key")
        await self.services.store.write(("DELETE FROM records WHERE id = ?", (name,)))
        return p.Deleted(name)

    async def _read(self, request: web.Request) -> bytes:
        found = await self.services.store.read("SELECT record FROM records WHERE id = ?", request.match_info["id"])
        if not found:
            raise Malformed("no_such_record")
        data: bytes = found[0][0]
        return data
