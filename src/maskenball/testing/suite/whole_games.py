"""Games as a whole: they end, somebody is asked until then, and cut-ins do to the seal what the design says."""

import pytest
from msgspec.structs import replace

from maskenball.kernel import Action, Game, Malformed, Over, Table, Who, see
from maskenball.testing.play import finished, played, steps
from maskenball.testing.tables import NIGHTLY, Case

GAMES = 200 if NIGHTLY else 6


def test_random_games_end_and_somebody_is_asked_until_then(case: Case) -> None:
    for number in range(GAMES):
        for table in (match.table for match in played(case, number)):
            assert (table.outcome is None) == bool(table.ask.must), "asked after the end, or nobody before it"
            assert isinstance(table.state.phase, Over) == (table.outcome is not None)
        match = finished(case, number)
        outcome = match.outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(case.players))
        assert (match.table.ask.may, match.table.ask.bell) == ({}, None)
        for seat in case.audience:
            seen = match.seen(seat)
            assert seen.outcome == outcome
            assert (seen.choice, seen.may, seen.awaited) == (None, None, ())


def test_everything_is_laid_open_at_the_end_and_to_nobody_before(case: Case) -> None:
    """Imagined worlds are read off `laid_open` where it is there, so they can't show that it came too early."""
    game = case.game
    for number in range(GAMES):
        for state in (match.table.state for match in played(case, number)):
            opened = game.lay_open(state)
            assert opened, "whoever replays a record may look at it any time"
            shown = opened if isinstance(state.phase, Over) else None
            for seat in case.audience:
                laid_open = game.view(state, seat).laid_open
                assert laid_open == shown, f"seat {seat} is shown {laid_open} in {type(state.phase).__name__}"


def test_games_without_a_word_end_too(case: Case) -> None:
    for number in range(GAMES * 3):
        *_, (table, _told) = steps(case, number)
        assert table.outcome


def test_questions_are_put_to_people_at_the_table(case: Case) -> None:
    seats = set(range(case.players))
    for number in range(GAMES):
        for match in played(case, number):
            ask = match.table.ask
            parties = [who for who in ask.must if isinstance(who, tuple)]
            members = [seat for party in parties for seat in party]
            singles = [who for who in ask.must if isinstance(who, int) and who >= 0]
            everybody = members + singles
            assert len(set(everybody)) == len(everybody), "somebody is asked twice"
            assert set(everybody) | set(ask.may) <= seats
            assert set(match.table.sealed) < set(ask.must) or not ask.must


def test_a_cut_in_keeps_the_seal_or_breaks_it_unseen(case: Case) -> None:
    dice = case.dice("cut-ins")
    for number in range(GAMES):
        for match in played(case, number):
            table = match.table
            for seat in dice.some(list(table.ask.may), min(1, len(table.ask.may))):
                action = table.ask.may[seat].sample(dice)
                own = table.ask.voice(seat)
                assert own is None or action not in table.ask.must[own], "an answer and a cut-in look the same"
                after, told = table.submit(seat, action)
                assert told, "nobody was told of a cut-in"
                if after.state.phase == table.state.phase and after.ask.must == table.ask.must:
                    assert (after.sealed, after.drafts) == (table.sealed, table.drafts)
                    continue
                assert after.sealed == {}
                for other in case.audience:
                    alone, _told = without_others(table, other).submit(seat, action)
                    assert see(after, other) == see(alone, other), "somebody learns who had answered"


def without_others(table: Table, seat: int | None) -> Table:
    """The table as if nobody but this seat (and its party) had answered or written anything yet."""

    def own(answers: dict[Who, Action]) -> dict[Who, Action]:
        return {who: answers[who] for who in answers if who == seat or (isinstance(who, tuple) and seat in who)}

    return replace(table, sealed=own(table.sealed), drafts=own(table.drafts), shelf=own(table.shelf))


def test_an_option_that_the_game_does_not_know_is_refused(game: Game) -> None:
    with pytest.raises(Malformed):
        game.options({"dragons": 1})
