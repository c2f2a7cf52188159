"""Finished games: gone through step by step as anybody at the table saw them, and checked."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.evening import Evening, evening, refusal

from maskenball import games
from maskenball.kernel import Dice, load_record, replay
from maskenball.server.secrets import commitment

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


async def finished(table: Evening, game: str = "resistance") -> tuple[Any, str, bytes]:
    """A game that has been played: a client, the link, the record."""
    seats = await table.party(game, *FIVE)
    await seats[0].start()
    await table.caught_up(*seats)
    await table.conduct(seats, Dice(Random(2).random), 10_000)
    name = table.room.state.record
    async with seats[0].client.http.get(f"{table.url}/api/records/{name}") as answer:
        return seats[0].client, name, await answer.read()


@evening
async def test_every_step_shows_what_that_seat_saw_then(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client, name, data = await finished(table)
        record = load_record(data, games.find)
        for step, match in enumerate(replay(record, games.find(record.game))):
            if step % 5 and match.outcome is None:
                continue
            for eyes, seat in (("1", 1), ("spectator", None)):
                got = await client.get(f"/api/records/{name}/replay?seat={eyes}&step={step}")
                seen = match.seen(seat)
                assert got["seen"]["view"]["phase"]["type"] == type(seen.view.phase).__name__
                assert len(got["log"]) == len(seen.events) + len(seen.talk)
                assert got["names"] == list(FIVE)
        last = await client.get(f"/api/records/{name}/replay?step={len(record.entries)}")
        assert last["step"] == last["steps"] == len(record.entries)
        assert last["seen"]["outcome"]["reason"] == record.outcome.reason  # type: ignore[union-attr]  # it is over


@evening
async def test_who_sees_everything_is_told_what_only_some_were_told_and_what_was_answered(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client, name, _ = await finished(table)
        all_knowing = await client.get(f"/api/records/{name}/replay?seat=all&step=1")
        spectator = await client.get(f"/api/records/{name}/replay?seat=spectator&step=1")
        assert [line for line in all_knowing["log"] if line[0] is None] == spectator["log"]
        assert {tuple(line[0]) for line in all_knowing["log"] if line[0]} >= {(seat,) for seat in range(5)}
        assert all_knowing["did"]["type"] == "answer"
        assert spectator["did"] is None
        assert spectator["seen"]["view"]["laid_open"] is None


@evening
async def test_who_sees_everything_knows_from_the_first_step_who_everybody_is(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client, name, data = await finished(table)
        record = load_record(data, games.find)
        for step, match in enumerate(replay(record, games.find(record.game))):
            if step % 10 == 0:
                got = await client.get(f"/api/records/{name}/replay?seat=all&step={step}")
                opened = got["seen"]["view"]["laid_open"]
                assert opened["characters"] == [one.value for one in match.table.state.characters]


@evening
async def test_a_step_that_is_not_there_is_the_nearest_and_nonsense_is_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client, name, _ = await finished(table)
        last = await client.get(f"/api/records/{name}/replay?step=99999")
        assert last["step"] == last["steps"]
        for nonsense in ("step=-1", "step=x", "seat=x", "seat=-1", "seat=all%0A", "seat=7%0A"):
            assert await refusal(client.get(f"/api/records/{name}/replay?{nonsense}")) == "not_a_message"
        assert await refusal(client.get(f"/api/records/{name}/replay?seat=77")) == "no_such_seat"
        assert await refusal(client.get("/api/records/nothing/replay")) == "no_such_record"


@evening
async def test_the_server_reckons_the_promise_for_browsers_that_can_not(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client, name, data = await finished(table)
        told = await client.get(f"/api/records/{name}/verify")
        assert told == {"dealt": True, "commitment": commitment(load_record(data, games.find).seed)}
        assert told["commitment"] == table.room.state.commitment


@pytest.mark.parametrize("game", games.names())
def test_help_points_to_rules_that_exist_and_to_every_phase_of_the_game(tmp_path: Path, game: str) -> None:
    @evening
    async def ask() -> None:
        async with Evening(tmp_path) as table:
            got = await table.client().get(f"/api/rules/de/{game}")
            assert all(got["rules"].values())
            assert {rule for rules in got["phases"].values() for rule in rules} <= got["rules"].keys()
            assert got["phases"].keys()

    ask()
