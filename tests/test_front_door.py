"""What `import maskenball` gives, and what it brings along."""

import subprocess
import sys

import pytest

import maskenball
from maskenball import games
from maskenball.kernel import Malformed

LIGHT = """
import sys
there = {*sys.modules}  # a system's Python may bring modules of its own
from maskenball import games, Match, simulate, Bot
from maskenball.games.resistance import GAME
match = Match(games["resistance"], tuple("ABCDE"), seed="1")
ours = {"maskenball", "msgspec", "typing_extensions"}  # the last one is looked for by msgspec, and not needed
others = {name.partition(".")[0] for name in sys.modules.keys() - there} - set(sys.stdlib_module_names) - ours
print(sorted(name for name in others if not name.startswith("_")))
"""


def test_the_engine_brings_nothing_along_but_msgspec() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_kernel_alone_loads_no_games_and_no_lab() -> None:
    code = "import sys, maskenball.kernel; print('maskenball.games' in sys.modules, 'maskenball.lab' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


def test_every_name_at_the_front_door_is_there() -> None:
    for name in maskenball.__all__:
        assert getattr(maskenball, name) is not None
    with pytest.raises(AttributeError):
        _ = maskenball.nothing_of_this_name  # type: ignore[attr-defined]


def test_games_are_a_mapping() -> None:
    assert list(games) == sorted(games) == list(games.names())
    assert len(games) == len(dict(games)) == 5
    assert all(game.name == name for name, game in games.items())
    assert games["hoax"] is games.find("hoax")
    assert "chess" not in games
    with pytest.raises(KeyError):
        games["chess"]
    with pytest.raises(Malformed) as refused:
        games.find("chess")
    assert refused.value.code == "no_such_game"


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
    ],
)
def test_an_adapter_without_its_library_says_what_to_install(adapter: str, library: str, extra: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import maskenball.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"is not installed: pip install 'maskenball[{extra}]'")
