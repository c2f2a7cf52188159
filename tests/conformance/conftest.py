"""Every test that takes a `case`, a `small_case` or a `game` runs for each of our games, and for the toy.

The toy has the parts that a game may lack: parties, bells, cut-ins that break the seal. Tables that must not be
missing, whatever is drawn, stand in `tests/games/<game>/tables.json`.
"""

from tests.conformance.all_games import GAMES

from maskenball.testing import promises

pytest_generate_tests = promises(*GAMES)
