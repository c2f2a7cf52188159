"""Twin games that differ in one secret only: nobody outside that secret gets one byte that differs."""

from collections.abc import Callable, Sequence

import pytest
from tests.games.resistance.position import HUNT, R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, Position, table

from maskenball.games.resistance.model import Card, GoOn, Interrogate, Investigate, Loyalty, Peek, Plot, Show

FAIL, CHIEF_FAIL, HACK = Card.FAIL, Card.CHIEF_FAIL, Card.HACK
FOUR = "R-Chief R-Hunter S-Chief S-Hunter"
Course = Sequence[Callable[[Position], Position]]


def alike(one: Position, other: Position, seats: Sequence[int | None]) -> bool:
    return all(one.reading(seat) == other.reading(seat) for seat in seats)


def play_alike(one: Position, other: Position, course: Course, seats: Sequence[int | None]) -> None:
    """Both games take the same course, and all the way these seats see the same."""
    assert alike(one, other, seats)
    for move in course:
        one, other = move(one), move(other)
        assert alike(one, other, seats)


@pytest.mark.rule("W-02", "W-06")
def test_who_of_two_others_is_a_spy_shows_nowhere() -> None:
    course: Course = [
        lambda game: game.propose(0, 1),
        lambda game: game.vote("YYNNN"),
        lambda game: game.propose(0, 1),
        lambda game: game.vote("YYYNN"),
        lambda game: game.cards({0: FAIL}),
        lambda game: game.propose(2, 3, 4),
        lambda game: game.vote("NNYYY"),
        lambda game: game.cards(),
    ]
    play_alike(table("S S R R R"), table("S R S R R"), course, (3, 4, None))
    play_alike(table("S S R R R"), table("S R R S R"), course, (2, 4, None))


@pytest.mark.rule("J-02")
def test_spies_cannot_tell_who_of_them_is_the_hunter() -> None:
    course: Course = [lambda game: game.mission(S_HUNTER, 6, play={6: FAIL}), lambda game: game.ring()]
    one, other = table(HUNT[7]), table("R-Chief R-Hunter S-Chief S R R S-Hunter")
    play_alike(one, other, course, (S_CHIEF, R_CHIEF, R_HUNTER, 4, 5, None))


@pytest.mark.rule("J-02", "J-41")
def test_spies_cannot_tell_who_is_chief_hunter_or_coordinator_of_the_resistance() -> None:
    course: Course = [lambda game: game.mission(0, 4), lambda game: game.investigate(6)]
    one, other = f"{FOUR} Coordinator R S", "Coordinator R S-Chief S-Hunter R-Hunter R-Chief S"
    play_alike(table(one), table(other), course, (S_CHIEF, S_HUNTER, 6, None))


@pytest.mark.rule("J-13", "J-10")
def test_whether_the_spy_hunter_could_have_accused_shows_nowhere() -> None:
    start = table(HUNT[5], results="S").accept(S_CHIEF, S_HUNTER, 4, token=1)
    able, unable = start.cards({S_CHIEF: FAIL}), start.cards({S_HUNTER: FAIL})
    assert len(able.offered(S_HUNTER)) > len(unable.offered(S_HUNTER)) == 1
    course: Course = [
        lambda game: game.do(0, GoOn()),
        lambda game: game.do(S_HUNTER, GoOn()),
        lambda game: game.ring(),
        lambda game: game.investigate(0),
        lambda game: game.propose(0, 1),
    ]
    play_alike(able, unable, course, (R_CHIEF, R_HUNTER, 4, None))


@pytest.mark.rule("J-13")
def test_the_step_of_the_early_accusation_looks_the_same_whoever_the_hunter_is() -> None:
    start = [table(cast, results="S").accept(2, 3, 4) for cast in (HUNT[5], "R-Chief R-Hunter S-Hunter S-Chief R")]
    able, unable = (game.cards({S_CHIEF: FAIL}) for game in start)
    assert alike(able, unable, (R_CHIEF, R_HUNTER, 4, None))
    assert alike(able.ring(), unable.ring(), (R_CHIEF, R_HUNTER, 4, None))


@pytest.mark.rule("J-40", "J-31")
@pytest.mark.parametrize("cast", [f"{FOUR} Doppelganger", f"{FOUR} Doppelganger R S"])
def test_third_parties_cannot_tell_which_card_the_doppelganger_showed(cast: str) -> None:
    game = table(cast, leader=1).mission(0, 1).do(1, Investigate(4))
    chief = Loyalty.CHIEF if len(cast.split()) == 5 else Loyalty.RESISTANCE_CHIEF
    cards = [game.do(4, Show(card)) for card in (Loyalty.NO_CHIEF, chief)]
    others = [seat for seat in (*range(len(cast.split())), None) if seat not in (1, 4)]
    assert alike(cards[0], cards[1], others)
    assert alike(cards[0], game, others), "not even that a card is chosen, before the time is over"
    play_alike(cards[0].ring(), cards[1].ring(), [lambda game: game.mission(0, 1, 4)], others)


@pytest.mark.rule("W-14", "J-31")
def test_showing_a_card_looks_the_same_with_and_without_a_choice() -> None:
    casts = (f"{FOUR} Doppelganger R S", "R-Chief R-Hunter S-Chief S-Hunter R Doppelganger S")
    games = [table(cast, leader=1).mission(0, 1).do(1, Investigate(4)) for cast in casts]
    assert alike(games[0], games[1], (0, 1, 2, 3, 6, None))


@pytest.mark.rule("P-03", "P-15")
def test_third_parties_cannot_tell_what_a_close_eye_saw() -> None:
    start = table("S S S R R R R", plots={4: [Plot.CLOSE_EYE]}).accept(0, 1)
    twins = [start.cards(cards).do(4, Peek(0)) for cards in ({0: FAIL}, {1: FAIL})]
    assert alike(twins[0], twins[1], (2, 3, 5, 6, None))
    assert not alike(twins[0], twins[1], (4,))


@pytest.mark.rule("V-02", "V-05")
def test_third_parties_cannot_tell_what_the_interrogator_saw() -> None:
    casts = ("R S R S R", "R R S S R")
    games = [table(cast, leader=1, results="F", interrogator=True).mission(0, 3, 4) for cast in casts]
    twins = [game.do(0, Interrogate(2)) for game in games]
    assert alike(twins[0], twins[1], (4, None))
    assert not alike(twins[0], twins[1], (0,))


@pytest.mark.rule("J-43", "J-45")
def test_spies_cannot_tell_who_could_blame() -> None:
    course: Course = [
        lambda game: game.mission(S_CHIEF, 4, play={S_CHIEF: CHIEF_FAIL}),
        lambda game: game.ring(),
        lambda game: game.investigate(0),
    ]
    one, other = table(f"{FOUR} Deceiver R Agent", blame=True), table(f"{FOUR} Agent R Deceiver", blame=True)
    play_alike(one, other, course, (R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, 5, None))


@pytest.mark.rule("H-04", "H-05")
def test_who_hacked_shows_nowhere() -> None:
    one, other = (table(cast) for cast in ("S S S-Hacker R-Hacker R R R", "S S R-Hacker S-Hacker R R R"))
    course: Course = [lambda game: game.mission(2, 3, play={2: HACK}), lambda game: game.mission(2, 3, 4)]
    play_alike(one, other, course, (4, 5, 6, None))
