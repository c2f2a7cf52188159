"""Every test that takes a `case` runs at every table; pytest runs all tests of one table together."""

import pytest
from tests.conformance.tables import Case, cases


@pytest.fixture(scope="session", params=cases(), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One table after another."""
    found: Case = request.param
    return found
