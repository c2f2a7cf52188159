"""The conformance suite: the promises that every game keeps, as tests that pytest can run in any module.

They ask for a `case` (a table of the game), a `small_case` or a `game`; `maskenball.testing.promises` provides these.
"""

from maskenball.testing.suite.answers import *
from maskenball.testing.suite.beats import *
from maskenball.testing.suite.limits import *
from maskenball.testing.suite.no_leak import *
from maskenball.testing.suite.redealt import *
from maskenball.testing.suite.survives_json import *
from maskenball.testing.suite.told import *
from maskenball.testing.suite.whole_games import *
from maskenball.testing.suite.words import *

__all__ = [name for name in dir() if name.startswith("test_")]
