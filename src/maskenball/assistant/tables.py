"""Tables an assistant can sit at: one of its own with bots, or a room of a running server.

Both give what the seat sees and nothing else, and take answers, cut-ins and words.
"""

import asyncio
import secrets
from contextlib import suppress
from random import SystemRandom
from typing import Any, Protocol

from maskenball.bots import Bot, make
from maskenball.bots.turns import FRESH, turns
from maskenball.client import RoomClient
from maskenball.kernel import Action, AnySeen, Claim, Dice, Game, Illegal, Match

BOT_NAMES = ("Kim", "Robin", "Mika", "Toni", "Luca", "Noa", "Sascha", "Jona", "Alex", "Eike", "Quinn", "Yuri", "Dana")
MUST, MAY = "must", "may"


class Table(Protocol):
    """A seat at a table."""

    code: str
    """What others need to come in; empty where nobody can."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""

    @property
    def seen(self) -> AnySeen | None:
        """All that the seat sees; None before a game has begun."""

    @property
    def question(self) -> str:
        """The name of what is asked now: another one when the table has moved on."""

    async def answer(self, action: Action) -> None:
        """Answer, or cut in."""

    async def say(self, channel: str, text: str, claim: Claim | None) -> None:
        """Say or claim something."""

    async def wait(self, seconds: float) -> None:
        """Let cut-ins pass, until the seat must answer, may cut in elsewhere, or the game is over."""

    async def close(self) -> None:
        """Get up."""


def asked(seen: AnySeen | None) -> str:
    """Whether the seat must answer, or may cut in, or nothing."""
    if seen is None or seen.outcome is not None:
        return ""
    if seen.choice is not None and seen.answer is None:
        return MUST
    return MAY if seen.may is not None else ""


class Asked(Exception):
    """The game waits for the assistant."""


class Waiting:
    """Sits at the assistant's seat among bots: gives what lies ready for this very question, else the game waits."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.step = -1
        self.ready: Action | None = None
        self.passed = -1

    def answer(self, seen: AnySeen) -> Action:
        """What lies ready."""
        return self._take()

    def cut(self, seen: AnySeen) -> Action | None:
        """What lies ready, if it is a cut-in; nothing where the assistant has passed or answers at once."""
        assert seen.may is not None
        step = self.match.table.step
        if step == self.passed or (step == self.step and self.ready is not None and self.ready not in seen.may):
            return None
        return self._take()

    def say(self, seen: AnySeen) -> None:
        """Nothing: an assistant speaks when it wants to."""

    def _take(self) -> Action:
        step = self.match.table.step
        ready, self.ready = self.ready, None
        if ready is None or step != self.step:  # a bot was quicker, and something else is asked now
            self.step = step
            raise Asked
        return ready


class OwnTable:
    """A match with bots in this process. It stands still until the assistant has answered or passed."""

    code = ""

    def __init__(self, game: Game, name: str, players: int | None, options: Any, level: str) -> None:
        count = game.seats[0] if players is None else players
        chosen = game.options(options or None, count)
        others = [each for each in BOT_NAMES if each.casefold() != name.casefold()][: count - 1]
        self.seat = secrets.randbelow(count)
        others.insert(self.seat, name)
        self.match = Match(game, tuple(others), chosen, secrets.token_hex(16))
        dice = Dice(SystemRandom().random)
        self._bots: list[Bot] = [make(game, level, dice) for _ in others]
        self._waiting = self._bots[self.seat] = Waiting(self.match)
        self._tallies = [FRESH] * count
        self._turn = 0
        self._play_on()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    @property
    def seen(self) -> AnySeen:
        return self.match.seen(self.seat)

    @property
    def question(self) -> str:
        return str(self._turn)

    async def answer(self, action: Action) -> None:
        seen = self.seen
        wanted = [choice for choice in (seen.choice if seen.answer is None else None, seen.may) if choice is not None]
        if not wanted:
            raise Illegal("not_asked")
        fitting = [choice for choice in wanted if action in choice]
        self._waiting.ready = (fitting or wanted)[0].check(action)
        self._play_on()

    async def say(self, channel: str, text: str, claim: Claim | None) -> None:
        self.match.say(self.seat, channel, text, claim)

    async def wait(self, seconds: float) -> None:
        if asked(self.seen) == MAY:
            self._waiting.passed = self.match.table.step
            self._play_on()

    async def close(self) -> None:
        """Nothing is left of it."""

    def _play_on(self) -> None:
        self._turn += 1
        with suppress(Asked):
            for _ in turns(self.match, self._bots, voice=self._voice, tallies=self._tallies):
                pass

    def _voice(self, party: Any) -> int:
        return self.seat if self.seat in party else min(party)


class RoomTable:
    """A seat in a room of a server, with people, bots and clocks: it does not wait for anybody."""

    def __init__(self, room: RoomClient) -> None:
        self.room = room
        self.code = room.code

    @property
    def game(self) -> Game:
        return self.room.game

    @property
    def names(self) -> tuple[str, ...]:
        room = self.room.room
        return room.names or tuple(place.name for place in room.places)

    @property
    def seen(self) -> AnySeen | None:
        return self.room.seen

    @property
    def question(self) -> str:
        return "{match}.{asked}".format(**self.room.question)

    async def answer(self, action: Action) -> None:
        await self.room.answer(action)

    async def say(self, channel: str, text: str, claim: Claim | None) -> None:
        await self.room.say(channel, text, claim)

    async def wait(self, seconds: float) -> None:
        before = self.question if asked(self.seen) == MAY else ""

        def called() -> bool:
            now, seen = asked(self.seen), self.seen
            over = seen is not None and seen.outcome is not None
            return over or now == MUST or (now == MAY and self.question != before)

        with suppress(TimeoutError):
            await asyncio.wait_for(self.room.until(called), seconds)

    async def close(self) -> None:
        await self.room.close()
