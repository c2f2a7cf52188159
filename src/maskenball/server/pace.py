"""How fast a live table goes, in seconds: all of it is the same whatever anybody's secret is."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from maskenball.protocol.settings import BotSpeed

BOT_DELAY_SECONDS: Mapping[BotSpeed, tuple[float, float]] = MappingProxyType(
    {"leisurely": (1.5, 4.0), "normal": (0.6, 1.6), "brisk": (0.3, 0.9)}
)
"""Bots answer after a delay drawn from here, never after the time they took to think."""
BOT_TALK_SECONDS: Mapping[BotSpeed, float] = MappingProxyType({"leisurely": 2.75, "normal": 1.5, "brisk": 0.6})
"""Between two utterances of bots at one table; in proportion to their delays."""


class Pace(Struct, frozen=True, kw_only=True):
    """How fast a live table goes."""

    bot_delay: Mapping[BotSpeed, tuple[float, float]] = BOT_DELAY_SECONDS
    bot_talk: Mapping[BotSpeed, float] = BOT_TALK_SECONDS
    beats: bool = True
    """Whether people are given time to watch what happened (see play/beats.py)."""
    hush_step: float = 3.0
    """Answers to a hushed question are opened at a multiple of this after it was put, the next one after the last."""
    bot_turn: float = 4.0
    """A turn of fixed length lasts no longer for a bot; everybody knows which seats are bots'."""
    bot_patience: float = 90.0
    """So much longer a bot waits before an answer that would set a time running for people (D-13)."""
    missing: float = 5.0
    """A connection may be lost for so long before others are told."""
    rematch: float = 30.0
    """After a game the host can begin the next one without those who are not ready only after this."""
    pulse: float = 20.0
    """A connection on which nothing came for so long is asked whether it is still there."""


def steady(seconds: float) -> Mapping[BotSpeed, tuple[float, float]]:
    """Bots that always take this long."""
    return dict.fromkeys(BOT_DELAY_SECONDS, (seconds, seconds))


INSTANT = Pace(
    bot_delay=steady(0.0),
    bot_talk=dict.fromkeys(BOT_TALK_SECONDS, 0.0),
    beats=False,
    hush_step=0.0,
    bot_turn=0.0,
    bot_patience=0.0,
    missing=0.0,
    rematch=0.0,
)
"""For tests and simulations: nothing waits."""
