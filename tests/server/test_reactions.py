"""Signs held up for a moment: they go where words may go, are never kept, and drown nobody."""

from pathlib import Path

from tests.server.evening import Evening, evening, refusal, sees
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.client import RoomClient

FOUR = ("Ada", "Bo", "Cy", "Di")


async def signs(wire: Wire) -> list[tuple[str, str]]:
    """Who has held up what, as this one saw it."""
    await wire.news()
    return [(found.name, found.what) for found in wire.heard(p.Reacted)]


async def playing(table: Evening, game: str, **options: str) -> tuple[list[RoomClient], RoomClient, list[Wire]]:
    """Four who play, one who looks on, and their lines."""
    seats = await table.party(game, *FOUR, options=options)
    uma = await table.enter(seats[0].code, "Uma", role="spectator")
    await seats[0].start()
    await table.caught_up(*seats, uma)
    return seats, uma, [await table.wire(seat) for seat in (*seats, uma)]


@evening
async def test_before_a_game_all_in_the_room_see_a_sign(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("hoax", *FOUR)
        wires = [await table.wire(seat) for seat in seats]
        await seats[1].do(p.React, what="laughter")
        assert [await signs(wire) for wire in wires] == [[("Bo", "laughter")]] * 4


@evening
async def test_a_sign_in_a_team_is_seen_by_the_team_alone(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, _, wires = await playing(table, "decrypto", teams="1122")
        await seats[0].do(p.React, what="doubt", channel="white")
        assert [await signs(wire) for wire in wires] == [[("Ada", "doubt")]] * 2 + [[]] * 3
        assert await refusal(seats[2].do(p.React, what="doubt", channel="white")) == "no_channel"


@evening
async def test_signs_of_those_who_look_on_never_get_through_to_the_table(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, uma, wires = await playing(table, "hoax")
        await uma.do(p.React, what="surprise")
        await seats[3].do(p.React, what="yes")
        assert [await signs(wire) for wire in wires[:4]] == [[("Di", "yes")]] * 4
        assert await signs(wires[4]) == [("Uma", "surprise"), ("Di", "yes")]


@evening
async def test_where_the_rules_demand_silence_no_sign_is_held_up(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, _, wires = await playing(table, "one_night")
        for seat in seats:
            await seat.answer(table.live.match.table.ask.must[seat.number - 1].safe())
        await table.caught_up(*seats)  # N-69: the night
        assert await refusal(seats[0].do(p.React, what="no")) == "no_channel"
        assert [await signs(wire) for wire in wires] == [[]] * 5


@evening
async def test_too_many_signs_are_refused_until_some_time_has_passed(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("hoax", *FOUR)
        for _ in range(3):
            await seats[0].do(p.React, what="applause")
        assert await refusal(seats[0].do(p.React, what="applause")) == "too_fast"
        await seats[1].do(p.React, what="applause")
        await table.advance(2.0)
        await seats[0].do(p.React, what="applause")


@evening
async def test_whoever_is_muted_holds_up_nothing_but_can_claim_and_answer(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, _, _ = await playing(table, "hoax")
        await seats[0].do(p.Mute, person=seats[1].number)
        assert await refusal(seats[1].do(p.React, what="no")) == "muted"
        assert await refusal(seats[1].say("all", "But…")) == "muted"
        claims = sees(seats[1]).claims
        assert claims is not None
        await seats[1].say("all", claim=claims.safe())
