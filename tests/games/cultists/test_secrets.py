"""What is public and what is secret (K-10, K-14, K-16, K-18)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.cultists.position import at, deal, opened, tasks

from maskenball.games.cultists import GAME
from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.box import Task
from maskenball.games.cultists.events import IAm, MyRoute
from maskenball.games.cultists.model import CheckStatus, FillRoom, Options, Pass, Role, SecureCorridor, Side
from maskenball.games.cultists.seen import channels, claims
from maskenball.kernel import see


def seen_by(position: Any, seat: int | None) -> bytes:
    """All that a seat gets, as it is sent."""
    return msgspec.json.encode(see(position.table, seat))


@pytest.mark.rule("K-10")
def test_everybody_may_talk_and_claims_never_name_a_special_role() -> None:
    game = opened("C I I S")
    assert channels(game.state)[0].speakers == (0, 1, 2, 3)
    for seat in range(4):
        offered = list(claims(GAME.view(game.state, seat)))
        assert {claim.side for claim in offered if isinstance(claim, IAm)} == set(Side)
        assert not any("seer" in msgspec.json.encode(claim).decode() for claim in offered)
    assert claims(GAME.view(game.state, 0)) != claims(GAME.view(game.state, 1))


@pytest.mark.rule("K-10")
def test_claims_about_the_route_are_the_same_for_all() -> None:
    game = opened("C I I S")
    routes = [{c for c in claims(GAME.view(game.state, seat)) if isinstance(c, MyRoute)} for seat in range(4)]
    assert routes[0] == routes[1] == routes[2] == routes[3]
    assert len(routes[0]) == 8


@pytest.mark.rule("K-18", "K-12")
@pytest.mark.parametrize("card", [Task.FAILURE, Task.SABOTAGE])
@pytest.mark.parametrize("action", [FillRoom, SecureCorridor])
def test_what_is_put_face_down_is_known_to_its_giver_alone(action: Any, card: Task) -> None:
    places = "R4 R9 R7 R8" if action is FillRoom else "G1 R9 R7 R8"
    start = at("C I I S", Acting((0, 1)), places)
    good, bad = start.do({0: action(Task.SUCCESS)}), start.do({0: action(card)})
    for seat in (None, 1, 2, 3):
        assert seen_by(good, seat) == seen_by(bad, seat)
    assert seen_by(good, 0) != seen_by(bad, 0)


@pytest.mark.rule("K-18")
@pytest.mark.parametrize(
    "change",
    [
        {"routes": (4, 1, 2, 3)},
        {"tokens": (True,) * 9},
        {"markers": ("R9", "R1")},
        {"bag": ()},
        {"pile": ()},
        {"rooms": (tasks("--"),) * 9},
        {"paths": tasks("--")},
        {"pulses": ((), (), (), ())},
    ],
)
def test_secrets_do_not_show(change: dict[str, Any]) -> None:
    game = at("C I I S", Acting((1, 2)), "R4 G1 R7 R8")
    state = replace(game.state, **change)
    for seat in (None, 1, 2, 3):
        assert GAME.view(state, seat) == GAME.view(game.state, seat)


@pytest.mark.rule("K-18")
def test_places_sizes_and_actions_are_public() -> None:
    game = at("C I I S", Acting((0, 1)), "R4 R9 R7 R8").do({0: FillRoom(Task.SUCCESS)})
    public = see(game.table, None).view.public
    assert public.places == ("R4", "R9", "R7", "R8")
    assert public.task_hands == (7, 8, 8, 8)
    assert public.room_decks[3] == 3


@pytest.mark.rule("K-16")
def test_the_secretly_murdered_are_treated_as_living_everywhere() -> None:
    dead = at("C I I S", Acting((1, 2)), "R5 R5 R4 R9", decks={1: "M"})
    alive = at("C I I S", Acting((1, 2)), "R5 R5 R4 R9", decks={1: "A"})
    assert dead.choice(1) == alive.choice(1)
    assert dead.offers(1, CheckStatus(0))
    for seat in (None, 1, 2, 3):
        assert seen_by(dead, seat) == seen_by(alive, seat)


@pytest.mark.rule("K-18", "K-34")
def test_nobody_else_is_shown_whether_somebody_was_on_the_route() -> None:
    written = deal("C I I S")
    other = replace(written, routes=(7, 1, 2, 3))
    tables = [opened("C I I S", written=each) for each in (written, other)]
    for seat in (None, 1, 2, 3):
        assert GAME.view(tables[0].state, seat) == GAME.view(tables[1].state, seat)
    passing = at("C I I S", Acting((0, 1)), "R4 R9 R7 R8")
    assert passing.offers(0, Pass())


@pytest.mark.rule("K-19")
def test_a_ghost_keeps_hand_route_and_knife() -> None:
    game = at("C I I S", Acting((1, 2)), "R3 R4 R7 R8", ghosts=[1], public={"knife": 1})
    view = see(game.table, 1).view
    assert (view.role, view.route, view.hand) == (Role.INVESTIGATOR, 1, game.state.hands[1])
    assert game.offers(1, FillRoom(Task.SUCCESS)), "card 1 allows yellow in round 1"
    bound = at("C I I S", Acting((1, 2)), "R3 R2 R7 R8", ghosts=[1], options=Options())
    assert list(bound.choice(1)) == [Pass()], "but not green"
