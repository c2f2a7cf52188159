"""Whatever a game asks, the pages have words and a layout for it: labels for forms, cards for hushed phases."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maskenball import games
from maskenball.kernel import Choice, Either, Form, Table
from maskenball.testing.play import played
from maskenball.testing.tables import Case, cases
from maskenball.texts import LANGUAGES
from maskenball.texts.catalogue import Catalogue

WEB = Path(__file__).parents[2] / "web"
OWN = {"CodeForm", "ClueForm", "Paths"}
"""Choices with a panel of their own that has no labels."""
TABLES = 4
"""So many tables of each game, each played once."""


def tables(game: str) -> Iterator[Table]:
    """Positions of this game, out of random play."""
    found = list(cases(game))
    for case in found[:: max(len(found) // TABLES, 1)] + [case for case in found if _all_cards(case)]:
        for match in played(case, 0):
            yield match.table


def _all_cards(case: Case) -> bool:
    """All kinds of cards of the night come up only where there are many."""
    return case.name == "one_night" and case.players >= 9


def forms(choice: Choice | None) -> list[Form[Any]]:
    """What of this is to be filled in."""
    parts = choice.choices if isinstance(choice, Either) else (choice,)
    return [part for part in parts if isinstance(part, Form) and type(part).__name__ not in OWN]


@pytest.mark.parametrize("game", games.names())
def test_every_field_that_is_to_be_filled_in_has_a_label(game: str) -> None:
    asked: set[str] = set()
    for table in tables(game):
        views = [table.game.view(table.state, seat) for seat in range(table.state.public.players)]
        for choice in (*table.ask.must.values(), *table.ask.may.values(), *map(table.game.claims, views)):
            for form in forms(choice):
                asked |= {f"field-{type(form.default).__name__}-{field}" for field in form.fields}
    for lang in LANGUAGES:
        path = WEB / "src" / "boards" / game / f"{lang}.ftl"
        catalogue = Catalogue(lang, [path.read_text(encoding="utf-8")])
        assert asked - set(catalogue.ids()) == set()


@pytest.mark.parametrize("game", games.names())
def test_every_hushed_phase_says_how_its_cards_lie(game: str) -> None:
    hushed = {type(table.state.phase).__name__ for table in tables(game) if table.ask.hush}
    path = WEB / "src" / "boards" / game / "hush.ts"
    said = set(re.findall(r"^  (\w+): \(", path.read_text(encoding="utf-8"), re.MULTILINE)) if path.exists() else set()
    assert hushed - said == set()
