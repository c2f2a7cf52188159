"""A test that waits in vain says for what."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.evening import STUCK, Evening, do_all, evening, play
from tests.server.stuck import Stuck, within

from maskenball import protocol as p
from maskenball.kernel import Dice


@evening
async def test_waiting_in_vain_names_the_line_and_what_was_last_seen(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax", "Ada")
        wire = await table.wire(ada)

        async def waits_for_a_password() -> None:
            await ada.until(lambda: ada.room.protected)

        async def waits_for_a_reaction() -> None:
            await wire.until(p.Reacted)

        async def waits_for_the_end() -> None:
            assert ada in table.seats
            await do_all(play(ada, Dice(Random(1).random)))

        with pytest.raises(Stuck, match=r"/server/test_stuck.py:\d+ await ada.until\(lambda: ada.room.protected\)"):
            await within(0.01, waits_for_a_password())
        with pytest.raises(Stuck, match=r'await wire.until\(p.Reacted\)(\n.*)*last came.*"type":"room_now"'):
            await within(0.01, waits_for_a_reaction())
        with pytest.raises(Stuck, match=r"async for seen in seat:(\n.*)*Ada: lobby of hoax"):
            await within(0.01, waits_for_the_end())


def test_a_test_of_an_evening_that_takes_too_long_fails_like_that(monkeypatch: pytest.MonkeyPatch) -> None:
    @evening
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("tests.server.evening.STUCK", 0.01)
    with pytest.raises(Stuck, match=r"still waiting after 0.01 seconds:\n  .*await asyncio.Event\(\).wait\(\)"):
        never()


def test_what_goes_wrong_by_itself_stays_what_it_is() -> None:
    async def wrong() -> int:
        raise ValueError("wrong")

    async def right() -> int:
        return 1

    assert asyncio.run(within(STUCK, right())) == 1
    with pytest.raises(ValueError, match="wrong"):
        asyncio.run(within(STUCK, wrong()))
