"""Our games and the toy, put to the test with the tables of theirs that must not be missing."""

from pathlib import Path
from typing import Any

import msgspec

from maskenball import games
from maskenball.testing import Case, cases, register
from maskenball.testing.toy import GAME as TOY

FOLDER = Path(__file__).parents[1] / "games"


def always(name: str) -> list[tuple[int, dict[str, Any]]]:
    """The tables of this game that must not be missing."""
    file = FOLDER / name / "tables.json"
    return msgspec.json.decode(file.read_bytes(), type=list[tuple[int, dict[str, Any]]]) if file.exists() else []


GAMES = [register(game, always(game.name)) for game in (TOY, *games.values())]


def all_cases() -> list[Case]:
    """All tables of all games."""
    return [case for game in GAMES for case in cases(game.name)]
