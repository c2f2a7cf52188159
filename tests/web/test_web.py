"""The browser client's sources agree with the server's: types, and words in both languages."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from maskenball import games
from maskenball.texts import LANGUAGES
from maskenball.texts.catalogue import Catalogue

WEB = Path(__file__).parents[2] / "web"
LONGEST_LINE = 120
#: The page's own words, and those of each game's board.
TEXTS = ["page", *sorted({path.parent.name for path in (WEB / "src" / "boards").glob("*/*.ftl")})]


def script(name: str) -> ModuleType:
    """A script of web/, as a module."""
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(name: str, lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the arguments it uses."""
    board = WEB / "src" / "boards" / name / f"{lang}.ftl"
    path = WEB / "texts" / f"page.{lang}.ftl" if name == "page" else board
    catalogue = Catalogue(lang, [path.read_text(encoding="utf-8")])
    return {message: catalogue.variables(message) for message in catalogue.ids()}


def test_types_are_those_of_the_server() -> None:
    """Those of the games are no part of the tree: `make web` writes them before they are checked against."""
    written = script("write_types").written()
    kept = {name: (WEB / "src" / "types" / name).read_text(encoding="utf-8") for name in ("http.ts", "protocol.ts")}
    assert kept == {name: written[name] for name in kept}, "run: make web"
    assert {f"{name}.ts" for name in games.names()} == written.keys() - kept.keys()


def test_no_line_of_the_sources_is_longer_than_120_characters() -> None:
    folders = [WEB / "src", WEB / "tests"]
    sources = [path for folder in folders for kind in ("*.svelte", "*.ts", "*.css") for path in folder.rglob(kind)]
    assert len(sources) > 100
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sources
        if path.parent.name != "types"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == [], "prettier leaves comments and words as long as they are"


def test_the_rulebooks_numbers_on_the_boards_are_those_of_the_engine() -> None:
    written = script("write_rules").written()
    on_disk = {path.parent.name: path.read_text(encoding="utf-8") for path in WEB.glob("src/boards/*/rules.ts")}
    assert on_disk == written, "run: python web/write_rules.py"


@pytest.mark.parametrize("name", TEXTS)
def test_pages_speak_both_languages(name: str) -> None:
    german, english = (messages(name, lang) for lang in LANGUAGES)
    assert german == english


@pytest.mark.parametrize("name", TEXTS)
def test_no_word_of_the_pages_is_left_without_use(name: str) -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for kind in ("*.svelte", "*.ts") for path in (WEB / "src").rglob(kind)
    )
    used = set(re.findall(r"""["'`]([a-z][\w-]*)["'`$]""", source))
    made = tuple(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", source))
    unused = {message for message in messages(name, "en") if message not in used and not message.startswith(made)}
    assert unused == set()


def test_every_word_that_pages_ask_for_is_there() -> None:
    known = {message for name in TEXTS for message in messages(name, "en")}
    asked: set[str] = set()
    for path in (WEB / "src").rglob("*.svelte"):
        asked |= set(re.findall(r"""\.say\("([\w-]+)\"""", path.read_text(encoding="utf-8")))
    assert asked - known - {"game-name", "game-tagline", "game-length", "value-none"} == set()
