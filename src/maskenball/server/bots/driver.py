"""Whoever plays a seat without a person: a bot, or what stands in for somebody who is gone.

It is given Seen and nothing else. It thinks at once, away from the event loop (thinking.py), and acts when a drawn
delay is over: how long it thought is nobody's business. What it says comes in a turn of its own (talk.py) and never
delays its answer.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from msgspec.structs import replace

from maskenball.bots import Speech
from maskenball.bots.turns import FRESH
from maskenball.kernel import CLOCK, Action, AnySeen, Bell, Refusal, look
from maskenball.kernel.heard import Heard
from maskenball.server.bots.talk import TalkTurns
from maskenball.server.bots.thinking import Thinker, safe
from maskenball.server.play.accept import answers_for_party
from maskenball.server.play.live import Live
from maskenball.server.room.events import BotMoved
from maskenball.server.room.value import Room
from maskenball.server.services import Services

LOOK_AGAIN_SECONDS = 0.5
"""A bot that has something to say during a pause looks so often whether it is over; one whose move was refused
although its question still stands (it could not be stored) waits so long before it tries again."""
TALK_SHARE = 0.5
"""A bot speaks after this share of a delay drawn like that of its answers."""


class RoomAccess(Protocol):
    """What a driver needs of the room it plays in."""

    @property
    def room(self) -> Room:
        """The room as it is now."""

    def bot_moved(self, event: BotMoved) -> Coroutine[Any, Any, None]:
        """Have a move done in its turn; raises the Refusal."""

    def fault(self, where: str) -> None:
        """Note down a mistake of ours."""


class Driver:
    """Plays one seat of one match until it is told to stop."""

    def __init__(
        self, access: RoomAccess, services: Services, talk: TalkTurns, match: str, seat: int, level: str, bot: Thinker
    ) -> None:
        self.level = level
        self._access = access
        self._services = services
        self._talk = talk
        self._match = match
        self._seat = seat
        self._bot = bot
        self._heard = Heard()
        self._playing: asyncio.Task[None] | None = None
        self._speaking: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        """Ends its waiting: it is time, or another question was put."""
        self._asked = -1
        """The name of the question that it looked at last."""
        self._tally = FRESH
        """How often it has spoken and cut in."""
        self._bell: Bell | None = None
        """Under which bell it looked last."""

    def wake(self) -> None:
        """Something happened that this seat may see."""
        self._news.set()
        if self._asked_anew() or (self._bell is not None and self._bell.after == "first_answer"):
            self._over.set()
        if self._playing is None:
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> None:
        """The person is back, or the match is over."""
        for task in (self._playing, self._speaking):
            if task is not None:
                task.cancel()
        self._bot.stop()

    def _live(self) -> Live | None:
        """The match it plays, if that is still on."""
        room = self._access.room
        return room.live if room.state.match == self._match else None

    async def _play(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            live = self._live()
            if live is None:
                return
            seen, self._asked = self._look(live), live.views.shown[self._seat].asked
            due = self._services.time.now() + self._delay(seen.bell)
            said, move = await self._thought(seen)
            if said is not None and seen.speaks:
                question = live.match.table.question
                self._speaking = asyncio.create_task(self._speak(said, seen.speaks[0], question))
            if move is not None and await self._wait_until(due) and await self._until_it_goes_on():
                await self._act(move, self._asked)

    async def _thought(self, seen: AnySeen) -> tuple[Speech | None, Action | None]:
        """What it says, unless it is about to say something, and does; a bot that stumbles gives the safe answer."""
        speaks = self._speaking is None or self._speaking.done()
        try:
            said, move, self._tally = await self._bot.think(seen, self._tally, speaks)
        except Exception:
            self._access.fault(f"bot {self.level}")
            said, move, self._tally = safe(seen, self._tally)
        return said, move

    def _look(self, live: Live) -> AnySeen:
        """What this seat sees. Beside people of its party a bot talks; the answer is theirs."""
        self._heard.read(live.match.told, self._seat)
        seen = look(live.match.table).by(self._seat, *self._heard.since(0))
        return replace(seen, choice=None) if answers_for_party(live, self._seat) else seen

    def _delay(self, bell: Bell | None) -> float:
        """Seconds until it acts. In a turn of its own it waits once, however many picks its card has, and so that
        the turn ends in time."""
        before, self._bell = self._bell, bell
        drawn = self._services.bot_delay(self._access.room.state.settings.bot_speed)
        if bell is None or bell.turn != self._seat:
            return drawn
        return 0.0 if bell == before else min(drawn, self._services.pace.bot_turn / 2)

    def _beat_left(self) -> float:
        """Seconds for which people still watch what happened."""
        live = self._live()
        return max(0.0, live.beat_until - self._services.time.now()) if live is not None else 0.0

    async def _wait_until(self, due: float) -> bool:
        """Wait for this moment, which a beat puts off; whether its question is still the one it was asked."""
        time = self._services.time
        due += self._beat_left()
        while not self._asked_anew() and (left := self._seconds_until(due)) > 0:
            self._over.clear()
            handle = time.later(left, self._over.set)
            await self._over.wait()
            handle.cancel()
        if self._asked_anew():
            self._news.set()
            return False
        return True

    def _seconds_until(self, due: float) -> float:
        """Seconds to wait now; longer where the first answer sets a time running and a person is still thinking."""
        if self._would_hurry_people():
            due += self._services.pace.bot_patience
        return max(due - self._services.time.now(), self._beat_left())

    def _would_hurry_people(self) -> bool:
        live = self._live()
        table = live.match.table if live is not None else None
        if live is None or table is None or table.ask.bell is None or table.ask.bell.after != "first_answer":
            return False
        return not table.sealed and any(isinstance(who, int) and who not in live.driven for who in table.ask.must)

    def _asked_anew(self) -> bool:
        live = self._live()
        return live is None or live.views.shown[self._seat].asked != self._asked

    async def _until_it_goes_on(self) -> bool:
        """Wait for the end of a pause; whether there was none, else what happened meanwhile has to be looked at."""
        waited = False
        while self._access.room.state.paused:
            waited = True
            await self._news.wait()
            self._news.clear()
        if waited:
            self._news.set()
        return not waited

    async def _act(self, move: Action | Speech, asked: int, channel: str = "") -> bool:
        try:
            await self._access.bot_moved(BotMoved(self._seat, self._match, asked, move, channel))
        except Refusal as refusal:
            if refusal.code != "our_mistake":  # the table has moved on meanwhile, or nothing could be stored
                if not self._asked_anew():
                    await self._services.wait(LOOK_AGAIN_SECONDS)
                self._news.set()
            return False
        return True

    async def _speak(self, said: Speech, channel: str, question: int) -> None:
        """Say this in its turn; by then another question may have been put, and it is not said."""
        speed = self._access.room.state.settings.bot_speed
        await self._services.wait(self._beat_left() + self._services.bot_delay(speed) * TALK_SHARE)
        while (live := self._live()) is not None and live.match.table.question == question:
            left = self._talk.seconds_left(question, discussion=live.match.table.ask.must.keys() == {CLOCK})
            if left is None:
                return
            if left <= 0 and not (self._beat_left() or self._access.room.state.paused):
                self._talk.spoke(question, self._services.pace.bot_talk[speed])
                await self._act(said, 0, channel)
                return
            await self._services.wait(max(left, self._beat_left(), LOOK_AGAIN_SECONDS))
