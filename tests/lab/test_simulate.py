"""Many matches: the same seed gives the same figures, whoever plays them, and they add up."""

from importlib import import_module

import pytest

from maskenball import games
from maskenball.bots import side
from maskenball.kernel import Game, Malformed, Match, Outcome
from maskenball.lab import arena, simulate
from maskenball.lab.simulate import CHUNK, Stopped, wilson

RESISTANCE = games.find("resistance")


def test_the_same_seed_gives_the_same_summary() -> None:
    one = simulate(RESISTANCE, 5, 8, seed="x", bots="heuristic")
    assert simulate(RESISTANCE, 5, 8, seed="x", bots="heuristic") == one
    assert simulate(RESISTANCE, 5, 8, seed="y", bots="heuristic") != one


def test_the_number_of_workers_does_not_matter() -> None:
    alone = simulate(RESISTANCE, 5, CHUNK + 5, seed="x", sides={"spies": "heuristic"})
    assert simulate(RESISTANCE, 5, CHUNK + 5, seed="x", sides={"spies": "heuristic"}, workers=2) == alone


def test_the_figures_add_up() -> None:
    summary = simulate(RESISTANCE, 6, 30, options={"hunter": True})
    assert summary.games == sum(ending.games.count for ending in summary.outcomes) == 30
    assert sum(ending.games.share for ending in summary.outcomes) == pytest.approx(1)
    assert summary.wins("resistance").count + summary.wins("spies").count == 30
    assert summary.answers.least <= summary.answers.median <= summary.answers.most
    assert summary.steps.least <= summary.steps.mean <= summary.steps.most
    assert summary.options.hunter


def test_a_win_that_teams_share_is_credited_to_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-46: still equal, both teams win together."""
    shared, white = Outcome("shared", None, (0, 1, 2, 3)), Outcome("points", "white", (0, 1))
    ends = iter([shared, white, shared, white, white])
    monkeypatch.setattr(import_module("maskenball.lab.simulate"), "run", lambda *_given, **_how: next(ends))
    summary = simulate(games.find("decrypto"), 4, 5, options={"teams": "1122"})
    assert (summary.wins("white").count, summary.wins("black").count) == (5, 2)
    assert {ending.sides: ending.games.count for ending in summary.outcomes} == {("white",): 3, ("black", "white"): 2}


def test_where_everybody_plays_alone_the_winners_are_counted() -> None:
    summary = simulate(games.find("hoax"), 4, 10)
    assert {ending.sides for ending in summary.outcomes} == {()}
    assert all(ending.winners for ending in summary.outcomes), "somebody always wins"


def test_progress_is_told_as_it_is_made() -> None:
    told: list[int] = []
    simulate(RESISTANCE, 5, CHUNK + 3, progress=told.append)
    assert told == [CHUNK, CHUNK + 3]


def test_who_breaks_it_off_gets_what_was_measured_until_then() -> None:
    def enough(done: int) -> None:
        if done > CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate(RESISTANCE, 5, 10 * CHUNK, seed="x", progress=enough)
    assert stopped.value.summary == simulate(RESISTANCE, 5, 2 * CHUNK, seed="x")


def test_every_seat_can_have_a_level_of_its_own() -> None:
    levels = ("heuristic", "random", "random", "random", "random")
    assert simulate(RESISTANCE, 5, 2, bots=levels).bots == levels


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": ("genius",)}, "no_such_level"),
        ({"sides": {"spies": "genius"}}, "no_such_level"),
        ({"bots": ("random", "random")}, "bad_levels"),
        ({"games": 0}, "bad_games"),
    ],
)
def test_line_ups_that_make_no_sense_are_refused(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        simulate(RESISTANCE, 5, **({"games": 1} | wrong))  # type: ignore[arg-type]
    assert refused.value.code == code


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    half = wilson(50, 100)
    assert (half.share, round(half.low, 4), round(half.high, 4)) == (0.5, 0.4038, 0.5962)
    none = wilson(0, 10)
    assert none.low == 0
    assert round(none.high, 4) == 0.2775


def test_in_the_arena_every_level_meets_every_level() -> None:
    table = arena(RESISTANCE, ("random", "heuristic"), 5, 12, seed="t")
    assert len(table.pairings) == 4
    assert arena(RESISTANCE, ("random", "heuristic"), 5, 12, seed="t") == table
    for pairing in table.pairings:
        assert sum(share.count for share in pairing.wins.values()) == 12
    weak = table.wins("resistance", resistance="random", spies="heuristic")
    strong = table.wins("resistance", resistance="heuristic", spies="random")
    assert weak.share < strong.share


def test_the_arena_knows_both_sides_even_if_a_deal_shows_only_one() -> None:
    one_night = games.find("one_night")
    dealt = [_sides_dealt(one_night, str(seed)) for seed in range(60)]
    lonely = next(str(seed) for seed, sides in enumerate(dealt) if len(sides) == 1)
    table = arena(one_night, ["random"], 3, 1, seed=lonely)
    assert table.pairings[0].bots == {"resistance": "random", "spies": "random"}


def _sides_dealt(game: Game, seed: str) -> set[str]:
    match = Match(game, ("Ada", "Bo", "Cy"), None, seed)
    return {side(game, match.seen(seat)) for seat in range(3)}
