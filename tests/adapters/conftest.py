"""The games and their tables; what is not to be had on a platform is left out there, and nowhere else."""

import sys
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from tests.conformance.all_games import GAMES

from maskenball.testing import promises

pytest_generate_tests: Callable[[pytest.Metafunc], None] = promises(*GAMES)

collect_ignore = [] if sys.platform == "linux" or find_spec("pyspiel") else ["test_openspiel.py"]
