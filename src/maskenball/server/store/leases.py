"""Which process works on which room: one at a time."""

from typing import Protocol


class Leases(Protocol):
    """What a process knows of the others, and how rooms go from one to another."""

    shared: bool
    """Whether there may be others at all."""
    key: str
    """By which processes know each other."""

    async def start(self, address: str) -> None:
        """From now on this process may have rooms; others reach it at this address."""

    async def take(self) -> list[str]:
        """A share of the rooms that nobody works on; they are ours now."""

    async def claim(self, code: str) -> bool:
        """Have this room, unless somebody else works on it or there is none; ours get a new number."""

    async def open(self, code: str) -> bool:
        """Have a room that does not exist yet; False if this code is in use."""

    async def owner(self, code: str) -> str:
        """Where the process is reached that works on this room; "" if none does, or we do."""

    async def gone(self, address: str) -> None:
        """Nobody is there any more; a hint, since every write is checked all the same."""

    async def release(self, *codes: str) -> None:
        """Others may have these."""

    async def stop(self) -> None:
        """This process has no rooms any more."""
