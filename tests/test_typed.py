"""A bot of ten lines is understood by the strictest checkers: what it is given and gives is typed, game by game."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from maskenball import games

ROOT = Path(__file__).parents[1]
BOT = (ROOT / "docs" / "examples" / "careful.py").read_text(encoding="utf-8")
MISTAKES = {
    "seen.view.public.team": "seen.view.public.teem",
    "seen.choice.sample(self.dice)": "seen.choice.sample(seen)",
    "return Vote(not": "return Vote(1.5, not",
    "from maskenball import Bot": "from maskenball import Bott as Bot",
    "assert seen.choice is not None": "pass",
}
"""Of what stands in the bot: a slip that a checker has to notice."""

EVERY_GAME = "".join(
    f"""
from maskenball.games.{name} import Options as Options{n}, Seen as Seen{n}, View as View{n}

def look{n}(seen: Seen{n}) -> View{n}:
    assert seen.claims is not None
    said: Claim = seen.claims.safe()
    print(said, Options{n}())
    return seen.view
"""
    for n, name in enumerate(games)
)


def mypy(folder: Path) -> str:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(ROOT / ".mypy_cache")]
    done = subprocess.run([*command, str(folder)], capture_output=True, text=True, check=False)
    return done.stdout


def pyright(folder: Path) -> str:
    if not (ROOT / "web" / "node_modules" / "pyright").exists() and not os.environ.get("CI"):
        pytest.skip("pyright is not installed: make web")
    venv = Path(sys.prefix)
    config = {"typeCheckingMode": "strict", "venvPath": str(venv.parent), "venv": venv.name}
    (folder / "pyrightconfig.json").write_bytes(msgspec.json.encode(config))
    npm = [sys.executable, str(ROOT / "hatch_build.py"), "--npm", "exec", "--offline", "--"]
    done = subprocess.run([*npm, "pyright", "-p", str(folder)], capture_output=True, text=True, check=False)
    return done.stdout


@pytest.fixture(params=[mypy, pyright], ids=["mypy", "pyright"])
def checker(request: pytest.FixtureRequest) -> object:
    return request.param


def write(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


def test_strict_checkers_are_content_with_a_bot_of_ten_lines(checker: object, tmp_path: Path) -> None:
    head = "from maskenball.kernel import Claim\n"
    write(tmp_path, {"careful": BOT, "every": head + EVERY_GAME})
    said = checker(tmp_path)  # type: ignore[operator]
    assert "Success" in said or "0 errors" in said, said


def test_strict_checkers_notice_what_is_wrong_in_it(checker: object, tmp_path: Path) -> None:
    wrong = {}
    for number, (right, slip) in enumerate(MISTAKES.items()):
        assert right in BOT
        wrong[f"wrong{number}"] = BOT.replace(right, slip)
    write(tmp_path, wrong)
    said = checker(tmp_path)  # type: ignore[operator]
    assert {name for name in wrong if name in said} == wrong.keys(), said
