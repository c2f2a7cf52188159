"""Games of other packages: found by their entry points, whether they are a folder or a single module."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from maskenball import games, simulate
from maskenball.cli import main
from maskenball.cli.new_game import written
from maskenball.games import GROUP, _of_others, find, names, part
from maskenball.kernel import Malformed
from maskenball.server.http.describe import describe
from maskenball.server.http.lessons import plan
from maskenball.texts import Texts
from maskenball.texts.rules import rules_of

MODULES = ("model", "phases", "state", "seen", "__init__")


def as_one_module(folder: Path, name: str) -> None:
    """The new game's folder as a single module, with its words and rules beside it."""
    texts = {path.removeprefix(f"src/{name}/"): text for path, text in written(name)}
    bodies = []
    for module in MODULES:
        text = texts[f"{module}.py"].replace(f"from {name} import model, seen\n", "")
        lines = text.replace("model.", "").replace("seen.", "").splitlines()
        bodies.append("\n".join(_without_own_imports(lines, name)))
    (folder / f"{name}.py").write_text("\n".join(bodies))
    for path in ("texts/de.ftl", "texts/en.ftl", "RULES.md"):
        place = folder / Path(path).parent / f"{name}.{Path(path).name}"
        place.parent.mkdir(exist_ok=True)
        place.write_text(texts[path], encoding="utf-8")


def _without_own_imports(lines: list[str], name: str) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.strip().startswith((f"from {name}.", f"import {name}")):
            inside = line.endswith("(")
            yield "    pass" if line.startswith("    ") else ""
        elif inside:
            inside = line != ")"
        else:
            yield line


@pytest.fixture(params=["folder", "module"])
def spyfall(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with a game in it, as if it were installed."""
    name = f"spyfall_{request.param}"
    if request.param == "folder":
        for path, text in written(name):
            if path.startswith("src/"):
                file = tmp_path / path.removeprefix("src/")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
    else:
        as_one_module(tmp_path, name)
    entry = EntryPoint(name, f"{name}:GAME", GROUP)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [entry] if group == GROUP else [])
    caches = (names, find, part, _of_others)
    for each in caches:
        each.cache_clear()
    yield name
    monkeypatch.undo()
    for each in caches:
        each.cache_clear()
    for module in [module for module in sys.modules if module.partition(".")[0] == name]:
        del sys.modules[module]


def test_it_is_a_game_like_any_other(spyfall: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert spyfall in games
    game = games[spyfall]
    assert Texts("de", game)("game-name") == "Der Dieb im Haus"
    assert "T-01" in rules_of(game.package)
    assert describe(game).bots == ("random",)
    assert plan(game, "de") is None
    assert simulate(game, games=3).games == 3
    assert main(["rules", spyfall, "T-02", "--lang", "en"]) == 0
    assert "name a suspect" in capsys.readouterr().out


def test_it_must_be_called_as_it_is_installed(spyfall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("another", f"{spyfall}:GAME", GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_group: [entry])
    names.cache_clear()
    _of_others.cache_clear()
    with pytest.raises(AssertionError, match=f"the game {spyfall} is installed as another"):
        games.find("another")


def test_a_game_of_ours_cannot_be_replaced(spyfall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("resistance", f"{spyfall}:GAME", GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_group: [entry])
    names.cache_clear()
    _of_others.cache_clear()
    assert games["resistance"].package == "maskenball.games.resistance"
    with pytest.raises(Malformed):
        games.find(spyfall)
