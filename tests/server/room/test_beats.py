"""Beats: after what everybody was told, people are given time to watch it before anything counts."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.paces import pace
from tests.server.room.rooms import Table, begun, sent

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Said
from maskenball.protocol.settings import Settings
from maskenball.server.play.beats import MOST_BEAT_SECONDS, beat_seconds
from maskenball.testing.toy import GAME as TOY
from maskenball.texts import beats as of_beats
from maskenball.texts.beats import Beat, Beats, beats_of, read_beats

RESISTANCE = games.find("resistance")
RULES = Beats({"Voted": Beat("vote", 2.4)})
VOTE = 2.4
"""Seconds for which votes are watched here, whatever the game's own file says."""


@pytest.fixture(autouse=True)
def beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all events only votes are watched."""
    monkeypatch.setattr(of_beats, "beats_of", lambda _: RULES)


def voted(**more: Any) -> Table:
    """Everybody has voted on a team, just now."""
    table = begun(pace=pace(beats=True, hush_step=4.0), **more)
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    table.answer(leader + 1, table.match.table.ask.must[leader].safe())
    for seat in range(5):
        table.answer(seat + 1, table.match.table.ask.must[seat].options[0])  # type: ignore[attr-defined]  # yes or no
    return table


def test_a_vote_is_watched_and_only_then_time_begins_to_run() -> None:
    table = voted(settings=Settings(seconds={"answer": 20}))
    assert table.last is not None
    ((_, clock),) = sent(table.last, p.ClockNow)
    assert (clock.beat, clock.running) == (VOTE, False)
    table.wait(VOTE - 0.1)
    assert not table.live.clock.running
    table.wait(0.1)
    assert table.live.clock.running
    assert table.last is not None
    ((_, clock),) = sent(table.last, p.ClockNow)
    assert (clock.beat, clock.running) == (0.0, True)


def test_answers_of_people_are_taken_during_a_beat() -> None:
    table = voted()
    seat = next(seat for seat in table.match.table.ask.must if isinstance(seat, int))
    table.answer(seat + 1, table.match.table.ask.must[seat].safe())
    assert table.live.beat_until > table.now


def test_the_time_of_a_hushed_question_counts_from_the_end_of_the_beat() -> None:
    table = voted()
    assert table.match.table.ask.hush
    for seat in [seat for seat in table.match.table.ask.must if isinstance(seat, int)]:
        table.answer(seat + 1, table.match.table.ask.must[seat].safe())
    timers = table.last.timers if table.last is not None else {}
    assert timers["open", ""] == pytest.approx(table.now + VOTE + 4.0)


def test_a_server_that_goes_at_once_gives_no_time_to_watch() -> None:
    table = begun(pace=pace())
    leader = next(iter(table.match.table.ask.must))
    assert isinstance(leader, int)
    table.answer(leader + 1, table.match.table.ask.must[leader].safe())
    for seat in range(5):
        table.answer(seat + 1, table.match.table.ask.must[seat].safe())
    assert table.live.beat_until == 0.0


def test_private_events_and_talk_cost_no_time() -> None:
    match = voted().match
    public = [(what, to) for what, to in match.told if to is None]
    private = [(what, (0,)) for what, _ in public]
    assert beat_seconds(RESISTANCE, public) > 0
    assert beat_seconds(RESISTANCE, [*private, (Said(0, "all", "Hm."), None)]) == 0.0


def test_however_much_happens_nobody_watches_for_more_than_six_seconds() -> None:
    vote = next(line for line in voted().match.told if type(line[0]).__name__ == "Voted")
    assert beat_seconds(RESISTANCE, [vote] * 10) == MOST_BEAT_SECONDS == 6.0


def test_what_is_turned_one_by_one_is_watched_longer() -> None:
    beats = read_beats(
        RESISTANCE, b'{"beats": {"Voted": {"beat": "vote", "seconds": 1.0, "each": "votes", "seconds_each": 0.5}}}'
    ).beats
    vote = next(what for what, _ in voted().match.told if type(what).__name__ == "Voted")
    assert beats["Voted"].seconds_each * len(vote.votes) + beats["Voted"].seconds == 3.5  # type: ignore[union-attr]


IMPORTANT = {
    "resistance": {"Began", "Proposed", "Voted", "MissionDone", "PlotsDrawn", "Accused", "Blamed", "Looked"},
    "one_night": {"Began", "NightFell", "NightEnded", "Voted", "Eliminated", "NobodyEliminated"},
    "cultists": {"Began", "RoundBegan", "Moved", "EventDrawn", "Voted", "BecameGhost", "RoomChecked", "Named"},
    "hoax": {"Began", "Acted", "Doubted", "Voted", "Admitted", "Unmasked", "Paid"},
    "decrypto": {"Began", "RoundBegan", "CluesRead", "CodeShown", "TokenTaken", "KeywordsGuessed"},
}
"""Cards dealt, votes, missions, doubts, murders and eliminations, tokens, night and morning."""
DECISIVE = {
    "resistance": {"MissionDone", "Accused", "Blamed"},
    "one_night": {"NightFell", "NightEnded", "Voted", "Eliminated"},
    "cultists": {"Voted", "BecameGhost", "Named"},
    "hoax": {"Doubted", "Admitted", "Unmasked"},
    "decrypto": {"CodeShown", "TokenTaken"},
}
"""What nobody may miss, however far behind."""


@pytest.mark.parametrize("name", games.names())
def test_what_people_shout_at_is_a_beat_of_one_to_three_seconds_and_what_decides_is_marked(name: str) -> None:
    beats = beats_of(games.find(name)).beats
    assert IMPORTANT[name] <= beats.keys()
    assert {event for event, beat in beats.items() if beat.decisive} >= DECISIVE[name]
    assert all(beat.seconds + 4 * beat.seconds_each >= 1.2 for beat in beats.values())
    assert all(beat.seconds <= 3.0 for beat in beats.values())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"beats": {"Vote": {"beat": "vote", "seconds": 1}}}', "Vote is no event"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": -1}}}', "0"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": "long"}}}', "float"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": 1, "each": "cards", "seconds_each": 1}}}', "no field cards"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": 1, "each": "votes"}}}', "go together"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": 1, "sound": "gong"}}}', "sound"),
        (b'{"beats": {}, "quiet": {"too small to see": ["Vote"]}}', "Vote is no event"),
        (b'{"beats": {"Voted": {"beat": "vote", "seconds": 1}}, "quiet": {"too small": ["Voted"]}}', "named twice"),
        (b"{", "JSON"),
    ],
)
def test_a_mistake_in_a_file_of_beats_is_named(data: bytes, said: str) -> None:
    with pytest.raises(ValueError, match="beats of resistance") as error:
        read_beats(RESISTANCE, data)
    assert said in str(error.value) or said == "JSON"


def test_a_game_without_the_file_has_no_beats() -> None:
    assert beats_of(TOY).beats
    assert beats_of(replace(TOY, package="maskenball.testing")).beats == {}
