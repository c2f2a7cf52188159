"""A game of somebody else: written by one command, installed, tested, and played in the terminal and the browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.guest import Guest
from tests.browser.player import play
from tests.browser.server import ServerProcess

NAME = "spyfall"
ROOT = Path(__file__).parents[2]


class Scratch:
    """A package beside ours, and a Python in which both are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / NAME
        self.python = str(folder / "venv" / "bin" / "python")

    def run(self, *words: str, cwd: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Call that Python; what it says comes back."""
        env = os.environ | {"LANG": "en_GB.UTF-8", "COLUMNS": "80"}
        return subprocess.run(
            [self.python, *words],
            cwd=cwd or self.folder,
            env=env,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """What `maskenball new-game` writes, installed as any package is; all else is shared with this environment."""
    scratch = Scratch(tmp_path_factory.mktemp("scratch"))
    subprocess.run([sys.executable, "-m", "venv", str(scratch.folder / "venv")], check=True)
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (site,) = (scratch.folder / "venv").glob("lib/*/site-packages")
    (site / "ours.pth").write_text("".join(f"import site; site.addsitedir({path!r})\n" for path in ours))
    made = scratch.run("-m", "maskenball", "new-game", NAME)
    assert (made.returncode, made.stderr) == (0, ""), made.stderr
    installed = scratch.run("-m", "pip", "install", "--quiet", "--no-deps", str(scratch.package))
    if installed.returncode and os.environ.get("CI") != "true":
        pytest.skip(f"nothing can be installed here: {installed.stderr[-300:]}")
    assert installed.returncode == 0, installed.stderr
    return scratch


def test_its_own_tests_pass(scratch: Scratch) -> None:
    done = scratch.run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=scratch.package)
    assert done.returncode == 0, done.stdout[-2000:]
    assert " passed" in done.stdout


def test_its_own_tests_notice_a_leak(scratch: Scratch, tmp_path: Path) -> None:
    """The suite bites there as it does here: a view that shows everybody's notes is found."""
    copy = tmp_path / NAME
    for path in (scratch.package / "src" / NAME).rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            target = copy / path.relative_to(scratch.package / "src" / NAME)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    seen = (copy / "seen.py").read_text()
    honest = "notes = () if seat is None else state.notes[seat]"
    assert honest in seen
    (copy / "seen.py").write_text(seen.replace(honest, "notes = () if seat is None else state.notes[seat - 1]"))
    tests = str(scratch.package / "tests")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    done = scratch.run("-c", code, tests, "-q", "-x", "-p", "no:cacheprovider", "-k", "imagined_world")
    assert done.returncode == 1, done.stdout[-2000:]


def test_it_is_played_in_the_terminal(scratch: Scratch) -> None:
    assert NAME in scratch.run("-m", "maskenball", "games").stdout
    typed = "\n".join(["1", "", "y"] * 200)
    words = ("-m", "maskenball", "play", NAME, "--people", "Ada", "--seed", "s", "--option", "rounds=1")
    done = scratch.run(*words, typed=typed)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert "The last night is over. Winner:" in done.stdout
    simulated = scratch.run("-m", "maskenball", "simulate", NAME, "--games", "10", "--workers", "1", "--lang", "de")
    assert "Der Dieb im Haus: 10 Partien" in simulated.stdout


def test_it_is_played_in_the_browser(scratch: Scratch, browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "server.sqlite", scratch.python) as server:
        ada, kim = Guest(browser, server.url, "Ada", "de"), Guest(browser, server.url, "Kim", "en")
        code = ada.open_table(NAME)
        ada.add_bots(2)
        kim.join(code)
        kim.ready()
        ada.start()
        play([ada, kim], patience=90)
        assert "Die letzte Nacht ist vorbei" in ada.text
        assert "The last night is over" in kim.text
        for guest in (ada, kim):
            guest.close()
            assert (guest.complaints, guest.foreign) == ([], [])
        assert server.faults == ""
