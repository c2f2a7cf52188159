"""Beats: of every event somebody has decided whether people are shown it as a moment of its own."""

from maskenball.kernel import Game
from maskenball.testing.play import finished
from maskenball.testing.tables import Case
from maskenball.texts.beats import beats_of


def test_every_event_has_a_beat_or_a_reason_to_be_quiet_if_the_game_has_any_beats(game: Game) -> None:
    beats = beats_of(game)
    assert not beats.beats or beats.missing(game) == []
    assert all(len(reason) > 10 for reason in beats.quiet), "please say why in a few words"


def test_beats_are_for_what_everybody_is_told(case: Case) -> None:
    beats = beats_of(case.game).beats
    told = {type(what).__name__ for what, audience in finished(case, 0).now.told if audience is not None}
    assert told & beats.keys() == set(), "time would be given, or something shown, for what only some are told"
