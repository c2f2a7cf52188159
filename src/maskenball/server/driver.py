"""Whoever plays a seat without a person: a bot, or what stands in for somebody who is gone.

It is given Seen and nothing else. It thinks at once, in a thread, and acts when a drawn delay is over: how long it
thought is nobody's business.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maskenball.bots import Bot
from maskenball.kernel import Action, AnySeen, Bell, Claim, Refusal

if TYPE_CHECKING:
    from maskenball.server.live import Live

MOST_CUTS = 2
MOST_CLAIMS = 2
"""How often a bot cuts in at one question, and speaks after one event."""


class Cautious:
    """Stands in for somebody who is gone: what counts when time runs out, never a throw of dice."""

    def answer(self, seen: AnySeen) -> Action:
        """As much of the draft as counts by the rules, else what is safe."""
        assert seen.choice is not None
        settled: Action = seen.choice.settle(seen.draft)
        return settled if settled in seen.choice else seen.choice.safe()

    def cut(self, seen: AnySeen) -> Action | None:
        """Never."""
        return None

    def say(self, seen: AnySeen) -> Claim | None:
        """Nothing."""
        return None


class Driver:
    """Plays one seat of one match until it is told to stop."""

    def __init__(self, live: "Live", seat: int, level: str, bot: Bot) -> None:
        self.live = live
        self.seat = seat
        self.level = level
        self.bot = bot
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._cuts: tuple[Any, int] = (None, 0)
        self._claims = (0, 0)
        self._bell: Bell | None = None
        """Under which bell it looked last."""

    def wake(self) -> None:
        """Something happened that this seat may see."""
        self._news.set()
        if self._task is None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """The person is back, or the game is over."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        hall = self.live.room.hall
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                looked = await self.live.look(self.seat)
            except Refusal:  # a mistake of ours, which is noted down: wait for something else to happen
                continue
            if looked is None:
                return
            seen, asked = looked
            if self.live.people_speak(self.seat):  # beside people of its party a bot talks; the answer is theirs
                seen = replace(seen, choice=None)
            thinking = asyncio.create_task(hall.think(self._think, seen))
            await hall.wait(self._delay(seen.bell))
            try:
                move = await thinking
            except Exception:  # a bot that stumbles gives the safe answer
                self.live.room.fault(f"bot {self.level}")
                move = None if seen.choice is None or seen.answer is not None else seen.choice.safe()
            if self.live.room.house.paused:
                await self._until_it_goes_on()
            if move is not None:
                await self._act(move, seen, asked)

    def _delay(self, bell: Bell | None) -> float:
        """Seconds until it acts. In a turn of its own it waits once, however many picks its card has, and so that
        the turn ends in time."""
        hall = self.live.room.hall
        before, self._bell = self._bell, bell
        if bell is None or bell.turn != self.seat:
            return hall.bot_delay()
        return 0.0 if bell == before else min(hall.bot_delay(), hall.pace.bot_turn / 2)

    async def _until_it_goes_on(self) -> None:
        while self.live.room.house.paused:
            await self._news.wait()
            self._news.clear()
        self._news.set()  # whatever happened meanwhile has to be looked at

    async def _act(self, move: Action | Claim, seen: AnySeen, asked: int) -> None:
        try:
            await self.live.act(self.seat, asked, move, seen.speaks[0] if seen.speaks else "")
        except Refusal as refusal:
            if refusal.code != "our_mistake":  # the table has moved on meanwhile, or nothing could be kept
                self._news.set()

    def _think(self, seen: AnySeen) -> Action | Claim | None:
        """A claim, a cut-in or an answer, in this order."""
        return self._claim(seen) or self._cut(seen) or self._answer(seen)

    def _claim(self, seen: AnySeen) -> Claim | None:
        heard = len(seen.events)
        spoken = self._claims[1] if self._claims[0] == heard else 0
        if seen.claims is None or spoken >= MOST_CLAIMS:
            return None
        claim = self.bot.say(seen)
        self._claims = heard, spoken + (claim is not None)
        return claim

    def _cut(self, seen: AnySeen) -> Action | None:
        cuts = self._cuts[1] if self._cuts[0] == seen.choice else 0
        if seen.may is None or cuts >= MOST_CUTS:
            return None
        action = self.bot.cut(seen)
        self._cuts = seen.choice, cuts + (action is not None)
        return action

    def _answer(self, seen: AnySeen) -> Action | None:
        return self.bot.answer(seen) if seen.choice is not None and seen.answer is None else None
