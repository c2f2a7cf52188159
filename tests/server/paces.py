"""How fast tables go in tests: nothing waits but what a test names."""

from typing import Any

from msgspec.structs import replace

from maskenball.server.pace import INSTANT, Pace, steady


def pace(bots: float = 0.0, **more: Any) -> Pace:
    """Bots that always take so many seconds, and whatever else is to take time (`hush_step`, `missing` ...)."""
    return replace(INSTANT, bot_delay=steady(bots), **more)
