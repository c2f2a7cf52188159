"""Games of other packages: found by their entry points, whether they are a folder or a single module."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening, refusal

from maskenball import games, simulate
from maskenball.cli import main
from maskenball.cli.new_game import written
from maskenball.games import GROUP, _of_others, find, names, part
from maskenball.kernel import Game, Malformed
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
    monkeypatch.syspath_prepend(tmp_path)
    with installed(EntryPoint(name, f"{name}:GAME", GROUP)):
        yield name
    for module in [module for module in sys.modules if module.partition(".")[0] == name]:
        del sys.modules[module]


@contextmanager
def installed(*entries: EntryPoint) -> Iterator[None]:
    """As if these games of other packages were installed, and no others."""

    def forget() -> None:
        for each in (names, find, part, _of_others, describe):
            each.cache_clear()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("importlib.metadata.entry_points", lambda group: entries if group == GROUP else [])
        forget()
        yield
    forget()


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


def test_it_must_be_called_as_it_is_installed(spyfall: str) -> None:
    with installed(EntryPoint("another", f"{spyfall}:GAME", GROUP)):
        assert "another" not in games
        assert games.broken() == {"another": f"ValueError: the game {spyfall} is installed as another"}


def test_a_game_of_ours_cannot_be_replaced(spyfall: str) -> None:
    with installed(EntryPoint("resistance", f"{spyfall}:GAME", GROUP)):
        assert games["resistance"].package == "maskenball.games.resistance"
        assert games.broken() == {}
        with pytest.raises(Malformed):
            games.find(spyfall)


# Games that fail

BROKEN = {
    "raises": ("raise OSError('no sound card')\nGAME = None", "OSError: no sound card"),
    "leaves": ("import sys\nsys.exit(3)", "SystemExit: 3"),
    "missing": ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing'"),
    "nothing": ("", "AttributeError: module 'nothing' has no attribute 'GAME'"),
    "number": ("GAME = 7", "TypeError: int is no Game"),
}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games of other packages of which none can be loaded."""
    for name, (source, _) in BROKEN.items():
        (tmp_path / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with installed(*(EntryPoint(name, f"{name}:GAME", GROUP) for name in BROKEN)):
        yield
    for name in BROKEN:
        sys.modules.pop(name, None)


def test_games_that_cannot_be_loaded_are_none(broken: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert games.broken() == {name: reason for name, (_, reason) in BROKEN.items()}
    assert len(games) == 5
    assert main(["games", "--lang", "en"]) == 0
    assert "leaves" not in capsys.readouterr().out
    assert main(["play", "raises", "--lang", "en"]) == 2
    assert "“raises” of another package can't be loaded (OSError: no sound card)" in capsys.readouterr().err


@evening
async def test_a_server_starts_without_games_that_cannot_be_loaded(
    broken: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        assert len((await table.client().get("/api/games"))["games"]) == 5
    lines = [record for record in caplog.records if record.getMessage() == "game left out"]
    told = {vars(record)["game"]: vars(record)["reason"] for record in lines}
    assert told == {name: reason for name, (_, reason) in BROKEN.items()}
    assert len(lines) == len(BROKEN), "one line each"


@evening
async def test_a_server_starts_without_a_game_that_fails_after_it_was_loaded(
    spyfall: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    beside = tmp_path / spyfall / "presets.json", tmp_path / f"{spyfall}.presets.json"
    beside[not beside[0].parent.exists()].write_text("[{}]")
    async with Evening(tmp_path) as table:
        assert len((await table.client().get("/api/games"))["games"]) == 5
        assert await refusal(table.client().get(f"/api/games/{spyfall}")) == "no_such_game"
    (line,) = [record for record in caplog.records if record.getMessage() == "game left out"]
    assert vars(line)["game"] == spyfall
    assert "missing required field" in vars(line)["reason"]


@evening
async def test_a_game_of_ours_that_fails_is_never_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(game: Game) -> None:
        raise RuntimeError(game.name)

    monkeypatch.setattr("maskenball.server.http.about.describe", fails)
    with pytest.raises(RuntimeError):
        await Evening(tmp_path).open()
