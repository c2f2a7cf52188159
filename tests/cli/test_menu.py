"""How what people type becomes an answer: numbers, beginnings of words, careless spelling."""

from typing import Any

import pytest

from maskenball import games
from maskenball.cli import CATALOGUES
from maskenball.cli.menu import Folder, Line, Unclear, find, find_some, folded, lines_of, lines_of_field
from maskenball.games.hoax.model import Act
from maskenball.games.hoax.overview import Character, Kind
from maskenball.games.resistance.model import Accuse, GoOn, Play, Propose, Take, Vote
from maskenball.games.resistance.model import Card as MissionCard
from maskenball.games.resistance.model import Plot as PlotCard
from maskenball.kernel import OneOf, Some
from maskenball.texts import Texts

NAMES = ("Ada", "Bo", "Jörg", "Joe", "Di")
T = Texts("en", games.find("resistance"), NAMES, also=CATALOGUES)
SEATS = lines_of_field(Propose, "team", range(5), T)


def keys(*options: Any) -> list[str]:
    return [line.key for line in lines_of(OneOf(options), T)]


def test_answers_are_counted_from_one() -> None:
    assert keys(Vote(True), Vote(False)) == ["1", "2"]


def test_people_have_the_numbers_of_their_seats() -> None:
    assert keys(Accuse(1), Accuse(4)) == ["2", "5"]
    assert [line.key for line in SEATS] == ["1", "2", "3", "4", "5"]


def test_doing_nothing_is_zero_beside_the_numbers_of_seats() -> None:
    assert keys(GoOn(), Accuse(1), Accuse(4)) == ["0", "2", "5"]


def test_a_seat_that_occurs_twice_has_no_number_of_its_own() -> None:
    assert keys(Take(1, PlotCard.CLOSE_EYE), Take(1, PlotCard.SPOTLIGHT)) == ["1", "2"]


@pytest.mark.parametrize("typed", ["1", "succ", "SUCCESS", " 1 "])
def test_a_card_is_found_by_number_or_beginning(typed: str) -> None:
    cards = lines_of(OneOf((Play(MissionCard.SUCCESS), Play(MissionCard.FAIL))), T)
    assert find(cards, typed, T).value == Play(MissionCard.SUCCESS)


@pytest.mark.parametrize("typed", ["3", "jör", "jor", "JÖRG"])
def test_a_name_is_found_without_its_accents(typed: str) -> None:
    assert find(SEATS, typed, T).value == 2


def test_a_whole_name_wins_over_the_beginning_of_another() -> None:
    lines = [Line("1", "Jo", 0), Line("2", "Joe", 1)]
    assert find(lines, "jo", T).value == 0


@pytest.mark.parametrize(
    ("typed", "why"),
    [("jo", "fits several answers"), ("x", "“x” can’t be chosen here"), ("6", "“6” can’t"), ("", "numbers")],
)
def test_what_is_unclear_is_said(typed: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        find(SEATS, typed, T)


@pytest.mark.parametrize("typed", ["1 2 5", "ada bo di", "Ada, Bo,Di", "1, bo, 5"])
def test_a_team_is_named_with_or_without_commas(typed: str) -> None:
    assert find_some(SEATS, typed, Some(tuple(range(5)), 3, 3), T) == (0, 1, 4)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("1 2", "3 are needed, you named 2"), ("1 1 2", "Ada is named twice"), ("", "3 are needed"), ("1 2 x", "“x”")],
)
def test_a_wrong_team_is_refused_with_the_reason(typed: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        find_some(SEATS, typed, Some(tuple(range(5)), 3, 3), T)


def test_some_of_a_range_says_the_range() -> None:
    with pytest.raises(Unclear, match="2 to 3 are needed, you named 1"):
        find_some(SEATS, "1", Some(tuple(range(5)), 2, 3), T)


def test_many_answers_that_begin_alike_stand_behind_one_line() -> None:
    hoax = Texts("en", games.find("hoax"), NAMES, also=CATALOGUES)
    acts = [Act(Character.THIEF, seat, kind) for seat in range(1, 5) for kind in Kind]
    lines = lines_of(OneOf((Act(Character.KING), *acts)), hoax)
    shown = folded(lines, 12)
    assert [line.key for line in shown] == ["1", "2"]
    assert shown[1].label.startswith("Act as the Thief")
    assert shown[1].label.endswith(" …")
    assert isinstance(shown[1].value, Folder)
    assert find(shown, "thief", hoax).value == shown[1].value
    assert find(shown, "bo gold", hoax, lines).value == Act(Character.THIEF, 1, Kind.GOLD)
    assert folded(lines, 13) == lines
