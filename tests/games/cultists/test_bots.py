"""The heuristic bots: they play by the rules, by what they see, and better than dice."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.cultists.position import active, at
from tests.games.cultists.test_examples import ADA, BO, CY, DI, told, written

from maskenball.bots import make, run
from maskenball.games.cultists import GAME
from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.board import board
from maskenball.games.cultists.bots import HeuristicBot, side
from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.box import Pulse, Task
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.events import ISuspect, MyRoute, RoundBegan
from maskenball.games.cultists.model import Announce, CheckRoom, FillRoom, Give, Move, Point, Role, WatchRoom
from maskenball.games.cultists.movement import Moving
from maskenball.kernel import Action, Dice, Match, Said, see
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


def given(position: Any, seat: int = 0) -> Any:
    return bot().answer(see(position.table, seat))


def meeting(cy_and_di_are_dead: bool) -> Any:
    """Ada, the cultist, has walked into Bo, who is alone."""
    public = {"ghosts": (False, False, cy_and_di_are_dead, cy_and_di_are_dead)}
    return at("C I I S", Moving((0, 1, 2, 3)), "R1 R4 R7 R9", public=public).do({0: Move(("R4",))})


def test_a_cultist_waits_while_a_murder_would_point_at_nobody_else_and_strikes_when_it_wins() -> None:
    assert given(meeting(cy_and_di_are_dead=False)) == Give(Pulse.ALIVE)
    assert given(meeting(cy_and_di_are_dead=True)) == Give(Pulse.MURDERED)


def test_a_cultist_lies_about_her_own_victims() -> None:
    moments = told()
    next(moments)
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
    belief = Belief(match.seen(2).view, 2)
    belief.learn(match.seen(2))
    assert belief.guilt() == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_suspicion_falls_on_who_gave_cards_to_the_murdered() -> None:
    moments = told()
    match = next(moments)
    start = Belief(match.seen(CY).view, CY)
    start.learn(match.seen(CY))
    assert start.guilt()[CY] == 0
    assert sum(start.guilt()) == pytest.approx(1)
    for match in moments:
        if any(match.table.state.public.ghosts):
            break
    belief = Belief(match.seen(CY).view, CY)
    belief.learn(match.seen(CY))
    assert belief.guilt()[ADA] > 0.6
    assert belief.murdered(DI) < 0.5


# What is said


def opening() -> Match:
    """All have gone where they wanted, and Ada (with the knife) is to act in the red room."""
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), deal=written())
    for seat, path in enumerate((("G4", "R6"), ("G3",), ("G4",), ("G3", "R4", "R7"))):
        match.submit(seat, Move(path))
        while isinstance(match.table.state.phase, Meeting):
            for who in range(4):
                if who in match.table.ask.must:
                    match.submit(who, Give(Pulse.ALIVE))
    return match


def guilt(match: Match, seat: int) -> list[float]:
    belief = Belief(match.seen(seat).view, seat)
    belief.learn(match.seen(seat))
    return belief.guilt()


def test_a_route_that_does_not_fit_the_own_deeds_makes_suspect() -> None:
    silent, honest, lying = opening(), opening(), opening()
    honest.say(ADA, "all", claim=MyRoute(board(None).data.routes[0][0]))
    lying.say(ADA, "all", claim=MyRoute(board(None).data.routes[7][0]))
    for match in (silent, honest, lying):
        match.submit(ADA, FillRoom(Task.SUCCESS))
    assert guilt(honest, CY)[ADA] < guilt(silent, CY)[ADA] + 0.1
    assert guilt(lying, CY)[ADA] > 0.7


def test_two_who_claim_the_same_route_are_suspected_and_one_who_claims_mine_more_so() -> None:
    match = opening()
    before = guilt(match, CY)
    for seat in (ADA, BO):
        match.say(seat, "all", claim=MyRoute(board(None).data.routes[0][0]))
    assert guilt(match, CY)[DI] < before[DI]
    match = opening()
    match.say(BO, "all", claim=MyRoute(board(None).data.routes[CY][0]))
    assert guilt(match, CY)[BO] > 0.6


def test_an_accusation_is_heard_but_proves_little() -> None:
    match = opening()
    before = guilt(match, CY)[ADA]
    match.say(DI, "all", claim=ISuspect(ADA))
    assert before < guilt(match, CY)[ADA] < before + 0.1


def test_investigators_speak_of_their_own_route_and_a_cultist_of_one_that_fits_its_deeds() -> None:
    for number in range(4):
        match = Match(GAME, ("Ada", "Bo", "Cy", "Di", "Eve"), seed=f"routes {number}")
        run(match, [bot(seat) for seat in range(5)])
        state = match.table.state
        routes, spoken = board(None).data.routes, {seat: set(range(8)) for seat in range(5)}
        round_at = -1
        for _, heard in match.seen(None).log():
            round_at += isinstance(heard, RoundBegan)
            if isinstance(heard, Said) and isinstance(heard.claim, MyRoute):
                spoken[heard.seat] &= {c for c, card in enumerate(routes) if card[round_at] == heard.claim.colours}
        for seat, role in enumerate(state.roles):
            if role is Role.CULTIST:
                assert spoken[seat], "no card could have all the routes it spoke of"
            else:
                assert state.routes[seat] in spoken[seat]


# Where to go, what to do


def going(places: str, seat: int = 0, cast: str = "C I I S", **more: Any) -> Any:
    """Where a bot goes."""
    position = at(cast, Moving((seat,)), places, **more)
    action = bot().answer(see(position.table, seat))
    assert isinstance(action, Move)
    return action.path


def test_a_cultist_walks_up_to_the_last_victim_who_is_needed() -> None:
    assert "R4" in going("G3 R4 R6 R6", public={"ghosts": (False, False, True, True)})


def test_investigators_do_not_walk_alone_into_a_suspect() -> None:
    match = next(moment for number, moment in enumerate(told()) if number == 4)
    state = match.table.state
    alone = replace(state.public, places=("R4", "R7", "G3", "R6"))
    moved = replace(state, public=alone, phase=Moving((CY,)))
    action = bot().answer(see(replace(match.table, state=moved, ask=moved.phase.ask(moved)), CY))
    assert isinstance(action, Move)
    assert "R4" not in action.path


def test_an_investigator_fills_a_room_early_and_checks_it_late() -> None:
    def does(number: int) -> Action:
        public = {"active": active("R6"), "round": number}
        return bot().answer(see(at("I C I S", Acting((0,)), "R6 R1 R3 R9", public=public).table, 0))

    assert does(1) == FillRoom(Task.SUCCESS)
    assert does(9) in (CheckRoom(), WatchRoom("R6"))


def test_a_cultist_puts_harm_into_a_room_of_its_route() -> None:
    position = at("C I I S", Acting((0,)), "R4 R1 R3 R9")
    action = bot().answer(see(position.table, 0))
    assert isinstance(action, FillRoom)
    assert action.card is not Task.SUCCESS


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
