"""What others do in secret leaves no trace, and no secret word ever turns up where it does not belong."""

import logging
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.evening import Evening, evening
from tests.server.watched import TOKEN, gather, page, raw
from tests.server.wire import Wire
from tests.server.worlds import NAMES, SEED

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import CLOCK, Dice, Match, Who

# What others do in secret


async def busy_table(folder: Path, name: str, players: int, noise: bool) -> dict[str, list[bytes]]:
    """A few questions over sockets; with `noise` everybody but the first player does secret things in between."""
    async with Evening(folder, seeds=lambda: SEED) as table:
        match = Match(games.find(name), NAMES[:players], None, SEED)
        people = await gather(table, match)
        dice = Dice(Random(name).random)
        for _ in range(12):
            match = Match.of(table.live.match)
            ask, sealed = match.table.ask, match.table.sealed
            silent = [who for who in ask.must if who not in sealed and who != CLOCK]
            for who in silent:
                seat = who[-1] if isinstance(who, tuple) else who
                wire = people[match.names[seat]]
                answer, thought = (ask.must[who].sample(dice) for _ in "12")
                await wire.news()
                to = wire.asked
                if noise and not _with_first(who):
                    await wire.do(p.Draft, asked=to, action=raw(thought))
                    await wire.do(p.Answer, asked=to - 1, action=raw(thought))
                    if who != silent[-1]:
                        await wire.do(p.Answer, asked=to, action=raw(answer))
                    await _whisper(wire, [each for each in match.seen(seat).speaks if not _hears_first(match, each)])
                if noise:
                    await people["Uma"].do(p.Chat, text="a word among those who look on")
                assert isinstance(await wire.do(p.Answer, asked=to, action=raw(answer)), p.Done)
            if not silent and ask.must:
                await table.advance(max(table.clock_left().values()))
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
        (encryptor,) = [wire for wire in (ada, bo) if wire.seen["choice"]]
        mate = bo if encryptor is ada else ada
        to = encryptor.asked
        draft = {"type": "Write", "first": SECRETS["draft"]}
        clues = {"type": "Write", "first": SECRETS["clue"], "second": "Sand", "third": "Meer"}
        assert isinstance(await encryptor.do(p.Draft, asked=to, action=raw(draft)), p.Done)
        assert isinstance(await encryptor.do(p.Answer, asked=to, action=raw(clues)), p.Done)
        assert isinstance(await people["Uma"].do(p.Chat, text=SECRETS["chat"]), p.Done)
        (channel,) = [each for each in match.seen(0 if mate is ada else 1).speaks if each != "all"]
        assert isinstance(await mate.do(p.Say, channel=channel, text=SECRETS["whisper"]), p.Done)
        await mate.do(p.Answer, asked=to, action=raw({"type": "Write", "first": SECRETS["draft"]}))
        await cy.do(p.Answer, asked=0, action=raw({"type": "Nothing"}))
        await cy.do(p.Say, channel=channel, text="hello?")
        for wire in people.values():
            await wire.news()
        pages = [
            await page(table, path)
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
        await wire.do(p.Answer, asked=wire.asked, action=raw(choice.safe()))
    for wire in people.values():
        await wire.news()
