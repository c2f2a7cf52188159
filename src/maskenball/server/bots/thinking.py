"""Where bots think: ours in a thread of the server, those of other packages in a process of their own (apart.py)."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from maskenball.bots import Bot, Speech
from maskenball.bots.turns import Tally, act, claim
from maskenball.kernel import Action, AnySeen


class Thought(NamedTuple):
    """What a bot says and does next, and how often it has spoken and cut in by then."""

    said: Speech | None
    move: Action | None
    tally: Tally


def think(bot: Bot, seen: AnySeen, tally: Tally, speaks: bool) -> Thought:
    """A claim, if it `speaks` now, and a cut-in or an answer."""
    said = None
    if speaks:
        said, tally = claim(bot, seen, tally)
    move, tally = act(bot, seen, tally)
    return Thought(said, move, tally)


def safe(seen: AnySeen, tally: Tally) -> Thought:
    """What counts for a bot that fails: the safe answer, where one is wanted."""
    choice = seen.choice if seen.answer is None else None
    return Thought(None, choice.safe() if choice is not None else None, tally)


class Thinker(Protocol):
    """A bot at one seat of one match, wherever it thinks."""

    async def think(self, seen: AnySeen, tally: Tally, speaks: bool) -> Thought:
        """What comes of it; an exception is a mistake of ours."""

    def stop(self) -> None:
        """It is not asked again."""


class Aside(Protocol):
    """Does something away from the event loop (Services.think)."""

    def __call__(self, do: Callable[[AnySeen], Thought], about: AnySeen, /) -> Awaitable[Thought]:
        """What comes of it."""


class InThread:
    """A bot of ours."""

    def __init__(self, aside: Aside, bot: Bot) -> None:
        self._aside = aside
        self._bot = bot

    async def think(self, seen: AnySeen, tally: Tally, speaks: bool) -> Thought:
        """In one of the threads that all bots share."""
        return await self._aside(lambda seen: think(self._bot, seen, tally, speaks), seen)

    def stop(self) -> None:
        """Nothing of it is left."""
