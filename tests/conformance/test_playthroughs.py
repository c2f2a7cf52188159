"""One match of each kind as a file, every seat's view at every step: a change of the rules is a change you can read.

`pytest --write-playthroughs tests/conformance/test_playthroughs.py` writes the files anew; look at the difference
before you keep it. A new one needs only its first four lines: game, players, options and seed.
"""

from pathlib import Path

import pytest

from maskenball import games
from maskenball.kernel import replay
from maskenball.testing.playthrough import read, written

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_still_looks_the_same_to_everybody(path: Path, request: pytest.FixtureRequest) -> None:
    text = path.read_text(encoding="utf-8")
    now = written(text)
    if request.config.getoption("--write-playthroughs"):
        path.write_text(now, encoding="utf-8")
    elif now != text:
        lines = zip(text.splitlines(), now.splitlines(), strict=False)
        number, (old, new) = next(
            (at for at in enumerate(lines, 1) if at[1][0] != at[1][1]), (text.count("\n"), ("its end", "more"))
        )
        pytest.fail(f"{path.name}:{number} was\n{old}\nand is now\n{new}\n(--write-playthroughs writes it anew)")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_a_whole_match(path: Path) -> None:
    case, _seed, record = read(path.read_text(encoding="utf-8"))
    *_, match = replay(record, case.game)
    assert match.outcome is not None


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_playthrough(name: str) -> None:
    assert [path for path in FILES if path.parent.name == name]


def test_playthroughs_stay_small_enough_to_read() -> None:
    assert sum(path.stat().st_size for path in FILES) < 1_500_000
