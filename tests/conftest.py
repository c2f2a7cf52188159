"""The size of a test run: MASKENBALL_SIZE is `normal` (the default) or `nightly`; and the options of our own."""

import os

import pytest
from hypothesis import settings

# No deadline: a busy machine is no bug. By day every run tries the same examples, so that a red check
# means the change; by night new ones.
settings.register_profile("normal", deadline=None, derandomize=True)
settings.register_profile("nightly", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("MASKENBALL_SIZE", "normal"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """What can be asked of the tests besides running them."""
    parser.addoption("--write-playthroughs", action="store_true", help="write the files in tests/playthroughs anew")
