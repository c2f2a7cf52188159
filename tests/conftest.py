"""The size of a test run: MASKENBALL_SIZE is `normal` (the default) or `nightly`."""

import os

from hypothesis import settings

# No deadline: a busy machine is no bug. By day every run tries the same examples, so that a red check
# means the change; by night new ones.
settings.register_profile("normal", deadline=None, derandomize=True)
settings.register_profile("nightly", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("MASKENBALL_SIZE", "normal"))
