"""Redealt worlds against games: over many games, what a seat would imagine comes up as often as what was."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from math import sqrt
from random import Random

import pytest
from tests.games.one_night.position import Position, R, S, table

from maskenball.games.one_night import GAME
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.imagined import Night
from maskenball.games.one_night.model import Exchange, Look, Reveal, Specialist, Steal, Token
from maskenball.games.one_night.night import NightTurn
from maskenball.games.one_night.state import State, View
from maskenball.kernel import Chance, Dice, Table, open_table
from maskenball.testing.worlds import differences

searching = import_module("maskenball.games.one_night.redeal")
REVEALER = Specialist.REVEALER
GAMES = 2000
MOST_STEPS = 18
"""No night of four lasts longer."""


def moment(table: Table, dice: Chance) -> Table:
    """Any moment of the night; sometimes it is over already. Only a search of HQ takes more than two steps a turn."""
    searched = {Specialist.RECRUITER, Specialist.DEFECTOR} & {*table.state.deal.cards}
    return on(table, dice, dice.below(MOST_STEPS if searched else 9))


def morning(table: Table, dice: Chance) -> Table:
    """The end of the night."""
    return on(table, dice, MOST_STEPS)


def own_turn(table: Table, dice: Chance) -> Table:
    """When seat 2 has just been woken."""
    while not (isinstance(table.state.phase, NightTurn) and table.state.phase.seat == 2):
        table = on(table, dice, 1)
    return table


def on(table: Table, dice: Chance, steps: int) -> Table:
    """So many steps further, but not into the day."""
    for _ in range(steps):
        if table.ask.hush or table.step == 1:
            table, _told = table.submit_all(table.ask.sample(dice))
    return table


def parts(state: State, view: View) -> list[object]:
    """What can be told of a world, each along with what lies open to this seat."""
    facts = Facts(view)
    seen = len(facts.open_at_turn), len(facts.open_at_end)
    deal = state.deal
    told: list[object] = [("spies", place) for place, token in enumerate(deal.tokens + deal.hq) if token is S]
    told += [("now", place) for place, token in enumerate(state.tokens) if token is S]
    told += [("card", *pair) for pair in enumerate(deal.cards)]
    told += [("cards", deal.cards), ("deeds", len(state.deeds))]
    told += [("deed", deed.seat, type(deed.act), getattr(deed.act, "seat", None)) for deed in state.deeds]
    if facts.current is not None:
        told += [("at turn", deal.cards[facts.current], sum(deed.seat == facts.current for deed in state.deeds))]
    return [(seen, part) for part in told]


CASES: list[tuple[str, Callable[[Table, Chance], Table], int | None]] = [
    ("revealer revealer recruiter thief", morning, None),
    ("revealer revealer recruiter thief", morning, 2),
    ("revealer revealer investigator observer", own_turn, 2),
    ("observer thief investigator analyst", moment, 0),
    ("signaller signaller defector rogue", moment, 1),
    ("signaller thief investigator observer", morning, 1),
    ("signaller deep_agent recruiter revealer", moment, 3),
]


@pytest.mark.rule("N-70", "N-73", "N-75")
@pytest.mark.parametrize(("cards", "until", "seat"), CASES)
def test_what_a_seat_imagines_comes_up_as_often_as_what_was(
    cards: str, until: Callable[[Table, Chance], Table], seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However rare a view is: here none is searched for with guided swaps, which need weights."""
    monkeypatch.setattr(searching, "UNGUIDED", searching.MOST_TRIES)
    dice = Dice(Random(f"{cards} {seat}").random)
    options = GAME.options({"cards": cards.split()}, 4)
    real: Counter[object] = Counter()
    imagined: Counter[object] = Counter()
    for _ in range(GAMES):
        opened, _told = open_table(GAME, 4, options, "", GAME.deal(options, 4, dice, 0))
        state = until(opened, dice).state
        view: View = GAME.view(state, seat)
        world = GAME.redeal(view, dice)
        assert world.weight == 1
        real.update(parts(state, view))
        imagined.update(parts(world.state, view))
    for part in real.keys() | imagined.keys():
        spread = sqrt(real[part] + imagined[part])
        assert abs(real[part] - imagined[part]) <= 4.5 * spread + 3, part


@pytest.mark.rule("N-38", "N-73")
def test_how_many_revealers_came_before_is_as_likely_as_counted_by_hand() -> None:
    """Seat 2 finds the token of seat 3 open. One Revealer before it turned that token in 1 of 3 cases, and there are
    two ways to sit so. Of two Revealers before it both did, or one did and the other turned a Spy token: 0 and 1 are
    Spies in 3 of 5 cases, so this comes to 1 + 3/5 + 3/5 of 9 cases."""
    view = table("R-Revealer S-Observer R-Investigator R-Revealer").sleep().turn(Reveal(3)).turn().view(2)
    dice = Dice(Random(1).random)
    worlds = 3000
    both = sum(GAME.redeal(view, dice).state.deal.cards[:2] == (REVEALER, REVEALER) for _ in range(worlds))
    share = (11 / 5 / 9) / (11 / 5 / 9 + 2 / 3)
    assert abs(both - worlds * share) <= 3.5 * sqrt(worlds * share * (1 - share))


def swapped_and_looked() -> Position:
    """Seat 3 looks at a token that two others may have moved before."""
    night = table("R-Thief R-Recruiter S-Revealer R-Investigator").sleep()
    return night.turn(Steal(1)).turn(Exchange((0, 2))).turn(Reveal(1)).turn(Look(1)).morning()


def stolen_and_checked() -> Position:
    """Seat 1 steals, seat 3 looks at its own token, and at last the leader at what lies before it."""
    night = table("R-Recruiter R-Thief R-Thief S-Confirmer").sleep()
    return night.turn(Exchange((1, 3))).turn(Steal(3)).turn(Steal(0)).morning()


RARE = {
    "looked": (swapped_and_looked, 3, {1}),
    "stole": (stolen_and_checked, 1, {1}),
    "confirmed": (stolen_and_checked, 3, {3}),
    "last look": (stolen_and_checked, 0, {0}),
}


@pytest.mark.rule("N-70", "N-73")
@pytest.mark.parametrize("name", RARE)
def test_worlds_found_by_guided_swaps_are_as_likely_by_their_weight(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rare views are searched with swaps drawn to what the seat saw; here from the first try on."""
    position, seat, places = RARE[name]
    view = position().view(seat)
    dice = Dice(Random(name).random)
    thrown = [GAME.redeal(view, dice) for _ in range(1500)]
    assert {world.weight for world in thrown} == {1}
    monkeypatch.setattr(searching, "UNGUIDED", 0)
    assert searching.draw(Facts(view), dice).guide == places
    guided = [GAME.redeal(view, dice) for _ in range(1500)]
    assert len({world.weight for world in guided}) > 1
    assert list(differences(thrown, guided)) == []


@pytest.mark.rule("N-75")
@pytest.mark.parametrize(
    ("cast", "card", "token", "share"),
    [
        # One pick and so two steps against one: the Investigator has 2 of 3.
        ("R-Investigator R-Observer R-Confirmer", Specialist.INVESTIGATOR, None, 2 / 3),
        # The third Spy token lies on HQ: a Defector has 2, 3 or 4 steps, an Observer one.
        ("R-Defector S-Observer S-Confirmer", Specialist.DEFECTOR, None, 3 / 4),
        # A spy (3 of 5) looks 5/3 times on average, then recruits: 11/3 steps; a loyal Recruiter has 2, an Observer 1.
        ("S-Recruiter R-Observer R-Confirmer", Specialist.RECRUITER, S, 0.55),
        # The same table: 0.4 of 2.
        ("R-Recruiter R-Observer R-Confirmer", Specialist.RECRUITER, R, 0.2),
    ],
)
def test_each_step_of_anothers_turn_is_as_likely(
    cast: str, card: Specialist, token: Token | None, share: float
) -> None:
    """Whose turn it is nobody else can tell how far it is: a turn of more steps is the likelier one."""
    view = table(cast).sleep().view(2)
    dice = Dice(Random(cast).random)
    worlds = 1600
    found = [GAME.redeal(view, dice).state.deal for _ in range(worlds)]
    hits = sum(deal.cards[0] is card and token in (None, deal.tokens[0]) for deal in found)
    assert abs(hits - worlds * share) <= 4 * sqrt(worlds * share * (1 - share))


@pytest.mark.rule("N-75")
@pytest.mark.parametrize(
    ("cast", "most"),
    [
        ("R-Observer R-Investigator R-Confirmer", 2),
        ("R-Observer R-Defector R-Confirmer", 4),
        ("R-Observer R-Recruiter R-Confirmer", 5),
        ("R-Observer R-Recruiter R-Defector", 5),
    ],
)
def test_a_turn_of_one_step_is_kept_as_seldom_as_the_longest_has_steps(cast: str, most: int) -> None:
    position = table(cast).sleep()
    for throw, kept in ((1 / most - 0.01, True), (1 / most + 0.01, False)):
        night = Night(Facts(position.view(2)), position.state.deal)
        assert searching._stop_somewhere(night, 0, Dice(lambda throw=throw: throw)) is kept  # type: ignore[misc]
