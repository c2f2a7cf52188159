"""Which process works on which room, in PostgreSQL: by its clock alone.

Each process says every second that it is there, for the next three. Whoever is silent for longer loses its rooms to the
others. A process may overlook that (it was asleep); what it then writes is refused, because each room has a number that
grows with every change of hands, and every write names the one it knows (postgres_sql.py).
"""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

from maskenball.server.run.faults import log
from maskenball.server.store.leases import Leases
from maskenball.server.store.store import NotStored

LEASE_SECONDS = 3.0
BEAT_SECONDS = 1.0
MOST_AT_ONCE = 500
"""Rooms taken over at once."""
_LIVE = "EXISTS (SELECT FROM processes p WHERE p.id = {}.owner AND p.expires > clock_timestamp())"
_EXPIRES = "clock_timestamp() + make_interval(secs => ?)"
REGISTER = f"INSERT INTO processes (address, expires) VALUES (?, {_EXPIRES}) RETURNING id"
BEAT = f"UPDATE processes SET expires = {_EXPIRES} WHERE id = ? RETURNING id"
BURY = "DELETE FROM processes WHERE expires < clock_timestamp() - interval '1 minute'"
_FREE = f"""
  SELECT r.code FROM rooms r LEFT JOIN owners o USING (code)
  WHERE o.owner IS NULL OR (? AND NOT {_LIVE.format("o")})
"""
"""Rooms on which nobody works; those of somebody silent only if that is asked for."""
_GROW = "ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, epoch = owners.epoch + 1"
TAKE = f"""
WITH free AS ({_FREE}), share AS (
  SELECT ceil(count(*)::float / (SELECT greatest(count(*), 1) FROM processes WHERE expires > clock_timestamp())) AS most
  FROM free
)
INSERT INTO owners (code, owner, epoch)
SELECT code, ?, 1 FROM free LIMIT (SELECT least(most, {MOST_AT_ONCE}) FROM share)
{_GROW} WHERE owners.owner IS NULL OR NOT {_LIVE.format("owners")}
RETURNING code, epoch
"""
CLAIM = f"""
INSERT INTO owners (code, owner, epoch) SELECT code, ?, 1 FROM rooms WHERE code = ?
{_GROW} WHERE owners.owner IS NULL OR owners.owner = excluded.owner OR NOT {_LIVE.format("owners")}
RETURNING code, epoch
"""
OPEN = """
INSERT INTO owners (code, owner, epoch) SELECT ?, ?, 1 WHERE NOT EXISTS (SELECT FROM rooms WHERE code = ?)
ON CONFLICT (code) DO NOTHING RETURNING code, epoch
"""
OWNER = """
SELECT p.address FROM owners o JOIN processes p ON p.id = o.owner
WHERE o.code = ? AND p.id <> ? AND p.expires > clock_timestamp()
"""
RELEASE = """
WITH gone AS (DELETE FROM owners WHERE code = ANY (?) AND owner = ? AND code NOT IN (SELECT code FROM rooms))
UPDATE owners SET owner = NULL WHERE code = ANY (?) AND owner = ? AND code IN (SELECT code FROM rooms)
"""


class PostgresLeases(Leases):
    """The leases of one process."""

    shared = True

    def __init__(self, store: Any) -> None:
        """`store` is a PostgresStore."""
        self._store = store
        self.key = ""
        self.epochs: dict[str, int] = {}
        """The number of each room that we work on."""
        self.me = 0
        self._address = ""
        self._beating: asyncio.Task[None] | None = None
        self._well_since = 0.0
        """Since when every beat was heard: after a time without database all others seem silent."""

    async def start(self, address: str) -> None:
        """From now on this process may have rooms."""
        self._address = address
        ((self.key,),) = await self._store.read("SELECT key FROM house")
        await self._register()
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _register(self) -> None:
        self._well_since = monotonic()
        ((self.me,),) = await self._store.read(REGISTER, self._address, LEASE_SECONDS)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self._store.read(BEAT, LEASE_SECONDS, self.me):
                    await self._register()  # they thought that we are no more; what we had is found by its numbers
                await self._store.read(BURY)
            except NotStored as error:
                self._well_since = monotonic()
                log.error("not stored", extra={"where": "lease", "reason": str(error)})

    async def take(self) -> list[str]:
        """A share of the rooms that nobody works on; of those who seem silent, once we were heard for a whole lease."""
        others_silent = monotonic() > self._well_since + LEASE_SECONDS
        return self._ours(await self._store.read(TAKE, others_silent, self.me))

    async def claim(self, code: str) -> bool:
        """Have this room, if nobody else works on it."""
        return bool(self._ours(await self._store.read(CLAIM, self.me, code)))

    async def open(self, code: str) -> bool:
        """Have a room that does not exist yet."""
        return bool(self._ours(await self._store.read(OPEN, code, self.me, code)))

    def _ours(self, found: list[tuple[Any, ...]]) -> list[str]:
        self.epochs.update(found)
        return [code for code, _ in found]

    async def owner(self, code: str) -> str:
        """Where the process is reached that works on this room."""
        found = await self._store.read(OWNER, code, self.me)
        return str(found[0][0]) if found else ""

    async def gone(self, address: str) -> None:
        """Nobody is there any more: its rooms are free at once."""
        await self._store.read("UPDATE processes SET expires = clock_timestamp() WHERE address = ?", address)

    async def release(self, *codes: str) -> None:
        """Others may have these."""
        if codes:
            await self._store.read(RELEASE, list(codes), self.me, list(codes), self.me)
            for code in codes:
                self.epochs.pop(code, None)

    async def stop(self) -> None:
        """This process has no rooms any more."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(NotStored):
                await self._store.read("DELETE FROM processes WHERE id = ?", self.me)
