"""The room as a value: who may come, go and sit where."""

from tests.server.room_states import begun, look_on, refused, room_with, seats

from maskenball.kernel import Outcome
from maskenball.server.room import state
from maskenball.server.room.state import Settings

# Coming and going


def test_whoever_comes_in_sits_down_beside_the_others_and_the_first_is_host() -> None:
    room = room_with("Ada", "Bo", "Cy")
    assert seats(room) == ["Ada", "Bo", "Cy"]
    assert room.host == 1
    assert [person.number for person in room.people] == [1, 2, 3]


def test_names_are_told_apart_however_they_are_written() -> None:
    room = room_with("Ada")
    assert refused(state.enter, room, " ada ", "player", "") == "name_taken"
    assert refused(state.enter, room, "", "player", "") == "bad_name"
    assert refused(state.enter, room, "A\nB", "player", "") == "bad_name"
    assert refused(state.enter, room, "x" * 41, "player", "") == "bad_name"


def test_a_table_has_only_so_many_chairs_but_people_can_look_on() -> None:
    room = room_with(*(f"player {number}" for number in range(10)))
    assert refused(state.enter, room, "Zoe", "player", "") == "room_full"
    room, zoe = look_on(room, "Zoe")
    assert room.person(zoe).role == "spectator"
    assert refused(state.sit, room, zoe, None) == "room_full"


def test_a_room_holds_only_so_many_people() -> None:
    room = room_with("Ada")
    for number in range(state.MOST_PEOPLE - 1):
        room, _ = look_on(room, f"guest {number}")
    assert refused(state.enter, room, "Zoe", "spectator", "") == "room_full"


def test_a_locked_door_keeps_everybody_out_until_it_is_opened() -> None:
    room = state.lock(room_with("Ada"), 1, True)
    for role in ("player", "spectator", "screen"):
        assert refused(state.enter, room, "Bo", role, "") == "room_locked"
    assert seats(state.enter(state.lock(room, 1, False), "Bo", "player", "")[0]) == ["Ada", "Bo"]


def test_nobody_sits_down_uninvited_while_a_game_is_on_but_after_it_they_do() -> None:
    room = begun("Ada", "Bo")
    assert refused(state.enter, room, "Zoe", "player", "") == "already_playing"
    room = state.finish(room, Outcome("", None, (0,)), None, "record")
    assert seats(state.enter(room, "Zoe", "player", "")[0]) == ["Ada", "Bo", "Zoe"]


def test_a_table_without_spectators_lets_none_in_and_nobody_get_up() -> None:
    room = state.choose_settings(room_with("Ada", "Bo"), 1, Settings(spectators=False))
    for role in ("spectator", "screen"):
        assert refused(state.enter, room, "Zoe", role, "") == "no_spectators"
    assert refused(state.stand, room, 2) == "no_spectators"


def test_a_second_screen_finds_a_name_of_its_own() -> None:
    room, _ = look_on(room_with("Ada"), "Screen", "screen")
    room, second = look_on(room, "Screen", "screen")
    assert room.person(second).name == "Screen 2"


def test_whoever_leaves_the_lobby_takes_the_chair_along() -> None:
    room = state.leave(room_with("Ada", "Bo", "Cy"), 2)
    assert seats(room) == ["Ada", "Cy"]
    assert refused(room.person, 2) == "not_here"


def test_numbers_of_people_are_never_given_twice() -> None:
    _, person = state.enter(state.leave(room_with("Ada", "Bo"), 2), "Cy", "player", "")
    assert person.number == 3


# Seats


def test_a_player_gets_up_and_sits_down_again() -> None:
    room = state.stand(room_with("Ada", "Bo", "Cy"), 2)
    assert seats(room) == ["Ada", "Cy"]
    assert room.person(2).role == "spectator"
    assert refused(state.stand, room, 2) == "not_seated"
    room = state.sit(room, 2, None)
    assert seats(room) == ["Ada", "Cy", "Bo"]
    assert refused(state.sit, room, 2, None) == "already_seated"


def test_a_screen_does_not_play() -> None:
    room, screen = look_on(room_with("Ada"), "TV", "screen")
    assert refused(state.sit, room, screen, None) == "already_seated"


def test_the_host_sets_the_order_round_the_table() -> None:
    room = room_with("Ada", "Bo", "Cy", "Di")
    assert seats(state.move(room, 1, 3, 1)) == ["Ada", "Di", "Bo", "Cy"]
    assert seats(state.move(room, 1, 0, 3)) == ["Bo", "Cy", "Di", "Ada"]
    assert refused(state.move, room, 1, 0, 4) == "no_such_seat"
    assert refused(state.move, room, 1, -1, 0) == "no_such_seat"
    assert refused(state.move, room, 2, 0, 1) == "only_host"


def test_bots_come_with_a_name_and_a_level_and_go_again() -> None:
    room = state.add_bot(state.add_bot(room_with("Ada"), 1, "random"), 1, "random")
    assert seats(room) == ["Ada", *state.BOT_NAMES[:2]]
    assert refused(state.add_bot, room, 1, "genius") == "no_such_level"
    assert refused(state.remove_bot, room, 1, 0) == "no_bot_there"
    assert refused(state.remove_bot, room, 1, 9) == "no_bot_there"
    assert seats(state.remove_bot(room, 1, 1)) == ["Ada", state.BOT_NAMES[1]]


def test_many_bots_all_have_names_of_their_own() -> None:
    room = room_with("Ada", game="hoax", options={"big_table": True})
    for _ in range(11):
        room = state.add_bot(room, 1, "random")
    assert len(set(seats(room))) == 12
    assert refused(state.add_bot, room, 1, "random") == "room_full"


# During a game


def test_seats_that_were_left_are_gone_after_the_game() -> None:
    room = state.leave(begun("Ada", "Bo", "Cy"), 2)
    assert seats(state.finish(room, Outcome("", None, ()), None, "r")) == ["Ada", "Cy"]
    assert seats(state.back_to_lobby(room, 1)) == ["Ada", "Cy"]


def test_while_a_game_is_on_nothing_about_it_can_be_changed() -> None:
    room = begun("Ada", "Bo")
    for change in (
        lambda: state.rename(room, 1, "Eve"),
        lambda: state.choose_game(room, 1, "hoax"),
        lambda: state.choose_options(room, 1, {}),
        lambda: state.add_bot(room, 1, "random"),
        lambda: state.remove_bot(room, 1, 0),
        lambda: state.move(room, 1, 0, 1),
        lambda: state.ready(room, 2, True),
        lambda: state.check_start(room, 1, True),
    ):
        assert refused(change) == "already_playing"


def test_a_locked_door_opens_when_nobody_is_left_to_open_it() -> None:
    room = state.lock(room_with("Ada", "Bo"), 1, True)
    assert state.leave(room, 2).locked
    assert state.leave(room, 1).locked
    assert not state.leave(state.leave(room, 1), 2).locked


# What is played


def test_words_of_a_game_are_in_the_language_of_the_table_unless_another_is_chosen() -> None:
    room = room_with("Ada", "Bo", "Cy", "Di", game="decrypto")
    assert state.fitting(room).language == "de"
    english = state.choose_settings(room, 1, Settings(language="en"))
    assert state.fitting(english).language == "en"
    assert state.fitting(state.choose_options(english, 1, {"timer": 0})).language == "en"
    assert state.fitting(state.choose_options(english, 1, {"language": "de"})).language == "de"
    assert (
        state.fitting(state.choose_settings(room_with("Ada", "Bo", "Cy", "Di", "Ed"), 1, Settings(language="en")))
        is not None
    )
