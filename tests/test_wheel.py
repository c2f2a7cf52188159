"""The package as others install it: a wheel in an empty environment plays in the terminal and serves the browser."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[1]
UV = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
TYPED = "\n".join(str(number) for _ in range(1_000) for number in range(5))
"""Any answers: what can't be chosen is asked for again."""

pytestmark = pytest.mark.slow


def run(*words: str | Path, typed: str = "") -> str:
    done = subprocess.run(words, cwd=ROOT, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(UV, "build", "--wheel", "--out-dir", folder, ROOT)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module", params=["3.11", "3.12", "3.13"])
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The program in an environment with nothing else in it."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    made = subprocess.run(
        [UV, "venv", "--no-python-downloads", "--python", request.param, home], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no Python {request.param} here")
    run(UV, "pip", "install", "--python", home / "bin" / "python", wheel)
    return home / "bin" / "maskenball"


def test_it_plays_in_the_terminal(installed: Path) -> None:
    told = run(installed, "--lang", "en", "play", "one_night", "--players", "3", "--seed", "1", typed=TYPED)
    assert re.search(r"win", told), told[-2000:]


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    words = [str(installed), "--lang", "en", "serve", "--host", "127.0.0.1", "--port", "0"]
    words += ["--database", str(tmp_path / "x.sqlite")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = next(line for line in server.stdout if "http://" in line)
        (found,) = re.findall(r"http://[\w.]+:\d+", line)[:1]
        yield found
        server.terminate()
        server.stdout.read()


def fetched(url: str) -> bytes:
    for _ in range(100):
        try:
            with urlopen(url) as answer:
                found: bytes = answer.read()
                return found
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"nothing at {url}")


def test_it_serves_the_browser(address: str) -> None:
    page = fetched(address).decode()
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert len(fetched(address + script)) > 10_000
    assert b"resistance" in fetched(f"{address}/api/games")
