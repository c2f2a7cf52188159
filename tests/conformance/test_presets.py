"""Ready-made options can be chosen, and the first is what is recommended."""

import pytest

from maskenball import games
from maskenball.server.http.describe import describe


@pytest.mark.parametrize("name", games.names())
def test_every_preset_can_be_chosen(name: str) -> None:
    game = games.find(name)
    presets = describe(game).presets
    assert presets[0].options == {}, "what a table begins with has a name too"
    chosen = [game.options(preset.options) for preset in presets]
    assert all(one != other for at, one in enumerate(chosen) for other in chosen[:at]), "two of them are the same"
