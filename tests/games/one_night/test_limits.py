"""How long a night may last."""

from typing import Any

import pytest

from maskenball import games
from maskenball.kernel import Malformed


@pytest.mark.parametrize("seconds", [10**400, 10**18, 601, "9" * 400])
def test_a_night_does_not_last_for_ever(seconds: Any) -> None:
    with pytest.raises(Malformed) as caught:
        games["one_night"].options({"night": seconds})
    assert caught.value.code == "bad_option"
