"""boardgame.io's server under the same load: its own protocol (socket.io over WebSocket), in memory, on one core."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.sockets import Socket, connect

VERSION = "0.50.2"
SEATS = 8
GAME = Path(__file__).with_suffix(".js")
PATH = "/socket.io/?EIO=4&transport=websocket"

_encode = msgspec.json.Encoder().encode


class View(msgspec.Struct):
    """What a player here looks at."""

    asks: Any = None


class State(msgspec.Struct):
    """boardgame.io's state."""

    view: View = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)


class Sync(msgspec.Struct):
    """The answer to `sync`."""

    state: State


_sync = msgspec.json.Decoder(Sync)


@contextmanager
def installed() -> Iterator[Path]:
    """A scratch directory with boardgame.io in it."""
    with tempfile.TemporaryDirectory() as folder:
        quiet = ("--silent", "--no-audit", "--no-fund", "--no-package-lock")
        subprocess.run(("npm", "install", *quiet, f"boardgame.io@{VERSION}"), cwd=folder, check=True)
        shutil.copy(GAME, folder)
        yield Path(folder)


class Seat:
    """One player with a socket."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.asks: Any = None
        self.socket: Socket | None = None

    def hear(self, data: bytes) -> None:
        """Engine.io's open and ping, socket.io's welcome, and the game's own messages."""
        if self.socket is None:  # the very first message, which says nothing to us
            return
        if data == b"2":
            self.socket.send(b"3")
        elif data.startswith(b"40/resistance"):
            self.emit("sync", self.table.name, str(self.number), None, SEATS)
        elif data.startswith((b'42/resistance,["update"', b'42/resistance,["sync"')):
            self.table.seen_at = perf_counter()
            kind, _, body, *_ = _parts.decode(data[14:])
            state = _state.decode(body) if bytes(kind) == b'"update"' else _sync.decode(body).state
            self.asks = state.view.asks
            self.table.hear(state.number)

    def emit(self, *event: Any) -> None:
        """A socket.io event."""
        assert self.socket is not None
        self.socket.send(b"42/resistance," + _encode(event))


class Table:
    """One match, one move at a time."""

    def __init__(self, number: int) -> None:
        self.name = f"match{number}"
        self.chance = Random(number)
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.state = -1
        self.heard = 0
        """Who has seen the state of this number."""
        self.moves = 0
        self.starting = self.restless = False
        self.sent_at = self.seen_at = 0.0

    async def open(self, port: int) -> None:
        """All eight come in, one after the other as the first one opens the match."""
        for seat in self.seats:
            seat.socket = await connect(port, PATH, seat.hear)
            seat.socket.send(b"40/resistance,")

    @property
    def busy(self) -> bool:
        """Whether somebody has not seen the last move yet."""
        return self.heard < SEATS

    def hear(self, state: int) -> None:
        """A seat has seen this state."""
        if state > self.state:
            self.moves += self.state >= 0
            self.state, self.heard = state, 0
        if state == self.state:
            self.heard += 1
        if self.restless and not self.busy:
            self.go_on()

    def go_on(self) -> None:
        """The next move, which everybody is sent."""
        self.heard = 0
        seat = next(seat for seat in self.seats if seat.asks)
        phase, size = seat.asks["phase"], seat.asks["size"]
        value: Any = self.chance.random() < (0.6 if phase == "vote" else 0.8)
        if phase == "propose":
            value = self.chance.sample(range(SEATS), size)
        payload = {"type": "answer", "args": [value], "playerID": str(seat.number), "credentials": None}
        self.sent_at = perf_counter()
        seat.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.name, str(seat.number))


def command() -> list[str]:
    """How its server is started, in the scratch directory."""
    os.environ["NODE_ENV"] = "production"
    return ["node", GAME.name]
