"""The worked examples of the rules, each as a record that replays exactly (S-18, S-36, S-55, S-62)."""

import json
from pathlib import Path

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
    JUDGE,
    KING,
    PEASANT,
    THIEF,
    WINE,
    WIZARD,
    A,
    B,
    C,
    D,
    E,
)

from maskenball import games
from maskenball.games.hoax.events import Acted, Admitted, Ended, Fell, Paid, Resisted, Saw, Voted
from maskenball.games.hoax.model import Accept, Declare, Fine, Pay, Resist, Show
from maskenball.games.hoax.redeal import possible
from maskenball.kernel import Match, dump_record, load_record, replay

RECORDS = Path(__file__).parent / "records"


def replayed(name: str) -> Match:
    """The match at the end of a record; written anew, it is the same file."""
    data = (RECORDS / f"{name}.json").read_bytes()
    record = load_record(data, games.find)
    *_, match = replay(record, games.find(record.game))
    assert json.loads(dump_record(match.record())) == json.loads(data), (
        "a new option? It stands in records of today too"
    )
    return match


def told(match: Match, kind: type) -> list[object]:
    """What everybody was told of this kind."""
    return [event for event in match.seen(None).events if isinstance(event, kind)]


def before(name: str, kind: type) -> Match:
    """The match of a record in front of the first answer of this kind."""
    record = load_record((RECORDS / f"{name}.json").read_bytes(), games.find)
    first = next(at for at, entry in enumerate(record.entries) if isinstance(getattr(entry, "action", None), kind))
    for at, match in enumerate(replay(record, games.find(record.game))):
        if at == first:
            return match
    raise AssertionError("no such answer")


@pytest.mark.rule("S-18")
def test_anton_takes_two_gold_from_bernd_and_claudia_the_wine_of_all() -> None:
    match = replayed("s18")
    assert told(match, Acted)[-1] == Acted(A, THIEF, B, GOLD, (B,), 2)
    assert Acted(C, BISHOP, None, WINE, (D, E), 2) in told(match, Acted)
    public = match.seen(E).view.public
    assert public.tokens[:2] == ((2, 0, 0), (0, 0, 0))


@pytest.mark.rule("S-36", "S-32", "S-35")
def test_anton_is_no_wizard_bernd_is_no_king_and_anton_keeps_the_gold() -> None:
    choices = before("s36_no_king", Resist).seen(A).choice
    assert choices is not None
    assert list(choices) == [Pay(C), Accept(D), Accept(E), Resist()]
    match = replayed("s36_no_king")
    assert told(match, Resisted) == [Resisted(A)]
    assert [(vote.by, vote.votes, vote.upheld) for vote in told(match, Voted) if isinstance(vote, Voted)] == [
        (B, (True, True, False, True), True),
        (A, (True, True, True, False), True),
    ]
    assert told(match, Admitted) == [Admitted(A, WIZARD), Admitted(B, KING)]
    assert told(match, Fell) == [Fell(C, JUDGE), Fell(D, BISHOP), Fell(E, BISHOP)]
    public = match.seen(None).view.public
    assert public.tokens[A] == (2, 0, 0)
    assert public.turn.seat == B, "no new King may come: the turn went on to the last call and is over"


@pytest.mark.rule("S-36", "S-33")
def test_or_bernd_really_is_king_and_has_won() -> None:
    match = replayed("s36_true_king")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("wrongly_accused", (B,))
    (ended,) = told(match, Ended)
    assert isinstance(ended, Ended)
    assert ended.characters[B] is KING
    assert ended.points == (1, 3, 1, 1, 1)


@pytest.mark.rule("S-55")
def test_claudia_knows_that_bernd_is_peasant_or_bishop() -> None:
    choice = before("s55", Show).seen(B).choice
    assert choice is not None
    assert list(choice) == [Show(JUDGE), Show(BISHOP)]
    match = replayed("s55")
    assert set(match.seen(None).view.public.forbidden[B]) == {KING, WIZARD, THIEF}
    assert match.seen(C).events[-1] == Saw(B, JUDGE)
    assert possible(match.seen(C).view)[B] == {PEASANT, BISHOP}
    assert JUDGE in possible(match.seen(E).view)[B]


@pytest.mark.rule("S-62", "S-61")
@pytest.mark.parametrize(
    ("name", "claudia", "erich"),
    [
        ("s62_pays", (0, 0, 1), (0, 2, 0)),
        ("s62_wizard", (0, 2, 1), (0, 0, 0)),
        ("s62_forgives_herself", (0, 2, 1), (0, 0, 0)),
    ],
)
def test_of_two_left_claudia_pays_or_is_wizard_or_forgives_herself(
    name: str, claudia: tuple[int, ...], erich: tuple[int, ...]
) -> None:
    assert before(name, Declare).seen(2).choice is not None
    assert before(name, Fine).seen(2).choice is not None
    match = replayed(name)
    assert match.seen(None).view.public.tokens[1:] == (claudia, erich)
    if name == "s62_pays":
        assert told(match, Paid) == [Paid(1, 2, (WINE, WINE))]
