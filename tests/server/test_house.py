"""The room as a value: who may come, go and sit where."""

from tests.server.houses import begun, look_on, refused, room, seats

from maskenball.kernel import Outcome
from maskenball.server.room import state as at
from maskenball.server.room.state import Settings

# Coming and going


def test_whoever_comes_in_sits_down_beside_the_others_and_the_first_is_host() -> None:
    house = room("Ada", "Bo", "Cy")
    assert seats(house) == ["Ada", "Bo", "Cy"]
    assert house.host == 1
    assert [person.number for person in house.people] == [1, 2, 3]


def test_names_are_told_apart_however_they_are_written() -> None:
    house = room("Ada")
    assert refused(at.enter, house, " ada ", "player", "") == "name_taken"
    assert refused(at.enter, house, "", "player", "") == "bad_name"
    assert refused(at.enter, house, "A\nB", "player", "") == "bad_name"
    assert refused(at.enter, house, "x" * 41, "player", "") == "bad_name"


def test_a_table_has_only_so_many_chairs_but_people_can_look_on() -> None:
    house = room(*(f"player {number}" for number in range(10)))
    assert refused(at.enter, house, "Zoe", "player", "") == "room_full"
    house, zoe = look_on(house, "Zoe")
    assert house.person(zoe).role == "spectator"
    assert refused(at.sit, house, zoe, None) == "room_full"


def test_a_room_holds_only_so_many_people() -> None:
    house = room("Ada")
    for number in range(at.MOST_PEOPLE - 1):
        house, _ = look_on(house, f"guest {number}")
    assert refused(at.enter, house, "Zoe", "spectator", "") == "room_full"


def test_a_locked_door_keeps_everybody_out_until_it_is_opened() -> None:
    house = at.lock(room("Ada"), 1, True)
    for role in ("player", "spectator", "screen"):
        assert refused(at.enter, house, "Bo", role, "") == "room_locked"
    assert seats(at.enter(at.lock(house, 1, False), "Bo", "player", "")[0]) == ["Ada", "Bo"]


def test_nobody_sits_down_uninvited_while_a_game_is_on_but_after_it_they_do() -> None:
    house = begun("Ada", "Bo")
    assert refused(at.enter, house, "Zoe", "player", "") == "already_playing"
    house = at.finish(house, Outcome("", None, (0,)), None, "record")
    assert seats(at.enter(house, "Zoe", "player", "")[0]) == ["Ada", "Bo", "Zoe"]


def test_a_table_without_spectators_lets_none_in_and_nobody_get_up() -> None:
    house = at.choose_settings(room("Ada", "Bo"), 1, Settings(spectators=False))
    for role in ("spectator", "screen"):
        assert refused(at.enter, house, "Zoe", role, "") == "no_spectators"
    assert refused(at.stand, house, 2) == "no_spectators"


def test_a_second_screen_finds_a_name_of_its_own() -> None:
    house, _ = look_on(room("Ada"), "Screen", "screen")
    house, second = look_on(house, "Screen", "screen")
    assert house.person(second).name == "Screen 2"


def test_whoever_leaves_the_lobby_takes_the_chair_along() -> None:
    house = at.leave(room("Ada", "Bo", "Cy"), 2)
    assert seats(house) == ["Ada", "Cy"]
    assert refused(house.person, 2) == "not_here"


def test_numbers_of_people_are_never_given_twice() -> None:
    _, person = at.enter(at.leave(room("Ada", "Bo"), 2), "Cy", "player", "")
    assert person.number == 3


# Seats


def test_a_player_gets_up_and_sits_down_again() -> None:
    house = at.stand(room("Ada", "Bo", "Cy"), 2)
    assert seats(house) == ["Ada", "Cy"]
    assert house.person(2).role == "spectator"
    assert refused(at.stand, house, 2) == "not_seated"
    house = at.sit(house, 2, None)
    assert seats(house) == ["Ada", "Cy", "Bo"]
    assert refused(at.sit, house, 2, None) == "already_seated"


def test_a_screen_does_not_play() -> None:
    house, screen = look_on(room("Ada"), "TV", "screen")
    assert refused(at.sit, house, screen, None) == "already_seated"


def test_the_host_sets_the_order_round_the_table() -> None:
    house = room("Ada", "Bo", "Cy", "Di")
    assert seats(at.move(house, 1, 3, 1)) == ["Ada", "Di", "Bo", "Cy"]
    assert seats(at.move(house, 1, 0, 3)) == ["Bo", "Cy", "Di", "Ada"]
    assert refused(at.move, house, 1, 0, 4) == "no_such_seat"
    assert refused(at.move, house, 1, -1, 0) == "no_such_seat"
    assert refused(at.move, house, 2, 0, 1) == "only_host"


def test_bots_come_with_a_name_and_a_level_and_go_again() -> None:
    house = at.add_bot(at.add_bot(room("Ada"), 1, "random"), 1, "random")
    assert seats(house) == ["Ada", *at.BOT_NAMES[:2]]
    assert refused(at.add_bot, house, 1, "genius") == "no_such_level"
    assert refused(at.remove_bot, house, 1, 0) == "no_bot_there"
    assert refused(at.remove_bot, house, 1, 9) == "no_bot_there"
    assert seats(at.remove_bot(house, 1, 1)) == ["Ada", at.BOT_NAMES[1]]


def test_many_bots_all_have_names_of_their_own() -> None:
    house = room("Ada", game="hoax", options={"big_table": True})
    for _ in range(11):
        house = at.add_bot(house, 1, "random")
    assert len(set(seats(house))) == 12
    assert refused(at.add_bot, house, 1, "random") == "room_full"


# During a game


def test_seats_that_were_left_are_gone_after_the_game() -> None:
    house = at.leave(begun("Ada", "Bo", "Cy"), 2)
    assert seats(at.finish(house, Outcome("", None, ()), None, "r")) == ["Ada", "Cy"]
    assert seats(at.back_to_lobby(house, 1)) == ["Ada", "Cy"]


def test_while_a_game_is_on_nothing_about_it_can_be_changed() -> None:
    house = begun("Ada", "Bo")
    for change in (
        lambda: at.rename(house, 1, "Eve"),
        lambda: at.choose_game(house, 1, "hoax"),
        lambda: at.choose_options(house, 1, {}),
        lambda: at.add_bot(house, 1, "random"),
        lambda: at.remove_bot(house, 1, 0),
        lambda: at.move(house, 1, 0, 1),
        lambda: at.ready(house, 2, True),
        lambda: at.check_start(house, 1, True),
    ):
        assert refused(change) == "already_playing"


def test_a_locked_door_opens_when_nobody_is_left_to_open_it() -> None:
    house = at.lock(room("Ada", "Bo"), 1, True)
    assert at.leave(house, 2).locked
    assert at.leave(house, 1).locked
    assert not at.leave(at.leave(house, 1), 2).locked


# What is played


def test_words_of_a_game_are_in_the_language_of_the_table_unless_another_is_chosen() -> None:
    house = room("Ada", "Bo", "Cy", "Di", game="decrypto")
    assert at.fitting(house).language == "de"
    english = at.choose_settings(house, 1, Settings(language="en"))
    assert at.fitting(english).language == "en"
    assert at.fitting(at.choose_options(english, 1, {"timer": 0})).language == "en"
    assert at.fitting(at.choose_options(english, 1, {"language": "de"})).language == "de"
    assert at.fitting(at.choose_settings(room("Ada", "Bo", "Cy", "Di", "Ed"), 1, Settings(language="en"))) is not None
