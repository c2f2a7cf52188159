"""How a table is run, and in which stage a room is: what clients and the server both know of a room."""

from typing import Literal

from msgspec import Struct

Role = Literal["player", "spectator", "screen"]
Stage = Literal["lobby", "playing", "over"]
Notice = Literal["", "older_rules", "broken_off"]
"""What people should know of a game that was kept: it began by other rules than it goes on by, or it can't go on."""

BotSpeed = Literal["leisurely", "normal", "brisk"]
"""How long bots take to answer, and to speak again."""

Mask = Literal[
    "colombina", "volto", "bauta", "medico", "gatto", "arlecchino", "gufo", "sole", "luna", "volpe", "farfalla", "toro",
    "cappello", "corvo", "giullare", "lepre",
]  # fmt: skip
Colour = Literal["own", "amber", "gold", "coral", "crimson", "rose", "violet", "sky", "teal", "green", "ivory"]
"""`own`: the colour that the mask has by itself."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How this table is run; the rules of the game are its options."""

    timers: bool = True
    """Off: nobody is hurried. Time that has to pass for a secret's sake still passes."""
    seconds: dict[str, int] = {}
    """Seconds by slot ("discussion", "vote"), instead of the game's own; "answer": for every other question."""
    absent: Literal["wait", "bot", "safe"] = "bot"
    """Who is gone is waited for, stood in for by a bot, or answers what is safe."""
    grace: int = 60
    """How long somebody may be gone before that."""
    awaited: Literal["names", "count"] = "names"
    """Whether people see who is awaited, or only how many."""
    language: Literal["de", "en"] = "de"
    """What the table's own screen speaks, and words of a game are in unless its options say otherwise; everybody
    reads the language of their own device."""
    spectators: bool = True
    bot_speed: BotSpeed = "normal"


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks like at the table."""

    mask: Mask
    colour: Colour = "own"
