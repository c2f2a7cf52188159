"""Whole games over real sockets: people and bots mixed, at the smallest and the largest table, in both languages."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.evening import Evening, do_all, evening, play

from maskenball import games
from maskenball.kernel import Dice, load_record, replay
from maskenball.server import secrets

TABLES = [(name, size) for name in games.names() for size in ("smallest", "largest")]
OPTIONS = {("hoax", "largest"): {"big_table": True}}


@pytest.mark.parametrize(("name", "size"), TABLES)
@pytest.mark.parametrize("lang", ["de", "en"])
@evening
async def test_a_game_is_played_to_its_end_and_its_record_tells_it_again(
    tmp_path: Path, name: str, size: str, lang: str
) -> None:
    game = games.find(name)
    options = OPTIONS.get((name, size), {})
    seats = game.sizes()[0] if size == "smallest" else game.sizes(options)[-1]
    people = min(3, seats - 1) if lang == "en" else 1
    async with Evening(tmp_path) as table:
        host = await table.open_room(name, "Ada", lang, options=options, settings={"language": lang})
        guests = [await table.enter(host.code, each, lang=lang) for each in ("Bo", "Cy")[: people - 1]]
        looking = await table.enter(host.code, "Uma", role="spectator")
        await host.start(bots=seats - people, level="random")
        dice = Dice(Random(f"{name} {size} {lang}").random)

        hands = asyncio.create_task(table.turn_when_idle())
        seen = await do_all(*(play(seat, dice) for seat in (host, *guests)))
        await looking.until(lambda: looking.seen is not None and looking.seen.outcome is not None)
        hands.cancel()
        outcome = seen[0].outcome
        assert outcome is not None
        assert all(each.outcome == outcome for each in (*seen, looking.seen))
        await host.until(lambda: host.room.record)
        async with host.client.http.get(f"{table.url}/api/records/{host.room.record}") as answer:
            data = await answer.read()
        assert [(data,)] == await table.services.store.read("SELECT record FROM records")
        record = load_record(data, games.find)
        assert record.entries == tuple(table.live.match.entries)
        assert secrets.commitment(record.seed) == looking.room.commitment
        *_, match = replay(record, game)
        assert match.outcome == record.outcome == outcome
        winners = {record.names[seat] for seat in outcome.winners}
        assert looking.room.wins == dict.fromkeys(winners, 1)
