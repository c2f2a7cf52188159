"""What comes of each event in a room, as a value: rows to store, messages to send, times to look again."""

from typing import get_args

import pytest
from msgspec.structs import replace
from tests.server.paces import pace
from tests.server.room.rooms import begun, lobby, sent, tables_written

from maskenball import protocol as p
from maskenball.kernel import Illegal, Refusal
from maskenball.protocol.settings import Settings
from maskenball.server.room.commands import COMMANDS
from maskenball.server.room.events import BotMoved, Connected, Disconnected, Due, Entered, HostChecked
from maskenball.server.room.step import _REQUESTS
from maskenball.server.room.value import Goodbye, ToPeople


def test_a_step_leaves_the_room_it_was_given_as_it_was() -> None:
    table = lobby("Ada", "Bo")
    before, copy = table.room, replace(table.room)
    table.ask(1, p.Lock)
    assert before == copy
    assert (before.state.locked, table.room.state.locked) == (False, True)


def test_a_refusal_changes_nothing_and_stores_nothing() -> None:
    table = lobby("Ada", "Bo")
    before = table.room
    with pytest.raises(Illegal, match="only_host"):
        table.ask(2, p.Lock)
    assert table.room is before


def test_a_command_is_stored_with_its_message_and_everybody_sees_the_room() -> None:
    found = lobby("Ada", "Bo").ask(1, p.Lock)
    assert tables_written(found) == ["done", "rooms"]
    ((whom, now),) = sent(found, p.RoomNow)
    assert (whom, now.locked) == ("ToAll", True)


def test_who_connects_is_welcomed_first_and_others_learn_nothing_new() -> None:
    table = lobby("Ada", "Bo")
    found = table.do(Connected(1, p.Hello("token of Ada")))
    kinds = [type(what).__name__ for _, what in sent(found, p.FromServer)]
    assert kinds == ["Welcome", "RoomNow"]
    assert {whom for whom, _ in sent(found, p.FromServer)} == {"ToSender"}
    assert found.rows == []


def test_a_lost_connection_is_shown_after_some_seconds_and_counts_after_the_grace() -> None:
    table = lobby("Ada", "Bo", pace=pace(missing=5.0))
    assert table.do(Disconnected(2)).messages == []
    table.wait(4.0)
    assert table.room.presence.is_here(2)
    table.wait(2.0)
    assert table.room.presence.of(2) == "away"
    assert table.last is not None
    ((_, now),) = sent(table.last, p.RoomNow)
    assert [each.present for each in now.people] == [True, False]
    table.wait(60.0)
    assert table.room.presence.of(2) == "gone"
    assert table.next_timer() is None


def test_when_the_host_is_gone_somebody_who_is_here_becomes_host() -> None:
    table = lobby("Ada", "Bo", pace=pace(missing=5.0))
    table.do(Disconnected(1))
    assert table.do(HostChecked()).rows == [], "not yet"
    table.wait(61.0)
    found = table.do(HostChecked())
    assert table.room.state.host == 2
    assert tables_written(found) == ["rooms"]


def test_who_is_shown_out_is_sent_away_and_forgotten() -> None:
    table = lobby("Ada", "Bo")
    found = table.ask(1, p.Kick, person=2)
    assert [each.person for each in found.messages if isinstance(each, Goodbye)] == [2]
    assert 2 not in table.room.presence.standing


def test_a_new_match_is_stored_whole_and_each_seat_is_sent_its_own_view() -> None:
    table = begun()
    assert table.last is not None
    assert {"matches", "stands", "entries", "rooms"} <= {*tables_written(table.last)}
    seen = dict(sent(table.last, p.SeenNow))
    assert [*seen] == [(0,), (1,), (2,), (3,), (4,)]
    assert [now.set["seat"] for now in seen.values()] == [0, 1, 2, 3, 4]


def test_an_answer_is_one_row_and_is_shown_to_its_owner_alone() -> None:
    table = begun()
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    table.answer(leader + 1, table.match.table.ask.must[leader].safe())
    found = table.answer(3, table.match.table.ask.must[2].safe())
    assert tables_written(found) == ["entries"]
    own = [viewers for viewers, what in sent(found, p.SeenNext) if "answer" in what.set]
    assert own == [(2,)]


def test_the_last_answer_opens_the_question_and_stores_the_table() -> None:
    table = begun()
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    step = table.match.table.step
    found = table.answer(leader + 1, table.match.table.ask.must[leader].safe())
    assert table.match.table.step == step + 1
    assert tables_written(found) == ["entries", "stands"]


def test_a_hushed_question_is_opened_at_a_set_time_whoever_answered_when() -> None:
    moments = set()
    for pause in (0.0, 1.0, 3.5):
        table = begun(pace=pace(hush_step=4.0))
        _play_to_mission(table)
        asked_at = table.live.asked_at
        for seat in [seat for seat in table.match.table.ask.must if isinstance(seat, int)]:
            table.wait(pause / 2)
            table.answer(seat + 1, table.match.table.ask.must[seat].safe())
        assert table.match.table.complete
        timer = table.next_timer()
        assert timer is not None
        moments.add(timer[1] - asked_at)
        table.wait(4.0)
        assert not table.match.table.complete
    assert moments == {4.0}


def _play_to_mission(table: object) -> None:
    while type(table.match.table.state.phase).__name__ != "Playing":  # type: ignore[attr-defined]
        for seat, choice in table.match.table.ask.must.items():  # type: ignore[attr-defined]
            accept = next((each for each in getattr(choice, "options", ()) if getattr(each, "yes", False)), None)
            table.answer(seat + 1, accept or choice.safe())  # type: ignore[attr-defined]


def test_a_timer_of_a_question_that_was_answered_in_the_last_instant_does_nothing() -> None:
    table = begun(settings=Settings(seconds={"answer": 20}))
    ((slot, _),) = [(timer, when) for timer, when in table.last.timers.items()]  # type: ignore[union-attr]
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    table.now += 20
    table.answer(leader + 1, table.match.table.ask.must[leader].safe())
    before = table.room
    assert table.do(Due(slot)).rows == []
    assert table.room.live == before.live


def test_notes_go_to_their_owner_and_are_stored_beside_the_match() -> None:
    table = begun()
    found = table.ask(2, p.Note, match=table.room.state.match, seat=0, suspicion=4, text="Hm.")
    assert [each.people for each in found.messages if isinstance(each, ToPeople)] == [(2,)]
    assert tables_written(found) == ["done", "notes"]
    ((_, now),) = sent(found, p.NotesNow)
    assert now.notes[0].text == "Hm."


def test_a_bot_moves_only_on_a_seat_that_it_plays_in_the_match_it_saw() -> None:
    table = begun()
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    move = table.match.table.ask.must[leader].safe()
    for match in (table.room.state.match, "another"):
        with pytest.raises(Illegal, match="stale"):
            table.do(BotMoved(leader, match, table.live.views.shown[leader].asked, move))


def test_back_in_the_lobby_nothing_is_left_of_the_match() -> None:
    table = begun()
    table.ask(2, p.Note, match=table.room.state.match, seat=0, text="Hm.")
    found = table.ask(1, p.BackToLobby)
    assert (table.room.live, table.room.notes) == (None, {})
    assert tables_written(found)[:4] == ["matches", "stands", "notes", "chat"]
    assert all(timer[0] == "presence" for timer in found.timers)


def test_who_comes_while_a_game_is_on_looks_on_and_is_sent_what_spectators_see() -> None:
    table = begun()
    with pytest.raises(Refusal):
        table.do(Entered("Zoe", "player", "token of Zoe"))
    table.do(Entered("Zoe", "spectator", "token of Zoe"))
    found = table.do(Connected(6, p.Hello("token of Zoe")))
    ((whom, now),) = sent(found, p.SeenNow)
    assert (whom, now.set["seat"]) == ("ToSender", None)
    assert now.set["choice"] is None


PREPARED = {p.Start, p.ChooseOptions, p.Protect}
"""Requests for which the actor prepares something first."""


def test_every_request_of_the_protocol_is_carried_out_by_something() -> None:
    requests = {kind for kind in get_args(p.ClientMessage) if issubclass(kind, p.Request)}
    assert requests == COMMANDS.keys() | _REQUESTS.keys() | PREPARED
