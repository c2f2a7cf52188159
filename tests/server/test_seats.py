"""Seats during a game: a seat that a person has held goes back to that person or to a bot, and to nobody else."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.evening import Evening, do_all, evening, names, play, refusal, sees
from tests.server.room_states import begun, look_on, refused, room_with, seats

from maskenball import protocol as p
from maskenball.client import Closed
from maskenball.kernel import Dice, Outcome
from maskenball.kernel.record import Answered
from maskenball.server.room import state
from maskenball.server.room.state import RoomState

BOTS = (2, 3, 4)
"""The seats of the bots at `with_bots`."""


def with_bots(*people: str) -> RoomState:
    """Two people and three bots play."""
    room = room_with(*(people or ("Ada", "Bo")))
    for _ in BOTS:
        room = state.add_bot(room, 1, "random")
    return state.begin(room, "match", "commitment")


def granted(room: RoomState, number: int, seat: int) -> RoomState:
    """Somebody asks for a bot's seat, and the host says yes."""
    return state.grant_seat(state.request_seat(room, number, seat), room.host, number, seat, True)


# A seat of one's own


def test_a_seat_left_during_a_game_is_kept_for_whoever_left_it() -> None:
    room, zoe = look_on(begun("Ada", "Bo", "Cy"), "Zoe")
    room = state.stand(room, 2)
    assert seats(room) == ["Ada", "Bo", "Cy"]
    assert room.places[1].vacant
    for seat in (None, 0, 1, 2, 7, -1):
        assert refused(state.sit, room, zoe, seat) == "seat_taken"
    for seat in (0, 1):
        assert refused(state.sit, state.stand(room, 3), 3, seat) == "seat_taken", "Cy has one of his own"
    for seat in (None, 1):
        back = state.sit(room, 2, seat)
        assert back.viewer(2) == back.seat_of(2) == 1
        assert back.person(2).role == "player"
        assert state.sit(state.stand(back, 2), 2, 1) == back, "as often as one likes"


def test_whoever_gets_up_during_a_game_looks_on_from_then_on() -> None:
    room = state.stand(begun("Ada", "Bo"), 2)
    assert room.viewer(2) is None
    assert room.person(2).role == "spectator"


def test_nobody_hops_to_the_seat_of_somebody_who_left_or_was_shown_out() -> None:
    for gone in (state.leave(begun("Ada", "Bo", "Cy"), 2), state.kick(begun("Ada", "Bo", "Cy"), 1, 2)):
        for hopper in (1, 3):
            room = state.stand(gone, hopper)
            assert refused(state.sit, room, hopper, 1) == "seat_taken"
            assert refused(state.request_seat, room, hopper, 1) == "only_own_seat"


def test_the_host_takes_no_seat_of_somebody_else() -> None:
    room, host = look_on(with_bots(), "Uma")
    room = state.hand_on(room, 1, host)
    room = state.kick(room, host, 2)
    assert refused(state.sit, room, host, 1) == "seat_taken"
    assert refused(state.request_seat, room, host, 1) == "no_bot_there", "it was a person's"
    assert refused(state.request_seat, room, host, 0) == "no_bot_there"
    assert refused(state.grant_seat, room, host, host, 1, True) == "not_requested"


def test_who_was_shown_out_and_comes_back_is_somebody_new() -> None:
    room, again = look_on(state.kick(with_bots(), 1, 2), "Bo again")
    assert refused(state.sit, room, again, 1) == "seat_taken"
    assert refused(state.request_seat, room, again, 1) == "no_bot_there"


# The seat of a bot


def test_who_has_had_no_seat_may_play_instead_of_a_bot_if_the_host_agrees() -> None:
    room, zoe = look_on(with_bots(), "Zoe")
    assert refused(state.sit, room, zoe, 2) == "seat_taken", "not without asking"
    room = state.request_seat(room, zoe, 2)
    assert (room.person(zoe).wants, room.seat_of(zoe)) == (2, None)
    assert refused(state.grant_seat, room, 2, zoe, 2, True) == "only_host"
    assert refused(state.grant_seat, room, 1, zoe, 3, True) == "not_requested", "she changed her mind meanwhile"
    room = state.grant_seat(room, 1, zoe, 2, True)
    assert room.viewer(zoe) == room.seat_of(zoe) == 2
    assert room.person(zoe).wants is None
    assert room.person(zoe).role == "player"
    assert not room.places[2].bot
    assert seats(room)[2] == state.BOT_NAMES[0], "the record goes on under the old name"


def test_a_request_can_be_declined_taken_back_and_made_for_another_seat() -> None:
    room, zoe = look_on(with_bots(), "Zoe")
    room = state.request_seat(state.request_seat(room, zoe, 2), zoe, 3)
    assert room.person(zoe).wants == 3
    for none in (state.grant_seat(room, 1, zoe, 3, False), state.request_seat(room, zoe, None)):
        assert none.person(zoe).wants is None
        assert none.places == room.places
        assert refused(state.grant_seat, none, 1, zoe, 3, True) == "not_requested"


def test_of_two_who_ask_for_the_same_seat_one_gets_it() -> None:
    room, zoe = look_on(with_bots(), "Zoe")
    room, wim = look_on(room, "Wim")
    room = granted(state.request_seat(room, wim, 2), zoe, 2)
    assert room.person(wim).wants is None
    assert refused(state.request_seat, room, wim, 2) == "no_bot_there"


def test_whoever_has_held_a_seat_takes_no_other_in_this_match() -> None:
    room = state.stand(with_bots(), 2)
    for seat in BOTS:
        assert refused(state.request_seat, room, 2, seat) == "only_own_seat"
        assert refused(state.request_seat, room, 1, seat) == "already_seated"
    room, zoe = look_on(room, "Zoe")
    room = state.stand(granted(room, zoe, 2), zoe)
    assert refused(state.request_seat, room, zoe, 3) == "only_own_seat"
    assert refused(state.request_seat, room, 2, 2) == "only_own_seat"
    room, wim = look_on(room, "Wim")
    assert refused(state.request_seat, room, wim, 2) == "no_bot_there", "it has been Zoe's"
    assert state.sit(room, zoe, None).seat_of(zoe) == 2


def test_a_screen_asks_for_nothing_and_before_a_game_nobody_has_to() -> None:
    room, screen = look_on(with_bots(), "TV", "screen")
    assert refused(state.request_seat, room, screen, 2) == "already_seated"
    room, zoe = look_on(room, "Zoe")
    assert refused(state.request_seat, room, zoe, 9) == "no_bot_there"
    over = state.finish(state.request_seat(room, zoe, 2), Outcome("", None, ()), None, "r")
    lobby = state.back_to_lobby(state.request_seat(room, zoe, 2), 1)
    for after in (over, lobby):
        assert after.person(zoe).wants is None
        assert refused(state.request_seat, after, zoe, 2) == "not_playing"
        assert state.sit(after, zoe, None).seat_of(zoe) == len(after.places)


def test_the_next_game_knows_nothing_of_who_sat_where_in_the_last() -> None:
    room = state.stand(with_bots("Ada", "Bo"), 2)
    for after in (state.finish(room, Outcome("", None, ()), None, "r"), state.back_to_lobby(room, 1)):
        assert all(place.left is None for place in after.places)
        assert state.sit(after, 2, None).seat_of(2) is not None
        again = state.begin(after, "another match", "commitment")
        assert granted(again, 2, 1).seat_of(2) == 1, "he has held no seat in this one"


def test_whoever_played_on_for_a_bot_wins_and_stays_under_the_own_name() -> None:
    room, zoe = look_on(with_bots(), "Zoe")
    room = state.finish(granted(room, zoe, 2), Outcome("", None, (2, 3)), None, "r")
    assert room.wins == {"Zoe": 1, state.BOT_NAMES[1]: 1}
    assert seats(room)[2] == room.seated[2] == "Zoe"


def test_a_room_stored_before_seats_were_kept_counts_those_who_sit_there() -> None:
    room, zoe = look_on(with_bots(), "Zoe")
    plain = json.loads(msgspec.json.encode(room))
    for place in plain["places"]:
        del place["left"]
    for person in plain["people"]:
        del person["wants"]
    plain["places"][1]["person"] = plain["sitting"][1] = None  # somebody had left it, and nobody knows who
    old = msgspec.convert(plain, RoomState)
    assert refused(state.sit, old, zoe, 1) == "seat_taken"
    up = state.stand(old, 1)
    assert refused(state.request_seat, up, 1, 2) == "only_own_seat"
    assert state.sit(up, 1, 0).seat_of(1) == 0


# At a real table


@evening
async def test_everybody_sees_the_request_and_who_plays_from_then_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("resistance", "Ada", "Bo")
        await ada.start(bots=3, level="random")
        zoe = await table.enter(ada.code, "Zoe", role="spectator")
        await zoe.do(p.RequestSeat, seat=2)
        for seat in (ada, bo, zoe):
            await seat.until(lambda: [person.wants for person in seat.room.people] == [None, None, 2])  # noqa: B023
        await table.restart()
        await table.all_back(ada, bo, zoe)
        await ada.do(p.GrantSeat, person=zoe.number, seat=2, on=True)
        for seat in (ada, bo, zoe):
            await seat.until(lambda: seat.room.places[2].person == zoe.number)  # noqa: B023
            assert not seat.room.places[2].bot
        await table.caught_up(zoe)
        assert sees(zoe).seat == 2
        assert sees(zoe).private, "what the bot was told so far"
        await do_all(*(play(seat, Dice(Random(seat.number).random)) for seat in (ada, bo, zoe)))
        await ada.until(lambda: [place.name for place in ada.room.places][:3] == ["Ada", "Bo", "Zoe"])
        answered = {entry.seat for entry in table.live.match.entries if isinstance(entry, Answered)}
        assert answered == {0, 1, 2, 3, 4}


@evening
async def test_hopping_from_seat_to_seat_is_refused_also_after_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        people = await table.party("resistance", "Ada", "Bo", "Cy", "Di", "Ed")
        await people[0].start()
        await table.conduct(people, Dice(Random(1).random), 3)
        await people[0].do(p.Kick, person=people[3].number)
        with pytest.raises(Closed):
            await people[3].until(lambda: False)
        for hopper in people[:2]:
            await hopper.do(p.Stand)
        await table.restart()
        for number, hopper in enumerate(people[:2]):
            assert await refusal(hopper.do(p.Sit, seat=3)) == "seat_taken"
            assert await refusal(hopper.do(p.Sit, seat=1 - number)) == "seat_taken"
            await hopper.do(p.Sit, seat=number)
            await table.caught_up(hopper)
            assert sees(hopper).seat == number
        again = await table.enter(people[0].code, "Di again", role="spectator")
        assert await refusal(again.do(p.Sit, seat=3)) == "seat_taken"
        assert "Di again" in names(again.room.people)


@evening
async def test_who_has_got_up_has_no_secret_word_with_those_who_look_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        people = await table.party("resistance", "Ada", "Bo", "Cy", "Di", "Ed")
        await people[0].start()
        uma = await table.enter(people[0].code, "Uma", role="spectator")
        for spy in people[:2]:
            await spy.do(p.Stand)
            assert await refusal(spy.do(p.Chat, text="We are spies.")) == "chat_while_playing"
            assert await refusal(spy.do(p.React, what="yes")) == "no_channel"
        wire = await table.wire(people[1])
        await wire.news()
        await uma.do(p.Chat, text="It is Cy!")
        await uma.do(p.React, what="laughter")
        again = await table.wire(people[1])
        assert await wire.news() == []
        assert "It is Cy!" not in b"".join(again.frames).decode()
