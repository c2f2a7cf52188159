"""In a real terminal: a game with colours and a fresh screen each time, and one keyboard for several people."""

import re
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.cli.keys import TYPED
from tests.cli.window import PROMPT, terminal

from maskenball import games
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.screen import FINE
from maskenball.games.resistance.model import Character
from maskenball.kernel import Match
from maskenball.texts import Texts

GAME = games.find("resistance")
PLAY = ("play", "resistance", "--level", "random")


def facts(seed: str, options: dict[str, Any], names: tuple[str, ...]) -> list[set[str]]:
    """What each seat knows right after the deal, as the screen says it."""
    match = Match(GAME, names, options, seed)
    board = board_for(GAME, Texts("en", GAME, names, also=CATALOGUES), FINE)
    return [set(board.known(match.seen(seat))) for seat in range(len(names))]


def seed_with(characters: tuple[Character, ...], options: dict[str, Any], names: tuple[str, ...]) -> str:
    """A seed that deals these characters to the first seats."""
    for seed in map(str, range(10_000)):
        match = Match(GAME, names, options, seed)
        if tuple(match.seen(seat).view.character for seat in range(len(characters))) == characters:
            return seed
    raise AssertionError("no such seed")


def test_a_whole_game_and_the_offer_to_keep_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = cycle(TYPED)
    with terminal(*PLAY, "--people", "Ada", "--seed", "s") as t:
        while t.wait(PROMPT, r"Enter: no\)") == 0:
            t.type(next(typed))
        assert "The game is over" in t.all.getvalue()
        t.type(str(tmp_path))
        t.wait("nothing is overwritten")
        t.type(str(file))
        t.wait("Record saved")
        assert t.end() == 0
        assert "\x1b[2J" in t.all.getvalue()
        assert "\x1b[3J" not in t.all.getvalue(), "alone, what you could scroll back to is yours"
        assert "\x1b[1m" in t.all.getvalue()
    assert '"outcome"' in file.read_text()


def test_whoever_names_no_game_picks_one_and_is_told_what_it_is_about() -> None:
    with terminal("play", "--level", "random") as t:
        t.wait("Which game\\?")
        assert "Hoax (hoax)" in t.screen
        t.type("nonsense")
        t.wait("Which game\\?")
        t.type("deci")
        t.wait("Which game\\?")
        t.type("resis")
        t.wait("Enter begins:")
        assert "You are the Resistance, but there are spies among you" in t.screen
        assert "Guest, Kim, Robin, Mika, Toni" in t.screen
        assert "What begins with / is a command" in t.screen


def test_no_color_means_no_colours() -> None:
    with terminal(*PLAY, "--people", "Ada", NO_COLOR="1") as t:
        t.wait(PROMPT)
        assert not re.search(r"\x1b\[[\d;]*3\dm", t.all.getvalue())


def test_nobody_sees_anothers_secret_when_the_keyboard_goes_round(tmp_path: Path) -> None:
    names = ("Ada", "Bo", "Kim", "Robin", "Mika")
    seed = seed_with((Character.SPY, Character.RESISTANCE), {}, names)
    ada, bo = facts(seed, {}, names)[:2]
    typed = cycle(TYPED)
    handed: list[str] = []
    with terminal(*PLAY, "--people", "Ada", "Bo", "--seed", seed, cwd=tmp_path) as t:
        t.begin()
        while len(handed) < 8:
            if t.wait(PROMPT, r"(\w+): press Enter when only you are looking\."):
                assert isinstance(t.child.match, re.Match)
                handed.append(t.child.match[1])
                assert not any(fact in t.screen for fact in ada | bo), "the hand-over screen shows no secret"
                t.type("")
            else:
                mine, others = (ada, bo) if handed[-1] == "Ada" else (bo, ada)
                assert all(fact in t.screen for fact in mine)
                assert not any(fact in t.screen for fact in others)
                t.type(next(typed))
        assert {"Ada", "Bo"} == set(handed)
        assert all(one != other for one, other in pairwise(handed))
        t.type("")
        t.wait(PROMPT)
        t.type("/q")
        t.wait("Stop here")
        t.type("y")
        assert t.end() == 1
        assert "maskenball play --resume" in t.screen
        assert not any(fact in t.screen for fact in ada | bo), "nor does what is left on the screen"


@pytest.mark.rule("J-45")
def test_being_handed_the_keyboard_betrays_no_double_agent() -> None:
    """The Double Agent is a bot here, and yet all people are asked whether they step in."""
    names = ("Ada", "Bo", "Kim", "Robin", "Mika", "Toni", "Luca")
    options = dict.fromkeys(("hunter", "double_agent", "deceiver", "blame"), True)
    seed = seed_with((Character.RESISTANCE_CHIEF, Character.SPY_CHIEF), options, names)
    words = ("--people", "Ada", "Bo", "--players", "7", "--seed", seed, "--option", *options)
    with terminal(*PLAY, *words) as t:
        t.begin()
        for name in ("Ada", "Bo"):
            t.wait(f"{name}: press Enter")
            t.type("")
            t.wait("Somebody could step in now, but not you")
            t.type("")
