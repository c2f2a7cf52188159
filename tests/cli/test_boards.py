"""The board of The Resistance: everything public at one glance, at 80 columns, however long the names."""

from random import Random
from typing import Any

import pytest
from rich.console import Console

from maskenball import games
from maskenball.bots import make, run
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.screen import FINE, PLAIN, Signs
from maskenball.games.resistance.model import Card, Character, Deal, Play, Propose, Vote
from maskenball.kernel import Dice, Match
from maskenball.texts import LANGUAGES, Texts

GAME = games.find("resistance")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
LONG = tuple(f"{letter}{letter.lower() * 17} von und zu Hohenlohe-{letter}"[:40] for letter in "ABCDEFGHIJ")
R, S = Character.RESISTANCE, Character.SPY


def drawn(match: Match, seat: int | None, lang: str = "en", signs: Signs = FINE) -> str:
    """The board as it is printed for this seat, with all it knows."""
    t = Texts(lang, GAME, match.names, also=CATALOGUES)
    board = board_for(GAME, t, signs)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.everything(match.seen(seat)))
    return captured.get()


def row(text: str, start: str) -> str:
    """The line of the board that begins so."""
    return next(line for line in text.splitlines() if line.strip().startswith(start))


@pytest.fixture
def match() -> Match:
    """Bo leads; Cy and Di are spies."""
    return Match(GAME, NAMES, None, "s", Deal((R, R, S, S, R), 1))


def vote(match: Match, team: tuple[int, ...], *yes: int) -> None:
    """The leader proposes this team, and these say yes."""
    match.submit(match.table.state.public.leader, Propose(team))
    for seat in range(5):
        match.submit(seat, Vote(seat in yes))


def test_before_anything_happened(match: Match) -> None:
    text = drawn(match, 0)
    assert row(text, "Mission").split() == ["Mission", "▶", "1", "2", "3", "4", "5"]
    assert row(text, "Team").split() == ["Team", "2", "3", "2", "3", "3"]
    assert "Rejected    ○○○○○" in text
    assert row(text, "1 Ada").split() == ["1", "Ada", "(you)"]
    assert row(text, "2 Bo").split() == ["2", "Bo", "★", "leads"]


def test_votes_stay_with_team_leader_and_what_came_of_them(match: Match) -> None:
    vote(match, (0, 1), 0, 1)
    vote(match, (2, 3), 0, 2, 3)
    match.submit(2, Play(Card.SUCCESS))
    match.submit(3, Play(Card.FAIL))
    text = drawn(match, 0)
    assert row(text, "M1").split() == ["M1·", "M1✘"]
    assert row(text, "1 Ada").split() == ["1", "Ada", "(you)", "[+]", "+"]
    assert row(text, "2 Bo").split() == ["2", "Bo", "[+]★", "−"]
    assert row(text, "3 Cy").split() == ["3", "Cy", "−", "[+]★"]
    assert row(text, "Mission").split() == ["Mission", "✘", "1", "▶", "2", "3", "4", "5"]
    assert row(text, "Cards").split() == ["Cards", "1", "Fail"]


def test_an_accepted_team_is_under_way_until_its_cards_are_shown(match: Match) -> None:
    vote(match, (0, 1), 0, 1, 2)
    assert row(drawn(match, 0), "M1").split() == ["M1▶"]
    assert "● team" in row(drawn(match, 0), "1 Ada")


def test_rejected_teams_are_counted(match: Match) -> None:
    vote(match, (0, 1))
    vote(match, (0, 1))
    assert "●●○○○" in drawn(match, None)


def test_a_spectator_sees_no_character_before_the_end(match: Match) -> None:
    text = drawn(match, None)
    assert "Spy" not in text.replace("2× Spy", "")
    assert "(you)" not in text


def test_spies_see_who_they_are_and_how_they_know(match: Match) -> None:
    assert "Your character: Spy." in drawn(match, 2)
    assert "You know your fellow spy: Di." in drawn(match, 2)


def test_signs_for_terminals_that_know_only_ascii(match: Match) -> None:
    vote(match, (0, 1), 0, 1)
    own = drawn(match, 0, signs=PLAIN).replace("·", "").replace("×", "")
    assert own.isascii()


@pytest.mark.rule("J-11", "J-21")
def test_a_result_that_was_turned_round_counts_the_same_everywhere() -> None:
    """Random Hunters mostly accuse the wrong ones, and so turn results round."""
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    for seed in map(str, range(40)):
        match = Match(GAME, names, {"hunter": True}, seed)
        run(match, [make(GAME, "random", Dice(Random(f"{seed}{seat}").random)) for seat in range(5)], talk=False)
        text = drawn(match, None)
        results = row(text, "Mission").split()
        for number, result in enumerate(match.seen(None).view.public.results, 1):
            if result is not None:
                sign = "✔" if result else "✘"
                assert results[results.index(str(number)) - 1] == sign
                assert f"M{number}{'✘' if result else '✔'}" not in text


OPTIONS = [
    {"plot": True, "interrogator": True},
    {"hunter": True, "plot": True, "targeting": True, "spy_hacker": True, "resistance_hacker": True},
    {"hunter": True, "double_agent": True, "deceiver": True, "blame": True, "coordinator": True},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS)
def test_ten_long_names_fit_into_80_columns(options: dict[str, Any], lang: str) -> None:
    match = Match(GAME, LONG, options, "long")
    widest, looked = 0, [0]

    def look(match: Match) -> None:
        nonlocal widest
        if match.table.step > looked[-1] + 5 or match.outcome:
            looked.append(match.table.step)
            widest = max(widest, *(len(line.rstrip()) for line in drawn(match, 0, lang).splitlines()))

    bots = [make(GAME, "random", Dice(Random(seat).random)) for seat in range(10)]
    run(match, bots, talk=False, watch=look)
    assert 60 < widest <= 80
