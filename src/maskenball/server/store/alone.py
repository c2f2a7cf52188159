"""Leases where there is one process only, as with SQLite: nothing has to be agreed on."""

from maskenball.server.store.leases import Leases
from maskenball.server.store.store import Store


class Alone(Leases):
    """The only process there is: all rooms are its own."""

    shared = False
    key = ""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(self, address: str) -> None:
        """Nobody else is there to reach it."""

    async def take(self) -> list[str]:
        """All that are stored."""
        return [code for (code,) in await self._store.read("SELECT code FROM rooms")]

    async def claim(self, code: str) -> bool:
        """It is ours already."""
        return True

    async def open(self, code: str) -> bool:
        """It is ours already."""
        return True

    async def owner(self, code: str) -> str:
        """Nobody else."""
        return ""

    async def gone(self, address: str) -> None:
        """Nobody was."""

    async def release(self, *codes: str) -> None:
        """There are no others."""

    async def stop(self) -> None:
        """Nobody has to know."""
