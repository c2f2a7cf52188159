"""Measuring is the lab's business; the command hands over whatever stands behind it."""

import sys
from types import SimpleNamespace

import pytest
from tests.cli.keys import Call

from maskenball.cli import bench


def test_what_stands_behind_bench_goes_to_the_lab(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def main(words: list[str]) -> int:
        sys.stdout.write(f"measured with {words}")
        return 3

    monkeypatch.setattr(bench, "import_module", lambda _name: SimpleNamespace(main=main))
    assert call("bench --seconds 2 resistance") == (3, "measured with ['--seconds', '2', 'resistance']", "")
