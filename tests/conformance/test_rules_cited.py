"""Every numbered rule of a game has a test that cites it, and no test cites a rule that is not there."""

from pathlib import Path

import pytest

from maskenball import games
from maskenball.testing.rules import all_cited, cited, rules, uncited

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", games)
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    assert rules(games[name])
    assert uncited(games[name], TESTS) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(all_cited(TESTS).difference(*map(rules, games.values()))) == []


def test_citations_are_found() -> None:
    source = "@pytest.mark.rule('W-01', 'W-02')\ndef test_x(): ...\n@pytest.mark.slow\ndef test_y(): ...\n"
    assert list(cited(source)) == ["W-01", "W-02"]
