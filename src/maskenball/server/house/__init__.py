"""The house: what a room is while nobody looks, as one value, and all that can be done to it except playing.

Pure like the kernel: every function gives a new House or refuses. Who may do what is decided here; sockets, clocks
and files are elsewhere. A House holds secrets (token and password hashes), so it never leaves: what people see of it is
built from nothing in board.py.
"""

from maskenball.server.house.games import (
    back_to_lobby,
    begin,
    carry_for,
    check_start,
    finish,
    pause,
    ready,
)
from maskenball.server.house.host import (
    BOT_NAMES,
    add_bot,
    choose_game,
    choose_options,
    choose_settings,
    hand_on,
    lock,
    move,
    mute,
    protect,
    remove_bot,
)
from maskenball.server.house.names import free_name
from maskenball.server.house.people import (
    enter,
    grant_seat,
    heir,
    kick,
    leave,
    rename,
    request_seat,
    sit,
    stand,
)
from maskenball.server.house.value import (
    MOST_PEOPLE,
    MOST_SECONDS,
    House,
    Person,
    Place,
    Role,
    Settings,
    Stage,
    find,
    fitting,
    only_host,
)

__all__ = [
    "BOT_NAMES",
    "MOST_PEOPLE",
    "MOST_SECONDS",
    "House",
    "Person",
    "Place",
    "Role",
    "Settings",
    "Stage",
    "add_bot",
    "back_to_lobby",
    "begin",
    "carry_for",
    "check_start",
    "choose_game",
    "choose_options",
    "choose_settings",
    "enter",
    "find",
    "finish",
    "fitting",
    "free_name",
    "grant_seat",
    "hand_on",
    "heir",
    "kick",
    "leave",
    "lock",
    "move",
    "mute",
    "only_host",
    "pause",
    "protect",
    "ready",
    "remove_bot",
    "rename",
    "request_seat",
    "sit",
    "stand",
]
