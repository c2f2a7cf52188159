"""The overview of the characters is data: what a table can bring, and what is refused (S-12 to S-17)."""

from typing import Any

import msgspec
import pytest
from tests.games.hoax.position import BISHOP, GOLD, KING, PEASANT, THIEF, WINE, A, B, C, D, table

from maskenball.games.hoax import GAME
from maskenball.games.hoax.data import HOUSE
from maskenball.games.hoax.events import Acted
from maskenball.games.hoax.model import Act, Pass
from maskenball.games.hoax.overview import read_overview
from maskenball.kernel import Illegal, Malformed

PLAIN: dict[str, Any] = msgspec.to_builtins(HOUSE)


def changed(**lines: Any) -> dict[str, Any]:
    """The house's overview with other lines."""
    return {**PLAIN, **lines}


@pytest.mark.rule("S-12", "S-13", "S-14", "S-15", "S-16", "S-17")
def test_the_house_overview_is_what_a_table_plays_with_unless_it_brings_its_own() -> None:
    assert GAME.options().overview == HOUSE
    assert PLAIN["judge"] is None
    assert GAME.options({"overview": PLAIN}) == GAME.options()


def test_amounts_kinds_targets_and_packs_follow_the_overview() -> None:
    overview = changed(
        king={"takes": 3, "source": "player", "kind": "wine", "packs": True},
        judge={"takes": 1, "source": "others", "kind": None},
        peasant={"takes": 5, "source": "stock", "kind": None},
        bishop=None,
    )
    game = table(purses={B: "gwwc", C: "ww"}, overview=overview)
    assert game.act(KING, B).holds(A) == "ww"
    assert game.act(PEASANT, kind=WINE).holds(A) == "wwwww"
    assert game.refusal(A, Act(BISHOP)) == "not_offered"
    judge = game.act(type(KING)("judge"), kind=WINE)
    assert judge.purses()[:3] == ["ww", "gwc", "w"]
    assert judge.heard(None, Acted)[-1].givers == (B, C)


def test_an_action_that_is_not_punishable_opens_no_window() -> None:
    overview = changed(peasant={"takes": 1, "source": "stock", "kind": "gold", "punishable": False})
    game = table(overview=overview)
    assert game.act(PEASANT).phase == "Closing"
    assert game.act(THIEF, D, GOLD).phase == "Declaring"


def test_a_single_character_with_an_action_is_enough() -> None:
    overview = {**dict.fromkeys(PLAIN), "peasant": PLAIN["peasant"]}
    assert table(overview=overview).offered(A) == [Act(PEASANT)]
    assert table(overview=overview, forbidden={A: (PEASANT,)}).offered(A) == [Pass()]


@pytest.mark.parametrize(
    ("overview", "fault"),
    [
        ({key: PLAIN[key] for key in PLAIN if key != "king"}, "king"),
        (changed(queen=None), "queen"),
        (changed(king={"takes": 0, "source": "stock"}), ".king.takes"),
        (changed(king={"takes": 21, "source": "stock"}), ".king.takes"),
        (changed(king={"takes": "two", "source": "stock"}), ".king.takes"),
        (changed(king={"takes": 1, "source": "bank"}), ".king.source"),
        (changed(king={"takes": 1, "source": "stock", "kind": "silver"}), ".king.kind"),
        (changed(king={"takes": 1, "source": "stock", "pack": True}), "pack"),
        (changed(king={"source": "stock"}), "takes"),
    ],
)
def test_a_faulty_overview_is_refused_and_the_place_named(overview: dict[str, Any], fault: str) -> None:
    with pytest.raises(Malformed, match="bad_option") as refused:
        GAME.options({"overview": overview})
    assert fault in refused.value.details["reason"]
    with pytest.raises(ValueError, match="my file") as unread:
        read_overview(msgspec.json.encode(overview), "my file")
    assert fault in str(unread.value)


def test_an_overview_has_to_make_sense() -> None:
    with pytest.raises(Illegal, match="overview_no_action"):
        GAME.options({"overview": dict.fromkeys(PLAIN)}, 5)
    stock_packs = changed(peasant={"takes": 1, "source": "stock", "packs": True})
    with pytest.raises(Illegal, match=r"overview_stock_packs.*peasant"):
        GAME.options({"overview": stock_packs}, 5)
    with pytest.raises(ValueError, match=r"x\.json: overview_no_action"):
        read_overview(msgspec.json.encode(dict.fromkeys(PLAIN)), "x.json")
    with pytest.raises(ValueError, match=r"x\.json"):
        read_overview(b"{", "x.json")
