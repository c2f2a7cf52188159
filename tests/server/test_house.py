"""The room as a value: who may come, go, sit, and settle things."""

from typing import Any

import pytest
from msgspec.structs import replace

from maskenball.kernel import Outcome, Refusal
from maskenball.server import house as at
from maskenball.server.house import House, Person, Settings
from maskenball.server.protocol import problem


def room(*names: str, game: str = "resistance", **more: Any) -> House:
    """People in a room, the first of them its host."""
    house = House(code="BCDFG", game=game, **more)
    for name in names:
        house, _ = at.enter(house, name, "player", f"token of {name}")
    return house


def look_on(house: House, name: str, role: at.Role = "spectator") -> tuple[House, int]:
    house, person = at.enter(house, name, role, f"token of {name}")
    return house, person.number


def begun(*names: str, **more: Any) -> House:
    return at.begin(room(*names, **more), "match", "commitment")


def seats(house: House) -> list[str]:
    return [place.name for place in house.places]


def refused(do: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        do(*given)
    return str(caught.value.code)


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
    assert refused(at.enter, house, "Zoe", "spectator", "") == "no_spectators"
    assert refused(at.stand, house, 2) == "no_spectators"
    assert look_on(house, "TV", "screen")[0].people[-1].role == "screen"


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


def test_a_seat_left_during_a_game_stays_and_somebody_who_looks_on_may_sit_down_in_it() -> None:
    house, zoe = look_on(begun("Ada", "Bo"), "Zoe")
    house = at.leave(house, 2)
    assert seats(house) == ["Ada", "Bo"]
    assert house.places[1].vacant
    assert refused(at.sit, house, zoe, None) == "seat_taken"
    assert refused(at.sit, house, zoe, 0) == "seat_taken"
    assert refused(at.sit, house, zoe, 7) == "seat_taken"
    house = at.sit(house, zoe, 1)
    assert house.viewer(zoe) == house.seat_of(zoe) == 1
    assert house.person(zoe).role == "player"
    assert seats(house) == ["Ada", "Bo"], "the record goes on under the old name"


def test_whoever_gets_up_during_a_game_looks_on_from_then_on() -> None:
    house = at.stand(begun("Ada", "Bo"), 2)
    assert house.viewer(2) is None
    assert house.places[1].vacant
    assert at.sit(house, 2, 1).viewer(2) == 1


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


# The host


HOSTS_OWN = {
    "game": lambda house, by: at.choose_game(house, by, "hoax"),
    "options": lambda house, by: at.choose_options(house, by, {}),
    "settings": lambda house, by: at.choose_settings(house, by, Settings()),
    "bot": lambda house, by: at.add_bot(house, by, "random"),
    "remove": lambda house, by: at.remove_bot(house, by, 0),
    "move": lambda house, by: at.move(house, by, 0, 1),
    "lock": lambda house, by: at.lock(house, by, True),
    "protect": lambda house, by: at.protect(house, by, ""),
    "hand on": lambda house, by: at.hand_on(house, by, by),
    "kick": lambda house, by: at.kick(house, by, 1),
    "mute": lambda house, by: at.mute(house, by, 1, True),
    "start": lambda house, by: at.check_start(house, by, True),
    "lobby": at.back_to_lobby,
}


@pytest.mark.parametrize("deed", HOSTS_OWN)
def test_what_is_the_hosts_nobody_else_can_do(deed: str) -> None:
    assert refused(HOSTS_OWN[deed], room("Ada", "Bo"), 2) == "only_host"


def test_the_host_hands_the_rights_on() -> None:
    house = at.hand_on(room("Ada", "Bo"), 1, 2)
    assert refused(at.lock, house, 1, True) == "only_host"
    assert at.lock(house, 2, True).locked


def test_the_rights_never_go_to_a_screen_or_to_nobody() -> None:
    house, screen = look_on(room("Ada"), "TV", "screen")
    assert refused(at.hand_on, house, 1, screen) == "not_here"
    assert refused(at.hand_on, house, 1, 99) == "not_here"
    assert at.leave(house, 1).host != screen


def test_when_the_host_leaves_the_next_player_is_host_before_anybody_who_looks_on() -> None:
    house, zoe = look_on(room("Ada"), "Zoe")
    house, _ = at.enter(house, "Bo", "player", "")
    house = at.leave(house, 1)
    assert house.person(house.host).name == "Bo"
    house = at.leave(house, house.host)
    assert house.host == zoe


def test_in_a_room_that_everybody_left_whoever_comes_next_is_host() -> None:
    house, screen = look_on(room("Ada"), "TV", "screen")
    house = at.leave(house, 1)
    house, bo = at.enter(house, "Bo", "player", "")
    assert house.host == bo.number != screen


def test_only_those_who_are_there_inherit() -> None:
    house = room("Ada", "Bo", "Cy")
    assert at.heir(house, frozenset({3})) == 3
    assert at.heir(house, frozenset()) == 1


def test_the_host_shows_somebody_out_but_not_oneself() -> None:
    house = room("Ada", "Bo")
    assert seats(at.kick(house, 1, 2)) == ["Ada"]
    assert refused(at.kick, house, 1, 1) == "not_yourself"
    assert refused(at.kick, house, 1, 9) == "not_here"


# Options and settings


def test_the_room_says_at_once_why_no_game_can_begin() -> None:
    house = room("Ada")
    found = problem(house)
    assert found is not None
    assert found[0] == "bad_players"
    for _ in range(4):
        house = at.add_bot(house, 1, "random")
    assert problem(house) is None
    house = at.choose_options(house, 1, {"coordinator": True})
    assert problem(house) is not None, "there are too few for this"


def test_options_that_nobody_knows_are_refused_at_once() -> None:
    house = room("Ada")
    assert refused(at.choose_options, house, 1, {"dragons": True}) == "bad_option"
    assert refused(at.choose_options, house, 1, {"plot": "perhaps"}) == "bad_option"
    assert refused(at.choose_game, house, 1, "chess") == "no_such_game"


def test_another_game_begins_with_its_own_options_and_an_empty_table_of_carried_things() -> None:
    house = at.choose_options(room("Ada"), 1, {"plot": True})
    house = at.choose_game(replace(house, carry=1, seated=("Ada",)), 1, "hoax")
    assert (house.game, house.options, house.carry, house.seated) == ("hoax", {}, None, ())


@pytest.mark.parametrize(
    "settings",
    [
        Settings(seconds={"vote": 0}),
        Settings(seconds={"vote": 3601}),
        Settings(grace=-1),
        Settings(grace=4000),
        Settings(seconds={f"slot {number}": 5 for number in range(51)}),
    ],
)
def test_times_that_make_no_sense_are_refused(settings: Settings) -> None:
    assert refused(at.choose_settings, room("Ada"), 1, settings) == "bad_seconds"


def test_everybody_is_asked_again_whether_they_are_ready_when_the_rules_change() -> None:
    house = at.ready(room("Ada", "Bo"), 2, True)
    assert not at.choose_options(house, 1, {}).person(2).ready
    assert not at.choose_game(house, 1, "hoax").person(2).ready


def test_a_game_begins_when_all_others_are_ready_or_the_host_insists() -> None:
    house = room("Ada", "Bo", "Cy", "Di", "Ed")
    assert refused(at.check_start, house, 1, False) == "not_ready"
    for number in (2, 3, 4, 5):
        house = at.ready(house, number, True)
    assert at.check_start(house, 1, False) is not None
    assert at.check_start(at.ready(house, 3, False), 1, True) is not None
    assert refused(at.check_start, at.leave(house, 2), 1, True) == "bad_players"


def test_those_who_look_on_need_not_be_ready() -> None:
    house, zoe = look_on(room("Ada"), "Zoe")
    assert refused(at.ready, house, zoe, True) == "not_seated"


def test_whoever_is_muted_can_be_heard_again() -> None:
    house = at.mute(room("Ada", "Bo"), 1, 2, True)
    assert house.person(2).muted
    assert not at.mute(house, 1, 2, False).person(2).muted


# Pausing


def test_the_host_pauses_at_once_the_others_by_more_than_half() -> None:
    house = begun("Ada", "Bo", "Cy", "Di")
    assert at.pause(house, 1, True).paused
    house = at.pause(at.pause(house, 2, True), 3, True)
    assert not house.paused
    assert house.pausing == (2, 3)
    house = at.pause(house, 4, True)
    assert house.paused
    assert house.pausing == ()


def test_the_same_person_votes_once_and_may_think_again() -> None:
    house = begun("Ada", "Bo", "Cy", "Di")
    house = at.pause(at.pause(house, 2, True), 2, True)
    assert house.pausing == (2,)
    assert at.pause(house, 2, False).pausing == ()


def test_who_gets_up_or_leaves_has_no_vote_any_more() -> None:
    house = at.pause(begun("Ada", "Bo", "Cy", "Di"), 2, True)
    assert at.leave(house, 2).pausing == ()
    assert at.stand(house, 2).pausing == ()


def test_bots_and_those_who_look_on_have_no_vote() -> None:
    house = room("Ada", "Bo", "Cy")
    for _ in range(4):
        house = at.add_bot(house, 1, "random")
    house, zoe = look_on(at.begin(house, "m", "c"), "Zoe")
    assert refused(at.pause, house, zoe, True) == "not_seated"
    assert at.pause(at.pause(house, 2, True), 3, True).paused, "two of three people"


def test_nothing_can_be_paused_before_a_game_and_the_next_one_is_not() -> None:
    assert refused(at.pause, room("Ada"), 1, True) == "not_playing"
    house = at.pause(begun("Ada", "Bo"), 1, True)
    assert not at.finish(house, Outcome("", None, ()), None, "r").paused
    assert not at.back_to_lobby(house, 1).paused


# A series


def test_wins_are_counted_from_game_to_game() -> None:
    house = begun("Ada", "Bo", "Cy")
    house = at.finish(house, Outcome("", None, (0, 2)), None, "one")
    house = at.finish(at.begin(house, "m", "c"), Outcome("", None, (2,)), None, "two")
    assert house.wins == {"Ada": 1, "Cy": 2}
    assert (house.played, house.record) == (2, "two")


def test_a_new_name_keeps_what_was_won_under_the_old_one() -> None:
    house = at.finish(begun("Ada", "Bo"), Outcome("", None, (0,)), None, "r")
    house = at.rename(house, 1, "Adele")
    assert house.wins == {"Adele": 1}
    assert house.seated == ("Adele", "Bo")
    assert seats(house) == ["Adele", "Bo"]
    assert refused(at.rename, house, 1, "bo") == "name_taken"
    assert at.rename(house, 1, "ADELE").person(1).name == "ADELE"


def test_what_a_game_hands_on_follows_people_to_their_new_chairs() -> None:
    five = ("Ada", "Bo", "Cy", "Di", "Ed")
    house = replace(room(*five, game="one_night"), carry=2, seated=five)
    assert at.carry_for(house) == 2
    house = at.move(house, 1, 2, 0)
    assert at.carry_for(house) == 0, "Cy was to lead, wherever Cy sits now"
    assert at.carry_for(room(*five)) is None


def test_breaking_off_a_game_counts_nothing() -> None:
    house = at.back_to_lobby(begun("Ada", "Bo"), 1)
    assert (house.stage, house.wins, house.played, house.match) == ("lobby", {}, 0, "")
    assert house.viewer(1) is None


def test_a_person_keeps_only_the_hash_of_the_token() -> None:
    assert Person.__struct_fields__ == ("number", "name", "role", "token", "ready", "muted")
