"""The heuristic bots: they play by the rules, by what they see, and better than dice."""

from random import Random

import pytest
from tests.games.cultists.test_examples import ADA, BO, CY, DI, told

from maskenball.bots import make
from maskenball.games.cultists import GAME
from maskenball.games.cultists.bots import HeuristicBot, side
from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.box import Pulse
from maskenball.games.cultists.model import Announce, Give, Point
from maskenball.kernel import Dice, Match
from maskenball.lab.run import run
from maskenball.lab.simulate import simulate


def bot(number: int = 1) -> HeuristicBot:
    return HeuristicBot(Dice(Random(number).random))


@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("options", [{}, {"seer": False, "encounters": "end_of_move", "majority": "plurality"}])
def test_bots_of_both_levels_play_to_the_end(players: int, options: dict[str, object]) -> None:
    for number in range(3):
        match = Match(GAME, tuple(f"P{seat}" for seat in range(players)), options, f"bots {number}")
        levels = ["heuristic", "random"] if number == 2 else ["heuristic"]
        bots = [make(GAME, levels[seat % len(levels)], Dice(Random(seat).random)) for seat in range(players)]
        assert run(match, bots) == match.outcome


def test_a_cultist_murders_whom_it_meets_and_lies_about_it() -> None:
    moments = told()
    assert bot().answer(next(moments).seen(ADA)) == Give(Pulse.MURDERED)
    next(moments)
    assert bot().answer(next(moments).seen(ADA)) == Announce(murdered=False)


def test_investigators_vote_for_the_only_one_who_can_have_done_it() -> None:
    moments = told()
    for _ in range(4):
        next(moments)
    found = next(moments)
    for seat in (BO, CY, DI):
        assert bot().answer(found.seen(seat)) == Point(ADA)
    assert bot().answer(found.seen(ADA)) != Point(ADA)


def test_at_first_everybody_else_is_suspected_alike() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), seed="start")
    belief = Belief(match.seen(2).view.public, 2)
    belief.learn(match.seen(2).view)
    assert belief.guilt() == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_suspicion_falls_on_who_gave_cards_to_the_murdered() -> None:
    moments = told()
    match = next(moments)
    start = Belief(match.seen(CY).view.public, CY)
    start.learn(match.seen(CY).view)
    assert start.guilt()[CY] == 0
    assert sum(start.guilt()) == pytest.approx(1)
    for match in moments:
        if any(match.table.state.public.ghosts):
            break
    belief = Belief(match.seen(CY).view.public, CY)
    belief.learn(match.seen(CY).view)
    assert belief.guilt()[ADA] > 0.6
    assert belief.murdered(DI) < 0.5


def test_a_fresh_bot_that_is_handed_the_same_seen_answers_alike() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), seed="memory")
    players = [bot(seat) for seat in range(4)]
    for _ in range(60):
        if match.outcome is not None:
            break
        for seat in [who for who in match.table.ask.must if isinstance(who, int) and who >= 0]:
            seen = match.seen(seat)
            players[seat].dice = Dice(Random(f"{seat}").random)
            action = players[seat].answer(seen)
            assert bot_with(f"{seat}").answer(seen) == action
            match.submit(seat, action)
        for slot in ("announcement", "clean_up"):
            if -1 in match.table.ask.must and match.table.ask.bell and match.table.ask.bell.slot == slot:
                match.ring(slot)


def bot_with(seed: str) -> HeuristicBot:
    return HeuristicBot(Dice(Random(seed).random))


def test_heuristic_bots_beat_dice_on_either_side() -> None:
    hunters = simulate(GAME, 4, 40, "bots", None, ("random",), sides={"cultists": "heuristic"})
    assert hunters.wins("cultists").low > 0.8
    keen = simulate(GAME, 6, 40, "bots", None, ("heuristic",), sides={"cultists": "random"})
    assert keen.wins("investigators").low > 0.4


def test_a_bot_knows_its_side() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), seed="sides")
    sides = [side(match.seen(seat)) for seat in range(4)]
    assert sorted(sides) == ["cultists", "investigators", "investigators", "investigators"]
