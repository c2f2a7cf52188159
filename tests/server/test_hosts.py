"""The room as a value: what its host settles, pauses, and one game after the other."""

import pytest
from msgspec.structs import replace
from tests.server.houses import begun, look_on, refused, room, seats

from maskenball.kernel import Outcome
from maskenball.server.room import state as at
from maskenball.server.room.problems import problem
from maskenball.server.room.state import Person, Settings

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
    "grant seat": lambda house, by: at.grant_seat(house, by, 2, 0, True),
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
    assert Person.__struct_fields__ == ("number", "name", "role", "token", "ready", "muted", "wants", "look")
