"""The server process is killed at random moments, again and again: nothing acknowledged is lost, nothing done twice."""

import asyncio
import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from tests.server.process import Process

from maskenball import games
from maskenball import protocol as p
from maskenball.bots import RandomBot
from maskenball.client import Client, RoomClient
from maskenball.kernel import AnyRecord, Dice, Game, Match, Refusal, load_record, replay
from maskenball.kernel.record import Answered, Drafted, Drawn, Entry, Sealed, Spoke, Withdrew
from maskenball.server.room.state import MOST_SECONDS, Settings

NIGHTLY = os.environ.get("MASKENBALL_SIZE", "normal") == "nightly"
KILLS = 120 if NIGHTLY else 9
ACKNOWLEDGED_BETWEEN = 60
PEOPLE = 3
"""People at each table; bots sit on the other seats."""
AT_MOST = 3000 if NIGHTLY else 300
"""Seconds after which something hangs."""


class Siege:
    """Counts what was acknowledged, and says when the server is to die next."""

    def __init__(self, process: Process, kills: int) -> None:
        self.process = process
        self.kills = kills
        self.acknowledged = 0
        self.games: Counter[str] = Counter()
        self._chance = Random("moments of killing")
        self._news = asyncio.Condition()

    async def count(self) -> None:
        """One more request was acknowledged."""
        async with self._news:
            self.acknowledged += 1
            self._news.notify_all()

    async def lay(self) -> None:
        """Kill and start again; a gap of nothing kills a server that has only just come up."""
        while self.kills:
            until = self.acknowledged + self._chance.randrange(ACKNOWLEDGED_BETWEEN)
            async with self._news:
                await self._news.wait_for(lambda: self.acknowledged >= until)  # noqa: B023
            await self.process.kill()
            assert check_of_a_copy(self.process.file) == "ok"
            await self.process.start()
            self.kills -= 1


class Player:
    """Somebody at a table who plays by dice, and keeps a list of all that the server said was done."""

    def __init__(self, seat: RoomClient, siege: Siege, chance: Random) -> None:
        self.seat = seat
        self.siege = siege
        self.chance = chance
        self.bot = RandomBot(Dice(chance.random))
        self.done: list[Entry] = []

    async def play(self) -> None:
        """One game to its end."""
        self.done = []
        async for seen in self.seat:
            me = seen.seat
            assert me is not None
            if seen.choice is not None and seen.answer is not None and self.chance.random() < 0.1:
                await self._do(Withdrew(me), lambda: self.seat.do(p.Withdraw, **self.seat.question))
            elif seen.choice is not None and seen.answer is None:
                action = seen.choice.check(self.bot.answer(seen))
                if self.chance.random() < 0.1:
                    await self._do(Drafted(me, action), lambda: self.seat.draft(action))  # noqa: B023
                await self._do(Answered(me, action), lambda: self.seat.answer(action))  # noqa: B023
            elif seen.speaks and self.chance.random() < 0.05:
                said = Spoke[Any](me, seen.speaks[0], f"words {self.chance.random()}")
                await self._do(said, lambda: self.seat.say(said.channel, said.text))  # noqa: B023

    async def _do(self, entry: Entry, request: Callable[[], Awaitable[None]]) -> None:
        try:
            await request()
        except Refusal:  # the table had moved on
            return
        self.done.append(entry)
        await self.siege.count()


class Table(Struct):
    """One room: its people, the first of whom is the host."""

    players: list[Player]
    bots: int
    siege: Siege

    async def play(self) -> None:
        """Game after game, as long as the server is to be killed once more."""
        for _ in range(self.bots):
            await self._as_host(p.AddBot, level="random")
        while True:
            await self._as_host(p.Start, anyway=True)
            await self._one_game()
            self.siege.games[self.players[0].seat.game.name] += 1
            if not self.siege.kills:
                return

    async def _as_host(self, message: type[p.Request], **fields: Any) -> None:
        """By whoever is host now: who is gone for too long hands that on."""
        while True:
            room = self.players[0].seat.room
            assert room is not None
            (host,) = (player.seat for player in self.players if player.seat.number == room.host)
            try:
                await host.do(message, **fields)
            except Refusal as refusal:
                if refusal.code != "only_host":
                    raise
                await self.players[0].seat.until(lambda: self.players[0].seat.room is not room)  # noqa: B023
            else:
                return await self.siege.count()

    async def _one_game(self) -> None:
        assert self.players[0].seat.room is not None
        played = self.players[0].seat.room.played
        for player in self.players:
            await player.seat.until(lambda: _stage(player.seat) == "playing")  # noqa: B023
        await asyncio.gather(*(player.play() for player in self.players))
        for player in self.players:
            await player.seat.until(lambda: _stage(player.seat) == "over")  # noqa: B023
            assert player.seat.room is not None
            assert player.seat.room.played == played + 1
        await self.check()

    async def check(self) -> None:
        """The record of the link has all that was acknowledged, once and in order, and shows what was shown."""
        seat = self.players[0].seat
        assert seat.room is not None
        record = await fetch(seat, seat.room.record)
        match = played_again(record, seat.game)
        for player in self.players:
            seen = player.seat.seen
            assert seen is not None
            mine = [
                Answered(entry.seat, entry.action) if isinstance(entry, Sealed) else entry
                for entry in record.entries
                if getattr(entry, "seat", None) == seen.seat and not isinstance(entry, Drawn)
            ]
            assert mine == player.done
            assert msgspec.to_builtins(match.seen(seen.seat)) == msgspec.to_builtins(seen)


def _stage(seat: RoomClient) -> str:
    assert seat.room is not None
    return seat.room.stage if seat.room.match == seat._known.match else ""


async def fetch(seat: RoomClient, record: str) -> AnyRecord:
    """A record by its link, however often the server dies meanwhile."""
    while True:
        try:
            return load_record(msgspec.json.encode(await seat.client.get(f"/api/records/{record}")), games.find)
        except OSError:
            version = seat._version
            await seat.until(lambda: seat._version != version)  # noqa: B023


def played_again(record: AnyRecord, game: Game) -> Match:
    """The match at the end of this record."""
    *_, match = replay(record, game)
    return match


def check_of_a_copy(file: Path) -> str:
    """What SQLite says of the file as the killed server left it; of a copy, so that nothing is tidied up for it."""
    copy = file.with_name("copy.db")
    for end in ("", "-wal"):
        shutil.copy(f"{file}{end}", f"{copy}{end}")
    db = sqlite3.connect(copy)
    try:
        return str(db.execute("PRAGMA integrity_check").fetchone()[0])
    finally:
        db.close()
        for end in ("", "-wal", "-shm"):
            Path(f"{copy}{end}").unlink(missing_ok=True)


async def sit_down(client: Client, game: Game, siege: Siege) -> Table:
    """A table of this game with its people."""
    absent = msgspec.to_builtins(Settings(absent="wait", grace=MOST_SECONDS))
    host = await client.open(game.name, "person 0", settings=absent)
    seats = [host, *[await client.enter(host.code, f"person {number}") for number in range(1, PEOPLE)]]
    players = [Player(seat, siege, Random(f"{game.name} {number}")) for number, seat in enumerate(seats)]
    return Table(players, max(0, game.sizes()[0] - PEOPLE), siege)


async def siege_of(file: Path, kills: int) -> Siege:
    """Tables of all games, played on until the server has been killed so often and every game is over."""
    process = Process(file)
    await process.start()
    siege = Siege(process, kills)
    try:
        async with asyncio.timeout(AT_MOST), Client(process.url) as client:
            tables = [await sit_down(client, games.find(name), siege) for name in games.names()]
            try:
                await asyncio.gather(siege.lay(), *(table.play() for table in tables))
            finally:
                for table in tables:
                    for player in table.players:
                        await player.seat.close()
    finally:
        await process.kill()
    return siege


def test_whatever_was_acknowledged_outlives_every_crash(tmp_path: Path) -> None:
    """All five games, people and bots mixed; the moments are counted in acknowledged requests."""
    file = tmp_path / "rooms.db"
    siege = asyncio.run(siege_of(file, KILLS))
    assert siege.kills == 0
    assert set(siege.games) == set(games.names())
    assert check_of_a_copy(file) == "ok"
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT what FROM faults").fetchall() == []
        assert db.execute("SELECT count(*) FROM records").fetchone() == (siege.games.total(),)
    assert siege.process.log.read_text() == ""
