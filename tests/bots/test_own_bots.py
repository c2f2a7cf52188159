"""Bots of other people: wherever a level can stand, a class of one's own can; and one that fails costs its own seat."""

import logging
import sys
from contextlib import suppress
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import msgspec
import pytest
from tests.bots.own import Safe

from maskenball import arena, bots, games, simulate
from maskenball.bots import RandomBot, guard, levels, make, run
from maskenball.kernel import Action, AnySeen, Chance, Claim, Dice, Malformed, Match
from maskenball.kernel.record import Answered
from maskenball.lab.simulate import CHUNK

RESISTANCE = games["resistance"]
HERE = f"{__name__}:"
SAFE = "tests.bots.own:Safe"


class Crashing(Safe):
    """Fails at every question, with a secret on its lips."""

    def answer(self, seen: AnySeen) -> Action:
        raise ValueError(f"I am {seen.view.character}")

    def say(self, seen: AnySeen) -> Claim | None:
        raise KeyError(str(seen.view.character))


class Leaving(Safe):
    def answer(self, seen: AnySeen) -> Action:
        sys.exit(3)


class Unborn(Safe):
    def __init__(self, dice: Chance) -> None:
        raise RuntimeError


class Lying(Safe):
    """Gives something that was not asked for."""

    def answer(self, seen: AnySeen) -> Action:
        return "yes"  # type: ignore[return-value]

    def say(self, seen: AnySeen) -> Claim | None:
        return Action()  # type: ignore[return-value]


class Hanging(Safe):
    def answer(self, seen: AnySeen) -> Action:
        while True:
            with suppress(Exception):  # it tries hard not to be stopped
                sum(range(1000))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that hangs is given up at once."""
    monkeypatch.setattr(guard.Guarded.__init__, "__defaults__", (0.05,))


def games_of(bot: Any, *, seed: str = "1") -> tuple[Match, guard.Guarded]:
    """A match in which this bot has seat 0 and others play at random."""
    match = Match(RESISTANCE, tuple("ABCDE"), seed=seed)
    dice = [Dice(Random(f"{seed} {seat}").random) for seat in range(5)]
    guarded = bots.factory(RESISTANCE, bot)(dice[0])
    assert isinstance(guarded, guard.Guarded)
    run(match, [guarded, *(RandomBot(each) for each in dice[1:])])
    return match, guarded


@pytest.mark.parametrize("bot", [Crashing, Leaving, Unborn, Lying, Hanging])
def test_a_bot_that_fails_costs_its_own_seat_alone(bot: Any, impatient: None, caplog: pytest.LogCaptureFixture) -> None:
    """It plays as if it had given the safe answer each time, and the others as if nothing were."""
    match, guarded = games_of(bot)
    calm, _ = games_of(Safe)
    answers = [[e for e in each.entries if isinstance(e, Answered)] for each in (match, calm)]
    assert answers[0] == answers[1]
    assert match.outcome == calm.outcome
    assert guarded.faults > 0
    lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert lines
    assert all(bot.__name__ in record.getMessage() for record in lines)


def test_what_a_bot_says_when_it_fails_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    match, _ = games_of(Crashing)
    told = "".join(record.getMessage() for record in caplog.records)
    assert match.table.state.characters[0].value not in told.lower()
    assert "ValueError" in told
    assert "test_own_bots.py:" in told


def test_who_hung_once_is_not_waited_for_again(impatient: None, caplog: pytest.LogCaptureFixture) -> None:
    _, guarded = games_of(Hanging)
    assert sum("took more than" in record.getMessage() for record in caplog.records) == 1
    assert guarded.faults > 1


def test_simulations_take_classes_and_names_and_count_faults() -> None:
    alone = simulate(RESISTANCE, 5, 4, bots=[Safe, "random", "heuristic", HERE + "Lying", RandomBot])
    assert alone.bots[0] == SAFE
    assert alone.bots[3] == HERE + "Lying"
    assert alone.faults.keys() == {HERE + "Lying"}
    assert sum(share.count for share in alone.seats) >= 4, "somebody always wins"
    spies = simulate(RESISTANCE, games=4, bots="heuristic", sides={"spies": Safe})
    assert spies.sides == {"spies": SAFE}
    assert msgspec.json.decode(msgspec.json.encode(spies))["players"] == 5


def test_other_processes_play_with_classes_too() -> None:
    one = simulate(RESISTANCE, 5, CHUNK + 1, bots=SAFE)
    assert simulate(RESISTANCE, 5, CHUNK + 1, bots=SAFE, workers=2) == one

    class Inner(Safe):
        pass

    with pytest.raises(Malformed) as refused:
        simulate(RESISTANCE, 5, CHUNK + 1, bots=Inner, workers=2)
    assert refused.value.code == "bot_stays_here"


@pytest.mark.parametrize("name", ["no.such.module:Bot", HERE + "Nobody", f"{__name__}:HERE"])
def test_a_bot_that_cannot_be_loaded_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        simulate(RESISTANCE, 5, 1, bots=name)
    assert refused.value.code == "no_such_bot"
    assert refused.value.details["given"] == name


def test_a_level_is_never_taken_for_code() -> None:
    """The server makes bots by what somebody far away sends: that must not import anything."""
    with pytest.raises(Malformed) as refused:
        make(RESISTANCE, SAFE, Dice(lambda: 0.5))
    assert refused.value.code == "no_such_level"


def test_bots_of_other_packages_are_levels_of_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("resistance.safe", SAFE, bots.GROUP),
        EntryPoint("hoax.broken", "no.such.module:Bot", bots.GROUP),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries if group == bots.GROUP else [])
    bots._players.cache_clear()
    try:
        assert levels(RESISTANCE) == ("random", "safe", "heuristic")
        assert simulate(RESISTANCE, 5, 2, bots="safe").bots == ("safe",) * 5
        broken = simulate(games["hoax"], 3, 1, bots=["broken", "random", "random"])
        assert broken.faults, "what cannot be loaded plays safe"
    finally:
        bots._players.cache_clear()


def test_in_the_arena_every_bot_plays_every_side() -> None:
    met = arena(RESISTANCE, {"safe": Safe, "dice": "random"}, games=6)
    assert [pairing.bots for pairing in met.pairings] == [
        {"resistance": one, "spies": other} for one in ("safe", "dice") for other in ("safe", "dice")
    ]
    assert met == arena(RESISTANCE, {"safe": Safe, "dice": "random"}, games=6)
    standings = met.standings()
    assert standings.keys() == {"safe", "dice"}
    assert sum(share.count for share in standings.values()) == 12, "each game between the two has one winner"
    assert all(share.of == 12 and share.low <= share.share <= share.high for share in standings.values())
    assert met.against("safe", "dice") == standings["safe"]
    assert met.against("safe", "dice").count + met.against("dice", "safe").count == 12
    assert msgspec.json.decode(msgspec.json.encode(met))["games"] == 6


def test_where_everybody_plays_alone_seats_are_swapped() -> None:
    met = arena(games["hoax"], [Safe, "heuristic"], players=4, games=5)
    assert [tuple(pairing.bots.values()) for pairing in met.pairings] == [
        (SAFE, SAFE),
        (SAFE, "heuristic"),
        ("heuristic", SAFE),
        ("heuristic", "heuristic"),
    ]
    assert {share.of for pairing in met.pairings for share in pairing.wins.values()} == {10}
    assert met.standings().keys() == {SAFE, "heuristic"}
