"""The promises that every game keeps (`maskenball.testing.suite`), held to all of ours and to the toy."""

from maskenball.testing.suite import *  # noqa: F403 - all of its tests
