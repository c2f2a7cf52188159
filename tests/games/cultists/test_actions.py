"""Actions (K-19, K-34, K-35, K-41 to K-53)."""

import pytest
from tests.games.cultists.position import active, at, tasks

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.box import Hand, Task
from maskenball.games.cultists.cleanup import CleaningUp
from maskenball.games.cultists.events import (
    CorridorSecured,
    FishmanMoved,
    MarkerFought,
    MarkerPlaced,
    Passed,
    PathsDrawn,
    PortalChanged,
    PortalDeed,
    PortalUsed,
    PowerSwitched,
    Put,
    RoomChecked,
    RoomFilled,
    StatusChecked,
    TokenTurned,
)
from maskenball.games.cultists.model import (
    CallVote,
    CheckRoom,
    CheckStatus,
    ClosePortal,
    DriveOff,
    FightCultist,
    FillRoom,
    Options,
    Pass,
    RestartPower,
    SecureCorridor,
    TaskCard,
    WatchPlayer,
    WatchRoom,
)
from maskenball.games.cultists.votes import Voting

# Route cards in seat order. Round 1: card 0 red green yellow, 1 blue yellow, 2 green violet white, 3 yellow white.
PLUS, ZERO, MINUS = Task.SUCCESS, Task.FAILURE, Task.SABOTAGE
SPREAD = "R3 R9 R7 R8"


@pytest.mark.rule("K-34")
def test_each_player_acts_exactly_once_from_the_knife_on() -> None:
    game = at("C I I S", Acting((0, 1, 2, 3)), "R3 G1 R7 G6")
    acted = []
    while isinstance(game.state.phase, Acting):
        (seat,) = game.table.ask.must
        acted.append(seat)
        game = game.safe()
    assert acted == [0, 1, 2, 3]
    assert isinstance(game.state.phase, CleaningUp)


@pytest.mark.rule("K-34")
def test_an_investigator_off_the_route_passes_only_if_no_character_action_is_possible() -> None:
    alone = at("I C I S", Acting((0, 1)), "R3 R9 R7 R8")
    assert list(alone.choice(0)) == [Pass()], "card 0 does not allow violet in round 1"
    together = at("I C I S", Acting((0, 1)), "R3 R3 R7 R8")
    assert together.kinds(0) == {"CheckStatus"}


@pytest.mark.rule("K-34", "K-45")
def test_an_investigator_on_the_route_may_choose_and_never_passes() -> None:
    game = at("I C I S", Acting((0, 1)), "R4 R4 R7 R8")
    assert game.kinds(0) == {"FillRoom", "CheckStatus"}


@pytest.mark.rule("K-34", "K-45")
def test_a_cultist_need_not_obey_the_route_and_may_pass_as_if_off_it() -> None:
    off = at("C I I S", Acting((0, 1)), "R3 R9 R7 R8")
    assert off.kinds(0) == {"Pass", "FillRoom"}
    on = at("C I I S", Acting((0, 1)), "R4 R9 R7 R8")
    assert on.kinds(0) == {"FillRoom", "Pass"}
    with_others = at("C I I S", Acting((0, 1)), "R3 R3 R7 R8")
    assert with_others.kinds(0) == {"CheckStatus", "FillRoom"}, "no pass where a character action is possible"


@pytest.mark.rule("K-34")
def test_a_cultist_on_the_route_passes_only_where_no_character_action_is_possible() -> None:
    alone = at("C I I S", Acting((0, 1)), "R4 R9 R7 R8").do({0: Pass()})
    assert alone.said(Passed) == [Passed(0)]
    assert alone.state.phase == Acting((1,))
    assert alone.public.turns[-1].did == "pass"
    together = at("C I I S", Acting((0, 1)), "R4 R4 R7 R8")
    assert together.kinds(0) == {"FillRoom", "CheckStatus"}
    assert together.refusal(0, Pass()) == "not_offered"


@pytest.mark.rule("K-34", "K-45", "K-47")
def test_off_the_route_a_room_action_is_refused_as_such() -> None:
    off = at("I C I S", Acting((0, 1)), "R3 R3 R7 R8", public={"active": active("R3")})
    for action in (FillRoom(Task.SUCCESS), CheckRoom()):
        assert off.refusal(0, action) == "off_route"
        assert action not in off.choice(0)
    assert off.refusal(0, Pass()) == "not_offered", "that has nothing to do with the route"
    corridor = at("I C I S", Acting((0, 1)), "G1 R3 R7 R8")
    assert corridor.refusal(0, FillRoom(Task.SUCCESS)) == "not_offered"
    marked = at("I C I S", Acting((0, 1)), "R3 R3 R7 R8", public={"markers": ("R3",)})
    assert marked.refusal(0, FillRoom(Task.SUCCESS)) == "not_offered", "no route would help (K-52)"
    on = at("I C I S", Acting((0, 1)), "R4 R4 R7 R8")
    assert on.refusal(0, CheckRoom()) == "not_offered", "the room is not active"


@pytest.mark.rule("K-34")
def test_silence_of_a_cultist_looks_like_that_of_an_investigator_with_the_same_route() -> None:
    for places in ("R3 R9 R7 R8", "R4 R9 R7 R8", "R3 R3 R7 R8", "R4 R4 R7 R8", "G1 R4 R7 R8"):
        guilty = at("C I I S", Acting((0, 1)), places)
        innocent = at("I C I S", Acting((0, 1)), places)
        assert guilty.choice(0).safe() == innocent.choice(0).safe()


@pytest.mark.rule("K-34", "K-45")
def test_room_actions_on_and_off_the_route_look_the_same_to_others() -> None:
    for places in ("R4 R9 R7 R8", "R3 R9 R7 R8"):
        said = at("C I I S", Acting((0, 1)), places).do({0: FillRoom(PLUS)})
        assert said.order()[0] == "RoomFilled"
        turn = said.public.turns[0]
        assert (turn.did, turn.character, turn.room) == ("room", 0, 1)


@pytest.mark.rule("K-19", "K-45", "K-47")
def test_ghosts_do_room_actions_on_their_route_but_no_character_actions() -> None:
    ghost = at(
        "I C I S", Acting((0, 1)), "R4 R4 R7 R8", ghosts=[0], rooms={"R4": "+++"}, public={"active": active("R4")}
    )
    assert ghost.kinds(0) == {"FillRoom", "CheckRoom"}
    off = at("I C I S", Acting((0, 1)), "R3 R3 R7 R8", ghosts=[0])
    assert off.kinds(0) == {"Pass"}
    corridor = at("I C I S", Acting((0, 1)), "G2 G2 R7 R8", ghosts=[0], public={"fishman": True})
    assert corridor.kinds(0) == {"Pass"}, "not even with the knife"


@pytest.mark.rule("K-19", "K-48", "K-49", "K-50", "K-51", "K-56")
@pytest.mark.parametrize("room", ["R5", "R6", "R2"])
def test_ghosts_neither_vote_in_the_cafeteria_nor_use_camera_power_or_portal(room: str) -> None:
    public = {"portal": 1, "round": 1, "active": active("R9")}
    ghost = at("C I I S", Acting((0, 1)), f"{room} R9 R7 R8", ghosts=[0], rooms={"R9": "+++"}, public=public)
    assert ghost.kinds(0) == {"FillRoom", "Pass"}
    dark = at("C I I S", Acting((0, 1)), f"{room} R9 R7 R8", ghosts=[0], public={**public, "power": False})
    assert dark.kinds(0) == {"FillRoom", "Pass"}


@pytest.mark.rule("K-41")
def test_securing_a_corridor_puts_a_card_face_down_onto_the_unsafe_paths() -> None:
    game = at("C I I S", Acting((0, 1)), "G1 R9 R7 R8")
    assert game.kinds(0) == {"SecureCorridor"}
    game = game.do({0: SecureCorridor(MINUS)})
    assert game.said(CorridorSecured) == [CorridorSecured(0)]
    assert game.whispered(0, Put) == [Put(MINUS, "G1")]
    assert game.state.paths[-1] == TaskCard(MINUS, 0)
    assert (game.public.paths, game.public.task_hands[0]) == (3, 7)
    out = at("C I I S", Acting((0, 1)), "G1 R9 R7 R8", hands={0: Hand(5, 3, 0, 0, 0)})
    assert list(out.choice(0)) == [Pass()]


@pytest.mark.rule("K-42", "K-52")
def test_a_marker_blocks_room_actions_until_it_is_fought() -> None:
    public = {"markers": ("R4",), "active": active("R4")}
    game = at("I C I S", Acting((0, 1)), "R4 R4 R7 R8", rooms={"R4": "+++"}, public=public)
    assert game.kinds(0) == {"CheckStatus", "FightCultist"}
    game = game.do({0: FightCultist()})
    assert game.said(MarkerFought) == [MarkerFought(0, "R4")]
    assert game.public.markers == ()


@pytest.mark.rule("K-52", "K-49")
def test_a_marker_blocks_a_room_by_camera_too() -> None:
    public = {"markers": ("R9",), "active": active("R8", "R9")}
    rooms = {"R8": "+++", "R9": "+++"}
    game = at("I C I S", Acting((0, 1)), "R6 R9 R7 R8", rooms=rooms, public=public)
    assert game.offers(0, WatchRoom("R8"))
    assert not game.offers(0, WatchRoom("R9"))
    assert game.offers(0, WatchPlayer(1)), "players there can be checked"
    blocked = at("I C I S", Acting((0, 1)), "R6 R9 R7 R8", rooms=rooms, public={**public, "markers": ("R6",)})
    assert blocked.kinds(0) == {"FightCultist"}


@pytest.mark.rule("K-43")
def test_only_the_knife_holder_drives_off_the_fishman() -> None:
    public = {"fishman": True, "knife": 0}
    game = at("I C I S", Acting((0, 1)), "G2 G2 R7 R8", public=public)
    assert game.offers(0, DriveOff())
    assert not at("I C I S", Acting((1, 2)), "G2 G2 R7 R8", public=public).offers(1, DriveOff())
    assert not at("I C I S", Acting((0, 1)), "G1 G2 R7 R8", public=public).offers(0, DriveOff())
    game = game.do({0: DriveOff()})
    assert game.said(FishmanMoved) == [FishmanMoved("G2", 0)]
    assert not game.public.fishman


@pytest.mark.rule("K-45")
def test_the_third_card_turns_the_token_once_and_for_all() -> None:
    game = at("I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0"}).do({0: FillRoom(PLUS)})
    assert game.said(RoomFilled) == [RoomFilled(0, "R4")]
    assert not game.said(TokenTurned)
    game = at("I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0+"}).do({0: FillRoom(PLUS)})
    assert game.said(TokenTurned) == [TokenTurned("R4", False)]
    again = at("I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0+"}, public={"active": active("R4")})
    assert again.offers(0, CheckRoom()), "active even with fewer cards"
    assert not again.do({0: FillRoom(PLUS)}).said(TokenTurned)


@pytest.mark.rule("K-46")
@pytest.mark.parametrize("card", ["+", "0", "-"])
def test_the_broken_window_draws_an_unsafe_path_and_puts_it_back(card: str) -> None:
    game = at(
        "I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0+"}, tokens=(True,) * 9, paths=tasks(card),
        markers=("R7", "R1"),
    ).do({0: FillRoom(PLUS)})  # fmt: skip
    assert game.said(TokenTurned) == [TokenTurned("R4", True)]
    assert len(game.said(PathsDrawn)) == 1
    assert game.public.paths == 1
    assert game.said(MarkerPlaced) == ([MarkerPlaced("R7")] if card == "0" else [])
    assert game.public.markers == (("R7",) if card == "0" else ())
    assert game.public.fishman == (card == "-")
    if card == "-":
        assert game.said(FishmanMoved) == [FishmanMoved("G2", None)]


@pytest.mark.rule("K-46")
def test_any_unsafe_path_may_come_up() -> None:
    drawn = set()
    for seed in range(40):
        game = at(
            "I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0+"}, tokens=(True,) * 9, paths=tasks("+0-"),
            seed=str(seed),
        ).do({0: FillRoom(PLUS)})  # fmt: skip
        drawn |= {drawing.card for drawing in game.said(PathsDrawn)}
    assert drawn == {PLUS, ZERO, MINUS}


@pytest.mark.rule("K-46", "K-43")
def test_no_marker_left_and_a_second_fishman_change_nothing() -> None:
    def turn(card: str, fishman: bool) -> list[str]:
        game = at(
            "I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": "0+"}, tokens=(True,) * 9, paths=tasks(card),
            markers=(), public={"fishman": fishman},
        ).do({0: FillRoom(PLUS)})  # fmt: skip
        assert game.public.markers == ()
        assert game.public.fishman == fishman
        return game.order()

    assert "MarkerPlaced" in turn("0", False)
    assert "FishmanMoved" not in turn("-", True)


@pytest.mark.rule("K-47")
@pytest.mark.parametrize(("card", "before", "after"), [("+", 4, 5), ("0", 4, 4), ("-", 4, 3), ("-", 0, 0)])
def test_checking_a_room_draws_a_card_openly_and_it_leaves_the_game(card: str, before: int, after: int) -> None:
    public = {"active": active("R4"), "points": before}
    game = at("I C I S", Acting((0, 1)), "R4 R9 R7 R8", rooms={"R4": card}, public=public).do({0: CheckRoom()})
    kind = tasks(card)[0].kind
    assert game.said(RoomChecked) == [RoomChecked(0, "R4", kind, after, False)]
    assert game.public.points == after
    assert game.public.room_decks[3] == 0
    assert game.state.rooms[3] == ()
    assert game.state.spent == tasks(card)


@pytest.mark.rule("K-47")
def test_an_inactive_room_or_an_empty_deck_cant_be_checked() -> None:
    assert not at("I C I S", Acting((0,)), "R4 R9 R7 R8", rooms={"R4": "++"}).offers(0, CheckRoom())
    empty = at("I C I S", Acting((0,)), "R4 R9 R7 R8", rooms={"R4": ""}, public={"active": active("R4")})
    assert not empty.offers(0, CheckRoom())


@pytest.mark.rule("K-47")
def test_any_card_of_the_deck_may_come_up() -> None:
    drawn = set()
    for seed in range(40):
        game = at(
            "I C I S",
            Acting((0, 1)),
            "R4 R9 R7 R8",
            rooms={"R4": "+0-"},
            public={"active": active("R4")},
            seed=str(seed),
        )
        drawn.add(game.do({0: CheckRoom()}).said(RoomChecked)[0].card)
    assert drawn == {PLUS, ZERO, MINUS}


@pytest.mark.rule("K-48")
def test_a_vote_is_called_in_the_cafeteria_while_v_is_up() -> None:
    game = at("I I C S", Acting((2, 3)), "R9 R9 R5 R8")
    assert game.offers(2, CallVote())
    assert not at("I I C S", Acting((2, 3)), "R9 R9 R5 R8", public={"votable": False}).offers(2, CallVote())
    assert not at("I I C S", Acting((2, 3)), "R9 R9 R4 R8").offers(2, CallVote())
    game = game.do({2: CallVote()})
    assert isinstance(game.state.phase, Voting)
    assert game.public.votable
    assert not game.safe(2).public.votable, "afterwards V is turned over"


@pytest.mark.rule("K-49")
def test_the_camera_checks_players_and_active_rooms_anywhere_while_there_is_power() -> None:
    public = {"active": active("R9")}
    game = at("I C I S", Acting((0, 1)), "R6 R9 G1 R8", rooms={"R9": "+"}, public=public)
    assert {a for a in game.choice(0) if isinstance(a, WatchPlayer)} == {WatchPlayer(1), WatchPlayer(2), WatchPlayer(3)}
    assert game.do({0: WatchRoom("R9")}).said(RoomChecked) == [RoomChecked(0, "R9", PLUS, 1, True)]
    assert game.do({0: WatchPlayer(2)}).said(StatusChecked) == [StatusChecked(0, 2, True)]
    dark = at("I C I S", Acting((0, 1)), "R6 R9 G1 R8", rooms={"R9": "+"}, public={**public, "power": False})
    assert dark.kinds(0) == {"FillRoom", "RestartPower"}


@pytest.mark.rule("K-49")
def test_only_red_must_be_on_the_route_for_the_camera() -> None:
    public = {"active": active("R3")}
    on = at("I C I S", Acting((0, 1)), "R6 R9 G1 R8", rooms={"R3": "+"}, public=public)
    assert on.offers(0, WatchRoom("R3")), "card 0 allows red but not violet in round 1"
    off = at("C I I S", Acting((1, 2)), "R9 R6 G1 R8", rooms={"R3": "+"}, public=public)
    assert off.kinds(1) == {"Pass"}, "card 1 does not allow red in round 1"


@pytest.mark.rule("K-50")
def test_power_is_restarted_in_the_red_room() -> None:
    game = at("I C I S", Acting((0, 1)), "R6 R9 G1 R8", public={"power": False}).do({0: RestartPower()})
    assert game.public.power
    assert game.said(PowerSwitched) == [PowerSwitched(0)]
    assert not at("I C I S", Acting((0, 1)), "R6 R9 G1 R8").offers(0, RestartPower())


@pytest.mark.rule("K-51", "K-53")
def test_two_players_in_one_round_close_the_portal_and_a_point_fewer_is_needed() -> None:
    game = at("I C I S", Acting((0, 2, 1)), "R2 R9 R2 R8", public={"portal": 1})
    game = game.do({0: ClosePortal()})
    assert game.said(PortalUsed) == [PortalUsed(0)]
    assert game.public.target == 10
    game = game.do({2: ClosePortal()})
    assert game.said(PortalChanged) == [PortalChanged(PortalDeed.CLOSED, 9)]
    assert (game.public.portal, game.public.target) == (None, 9)
    assert not at("I C I S", Acting((0,)), "R2 R9 R2 R8").offers(0, ClosePortal())


@pytest.mark.rule("K-53")
def test_a_single_use_lapses_with_its_round() -> None:
    game = at("I C I S", Acting((0,)), "R2 R9 R2 R8", public={"portal": 1}).do({0: ClosePortal()})
    assert isinstance(game.state.phase, CleaningUp)
    assert game.public.portal == 1
    assert game.public.portal_user is None


@pytest.mark.rule("K-53", "K-51", "K-61")
@pytest.mark.parametrize(("number", "open_still"), [(4, True), (5, True), (6, False)])
def test_the_portal_goes_after_three_rounds_and_a_point_more_is_needed(number: int, open_still: bool) -> None:
    game = at("I C I S", Acting((0,)), "G1 R9 R3 R8", public={"portal": 4, "round": number}).safe()
    assert isinstance(game.state.phase, CleaningUp), "the deadline comes before the question"
    assert (game.public.portal is not None) == open_still
    assert game.public.target == (10 if open_still else 11)
    assert game.said(PortalChanged) == ([] if open_still else [PortalChanged(PortalDeed.LAPSED, 11)])


@pytest.mark.rule("K-35")
def test_a_ghost_who_had_not_acted_acts_as_a_ghost() -> None:
    game = at("I C I S", Acting((0, 1)), "R4 R4 R7 R8", ghosts=[0], options=Options())
    assert not game.offers(0, CheckStatus(1))
    assert game.do({0: FillRoom(PLUS)}).state.phase == Acting((1,))


@pytest.mark.rule("K-34")
def test_passing_is_told() -> None:
    assert at("I C I S", Acting((0, 1)), SPREAD).do({0: Pass()}).said(Passed) == [Passed(0)]
