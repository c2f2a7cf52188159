"""The stored state of a room as one value, and all that can be done to it except playing.

Pure like the kernel: every function gives a new RoomState or refuses. Who may do what is decided here; sockets, clocks
and files are elsewhere. A RoomState holds secrets (token and password hashes), so it never leaves: what people
see of it is built from nothing in snapshot.py.
"""

from maskenball.protocol.settings import Look, Notice, Role, Settings, Stage
from maskenball.server.room.state.games import (
    all_ready,
    back_to_lobby,
    begin,
    broken_off,
    carry_for,
    check_start,
    finish,
    pause,
    ready,
)
from maskenball.server.room.state.host import (
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
from maskenball.server.room.state.looks import choose_look
from maskenball.server.room.state.names import free_name
from maskenball.server.room.state.people import (
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
from maskenball.server.room.state.value import (
    MOST_PEOPLE,
    MOST_SECONDS,
    Person,
    Place,
    RoomState,
    fitting,
    only_host,
)

__all__ = [
    "BOT_NAMES",
    "MOST_PEOPLE",
    "MOST_SECONDS",
    "Look",
    "Notice",
    "Person",
    "Place",
    "Role",
    "RoomState",
    "Settings",
    "Stage",
    "add_bot",
    "all_ready",
    "back_to_lobby",
    "begin",
    "broken_off",
    "carry_for",
    "check_start",
    "choose_game",
    "choose_look",
    "choose_options",
    "choose_settings",
    "enter",
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
