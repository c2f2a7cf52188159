"""Nothing leaks, byte by byte: what reaches a seat, a spectator, the screen, a browser or the log does not depend on
what they may not know; and no secret word ever turns up where it does not belong."""

import logging
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.server.evening import Evening, evening
from tests.server.wire import Wire
from tests.server.worlds import NAMES, SEED, Move, Pair, pair

from maskenball import games
from maskenball.kernel import CLOCK, Dice, Match, Who
from maskenball.server import house as at
from maskenball.server import keep, secret
from maskenball.server import protocol as p
from maskenball.server.hall import Pace
from maskenball.server.live import Live

TOKEN = "the-secret-token-of-the-person-"
BREATH = Pace(0.0, 0.0, beat=4.0, missing=5.0)
MODULES = {"plot": True, "hunter": True, "interrogator": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("resistance", 5, {}),
    ("resistance", 7, MODULES),
    ("resistance", 5, {"hunter": True, "resistance_hacker": True}),
    ("one_night", 4, {}),
    ("one_night", 6, {}),
    ("hoax", 3, {}),
    ("hoax", 5, {}),
    ("cultists", 4, {}),
    ("cultists", 6, {}),
    ("decrypto", 3, {}),
    ("decrypto", 4, {}),
    ("decrypto", 6, {}),
]
PAIRS = 4
QUESTIONS = 5
SETTINGS: list[dict[str, Any]] = [{}, {"awaited": "count"}, {"timers": False}, {"seconds": {"answer": 30}}]


class Sight:
    """Everything that could be seen of one match from where its viewer sits."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.pages: list[bytes] = []
        self.log = ""


class Plain(logging.Formatter):
    """A line of the log with all that was said along with it."""

    def format(self, record: logging.LogRecord) -> str:
        more = {
            name: value for name, value in vars(record).items() if name in ("room", "where", "kind", "trace", "reason")
        }
        return f"{record.levelname} {record.name} {record.getMessage()} {more}"


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Codes and names of matches are drawn alike, each time from the beginning."""

    def again() -> None:
        numbers = count(1)
        monkeypatch.setattr(secret, "new_code", lambda: "BCDFG")
        monkeypatch.setattr(secret, "new_id", lambda: f"id {next(numbers)}")

    return again


async def put(table: Evening, match: Match) -> None:
    """The match lies on the table as if it had been played here so far."""
    room = table.room

    async def letter() -> None:
        room.house = at.begin(room.house, "the match", secret.commitment(SEED))
        room.live = Live(room, match)
        await table.hall.store.write(*keep.new_match(room.house, match, room.live.asked(), {}), keep.room(room.house))
        room.live.tell()
        room.tell_room()

    await room.ask(letter)


async def gather(table: Evening, match: Match, **more: Any) -> dict[str, Wire]:
    """Everybody is in the room, the match is on, and all of them listen."""
    client = table.client()
    names = match.names
    options = msgspec.to_builtins(match.options)
    wish = {"game": match.game.name, "name": names[0], "token": TOKEN + names[0], "options": options, **more}
    await client.post("/api/rooms", wish)
    for name in (*names[1:], "Uma", "TV"):
        role = {"Uma": "spectator", "TV": "screen"}.get(name, "player")
        wish = {"name": name, "role": role, "token": TOKEN + name, "password": more.get("password", "")}
        await client.post("/api/rooms/BCDFG", wish)
    people = {name: await table.wire_to("BCDFG", TOKEN + name) for name in (*names, "Uma", "TV")}
    await put(table, match)
    for wire in people.values():
        await wire.news()
    return people


async def watch(table: Evening, found: Pair, match: Match, moves: list[list[Move]], settings: dict[str, Any]) -> Sight:
    """Play these moves over sockets, and keep all that the viewer, a spectator and a screen are sent."""
    sight = Sight()
    names = match.names
    people = await gather(table, match, settings=settings)
    listening = [people[each] for each in (names[found.viewer], "Uma", "TV")]
    for question in moves:
        for move in question:
            await _play(table, people, match, move)
            for wire in listening:
                await wire.news()
        await table.advance(BREATH.beat)
        for wire in listening:
            await wire.news()
        sight.pages.append(await _page(table, "/api/rooms/BCDFG"))
    for name in (names[found.viewer], "Uma", "TV"):
        again = await table.wire_to("BCDFG", TOKEN + name)
        await again.news()
        sight.streams[name] = people[name].frames
        sight.streams[name + " again"] = again.frames
    return sight


async def _play(table: Evening, people: dict[str, Wire], match: Match, move: Move) -> None:
    if move.seat is None:
        left = table.live.clock.left()
        if move.slot in left:
            await table.advance(left[move.slot])
        elif table.live.match.table.ask.must:
            assert (await people[NAMES[0]].do(p.GoOn, slot=move.slot)) is not None
        return
    wire = people[match.names[move.seat]]
    await wire.news()
    action = Raw(msgspec.json.encode(move.action))
    kind = p.Draft if move.draft else p.Answer
    done = await wire.do(kind, to=wire.last(p.SeenNow).asked, action=action)
    assert isinstance(done, p.Done), done


async def _page(table: Evening, path: str) -> bytes:
    async with table.client().http.get(table.url + path) as answer:
        headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        return f"{answer.status} {headers} ".encode() + await answer.read()


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=lambda value: str(value)[:20])
@pytest.mark.parametrize("number", range(PAIRS))
def test_two_worlds_that_a_seat_cant_tell_apart_send_the_same_bytes(
    name: str, players: int, options: dict[str, Any], number: int, tmp_path: Path, same_names: Any, caplog: Any
) -> None:
    found = next(filter(None, (pair(name, players, options, each, QUESTIONS) for each in range(number, 200, PAIRS))))
    caplog.set_level(logging.INFO)
    caplog.handler.setFormatter(Plain())
    sights = []
    for at_table, match in enumerate((found.one, found.other)):
        same_names()
        caplog.clear()
        folder = tmp_path / str(at_table)
        folder.mkdir()

        @evening
        async def one_world(folder: Path, match: Match, moves: list[list[Move]]) -> None:
            async with Evening(folder, pace=BREATH, seeds=lambda: SEED) as table:
                sights.append(await watch(table, found, match, moves, SETTINGS[number]))

        one_world(folder, match, [question[at_table] for question in found.moves])
        sights[-1].log = caplog.text
    one, other = sights
    for who in one.streams:
        assert one.streams[who] == other.streams[who], f"{who} can tell the worlds apart"
    assert one.pages == other.pages
    assert one.log == other.log


# What others do in secret


async def busy_table(folder: Path, name: str, players: int, noise: bool) -> dict[str, list[bytes]]:
    """A few questions over sockets; with `noise` everybody but the first player does secret things in between."""
    async with Evening(folder, seeds=lambda: SEED) as table:
        match = Match(games.find(name), NAMES[:players], None, SEED)
        people = await gather(table, match)
        dice = Dice(Random(name).random)
        for _ in range(12):
            ask, sealed = match.table.ask, match.table.sealed
            silent = [who for who in ask.must if who not in sealed and who != CLOCK]
            for who in silent:
                seat = who[-1] if isinstance(who, tuple) else who
                wire = people[match.names[seat]]
                answer, thought = (ask.must[who].sample(dice) for _ in "12")
                await wire.news()
                to = wire.last(p.SeenNow).asked
                if noise and not _with_first(who):
                    await wire.do(p.Draft, to=to, action=_raw(thought))
                    await wire.do(p.Answer, to=to - 1, action=_raw(thought))
                    if who != silent[-1]:
                        await wire.do(p.Answer, to=to, action=_raw(answer))
                    await _whisper(wire, [each for each in match.seen(seat).speaks if not _hears_first(match, each)])
                if noise:
                    await people["Uma"].do(p.Chat, text="a word among those who look on")
                assert isinstance(await wire.do(p.Answer, to=to, action=_raw(answer)), p.Done)
            if not silent and ask.must:
                await table.advance(max(table.live.clock.left().values()))
            await people[NAMES[0]].news()
        again = await table.wire_to("BCDFG", TOKEN + NAMES[0])
        await again.news()
        return {"stream": people[NAMES[0]].frames, "again": again.frames}


def _hears_first(match: Match, name: str) -> bool:
    """Whether the first player hears what is said in this channel."""
    heard = [channel.hearers for channel in match.game.channels(match.table.state) if channel.name == name]
    return any(hearers is None or 0 in hearers for hearers in heard)


async def _whisper(wire: Wire, channels: Iterable[str]) -> None:
    """Words to the own team, and words that can't be said at all."""
    for channel in channels:
        await wire.do(p.Say, channel=channel, text="only for us")
    await wire.do(p.Say, channel="no such channel", text="psst")


def _with_first(who: Who) -> bool:
    """Whether the first player belongs to those who answer together."""
    return who == 0 or (isinstance(who, tuple) and 0 in who)


def _raw(action: Any) -> Raw:
    return Raw(msgspec.json.encode(action))


@pytest.mark.parametrize(("name", "players"), [(name, max(4, games.find(name).sizes()[0])) for name in games.names()])
def test_drafts_changed_minds_whispers_and_spectators_chat_leave_no_trace_elsewhere(
    name: str, players: int, tmp_path: Path, same_names: Any
) -> None:
    seen = []
    for noise in (False, True):
        same_names()
        folder = tmp_path / str(noise)
        folder.mkdir()

        @evening
        async def run(folder: Path, noise: bool) -> None:
            seen.append(await busy_table(folder, name, players, noise))

        run(folder, noise)
    quiet, noisy = seen
    assert quiet == noisy


# Words that must not turn up


SECRETS = {
    "keyword": "Qxkeyword",
    "draft": "Qxdraft",
    "clue": "Qxclue",
    "whisper": "Qxwhisper",
    "chat": "Qxchatter",
    "password": "Qxpassword",
    "seed": "Qxseed",
}


@evening
async def test_no_secret_word_turns_up_where_it_does_not_belong(
    tmp_path: Path, same_names: Any, caplog: pytest.LogCaptureFixture
) -> None:
    same_names()
    caplog.set_level(logging.DEBUG)
    game = games.find("decrypto")
    letters = ("Alpha", "Bravo", "Gamma", "Delta")
    keywords = tuple(tuple(f"{SECRETS['keyword']}{team}{each}" for each in letters) for team in ("White", "Black"))
    deal = {"teams": [[0, 1], [2, 3]], "keywords": keywords, "codes": [["1.2.3", "1.2.3"]]}
    async with Evening(tmp_path, seeds=lambda: SECRETS["seed"]) as table:
        match = Match(game, NAMES[:4], None, SECRETS["seed"], deal)
        people = await gather(table, match, password=SECRETS["password"])
        ada, bo, cy = (people[name] for name in NAMES[:3])
        await _name_encryptors(people, match)
        (encryptor,) = [wire for wire in (ada, bo) if wire.last(p.SeenNow).set["choice"]]
        mate = bo if encryptor is ada else ada
        to = encryptor.last(p.SeenNow).asked
        draft = {"type": "Write", "first": SECRETS["draft"]}
        clues = {"type": "Write", "first": SECRETS["clue"], "second": "Sand", "third": "Meer"}
        assert isinstance(await encryptor.do(p.Draft, to=to, action=_raw(draft)), p.Done)
        assert isinstance(await encryptor.do(p.Answer, to=to, action=_raw(clues)), p.Done)
        assert isinstance(await people["Uma"].do(p.Chat, text=SECRETS["chat"]), p.Done)
        (channel,) = [each for each in match.seen(0 if mate is ada else 1).speaks if each != "all"]
        assert isinstance(await mate.do(p.Say, channel=channel, text=SECRETS["whisper"]), p.Done)
        await mate.do(p.Answer, to=to, action=_raw({"type": "Write", "first": SECRETS["draft"]}))
        await cy.do(p.Answer, to=0, action=_raw({"type": "Nothing"}))
        await cy.do(p.Say, channel=channel, text="hello?")
        for wire in people.values():
            await wire.news()
        pages = [
            await _page(table, path)
            for path in ("/api/rooms/BCDFG", "/api/games", "/healthz", "/metrics", "/api/records/id 1", "/api/rooms/X")
        ]
    white, black = SECRETS["keyword"] + "White", SECRETS["keyword"] + "Black"
    may_see = {
        NAMES[0]: {white, SECRETS["whisper"]},
        NAMES[1]: {white, SECRETS["whisper"]},
        NAMES[2]: {black},
        NAMES[3]: {black},
        "Uma": {SECRETS["chat"]},
        "TV": {SECRETS["chat"]},
    }
    encrypting = NAMES[0] if encryptor is ada else NAMES[1]
    may_see[encrypting] |= {SECRETS["draft"], SECRETS["clue"]}
    words = {white, black, *SECRETS.values()} - {SECRETS["keyword"]} | {TOKEN}
    for name, wire in people.items():
        stream = b"\n".join(wire.frames).decode()
        assert {word for word in words if word in stream} == may_see[name], name
    elsewhere = b"\n".join(pages).decode() + caplog.text + repr([vars(record) for record in caplog.records])
    assert not {word for word in words if word in elsewhere}


async def _name_encryptors(people: dict[str, Wire], match: Match) -> None:
    """Each team says who writes the clues of the first round; then everybody is sent the whole again."""
    for who, choice in match.table.ask.must.items():
        wire = people[match.names[who[0] if isinstance(who, tuple) else who]]
        await wire.do(p.Answer, to=wire.last(p.SeenNow).asked, action=_raw(choice.safe()))
    for wire in people.values():
        await wire.news()
