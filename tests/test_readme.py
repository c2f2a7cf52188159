"""What the README and the documents show runs as it stands there."""

import re
from pathlib import Path

import pytest

from maskenball import games
from maskenball.kernel import load_record, replay

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})  # the reader's own program, word for word
    assert "resistance" in capsys.readouterr().out


def test_the_record_of_the_docs_replays() -> None:
    text = (README.parent / "docs" / "records.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    record = load_record(example.encode(), games.find)
    *_, match = replay(record, games.find(record.game))
    assert len(match.seen(0).talk) == 1
