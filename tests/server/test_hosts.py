"""The room as a value: what its host settles, pauses, and one game after the other."""

import pytest
from msgspec.structs import replace
from tests.server.room_states import begun, look_on, refused, room_with, seats

from maskenball.kernel import Outcome
from maskenball.server.room import state
from maskenball.server.room.problems import problem
from maskenball.server.room.state import Person, Settings

# The host


HOSTS_OWN = {
    "game": lambda room, by: state.choose_game(room, by, "hoax"),
    "options": lambda room, by: state.choose_options(room, by, {}),
    "settings": lambda room, by: state.choose_settings(room, by, Settings()),
    "bot": lambda room, by: state.add_bot(room, by, "random"),
    "remove": lambda room, by: state.remove_bot(room, by, 0),
    "move": lambda room, by: state.move(room, by, 0, 1),
    "lock": lambda room, by: state.lock(room, by, True),
    "protect": lambda room, by: state.protect(room, by, ""),
    "hand on": lambda room, by: state.hand_on(room, by, by),
    "grant seat": lambda room, by: state.grant_seat(room, by, 2, 0, True),
    "kick": lambda room, by: state.kick(room, by, 1),
    "mute": lambda room, by: state.mute(room, by, 1, True),
    "start": lambda room, by: state.check_start(room, by, True),
    "lobby": state.back_to_lobby,
}


@pytest.mark.parametrize("deed", HOSTS_OWN)
def test_what_is_the_hosts_nobody_else_can_do(deed: str) -> None:
    assert refused(HOSTS_OWN[deed], room_with("Ada", "Bo"), 2) == "only_host"


def test_the_host_hands_the_rights_on() -> None:
    room = state.hand_on(room_with("Ada", "Bo"), 1, 2)
    assert refused(state.lock, room, 1, True) == "only_host"
    assert state.lock(room, 2, True).locked


def test_the_rights_never_go_to_a_screen_or_to_nobody() -> None:
    room, screen = look_on(room_with("Ada"), "TV", "screen")
    assert refused(state.hand_on, room, 1, screen) == "not_here"
    assert refused(state.hand_on, room, 1, 99) == "not_here"
    assert state.leave(room, 1).host != screen


def test_when_the_host_leaves_the_next_player_is_host_before_anybody_who_looks_on() -> None:
    room, zoe = look_on(room_with("Ada"), "Zoe")
    room, _ = state.enter(room, "Bo", "player", "")
    room = state.leave(room, 1)
    assert room.person(room.host).name == "Bo"
    room = state.leave(room, room.host)
    assert room.host == zoe


def test_in_a_room_that_everybody_left_whoever_comes_next_is_host() -> None:
    room, screen = look_on(room_with("Ada"), "TV", "screen")
    room = state.leave(room, 1)
    room, bo = state.enter(room, "Bo", "player", "")
    assert room.host == bo.number != screen


def test_only_those_who_are_there_inherit() -> None:
    room = room_with("Ada", "Bo", "Cy")
    assert state.heir(room, frozenset({3})) == 3
    assert state.heir(room, frozenset()) == 1


def test_the_host_shows_somebody_out_but_not_oneself() -> None:
    room = room_with("Ada", "Bo")
    assert seats(state.kick(room, 1, 2)) == ["Ada"]
    assert refused(state.kick, room, 1, 1) == "not_yourself"
    assert refused(state.kick, room, 1, 9) == "not_here"


# Options and settings


def test_the_room_says_at_once_why_no_game_can_begin() -> None:
    room = room_with("Ada")
    found = problem(room)
    assert found is not None
    assert found[0] == "bad_players"
    for _ in range(4):
        room = state.add_bot(room, 1, "random")
    assert problem(room) is None
    room = state.choose_options(room, 1, {"coordinator": True})
    assert problem(room) is not None, "there are too few for this"


def test_options_that_nobody_knows_are_refused_at_once() -> None:
    room = room_with("Ada")
    assert refused(state.choose_options, room, 1, {"dragons": True}) == "bad_option"
    assert refused(state.choose_options, room, 1, {"plot": "perhaps"}) == "bad_option"
    assert refused(state.choose_game, room, 1, "chess") == "no_such_game"


def test_another_game_begins_with_its_own_options_and_an_empty_table_of_carried_things() -> None:
    room = state.choose_options(room_with("Ada"), 1, {"plot": True})
    room = state.choose_game(replace(room, carry=1, seated=("Ada",)), 1, "hoax")
    assert (room.game, room.options, room.carry, room.seated) == ("hoax", {}, None, ())


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
    assert refused(state.choose_settings, room_with("Ada"), 1, settings) == "bad_seconds"


def test_everybody_is_asked_again_whether_they_are_ready_when_the_rules_change() -> None:
    room = state.ready(room_with("Ada", "Bo"), 2, True)
    assert not state.choose_options(room, 1, {}).person(2).ready
    assert not state.choose_game(room, 1, "hoax").person(2).ready


def test_a_game_begins_when_all_others_are_ready_or_the_host_insists() -> None:
    room = room_with("Ada", "Bo", "Cy", "Di", "Ed")
    assert refused(state.check_start, room, 1, False) == "not_ready"
    for number in (2, 3, 4, 5):
        room = state.ready(room, number, True)
    assert state.check_start(room, 1, False) is not None
    assert state.check_start(state.ready(room, 3, False), 1, True) is not None
    assert refused(state.check_start, state.leave(room, 2), 1, True) == "bad_players"


def test_those_who_look_on_need_not_be_ready() -> None:
    room, zoe = look_on(room_with("Ada"), "Zoe")
    assert refused(state.ready, room, zoe, True) == "not_seated"


def test_whoever_is_muted_can_be_heard_again() -> None:
    room = state.mute(room_with("Ada", "Bo"), 1, 2, True)
    assert room.person(2).muted
    assert not state.mute(room, 1, 2, False).person(2).muted


# Pausing


def test_the_host_pauses_at_once_the_others_by_more_than_half() -> None:
    room = begun("Ada", "Bo", "Cy", "Di")
    assert state.pause(room, 1, True).paused
    room = state.pause(state.pause(room, 2, True), 3, True)
    assert not room.paused
    assert room.pausing == (2, 3)
    room = state.pause(room, 4, True)
    assert room.paused
    assert room.pausing == ()


def test_the_same_person_votes_once_and_may_think_again() -> None:
    room = begun("Ada", "Bo", "Cy", "Di")
    room = state.pause(state.pause(room, 2, True), 2, True)
    assert room.pausing == (2,)
    assert state.pause(room, 2, False).pausing == ()


def test_who_gets_up_or_leaves_has_no_vote_any_more() -> None:
    room = state.pause(begun("Ada", "Bo", "Cy", "Di"), 2, True)
    assert state.leave(room, 2).pausing == ()
    assert state.stand(room, 2).pausing == ()


def test_bots_and_those_who_look_on_have_no_vote() -> None:
    room = room_with("Ada", "Bo", "Cy")
    for _ in range(4):
        room = state.add_bot(room, 1, "random")
    room, zoe = look_on(state.begin(room, "m", "c"), "Zoe")
    assert refused(state.pause, room, zoe, True) == "not_seated"
    assert state.pause(state.pause(room, 2, True), 3, True).paused, "two of three people"


def test_nothing_can_be_paused_before_a_game_and_the_next_one_is_not() -> None:
    assert refused(state.pause, room_with("Ada"), 1, True) == "not_playing"
    room = state.pause(begun("Ada", "Bo"), 1, True)
    assert not state.finish(room, Outcome("", None, ()), None, "r").paused
    assert not state.back_to_lobby(room, 1).paused


# A series


def test_wins_are_counted_from_game_to_game() -> None:
    room = begun("Ada", "Bo", "Cy")
    room = state.finish(room, Outcome("", None, (0, 2)), None, "one")
    room = state.finish(state.begin(room, "m", "c"), Outcome("", None, (2,)), None, "two")
    assert room.wins == {"Ada": 1, "Cy": 2}
    assert (room.played, room.record) == (2, "two")


def test_a_new_name_keeps_what_was_won_under_the_old_one() -> None:
    room = state.finish(begun("Ada", "Bo"), Outcome("", None, (0,)), None, "r")
    room = state.rename(room, 1, "Adele")
    assert room.wins == {"Adele": 1}
    assert room.seated == ("Adele", "Bo")
    assert seats(room) == ["Adele", "Bo"]
    assert refused(state.rename, room, 1, "bo") == "name_taken"
    assert state.rename(room, 1, "ADELE").person(1).name == "ADELE"


def test_what_a_game_hands_on_follows_people_to_their_new_chairs() -> None:
    five = ("Ada", "Bo", "Cy", "Di", "Ed")
    room = replace(room_with(*five, game="one_night"), carry=2, seated=five)
    assert state.carry_for(room) == 2
    room = state.move(room, 1, 2, 0)
    assert state.carry_for(room) == 0, "Cy was to lead, wherever Cy sits now"
    assert state.carry_for(room_with(*five)) is None


def test_breaking_off_a_game_counts_nothing() -> None:
    room = state.back_to_lobby(begun("Ada", "Bo"), 1)
    assert (room.stage, room.wins, room.played, room.match) == ("lobby", {}, 0, "")
    assert room.viewer(1) is None


def test_a_person_keeps_only_the_hash_of_the_token() -> None:
    assert Person.__struct_fields__ == ("number", "name", "role", "token", "ready", "muted", "wants", "look")
