"""The heuristic bot: it reads claims rightly, plays any set of cards to the end, and is better than dice."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from tests.games.one_night.position import Position, R, S, table

from maskenball.bots import run
from maskenball.bots.characters import CHARACTERS
from maskenball.games.one_night import GAME
from maskenball.games.one_night.bots import HeuristicBot, side
from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.story import Story, stories
from maskenball.games.one_night.claims import (
    IAm,
    IDidNothing,
    ILooked,
    INoticedNoTap,
    IRevealed,
    ISawMineLast,
    IStole,
    ISuspect,
    ITapped,
    ITrust,
    IWas,
    IWasTapped,
)
from maskenball.games.one_night.events import Looked, Stole, Tapped
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import (
    Betray,
    CardSet,
    Exchange,
    Look,
    Recruit,
    Reveal,
    Search,
    Specialist,
    Steal,
    Tap,
    Vote,
    Wish,
)
from maskenball.games.one_night.reasons import AccusesMe, SawMyself, SeenAsSpy
from maskenball.kernel import Action, AnySeen, Claim, Dice, Match, Said, Utterance, see
from maskenball.lab.simulate import simulate

INV, THIEF, SIG, OBS, REVEALER = (
    Specialist(name) for name in ("investigator", "thief", "signaller", "observer", "revealer")
)


def bot(number: int = 1) -> HeuristicBot:
    return HeuristicBot(Dice(Random(number).random))


def pick(position: Position) -> Action:
    """What the bot does whose turn it is at night."""
    return bot().answer(see(position.table, position.at_turn))


def seen(position: Position, seat: int, *talk: tuple[int, Claim]) -> AnySeen:
    """What reaches this seat after this talk."""
    return replace(see(position.table, seat), talk=tuple(Said(by, "all", claim=claim) for by, claim in talk))


def says(position: Position, seat: int, *talk: tuple[int, Claim]) -> list[Claim]:
    """All that a bot in this seat says after this talk, until it has no more to say."""
    player, heard, said = bot(), list(talk), list[Claim]()
    while (utterance := player.say(seen(position, seat, *heard))) is not None:
        assert isinstance(utterance, Utterance)
        heard.append((seat, utterance.claim))
        said.append(utterance.claim)
    return said


def votes(position: Position, seat: int, *talk: tuple[int, Claim]) -> Action:
    """Whom a bot in this seat votes for after this talk."""
    return bot().answer(seen(position.to_vote(), seat, *talk))


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


def test_what_the_others_may_have_done_is_weighed_exactly() -> None:
    position = table("R-Investigator R-Thief R-Thief").sleep().turn(Look(1)).morning().announce(INV, THIEF)
    weighed = belief(position, 0)
    view, dice = position.view(0), Dice(Random(2).random)
    worlds = [GAME.redeal(view, dice) for _ in range(4000)]
    for seat in range(3):
        drawn = sum(world.state.tokens[seat] is S for world in worlds) / len(worlds)
        assert weighed.suspicion[seat] == pytest.approx(drawn, abs=0.03)


# The night


def test_at_night_nothing_is_spent_on_somebody_who_is_known_already() -> None:
    tapped = table("R-Signaller R-Investigator S-Observer R-Thief").sleep().turn(Tap(1))
    assert pick(tapped) != Look(0), "a tap on the Resistance comes from the Resistance"
    robbed = table("R-Signaller R-Thief S-Observer").sleep().turn(Tap(1))
    assert pick(robbed) == Steal(2)


def test_a_signaller_taps_whoever_can_still_make_use_of_it() -> None:
    assert pick(table("R-Observer R-Signaller S-Thief R-Investigator").sleep().until(1)) == Tap(2)


def test_a_recruiter_swaps_before_the_others_look() -> None:
    assert pick(table("R-Observer R-Recruiter S-Thief R-Investigator").sleep().until(1)) == Exchange((2, 3))


def test_spies_win_over_the_leader_who_will_notice() -> None:
    recruiter = table("R-Observer R-Thief S-Recruiter R-Investigator", hq="SSR").sleep().until(2)
    assert pick(recruiter.pick(Search(0))) == Recruit(0)
    rogue = table("R-Observer R-Thief S-Rogue S-Investigator").sleep().until(2)
    assert pick(rogue) == Betray(0, 3)


def test_a_spy_clears_nobody_by_opening_a_token() -> None:
    assert pick(table("R-Observer S-Revealer R-Thief S-Investigator").sleep().until(1)) == Reveal(3)


# The day


def test_an_investigator_tells_what_it_saw_and_votes_by_it() -> None:
    cast = "R-Observer R-Investigator S-Observer R-Thief"
    position = table(cast).sleep().until(1).turn(Look(2)).morning().announce(OBS, INV, OBS)
    assert says(position, 1) == [ILooked(2, S), ISuspect(2)]
    assert votes(position, 1, (2, ILooked(3, S)), (3, ISuspect(0))) == Vote(2)


def test_whoever_was_tapped_says_so_and_trusts_the_tapper() -> None:
    position = table("R-Signaller R-Observer S-Observer R-Thief").sleep().turn(Tap(1)).morning().announce(SIG, OBS, OBS)
    said = says(position, 1, (0, ITapped(1)), (2, IDidNothing()), (3, IStole(0, R)))
    assert said[:2] == [IDidNothing(), IWasTapped(0)]
    assert ITrust(0) in said
    assert ISuspect(0) not in said


def test_who_had_to_take_another_marker_names_the_own_card() -> None:
    position = table("S-Thief R-Observer R-Investigator").sleep().morning().announce(OBS, THIEF)
    assert says(position, 1)[:2] == [IWas(R, OBS), IDidNothing()]


def test_a_thief_who_became_a_spy_keeps_it_dark() -> None:
    position = table("R-Thief S-Observer R-Observer R-Investigator").sleep().turn(Steal(1)).morning()
    position = position.announce(THIEF, OBS, OBS)
    said = says(position, 0)
    assert IStole(1, S) not in said
    assert ISawMineLast(R) in said
    assert not {ISuspect(0), ITrust(1)} & {*said}


@pytest.mark.parametrize("number", range(8))
def test_what_a_spy_says_could_have_happened(number: int) -> None:
    cast = "R-Revealer S-Investigator R-Observer R-Signaller"
    position = table(cast).sleep().turn(Reveal(2)).until(3).turn(Tap(2)).morning().announce(REVEALER, INV, OBS)
    player = bot(number)
    talk = [(0, IRevealed(2, R)), (2, IWasTapped(3)), (3, ITapped(2))]
    said = player.say(seen(position, 1, *talk))
    claim = said.claim if isinstance(said, Utterance) else said
    assert isinstance(claim, ILooked), "it keeps to the marker it took"
    assert claim != ILooked(2, S), "everybody sees that token"


def test_spies_alone_at_the_table_share_out_their_votes() -> None:
    position = table("S-Observer S-Observer S-Thief").sleep().morning().announce(OBS, OBS)
    assert [votes(position, seat) for seat in range(3)] == [Vote(1), Vote(2), Vote(0)]


def test_spies_do_not_vote_for_each_other() -> None:
    position = table("S-Observer S-Observer R-Thief R-Investigator").sleep().morning().announce(OBS, OBS, THIEF)
    accused = (3, ILooked(1, S)), (2, ISuspect(1)), (3, ISuspect(1))
    assert votes(position, 0, *accused) != Vote(1)


def test_bots_ask_for_the_vote_only_when_everybody_has_spoken() -> None:
    position = table("R-Thief S-Observer R-Observer").sleep().morning().announce(THIEF, OBS)
    player = bot()
    player.cut(seen(position, 0, (1, IDidNothing())))
    once = (1, IDidNothing()), (2, IDidNothing())
    assert player.cut(seen(position, 0, *once)) is None, "they may have more to say"
    assert player.cut(seen(position, 0, *once, (1, ISuspect(2)), (2, ISuspect(1)))) == Wish(end=True)


def test_nobody_denies_a_tap_that_nobody_speaks_of() -> None:
    position = table("R-Observer R-Signaller S-Thief R-Investigator").sleep().until(1).turn(Tap(2)).morning()
    position = position.announce(OBS, SIG, THIEF)
    assert INoticedNoTap() not in says(position, 0, (1, ITapped(2)))
    assert INoticedNoTap() in says(position, 0, (1, ITapped(0))), "but a lie is called one"


def test_a_suspicion_comes_with_what_was_said_of_the_suspect() -> None:
    cast = "R-Observer R-Investigator S-Observer R-Thief"
    position = table(cast).sleep().until(1).turn(Look(2)).morning().announce(OBS, INV, OBS)
    all_say = (0, IDidNothing()), (1, ILooked(2, S)), (2, IDidNothing()), (3, IStole(0, R)), (0, ISawMineLast(R))
    said = bot().say(seen(position, 0, *all_say))
    assert isinstance(said, Utterance)
    assert (said.claim, said.wording.reason) == (ISuspect(2), SeenAsSpy(2, 1))
    said = bot().say(seen(position, 1, (1, ILooked(2, S))))
    assert isinstance(said, Utterance)
    assert (said.claim, said.wording.reason) == (ISuspect(2), SawMyself(2))


def test_whoever_is_accused_answers() -> None:
    position = table("R-Observer R-Thief S-Observer").sleep().until(1).turn(Steal(0)).morning().announce(OBS, THIEF)
    player = bot()
    player.character = CHARACTERS["bold"]
    talk: list[tuple[int, Claim]] = [(2, IDidNothing()), (2, ISuspect(1))]
    answers = list[tuple[Claim, Any]]()
    while (said := player.say(seen(position, 1, *talk))) is not None:
        assert isinstance(said, Utterance)
        talk.append((1, said.claim))
        answers.append((said.claim, said.wording.reason))
    assert (IAm(R), AccusesMe(2)) in answers


# Whole games


@pytest.mark.parametrize("cards", CardSet)
@pytest.mark.parametrize("players", [3, 6, 10])
def test_bots_play_every_set_to_the_end(cards: CardSet, players: int) -> None:
    for number in range(2):
        match = Match(GAME, tuple(map(str, range(players))), {"card_set": cards}, f"{cards} {number}")
        bots = [HeuristicBot(Dice(Random(f"{number} {seat}").random)) for seat in range(players)]
        assert run(match, bots) == match.outcome
        assert {entry.seat for entry in match.seen(None).talk} == set(range(players)), "everybody has their say"


def test_whatever_others_say_a_leader_knows_the_own_token() -> None:
    """N-24: it looks at it last of all, so nothing can have changed it."""
    spies = 0
    for number in range(40):
        match = Match(GAME, ("Ada", "Bo", "Cy"), None, f"own token {number}")
        bots = [HeuristicBot(Dice(Random(f"{number} {seat}").random)) for seat in range(3)]
        run(match, bots)
        leader = match.table.state.public.leader
        last = Facts(match.seen(leader).view).last_look
        kept = bots[leader].kept
        assert kept is not None
        assert kept[1].turned == (last is S)
        spies += last is S
    assert spies > 5


def test_the_side_of_a_seat_is_the_one_it_begins_on() -> None:
    position = table("R-Thief S-Observer R-Observer").sleep().turn(Steal(1))
    assert [side(see(position.table, seat)) for seat in range(3)] == ["resistance", "spies", "resistance"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 7])
def test_on_either_side_bots_do_better_than_dice(players: int) -> None:
    def wins(resistance: str, spies: str) -> float:
        sides = {"resistance": resistance, "spies": spies}
        return simulate(GAME, players, 200, bots="random", sides=sides).wins("resistance").share

    dice = wins("random", "random")
    assert wins("heuristic", "random") > dice + 0.1
    assert wins("random", "heuristic") < dice - 0.03
