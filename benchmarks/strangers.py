"""How long the worst stranger delays a move at another table: `python -m benchmarks.strangers`.

A real server in a process of its own, an honest table at 127.0.0.1 whose five players change their votes, and a process
of strangers at other addresses of this machine, who do one thing each as fast as they can for a few seconds. Nothing
leaves the machine. Printed are the 99th percentile and the longest time from sending a vote until it is on disk and
said to be done, beside those without strangers: the goal is about these, and LATE marks a longest time above it. They
mean little on a machine that is busy with something else, which the first line shows.

The last figure helps to find a cause: the longest turn of the server's event loop in CPU time of all its threads. It
leaves out other programs, but also the disk, and a move takes several turns; so it is no substitute for the times.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import aiohttp
import msgspec
from msgspec import Raw

from benchmarks.strangers_box import dense_box, long_record, word_list
from maskenball import protocol as p
from maskenball.client import Client, Closed, RoomClient
from maskenball.kernel import Refusal
from maskenball.server.http.app import ServerSettings
from maskenball.server.run.serve import bind, serve

SECONDS = 5.0
GOAL = 100.0
"""Milliseconds that nobody should have to wait longer because of a stranger."""
EVERY = 0.06
"""Seconds between two votes of one person: a little less than a person may send."""
AT_ONCE = 40
"""Strangers' requests under way at the same time."""
MOST_HALF_OPEN = 1_100

done: Counter[str] = Counter()
"""What became of the strangers' requests."""


class Stranger:
    """Somebody at an address of their own, until time is up."""

    def __init__(self, url: str, number: int = 2) -> None:
        self.url = url
        self.until = perf_counter() + SECONDS
        self.client = Client(url)
        self._address = f"127.0.0.{number}"

    async def __aenter__(self) -> "Stranger":
        await self.client.http.close()
        connector = aiohttp.TCPConnector(local_addr=(self._address, 0), limit=0)
        self.client.http = aiohttp.ClientSession(connector=connector)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.http.close()

    async def over_and_over(self, do: Callable[[int], Awaitable[Any]], at_once: int = AT_ONCE) -> None:
        """Many at a time, until time is up; whatever comes of it."""

        async def one(first: int) -> None:
            number = first
            while perf_counter() < self.until:
                number += at_once
                try:
                    await asyncio.wait_for(do(number), max(0.1, self.until + 2 - perf_counter()))
                    done["done"] += 1
                except Refusal as refusal:
                    done[refusal.code] += 1
                    await asyncio.sleep(0.01)
                except (aiohttp.ClientError, OSError, TimeoutError, msgspec.MsgspecError, Closed) as lost:
                    done[type(lost).__name__] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(one(number) for number in range(at_once)))


# The attacks, by the point they are about


async def change_options(stranger: Stranger) -> None:
    """6: long lists of words as options, another one each time, and games begun with them."""
    hosts = [await stranger.client.open("decrypto", f"Eve {n}") for n in range(4)]
    for host in hosts:
        for _ in range(3):
            await host.do(p.AddBot, level="random")

    async def change(number: int) -> None:
        host = hosts[number % 4]
        await host.do(p.ChooseOptions, options={"words": word_list(number)})
        if number % 5 == 0:
            await host.do(p.Start, anyway=True)
            await host.do(p.BackToLobby)

    await stranger.over_and_over(change, 4)


async def bring_boxes(stranger: Stranger) -> None:
    """6: boxes as dense as may be, at the door and at a table of sixty who look on."""
    host = await stranger.client.open("cultists", "Eve")
    seats = [await stranger.client.enter(host.code, f"Mob {n}", "spectator") for n in range(50)]

    async def bring(number: int) -> None:
        if number % 3:
            await host.do(p.ChooseOptions, options={"data": dense_box(number)})
        else:
            await seats[number % 50].do(p.Rename, name=f"Mob {number}")

    await stranger.over_and_over(bring, 6)


async def flood_talk(stranger: Stranger) -> None:
    """7: forty devices with one token, all talking."""
    host = await stranger.client.open("resistance", "Eve")
    await host.start(bots=4, level="random")
    devices = [await stranger.client.back(host.code, host.token) for _ in range(40)]

    async def say(number: int) -> None:
        await devices[-1 - number % 8].do(p.Say, channel="all", text="x" * 500)

    await stranger.over_and_over(say)


async def ask_for_schemas(stranger: Stranger) -> None:
    """8: what once took 36 to 64 ms of the event loop each time."""
    host = await stranger.client.open("hoax", "Eve")
    paths = [f"/api/schema/{game}" for game in ("hoax", "cultists", "decrypto")]
    paths += ["/api/openapi.json", "/api/lessons/de/hoax", f"/api/rooms/{host.code}/qr.svg"]

    async def ask(number: int) -> None:
        headers = {"Host": f"name{number}.example"} if number % 2 else {}
        async with stranger.client.http.get(stranger.url + paths[number % 6], headers=headers) as found:
            await found.read()
            if found.status != 200:
                raise OSError(str(found.status))

    await stranger.over_and_over(ask)


async def stay_half_open(stranger: Stranger) -> None:
    """9: connections that never say what they want."""
    port = int(stranger.url.rpartition(":")[2])
    open_ones = []
    for _ in range(MOST_HALF_OPEN):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            open_ones.append(writer)
            done["opened"] += 1
    await asyncio.sleep(max(0.0, stranger.until - perf_counter()))
    for writer in open_ones:
        writer.close()


async def come_from_everywhere(stranger: Stranger) -> None:
    """10: two hundred addresses, each opening rooms."""
    addresses = [Stranger(stranger.url, number) for number in range(2, 202)]
    for each in addresses:
        await each.__aenter__()

    async def come(number: int) -> None:
        await addresses[number % 200].client.post("/api/rooms", {"game": "hoax", "name": f"Eve {number}"})

    await stranger.over_and_over(come)
    for each in addresses:
        await each.__aexit__()


async def haunt_closed_rooms(stranger: Stranger) -> None:
    """11: sockets to rooms that are not there."""

    async def haunt(number: int) -> None:
        code = "".join(random.Random(number).choices("BCDFGHJKMNPQRTVWXYZ", k=5))
        async with stranger.client.http.ws_connect(f"{stranger.url}/api/rooms/{code}/socket") as ws:
            await ws.send_str('{"type":"hello","token":"x","version":3}')
            await ws.receive()

    await stranger.over_and_over(haunt)


async def change_names(stranger: Stranger) -> None:
    """12: names of many odd letters, at a table of sixty."""
    host = await stranger.client.open("hoax", "Eve")
    mob = [await stranger.client.enter(host.code, f"Mob {n}", "spectator") for n in range(58)]

    async def rename(number: int) -> None:
        letters = [chr(0x300 + (number * 7 + at) % 0x900) for at in range(38)]
        await mob[number % 58].do(p.Rename, name="".join(letters))

    await stranger.over_and_over(rename)


async def ask_for_health(stranger: Stranger) -> None:
    """13: a write for everybody who asks."""

    async def ask(_: int) -> None:
        await stranger.client.get("/healthz")

    await stranger.over_and_over(ask)


async def bring_records(stranger: Stranger) -> None:
    """13: records of nearly 1 MB, looked at step by step."""
    kept = await stranger.client.post("/api/records", long_record())

    async def look(number: int) -> None:
        await stranger.client.get(f"/api/records/{kept['record']}/replay?seat=all&step={number % 500}")

    await stranger.over_and_over(look, 8)


ATTACKS = {
    attack.__name__: attack
    for attack in (
        *(change_options, bring_boxes, flood_talk, ask_for_schemas, stay_half_open),
        *(come_from_everywhere, haunt_closed_rooms, change_names, ask_for_health, bring_records),
    )
}


async def attack(name: str, url: str) -> None:
    """Be a stranger; what became of it goes to standard output."""
    async with Stranger(url) as stranger:
        await ATTACKS[name](stranger)
    print(", ".join(f"{count} {what}" for what, count in done.most_common(4)))


# The honest table


async def honest_moves(url: str, seconds: float) -> list[float]:
    """How long each change of a vote took, in milliseconds."""
    async with Client(url) as client:
        host = await client.open("resistance", "Ada", settings={"timers": False})
        seats = [host, *[await client.enter(host.code, name) for name in ("Bo", "Cy", "Di", "Ed")]]
        await host.start()
        for seat in seats:
            await seat.until(lambda: seat.seen is not None)  # noqa: B023 - waited for at once
        leader = next(seat for seat in seats if seat.seen is not None and seat.seen.choice is not None)
        assert leader.seen is not None
        assert leader.seen.choice is not None
        await leader.answer(leader.seen.choice.safe())
        for seat in seats:
            await seat.until(lambda: seat.seen and seat.seen.choice is not None)  # noqa: B023 - as above
        took: list[float] = []
        await asyncio.gather(*(_vote(seat, at, seconds, took) for at, seat in enumerate(seats[:4])))
        for seat in seats:
            await seat.close()
        return took


async def _vote(seat: RoomClient, at: int, seconds: float, took: list[float]) -> None:
    """Of five four change their minds all the time, so that the vote is never over."""
    await asyncio.sleep(at * EVERY / 4)
    until = perf_counter() + seconds
    yes = True
    while (began := perf_counter()) < until:
        yes = not yes
        await seat.do(
            p.Answer, **seat.question, action=Raw(b'{"type":"Vote","yes":%s}' % (b"true" if yes else b"false"))
        )
        took.append((perf_counter() - began) * 1000)
        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))


async def measure(url: str, name: str) -> tuple[list[float], str]:
    """Honest moves while this attack is on, and what became of the attack."""
    words = [sys.executable, "-m", "benchmarks.strangers", "--attack", name, url]
    strangers = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        took = await honest_moves(url, SECONDS)
        out, err = await asyncio.wait_for(strangers.communicate(), 60)
    finally:
        if strangers.returncode is None:
            strangers.kill()
    return took, (out.decode().strip() or err.decode().strip().rpartition("\n")[2])[:60]


async def main(wanted: list[str]) -> None:
    """The table."""
    print(f"{'strangers who':24} {'moves':>6} {'p99 ms':>8} {'max ms':>8} {'turn ms':>8}   what became of it")
    for name in ["", *wanted]:
        with tempfile.TemporaryDirectory() as folder:
            url, server = await _serve(Path(folder))
            try:
                took, told = await measure(url, name) if name else (await honest_moves(url, SECONDS), "")
            finally:
                server.terminate()
                assert server.stdout is not None
                turn = float(await server.stdout.read())
        p99 = quantiles(took, n=100)[98]
        late = "  LATE" if max(took) > GOAL else ""
        print(
            f"{name or '(nobody)':24} {len(took):6} {p99:8.1f} {max(took):8.1f} {turn:8.1f}   {told}{late}", flush=True
        )


async def _serve(folder: Path) -> tuple[str, asyncio.subprocess.Process]:
    words = ["-m", "benchmarks.strangers", "--serve", str(folder / "x.sqlite")]
    server = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=subprocess.PIPE)
    assert server.stdout is not None
    return f"http://127.0.0.1:{int(await server.stdout.readline())}", server


def serve_measured(database: Path) -> None:
    """A server as it comes, that says its port, and at its end the longest turn of its loop in CPU milliseconds."""
    turns = [0.0]

    def beat(before: float) -> None:
        now = process_time()
        turns.append((now - before) * 1000)
        asyncio.get_running_loop().call_later(0.001, beat, process_time())

    def ready() -> None:
        print(door.getsockname()[1], flush=True)
        beat(process_time())

    with bind("127.0.0.1", 0) as door:
        serve(door, str(database), ServerSettings(), ready)
    print(max(turns))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "URL"), help="be the strangers (used by itself)")
    parser.add_argument("--serve", metavar="FILE", help="be the server (used by itself)")
    parser.add_argument("only", nargs="*", help=f"some of: {', '.join(ATTACKS)}")
    given = parser.parse_args()
    if given.serve:
        serve_measured(Path(given.serve))
    else:
        asyncio.run(attack(*given.attack) if given.attack else main(given.only or list(ATTACKS)))
