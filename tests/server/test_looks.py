"""Masks: everybody at a table can be told apart by one, and it stays while a game is on."""

from pathlib import Path
from random import Random

import pytest
from tests.server.evening import Evening, evening, refusal, voting

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice, Illegal
from maskenball.server.room import state
from maskenball.server.room.state import Look, RoomState


def worn(room: RoomState) -> list[str]:
    return [place.look.mask if place.look else "" for place in room.places]


def table(*masks: str) -> RoomState:
    """People with these masks wanted, in this order."""
    room = RoomState(code="RHFXZ", game="hoax")
    for number, mask in enumerate(masks):
        room, _ = state.enter(room, f"Guest {number}", "player", "", Look(mask))  # type: ignore[arg-type]
    return room


def test_a_mask_that_is_taken_is_replaced_by_one_that_nobody_wears() -> None:
    assert worn(table("gatto", "luna")) == ["gatto", "luna"]
    first, second = worn(table("gatto", "gatto"))
    assert first == "gatto" != second


def test_twelve_seats_of_people_and_bots_wear_twelve_masks() -> None:
    room = table("gatto", "gatto", "colombina")
    for _ in range(9):
        room = state.add_bot(room, room.host, "random")
    assert len(set(worn(room))) == 12


def test_another_mask_is_worn_at_once_unless_somebody_else_wears_it() -> None:
    room = state.choose_look(table("gatto", "luna"), 2, Look("volpe", "teal"))
    assert worn(room) == ["gatto", "volpe"]
    assert worn(state.choose_look(room, 2, Look("volpe", "rose"))) == ["gatto", "volpe"]
    with pytest.raises(Illegal, match="mask_taken"):
        state.choose_look(room, 2, Look("gatto"))


async def who_wears_what(seat: RoomClient) -> list[str]:
    assert seat.room is not None
    return [place.look.mask if place.look else "" for place in seat.room.places]


@evening
async def test_masks_do_not_change_while_a_game_is_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as evening_:
        seats = await voting(evening_)
        masks = await who_wears_what(seats[0])
        assert len(set(masks)) == 5
        assert await refusal(seats[1].do(p.ChooseLook, look=Look("lepre"))) == "already_playing"
        await seats[4].do(p.Leave)
        await evening_.caught_up(seats[0])
        assert await who_wears_what(seats[0]) == masks, "a bot plays on behind the same mask"
        await evening_.conduct(seats[:4], Dice(Random(1).random), 10_000)


@evening
async def test_whoever_plays_on_for_a_bot_has_its_mask_until_the_game_is_over(tmp_path: Path) -> None:
    async with Evening(tmp_path) as evening_:
        seats = await evening_.party("resistance", "Ada", "Bo", "Cy", "Di")
        await seats[0].start(bots=1, level="random")
        uma = await evening_.enter(seats[0].code, "Uma", role="spectator")
        before = await who_wears_what(seats[0])
        await uma.do(p.RequestSeat, seat=4)
        await seats[0].do(p.GrantSeat, person=5, seat=4)
        await evening_.caught_up(*seats, uma)
        assert await who_wears_what(seats[0]) == before
