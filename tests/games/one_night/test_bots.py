"""The heuristic bot: it reads claims rightly, plays any set of cards to the end, and is better than dice."""

from random import Random

import numpy as np
import pytest
from tests.games.one_night.position import Position, R, S, table

from maskenball.games.one_night import GAME
from maskenball.games.one_night.bots import HeuristicBot, side
from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.story import Story, stories
from maskenball.games.one_night.claims import ILooked, IStole, ITapped, IWasTapped
from maskenball.games.one_night.events import Looked, Stole, Tapped
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import CardSet, Look, Specialist, Steal
from maskenball.kernel import Claim, Dice, Match, Said, see
from maskenball.lab.run import run
from maskenball.lab.simulate import simulate

INV, THIEF, SIG, OBS = (Specialist(name) for name in ("investigator", "thief", "signaller", "observer"))


def belief(position: Position, seat: int | None, *talk: tuple[int, Claim]) -> Belief:
    """What this seat believes after this talk."""
    view = position.view(seat)
    told = stories(view.public, [Said(by, "all", claim=claim) for by, claim in talk])
    return Belief(view.public, told, None if seat is None else Facts(view), np.random.default_rng(1), 2000)


def test_a_story_is_what_marker_and_talk_say() -> None:
    position = table("R-Thief R-Investigator S-Observer").sleep().morning().announce(THIEF, INV)
    talk: list[Said[Claim]] = [
        Said(0, "all", claim=IStole(1, R)),
        Said(1, "all", "Hm."),
        Said(2, "all", claim=IWasTapped(1)),
    ]
    told = stories(position.public, talk)
    assert told == [Story(THIEF, Stole(1, R)), Story(INV), Story(OBS, felt=(1,))]
    assert stories(position.public, [Said(0, "all", claim=ILooked(2, S))])[0] == Story(INV, Looked(2, S))
    assert stories(position.public, [Said(0, "all", claim=ITapped(2))])[0] == Story(SIG, Tapped(2))


def test_what_a_seat_saw_itself_is_certain() -> None:
    cast = "R-Investigator S-Observer R-Observer R-Thief"
    position = table(cast).sleep().turn(Look(1)).morning().announce(INV, OBS, OBS)
    knows = belief(position, 0, (1, ILooked(0, S)), (3, IStole(2, R)))
    assert knows.suspicion[1] > 0.99
    thief = table("R-Thief S-Observer R-Observer").sleep().turn(Steal(1)).morning().announce(THIEF, OBS)
    mine = belief(thief, 0)
    assert mine.suspicion[0] > 0.99, "the token stolen"
    assert mine.suspicion[1] < 0.01, "and the one left behind"


def test_a_claim_that_cannot_be_true_makes_suspect() -> None:
    position = table("R-Signaller R-Observer S-Observer R-Thief R-Investigator").sleep()
    position = position.until(4).turn(Look(3)).announce(SIG, OBS, OBS, THIEF)
    honest = belief(position, 1, (0, ITapped(1)))
    assert position.notes(1), "the silent Signaller taps to the left"
    assert honest.suspicion[0] < 0.05, "a tap on somebody of the Resistance is made by one of them"
    lied_to = belief(position, 4, (0, ITapped(4)))
    assert lied_to.suspicion[0] > 0.6, "seat 4 was not tapped"


@pytest.mark.parametrize("cards", CardSet)
@pytest.mark.parametrize("players", [3, 6, 10])
def test_bots_play_every_set_to_the_end(cards: CardSet, players: int) -> None:
    for number in range(2):
        match = Match(GAME, tuple(map(str, range(players))), {"card_set": cards}, f"{cards} {number}")
        bots = [HeuristicBot(Dice(Random(f"{number} {seat}").random)) for seat in range(players)]
        assert run(match, bots) == match.outcome
        assert {entry.seat for entry in match.seen(None).talk} == set(range(players)), "everybody has their say"


def test_the_side_of_a_seat_is_the_one_it_begins_on() -> None:
    position = table("R-Thief S-Observer R-Observer").sleep().turn(Steal(1))
    assert [side(see(position.table, seat)) for seat in range(3)] == ["resistance", "spies", "resistance"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 7])
def test_on_either_side_bots_do_better_than_dice(players: int) -> None:
    def wins(resistance: str, spies: str) -> float:
        sides = {"resistance": resistance, "spies": spies}
        return simulate(GAME, players, 200, levels=("random",), sides=sides).wins("resistance").share

    dice = wins("random", "random")
    assert wins("heuristic", "random") > dice + 0.1
    assert wins("random", "heuristic") < dice - 0.03
