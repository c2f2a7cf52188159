"""What the documents say of the code is so: trees, imports, paths, commands, words; and their programs run."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from tests.test_imports import DOORS

from maskenball import games
from maskenball.cli.arguments import COMMANDS
from maskenball.cli.new_game import written
from maskenball.kernel import Seen

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "maskenball"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OURS = ("architecture.md", "adding-a-game.md", "glossary.md", "writing-a-bot.md")
"""Pages whose every path is looked for."""


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[tuple[str, str]]:
    """The code of this kind on a page, each with what stands behind the kind."""
    found = re.findall(rf"^ *```{kind}([^\n]*)\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    return [(about.strip(), dedent(code)) for about, code in found]


# Architecture


def tree(text: str) -> list[tuple[int, str]]:
    """The lines of the first tree on the page that begins with src/maskenball/, each with its depth."""
    block = next(code for _, code in blocks(text, "") if code.startswith("src/maskenball/"))
    lines = block.splitlines()[1:]
    return [((len(line) - len(line.lstrip())) // 2, line.strip()) for line in lines if line.startswith("  ")]


def named(text: str) -> dict[str, set[str]]:
    """Each room of the tree with what is named in it: folders, and modules written as such."""
    rooms: dict[str, set[str]] = {}
    room = ""
    for depth, line in tree(text):
        if depth == 1:
            room = line.split()[0].rstrip("/")
            rooms[room] = set()
        elif depth in (2, 3):
            rooms[room] |= {word.rstrip("/") for word in re.findall(r"\w+(?:/|\.py)", line)}
    return rooms


def test_every_room_is_in_the_tree_and_every_room_of_the_tree_is_there() -> None:
    rooms = {path.name for path in SRC.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert set(named(page("architecture.md"))) == rooms - {"__init__.py", "__main__.py"}


def test_what_the_tree_names_is_there() -> None:
    for room, parts in named(page("architecture.md")).items():
        for part in parts:
            found = [*SRC.glob(f"{room}/{part}"), *SRC.glob(f"{room}/*/{part}")]
            assert found, f"{room}/{part} is in the tree and nowhere else"


def test_every_module_of_the_kernel_is_in_the_tree() -> None:
    modules = {path.name for path in (SRC / "kernel").glob("*.py")} - {"__init__.py"}
    assert modules == named(page("architecture.md"))["kernel"]


def test_every_package_of_the_server_is_in_the_tree() -> None:
    packages = {path.parent.name for path in (SRC / "server").glob("*/__init__.py")}
    assert packages <= named(page("architecture.md"))["server"]


def test_imports_point_the_way_that_the_pages_say() -> None:
    for text in (page("architecture.md"), (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")):
        (arrow,) = re.findall(r"`(kernel ← [^`]*)`", text)
        steps = [[room.strip() for room in step.split(",")] for step in arrow.split("←")]
        assert steps[0] == ["kernel"]
        for at, rooms in enumerate(steps):
            for room in rooms:
                below = {each for step in steps[:at] for each in step}
                above = {each for step in steps[at:] for each in step} - {room}
                assert below <= DOORS[room], f"{room} is said to know {below - DOORS[room]}"
                assert not above & DOORS[room], f"{room} knows {above & DOORS[room]}"
    assert DOORS["texts"] == DOORS["protocol"] == {"kernel"}
    assert "server" not in DOORS["testing"]


# Paths, commands, words


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("name", [*OURS, "../CONTRIBUTING.md"])
def test_paths_are_there(name: str) -> None:
    words = re.findall(r"`((?:src|tests|docs|web|server|games|benchmarks|tools)/[\w./<>-]+)`", page(name))
    for word in words:
        path = re.sub(r"<\w+>", "resistance", word)
        places = (ROOT / path, SRC / path, ROOT / path.replace("resistance", "decrypto"))
        assert any(place.exists() for place in places), word


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_are_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)`", text)) <= targets
    said = re.findall(r"(?:^ *|`)maskenball ([a-z][a-z-]+)\b", text, re.MULTILINE)
    assert set(said) <= set(COMMANDS)


def words() -> list[tuple[str, str]]:
    return re.findall(r"^\| ([\w -]+) \| .* \| `([\w.:]+)` \|$", page("glossary.md"), re.MULTILINE)


@pytest.mark.parametrize(("word", "place"), words())
def test_a_word_of_the_glossary_stands_in_the_code(word: str, place: str) -> None:
    module, _, path = place.partition(":")
    found: Any = import_module(module)
    for part in filter(None, path.split(".")):
        fields = getattr(found, "__struct_fields__", ())
        assert hasattr(found, part) or part in fields, f"{word}: {module} has no {path}"
        found = getattr(found, part, None)


def test_the_glossary_says_each_word_once_and_in_one_line() -> None:
    said = [word for word, _ in words()]
    assert len(said) == len(set(said)) > 40
    rows = [line for line in page("glossary.md").splitlines() if line.startswith("| ")]
    assert len(rows) - 2 * page("glossary.md").count("| word |") == len(said)


# Adding a game


def test_the_folder_of_a_game_is_what_new_game_writes() -> None:
    (folder,) = [code for _, code in blocks(page("adding-a-game.md"), "") if code.startswith("spyfall/")]
    said = {line.split()[0].rstrip("/") for line in folder.splitlines()[1:]}
    texts = {path.removeprefix("src/spyfall/").partition("/")[0] for path, _ in written("spyfall") if "src/" in path}
    assert said == texts - {"RULES.de.md"}
    assert "RULES.de.md" in folder


def test_what_a_game_may_have_besides_some_game_has() -> None:
    rows = re.findall(r"^\| (`[^|]*`[^|]*) \| [^|]* \|[^|]*\|$", page("adding-a-game.md"), re.MULTILINE)
    parts = [word.rstrip("/") for row in rows for word in re.findall(r"`([\w./<>-]+)`", row) if "web" not in word]
    assert {"terminal.py", "presets.json", "lesson", "data"} <= set(parts)
    for part in parts:
        assert [*SRC.glob(f"games/*/{part}")] or part == "bots.py", part


def test_three_lines_hold_a_game_to_its_promises(tmp_path: Path) -> None:
    ((_, code),) = blocks(page("adding-a-game.md"), "python")
    (tmp_path / "test_it.py").write_text(code)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "plain and not redealt"]
    done = subprocess.run([*command, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


# A bot in ten minutes


def test_the_programs_of_the_bot_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as somebody types them, in a folder of one's own."""
    program = []
    for about, code in blocks(page("writing-a-bot.md"), "python"):
        if about.startswith("file="):
            (tmp_path / about.removeprefix("file=")).write_text(code)
        else:
            program.append(code)
    assert len(program) == 3
    (tmp_path / "all.py").write_text("\n".join(program))
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-W", "error", str(tmp_path / "all.py")]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "careful" in done.stdout


def test_the_bot_of_the_page_is_the_example() -> None:
    ((_, code),) = [block for block in blocks(page("writing-a-bot.md"), "python") if block[0] == "file=careful.py"]
    assert code == (ROOT / "docs" / "examples" / "careful.py").read_text(encoding="utf-8")


def test_the_bot_page_names_the_parts_of_seen() -> None:
    rows = re.findall(r"^\| (`[a-z`, ]+) \| .* \|$", page("writing-a-bot.md"), re.MULTILINE)
    parts = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert parts <= set(Seen.__struct_fields__)
    assert {"view", "choice", "may", "events", "talk", "claims"} <= parts


# Changing things


def test_every_place_that_the_page_on_changing_things_names_is_there() -> None:
    text = (ROOT / "docs" / "changing-things.md").read_text(encoding="utf-8")
    places = set(re.findall(r"`((?:src/maskenball|tests|docs|web|server|cli|protocol)/[\w/.-]+)`", text))
    assert len(places) >= 15
    assert {place for place in places if not any((at / place).exists() for at in (ROOT, SRC))} == set()


def test_a_message_and_a_refusal_are_written_down_where_the_page_says() -> None:
    """In the protocol a message stands once, and what it names for texts is what the texts are looked up by."""
    written = [
        (SRC / "protocol" / f"{name}.py").read_text(encoding="utf-8") for name in ("__init__", "client", "server")
    ]
    assert sum(len(re.findall(r"\bWithdraw\b", text)) for text in written) == 1
    text = (ROOT / "docs" / "changing-things.md").read_text(encoding="utf-8")
    assert all(f"`{word}" in text for word in ("option-NAME", "rule-NUMBER", "error-code"))


# Readme


def test_every_game_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| \*\*", readme, re.MULTILINE)) == len(games)
