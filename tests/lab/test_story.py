"""The story of a game: nobody is sure of what is not so, the truth is never impossible, and the chances add up."""

from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from maskenball import games
from maskenball.bots import make, run
from maskenball.games.resistance.events import MissionDone
from maskenball.games.resistance.model import Side
from maskenball.kernel import AnyRecord, Dice, Match, dump_record, load_record, replay
from maskenball.lab.story import Moment, analyse, chances, moments

TABLES = {"resistance": 5, "one_night": 4, "cultists": 4, "hoax": 3, "decrypto": 4}
WITH_ROLES = [name for name in TABLES if name != "decrypto"]


def played(name: str, seed: str, players: int = 0) -> AnyRecord:
    """A game between normal bots."""
    game = games.find(name)
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gil")[: players or TABLES[name]]
    match = Match(game, names, None, seed)
    run(match, [make(game, "heuristic", Dice(Random(f"{seed} {seat}").random)) for seat in range(len(names))])
    return match.record()


def told(record: AnyRecord, most: int | None = None) -> list[Moment]:
    """Its story up to an entry, with one game played on from each moment."""
    cut = replace(record, entries=record.entries[:most], outcome=None) if most is not None else record
    return list(moments(cut, rollouts=1, seed="told"))


@pytest.mark.parametrize("name", WITH_ROLES)
def test_nobody_is_sure_of_what_is_not_so_and_the_truth_is_never_impossible(name: str) -> None:
    for moment in told(played(name, "truth"), most=30):
        for thoughts in moment.thoughts:
            for role, certain, likely in zip(moment.roles, thoughts.certain, thoughts.likely, strict=True):
                assert certain in (None, role)
                assert likely.get(role, 0.0) > 0
                assert sum(likely.values()) == pytest.approx(1)


def test_spies_know_each_other_and_the_others_know_nobody_at_first() -> None:
    moment = told(played("resistance", "knows"), most=0)[0]
    for seat, thoughts in enumerate(moment.thoughts):
        if moment.roles[seat] == Side.SPIES.value:
            assert thoughts.certain == moment.roles
        else:
            assert [role for other, role in enumerate(thoughts.certain) if other != seat] == [None] * 4


def test_who_fails_a_mission_with_one_other_is_known_to_that_one() -> None:
    """At five, the first mission has two: if it fails, the loyal one of them knows the other."""
    record, failed = next(found for number in range(60) if (found := first_failed(f"two {number}")))
    after = next(moment for moment in told(record, most=200) if moment.entry == failed.entry)
    loyal, spy = sorted(failed.team, key=lambda seat: after.roles[seat])
    assert (after.roles[loyal], after.roles[spy]) == (Side.RESISTANCE.value, Side.SPIES.value)
    assert after.thoughts[loyal].certain[spy] == Side.SPIES.value
    others = [seat for seat in range(5) if seat not in failed.team and after.roles[seat] == Side.RESISTANCE.value]
    assert all(after.thoughts[seat].certain[spy] is None for seat in others)


class Failed(NamedTuple):
    """A first mission that failed: after which entry, and who was on it."""

    entry: int
    team: tuple[int, ...]


def first_failed(seed: str) -> tuple[AnyRecord, Failed] | None:
    """A game whose first mission failed by one of the two; None if it did not."""
    record = played("resistance", seed)
    for entry, match in enumerate(replay(record, games.find("resistance"))):
        for done in match.seen(None).events:
            if isinstance(done, MissionDone):
                return (record, Failed(entry, done.team)) if done.fails == 1 else None
    return None


@pytest.mark.parametrize("name", TABLES)
def test_at_the_end_the_winners_have_won(name: str) -> None:
    record = played(name, "end")
    *_, match = replay(record, games.find(name))
    assert match.outcome is not None
    won = {party for party, share in chances(match, 1, "end").items() if share.share}
    assert won == ({match.outcome.side} if match.outcome.side else {*map(str, match.outcome.winners)})


def test_the_same_seed_gives_the_same_story_and_it_can_be_stored() -> None:
    record = played("hoax", "same")
    short = replace(record, entries=record.entries[:12], outcome=None)
    again = load_record(dump_record(short), games.find)
    assert analyse(short, rollouts=2, seed="a") == analyse(again, rollouts=2, seed="a")


def test_one_side_or_the_other_wins() -> None:
    record = played("resistance", "sum")
    for moment in moments(replace(record, entries=record.entries[:10], outcome=None), rollouts=4):
        assert sum(share.count for share in moment.chances.values()) == 4
