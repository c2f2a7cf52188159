"""Writes the numbers and tables of the rulebooks that boards have to show, from the engine, where alone they stand.

python web/write_rules.py          writes web/src/boards/*/rules.ts; a test compares them with what this would write
"""

import json
from pathlib import Path
from typing import Any

from maskenball.games.hoax.overview import Character as HoaxCharacter
from maskenball.games.hoax.tokens import KINDS
from maskenball.games.one_night.model import HQ
from maskenball.games.resistance.characters import LARGE, TEAM_SIZES, fails_needed
from maskenball.games.resistance.model import MOST_REJECTED, SPIES, Character

FOLDER = Path(__file__).parent / "src" / "boards"
HEAD = "// Made by web/write_rules.py from the engine's own tables. Do not edit.\n"
FAILS = {
    players: [fails_needed(players, field) for field in range(len(sizes))] for players, sizes in TEAM_SIZES.items()
}
TABLES: dict[str, list[tuple[str, str, Any, str]]] = {
    "hoax": [
        ("CHARACTERS", "readonly Character[]", [*HoaxCharacter], "In the order of the overview."),
        ("KINDS", "readonly Kind[]", [*KINDS], "The kinds of tokens."),
    ],
    "one_night": [("HQ", "number", HQ, "Tokens that lie in the headquarters.")],
    "resistance": [
        ("TEAM_SIZES", "Record<number, readonly number[]>", TEAM_SIZES, "By players: how many go on each mission."),
        ("FAILS_NEEDED", "Record<number, readonly number[]>", FAILS, "By players: how many Fails each mission takes."),
        ("MOST_REJECTED", "number", MOST_REJECTED, "So many rejected teams in a row lose the game."),
        ("LARGE", "number", LARGE, "From so many players on some cards differ."),
        ("SPIES", "readonly Character[]", [each for each in Character if each in SPIES], "Who is on the spies' side."),
    ],
}
"""By game: name, type, value and meaning of each."""


def written() -> dict[str, str]:
    """All files, by the name of the game."""
    return {game: _file(game, tables) for game, tables in TABLES.items()}


def _file(game: str, tables: list[tuple[str, str, Any, str]]) -> str:
    used = [kind for kind in ("Character", "Kind") if any(f"{kind}[]" in hint for _, hint, _, _ in tables)]
    imports = f'import type {{ {", ".join(used)} }} from "../../types/{game}";\n' if used else ""
    lines = [f"/** {about} */\nexport const {name}: {hint} = {_value(value)};\n" for name, hint, value, about in tables]
    return HEAD + imports + "\n" + "\n".join(lines)


def _value(value: Any) -> str:
    """As TypeScript: a table has a line for each row."""
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = "".join(f"  {key}: {json.dumps(row)},\n" for key, row in value.items())
    return f"{{\n{rows}}}"


if __name__ == "__main__":
    for game, text in written().items():
        (FOLDER / game / "rules.ts").write_text(text, encoding="utf-8")
