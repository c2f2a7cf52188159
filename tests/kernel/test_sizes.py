"""How many can play with a set of options."""

import pytest

from maskenball import games
from maskenball.kernel import Malformed


def test_a_size_may_need_an_option() -> None:
    hoax = games.find("hoax")
    assert hoax.sizes() == tuple(range(3, 9))
    assert hoax.sizes({"big_table": True}) == tuple(hoax.seats)


def test_an_option_may_need_a_size() -> None:
    resistance = games.find("resistance")
    assert resistance.sizes() == tuple(resistance.seats)
    assert min(resistance.sizes({"hunter": True, "double_agent": True})) == 7


def test_options_that_are_none_are_refused_as_ever() -> None:
    with pytest.raises(Malformed, match="bad_option"):
        games.find("hoax").sizes({"nonsense": True})
