"""A question and all one needs for it fit into a window of 80 columns and 24 lines."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, Group
from rich.text import Text
from tests.cli.window import PROMPT, terminal

from maskenball import games
from maskenball.bots import make, run
from maskenball.cli import CATALOGUES
from maskenball.cli.asking import Asking
from maskenball.cli.board import board_for
from maskenball.cli.commands import Commands
from maskenball.cli.human import Human
from maskenball.cli.keyboard import Keyboard
from maskenball.cli.names import BOT_NAMES
from maskenball.cli.page import Page
from maskenball.cli.screen import FINE, lines_of
from maskenball.kernel import Dice, Match
from maskenball.texts import LANGUAGES, Texts

TABLES = [
    ("resistance", 5, {}),
    ("resistance", 10, {"plot": True, "interrogator": True}),
    ("cultists", 4, {}),
    ("cultists", 8, {}),
    ("hoax", 3, {}),
    ("hoax", 8, {}),
    ("decrypto", 3, {}),
    ("decrypto", 8, {}),
    ("one_night", 3, {}),
    ("one_night", 10, {}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=lambda value: str(value)[:10])
def test_every_question_of_a_game_fits_into_a_small_window(
    name: str, players: int, options: dict[str, Any], lang: str
) -> None:
    game = games.find(name)
    names = ("Ada", *BOT_NAMES[: players - 1])
    match = Match(game, names, options, "fits")
    t = Texts(lang, game, names, also=CATALOGUES)
    board = board_for(game, t, FINE)
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True)
    keyboard = Keyboard(t, ("Ada",))
    asking = Asking(console, board, t, Commands(match, 0, keyboard, board, t))
    person = Human(match, 0, keyboard, board, t)
    heights = []

    def look(match: Match) -> None:
        seen = match.seen(0)
        choice = seen.choice or seen.may
        if choice is not None:
            board.look(seen)
            question = Text(board.question(seen) if seen.choice else board.offer(seen))
            below = Group(question, asking.first(choice, seen))
            page = Page(board, seen, person.news(seen), t)
            heights.append(lines_of(console, *page.parts(console, below), below) + 1)

    run(match, [make(game, "random", Dice(Random(seat).random)) for seat in range(players)], watch=look)
    assert heights
    assert max(heights) <= 24


def test_the_board_stays_in_sight_when_an_answer_does_not_do() -> None:
    with terminal("play", "resistance", "--people", "Ada", "--level", "random", "--seed", "s", rows=24) as t:
        t.begin()
        t.answer("nonsense", "99", "still nonsense")
        assert len(t.lines) <= 24
        assert "The Resistance" in t.lines[0]
        assert any("can’t be chosen here" in line for line in t.lines)


def test_something_long_is_read_page_by_page_and_then_the_question_is_back() -> None:
    with terminal("play", "resistance", "--people", "Ada", "--level", "random", "--seed", "s", rows=24) as t:
        t.begin()
        t.wait(PROMPT)
        t.type("/rules")
        t.wait("Enter goes on:")
        assert any("W-01" in line for line in t.lines)
        t.type("")
        while t.wait("Enter goes on:", "back to the game:") == 0:
            t.type("")
        t.type("")
        t.wait(r"\(/ helps\):")
        assert "The Resistance" in t.lines[0]


def test_new_knowledge_is_told_once() -> None:
    game = games.find("hoax")
    match = Match(game, ("Ada", "Bo", "Cy"), None, "s")
    t = Texts("en", game, match.names, also=CATALOGUES)
    board = board_for(game, t, FINE)
    console = Console(file=StringIO(), width=80)
    person = Human(match, 0, Keyboard(t, ("Ada",)), board, t)
    seen = match.seen(0)
    with console.capture() as captured:
        console.print(*Page(board, seen, person.news(seen), t).parts(console, Text()), sep="\n")
    assert captured.get().count("What you really are") == 1


def test_where_room_is_scarce_who_one_is_and_what_is_newest_stay() -> None:
    game = games.find("resistance")
    names = ("Ada", *BOT_NAMES[:6])
    match = Match(game, names, {"hunter": True}, "s")
    t = Texts("en", game, names, also=CATALOGUES)

    class Wise(type(board_for(game, t, FINE))):  # type: ignore[misc]  # the board of the game, with much to know
        def known(self, seen: Any) -> list[str]:
            return [f"fact {number}" for number in range(1, 21)]

    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    page = Page(Wise(t, FINE), match.seen(0), [], t)
    below = Text("Well?")
    parts = page.parts(console, below)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    shown = [line.split("fact ")[1].strip() for line in captured.get().splitlines() if "fact " in line]
    assert shown[:3] == ["1", "2", "3"]
    assert shown[-1] == "20"
    assert "more: /view" in captured.get()
    assert lines_of(console, *parts, below) + 1 <= 24
