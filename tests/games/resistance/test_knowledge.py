"""Who knows what: whom each seat has to reckon with, at the start and after what it has seen (view and redeal)."""

import pytest
from tests.games.resistance.position import (
    CAST,
    HUNT,
    PLAIN,
    R_CHIEF,
    R_HUNTER,
    S_CHIEF,
    S_HUNTER,
    Position,
    suspects,
    table,
    worlds,
)

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Played, Saw, SawCard
from maskenball.games.resistance.model import (
    Blame,
    Card,
    Character,
    Confide,
    Expose,
    Give,
    Interrogate,
    Loyalty,
    Overhear,
    Peek,
    Plot,
)

FAIL, CHIEF_FAIL = Card.FAIL, Card.CHIEF_FAIL
FOUR = "R-Chief R-Hunter S-Chief S-Hunter"
BLAME = f"{FOUR} Deceiver R Agent"
ALL_TEN = f"{FOUR} Coordinator Deceiver Agent R-Chief Doppelganger S-Chief"
HACKERS = "S S S-Hacker R-Hacker R R R"
TEN_HACKERS = "S S S S-Hacker R-Hacker R R R R R"
HUNTED_HACKER = f"{FOUR} R R S-Hacker"
LOYAL = "R-Chief R-Hunter R"


def kinds(names: str) -> set[Character]:
    return {CAST[name] for name in names.split()}


def expected(game: Position, seat: int | None, known: dict[int, str], others: str) -> list[set[Character]]:
    players = range(game.public.players)
    mine = {} if seat is None else {seat: {game.state.characters[seat]}}
    return [mine.get(other) or kinds(known.get(other, others)) for other in players]


@pytest.mark.rule("W-02", "J-02", "J-41", "J-42", "J-43", "H-05", "W-09", "W-13")
@pytest.mark.parametrize(
    ("cast", "options", "seat", "known", "others"),
    [
        # A spy, a Spy Chief, a Spy Hunter
        (PLAIN[7], {}, 0, {1: "S", 2: "S"}, "R"),
        (HUNT[7], {}, 6, {2: "S-Chief", 3: "S-Hunter"}, LOYAL),
        (HUNT[7], {}, S_CHIEF, {3: "S-Hunter S", 6: "S-Hunter S"}, LOYAL),
        (HUNT[7], {}, S_HUNTER, {2: "S-Chief", 6: "S"}, LOYAL),
        (HUNT[10], {}, 6, {2: "S-Chief", 9: "S-Chief", 3: "S-Hunter"}, LOYAL),
        (HUNT[10], {}, S_CHIEF, {9: "S-Chief", 3: "S-Hunter S", 6: "S-Hunter S"}, LOYAL),
        (HUNT[10], {}, S_HUNTER, {2: "S-Chief", 9: "S-Chief", 6: "S"}, LOYAL),
        # The Resistance and its Chiefs
        (PLAIN[7], {}, 3, {}, "R S"),
        (HUNT[7], {}, 4, {}, "R-Chief R-Hunter S-Chief S-Hunter R S"),
        (HUNT[7], {}, R_HUNTER, {}, "R-Chief S-Chief S-Hunter R S"),
        (HUNT[7], {}, R_CHIEF, {}, "R-Hunter S-Chief S-Hunter R S"),
        (HUNT[10], {}, R_CHIEF, {7: "R-Chief"}, "R-Hunter S-Chief S-Hunter R S"),
        (HUNT[10], {}, 7, {0: "R-Chief"}, "R-Hunter S-Chief S-Hunter R S"),
        # Coordinator
        (f"{FOUR} Coordinator R S", {}, R_CHIEF, {4: "Coordinator"}, "R-Hunter S-Chief S-Hunter R S"),
        (f"{FOUR} Coordinator R S", {}, 4, {}, "R-Chief R-Hunter S-Chief S-Hunter R S"),
        (f"{FOUR} Coordinator R S", {}, 6, {2: "S-Chief", 3: "S-Hunter"}, "R-Chief R-Hunter Coordinator R"),
        (ALL_TEN, {}, 7, {0: "R-Chief", 4: "Coordinator"}, "R-Hunter S-Chief S-Hunter Deceiver Agent Doppelganger"),
        (ALL_TEN, {}, 4, {}, "R-Chief R-Hunter S-Chief S-Hunter Deceiver Agent Doppelganger"),
        # Double Agent and Deceiver
        (f"{FOUR} R R Agent", {}, 6, {}, "R-Chief R-Hunter S-Chief S-Hunter R"),
        (f"{FOUR} R R Agent", {}, S_CHIEF, {3: "S-Hunter", 6: "Agent"}, LOYAL),
        (BLAME, {}, 6, {}, "R-Chief R-Hunter S-Chief S-Hunter Deceiver R"),
        (BLAME, {}, 4, {}, "R-Chief R-Hunter S-Chief S-Hunter R Agent"),
        (BLAME, {}, S_CHIEF, {3: "S-Hunter", 4: "Deceiver Agent", 6: "Deceiver Agent"}, LOYAL),
        (
            ALL_TEN,
            {},
            S_CHIEF,
            {3: "S-Hunter", 9: "S-Chief", 5: "Deceiver Agent", 6: "Deceiver Agent"},
            "R-Chief R-Hunter Coordinator Doppelganger",
        ),
        (
            ALL_TEN,
            {},
            S_HUNTER,
            {2: "S-Chief", 9: "S-Chief", 5: "Deceiver Agent", 6: "Deceiver Agent"},
            "R-Chief R-Hunter Coordinator Doppelganger",
        ),
        (ALL_TEN, {}, 5, {}, "R-Chief R-Hunter S-Chief S-Hunter Coordinator Agent Doppelganger"),
        (ALL_TEN, {}, 6, {}, "R-Chief R-Hunter S-Chief S-Hunter Coordinator Deceiver Doppelganger"),
        (ALL_TEN, {}, 8, {}, "R-Chief R-Hunter S-Chief S-Hunter Coordinator Deceiver Agent"),
        # Hackers, seen as spies or hidden
        (HACKERS, {}, 0, {1: "S S-Hacker", 2: "S S-Hacker"}, "R R-Hacker"),
        (HACKERS, {}, 2, {0: "S", 1: "S"}, "R R-Hacker"),
        (HACKERS, {"hidden_hacker": True}, 0, {1: "S"}, "R R-Hacker S-Hacker"),
        (HACKERS, {"hidden_hacker": True}, 2, {}, "S R R-Hacker"),
        (HUNTED_HACKER, {"hidden_hacker": True}, S_CHIEF, {3: "S-Hunter"}, f"{LOYAL} S-Hacker"),
        (HUNTED_HACKER, {"hidden_hacker": True}, 6, {}, "R-Chief R-Hunter R S-Chief S-Hunter"),
        (TEN_HACKERS, {"hidden_hacker": True}, 0, {1: "S", 2: "S"}, "R R-Hacker S-Hacker"),
        (TEN_HACKERS, {"hidden_hacker": True}, 3, {}, "S R R-Hacker"),
        # Blind spies
        (PLAIN[7], {"blind_spies": True}, 0, {}, "R S"),
        (HUNT[7], {"blind_spies": True}, S_HUNTER, {}, f"{LOYAL} S-Chief S"),
        (HUNT[10], {"blind_spies": True}, S_CHIEF, {}, f"{LOYAL} S-Chief S-Hunter S"),
        (HUNT[10], {"blind_spies": True}, R_CHIEF, {7: "R-Chief"}, "R-Hunter S-Chief S-Hunter R S"),
        # A spectator
        (HUNT[7], {}, None, {}, f"{LOYAL} S-Chief S-Hunter S"),
        (ALL_TEN, {}, None, {}, ALL_TEN),
    ],
)
def test_at_the_start_each_seat_knows_exactly_this(
    cast: str, options: dict[str, bool], seat: int | None, known: dict[int, str], others: str
) -> None:
    game = table(cast, **options)  # type: ignore[arg-type] # bools only
    assert suspects(game, seat) == expected(game, seat, known, others)


def test_a_world_that_a_seat_reckons_with_looks_to_it_like_the_real_one() -> None:
    game = table(HUNT[7], leader=4, interrogator=True).mission(S_CHIEF, 5, play={S_CHIEF: CHIEF_FAIL}).ring()
    game = game.investigate(0).mission(0, 1, 3, play={3: FAIL}).ring().investigate(2).do(3, Interrogate(5))
    for seat in (None, *range(7)):
        view = GAME.view(game.state, seat)
        assert all(GAME.view(world, seat) == view for world in worlds(game, seat, 30))


# What is certain stays certain, what is not varies


def some_later(game: Position) -> Position:
    """Two more proposals, so that what was seen is history."""
    return game.reject(*game_team(game)).reject(*game_team(game))


def game_team(game: Position) -> tuple[int, ...]:
    (leader,) = game.asked
    size = len(game.table.ask.must[leader].safe().team)
    return tuple(range(size))


@pytest.mark.rule("P-11", "P-18", "W-06")
def test_a_spy_seen_failing_openly_stays_a_spy() -> None:
    game = table("S S S R R R R", deck=[Plot.SPOTLIGHT, Plot.OPINION_MAKER]).do(0, Give(3)).do(0, Give(4))
    game = game.accept(0, 5).do(3, Expose(0)).cards({0: FAIL})
    while game.phase == "Dealing":
        game = game.do(1, game.offered(1)[0])
    for seat in (None, 3, 6):
        seen = suspects(game, seat)
        assert seen[0] == kinds("S")
        assert seen[1] == seen[2] == kinds("R S")


@pytest.mark.rule("J-05", "J-06")
def test_a_chief_fail_seen_by_a_close_eye_names_the_chief() -> None:
    game = table(HUNT[7], deck=[Plot.CLOSE_EYE, Plot.OPINION_MAKER]).do(0, Give(4)).do(0, Give(5))
    game = game.mission(S_CHIEF, S_HUNTER, play={S_CHIEF: CHIEF_FAIL})
    before = suspects(game, 4)
    game = game.do(4, Peek(S_CHIEF)).ring()
    after = suspects(game, 4)
    assert before[S_CHIEF] > after[S_CHIEF] == kinds("S-Chief")
    assert suspects(game, 5)[S_CHIEF] >= kinds("S-Chief R S"), "the others only know one of the two did it"
    assert all(CAST["S-Chief"] in {world.characters[2], world.characters[3]} for world in worlds(game, None))
    assert any(isinstance(note, SawCard) for note in GAME.view(game.state, 4).notes)


@pytest.mark.rule("P-03", "W-06")
def test_who_sees_one_success_of_two_knows_who_failed() -> None:
    game = table(PLAIN[5], deck=[Plot.CLOSE_EYE]).do(0, Give(4)).mission(0, 2, play={0: FAIL}).do(4, Peek(2))
    game = game.do(1, game.offered(1)[0])
    assert suspects(game, 4)[0] == kinds("S")
    assert suspects(game, 4)[2] == kinds("R S")
    assert suspects(game, 3)[0] == suspects(game, 3)[2] == kinds("R S")
    assert suspects(game, 2)[0] == kinds("S"), "a member knows the own card"


@pytest.mark.rule("J-31", "J-40")
def test_a_loyalty_card_seen_stays_true() -> None:
    seven = table(HUNT[7], leader=5).mission(0, 4).investigate(S_CHIEF)
    assert suspects(some_later(seven), 5)[S_CHIEF] == kinds("S-Chief")
    assert suspects(some_later(seven), 4)[S_CHIEF] == kinds("R-Chief R-Hunter R S-Chief S-Hunter S")
    ten = table(HUNT[10], leader=5).mission(0, 4, 8).investigate(S_CHIEF)
    assert suspects(some_later(ten), 5)[S_CHIEF] == kinds("S-Chief")
    assert suspects(some_later(ten), 5)[9] == kinds("R-Chief R-Hunter R S-Chief S-Hunter S"), "there is another one"
    five = table(HUNT[5], leader=4).mission(0, 1).investigate(S_CHIEF)
    assert suspects(some_later(five), 4)[S_CHIEF] == kinds("R-Chief S-Chief")
    no_chief = table(HUNT[7], leader=5).mission(0, 4).investigate(S_HUNTER)
    assert suspects(some_later(no_chief), 5)[S_HUNTER] == kinds("R-Hunter R S-Hunter S")
    double = table(f"{FOUR} Doppelganger R S", leader=5).mission(0, 4)
    chief = double.investigate(4, show=Loyalty.RESISTANCE_CHIEF)
    assert suspects(some_later(chief), 5)[4] == kinds("R-Chief Doppelganger")
    plain = double.investigate(4, show=Loyalty.NO_CHIEF)
    assert suspects(some_later(plain), 5)[4] == kinds("R-Hunter Doppelganger S-Hunter S")


@pytest.mark.rule("V-02", "V-05", "J-32")
@pytest.mark.parametrize(("players", "first", "second"), [(7, (0, 4), (0, 1, 4)), (10, (0, 1, 4), (0, 1, 4, 8))])
@pytest.mark.parametrize(("seat", "names"), [(S_HUNTER, "S-Chief S-Hunter S"), (R_CHIEF, LOYAL)])
def test_what_an_interrogator_saw_stays_true(
    players: int, first: tuple[int, ...], second: tuple[int, ...], seat: int, names: str
) -> None:
    game = table(HUNT[players], leader=6, interrogator=True)
    game = game.mission(*first).investigate(1).mission(*second).investigate(4)
    before = suspects(game, seat)
    game = some_later(game.do(5, Interrogate(seat)))
    assert suspects(game, 5)[seat] == kinds(names)
    assert suspects(game, 4)[seat] > kinds(names)
    assert suspects(game, seat) == before, "being looked at tells nothing"


@pytest.mark.rule("P-08", "P-09", "P-13")
def test_what_a_plot_card_showed_stays_true() -> None:
    deck = [Plot.OVERHEARD, Plot.OPEN_UP]
    game = table("S R S R S R R", deck=deck).do(0, Give(3)).do(3, Overhear(2)).do(0, Give(5)).do(5, Confide(3))
    game = some_later(game)
    assert suspects(game, 3)[2] == kinds("S")
    assert suspects(game, 3)[5] == kinds("R")
    assert suspects(game, 3)[4] == suspects(game, 6)[2] == suspects(game, 6)[5] == kinds("R S")


@pytest.mark.rule("J-21", "J-24", "J-41", "J-48")
def test_a_wrongly_accused_player_is_never_that_chief() -> None:
    game = table(f"{FOUR} Coordinator R S", leader=5).mission(0, 4).investigate(1).mission(0, 1, 4).investigate(1)
    game = game.mission(0, 1, 5).accuse(4).investigate(1)
    for seat in (None, 5, 6):
        seen = suspects(game, seat)
        assert CAST["S-Chief"] not in seen[4]
        assert CAST["Coordinator"] in seen[4]
        assert seen[R_HUNTER] == kinds("R-Hunter"), "a revealed Hunter stays"
    assert suspects(game, 5)[4] >= kinds("R-Chief Coordinator S-Hunter S")


@pytest.mark.rule("J-10", "J-11", "J-13")
def test_an_early_accusation_tells_that_the_chief_failed_the_mission() -> None:
    game = table(HUNT[5], leader=1).mission(S_CHIEF, S_HUNTER, token=0, play={S_CHIEF: FAIL})
    anybody = kinds("R-Chief R S-Chief S-Hunter")
    declined = game.ring().investigate(1)
    assert suspects(declined, R_HUNTER)[2:] == [anybody, anybody, anybody]
    wrong = game.accuse_early(R_HUNTER).investigate(1)
    for seat in (R_CHIEF, R_HUNTER, 4, None):
        seen = suspects(wrong, seat, 40)
        assert seen[S_HUNTER] == kinds("S-Hunter")
        assert seen[S_CHIEF] == kinds("S-Chief"), "else there was nothing to accuse for"
        assert CAST["R-Chief"] not in seen[R_HUNTER], "accused, so not the Chief"
    third = table(HUNT[5], leader=1).mission(S_CHIEF, 4, token=0, play={S_CHIEF: FAIL}).accuse_early(R_HUNTER)
    seen = suspects(third, R_CHIEF)
    assert seen[2] == seen[4] == kinds("R-Hunter R S-Chief")
    assert suspects(third, 4)[2] == kinds("S-Chief"), "the other member knows"


@pytest.mark.rule("W-06", "W-01")
def test_the_numbers_of_fails_are_respected() -> None:
    game = table(PLAIN[7]).mission(0, 3, play={0: FAIL}).mission(0, 1, 4, play={0: FAIL, 1: FAIL})
    for seat in (None, 5, 6):
        for world in worlds(game, seat):
            spies = [character is CAST["S"] for character in world.characters]
            assert spies[0] + spies[3] >= 1
            assert spies[0] + spies[1] + spies[4] >= 2
            for mission, fails in enumerate((1, 2)):
                played = [note for notes in world.notes for note in notes if isinstance(note, Played)]
                assert sum(note == Played(mission, FAIL) for note in played) == fails
        seen = suspects(game, seat)
        assert seen[0] == seen[3] == kinds("R S")
    both = table(PLAIN[5]).mission(0, 1, play={0: FAIL, 1: FAIL})
    assert suspects(both, 4)[:2] == [kinds("S"), kinds("S")]


@pytest.mark.rule("J-45")
def test_after_a_wrong_blame_the_agent_is_known_and_the_named_player_no_deceiver() -> None:
    game = some_later(table(BLAME, blame=True).do(6, Blame(5)))
    assert suspects(game, R_HUNTER)[6] == kinds("Agent")
    assert suspects(game, R_HUNTER)[5] == kinds("R-Chief R S-Chief S-Hunter")
    assert suspects(game, S_CHIEF)[4] == kinds("Deceiver"), "so the spies know the other one too"


@pytest.mark.rule("J-45", "J-50")
def test_after_the_swap_all_know_the_two_and_what_was_seen_before_stays_true_for_then() -> None:
    deck = [Plot.SPOTLIGHT, Plot.OPEN_UP]
    game = table(BLAME, deck=deck, blame=True).do(0, Give(5)).do(0, Give(4)).do(4, Confide(R_HUNTER))
    game = game.accept(5, 6, token=1).do(5, Expose(6)).cards({6: FAIL}).ring().investigate(0)
    while game.phase != "Proposing":
        game = game.do(game.asked[0], game.offered(game.asked[0])[0])
    game = some_later(game.do(6, Blame(4)))
    for seat in (None, 0, R_HUNTER, S_CHIEF, 4, 6):
        for world in worlds(game, seat, 40):
            assert world.characters[4] is Character.DOUBLE_AGENT
            assert world.characters[6] is Character.DECEIVER
            assert Played(0, FAIL) in world.notes[6]
    seen = [note.loyalty for note in GAME.view(game.state, R_HUNTER).notes if isinstance(note, Saw)]
    assert Loyalty.RESISTANCE in seen
    assert suspects(game, R_HUNTER)[2] == kinds("R S-Chief S-Hunter"), "the rest is as open as before"
