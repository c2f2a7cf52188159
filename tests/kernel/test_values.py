"""The kernel's values: what holds where nothing is said, how they are written, and that strange fields are refused."""

import msgspec
import pytest
from tests.kernel.toy_tables import match, naming

from maskenball import games
from maskenball.kernel import (
    Action,
    Ask,
    Bell,
    Channel,
    Form,
    Illegal,
    Match,
    OneOf,
    Phase,
    Pick,
    Said,
    Slot,
    Some,
    Step,
    Text,
    see,
)
from maskenball.kernel.record import Answered, Drafted, Drawn, Opened, Rang, Sealed, Spoke, Withdrew
from maskenball.kernel.talk import Line
from maskenball.testing.toy import GAME as TOY
from maskenball.testing.toy import Judge, Name, Named, Nod, Stole, Suspect


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Name(3), '{"type":"Name","seat":3}'),
        (Nod(), '{"type":"Nod"}'),
        (Suspect(3), '{"type":"Suspect","seat":3}'),
        (Stole(0, 2), '{"type":"Stole","night":0,"seat":2}'),
        (OneOf((Nod(),)), '{"type":"OneOf","options":[{"type":"Nod"}]}'),
        (OneOf((Nod(),), True), '{"type":"OneOf","options":[{"type":"Nod"}],"indifferent":true}'),
        (
            Form(Name(0), {"seat": Pick((0, None))}),
            '{"type":"Form","default":{"type":"Name","seat":0},"fields":{"seat":{"type":"Pick","of":[0,null]}},"apart":false}',
        ),
        (Slot("rest", 20), '{"type":"Slot","name":"rest","seconds":20}'),
        (Bell("rest", 20), '{"slot":"rest","seconds":20,"after":"question","turn":null}'),
        (Line(None, Named((1, 2))), '[null,{"type":"Named","seats":[1,2]},null]'),
        (
            Line((0, 1), None, Said(0, "pair", "psst")),
            '[[0,1],null,{"seat":0,"channel":"pair","text":"psst","claim":null,"number":0,"wording":null}]',
        ),
        (Answered(2, Name(0)), '{"type":"answer","seat":2,"action":{"type":"Name","seat":0}}'),
        (Sealed(2, Nod()), '{"type":"seal","seat":2,"action":{"type":"Nod"}}'),
        (Opened(), '{"type":"open"}'),
        (Drawn(2, Nod()), '{"type":"draw","seat":2,"action":{"type":"Nod"}}'),
        (Drafted(2, Nod()), '{"type":"draft","seat":2,"action":{"type":"Nod"}}'),
        (Withdrew(2), '{"type":"withdraw","seat":2}'),
        (Rang("rest"), '{"type":"ring","slot":"rest"}'),
        (Spoke(2, "all", "Hello"), '{"type":"say","seat":2,"channel":"all","text":"Hello"}'),
    ],
)
def test_how_values_are_written(value: object, text: str) -> None:
    assert written(value) == text


def test_what_holds_where_nothing_is_said() -> None:
    assert Form(Judge(True), {}).apart is False
    assert (Channel("all", (0,)).hearers, Said(0, "all").number, Said(0, "all").text) == (None, 0, "")
    assert (Step(None).told, Bell("x", 1).turn, Phase.interrupts, Phase.hints) == ((), None, False, ())
    seen = see(naming(), 0)
    assert (seen.count, seen.events, seen.talk, seen.private) == (0, (), (), ())
    assert see(naming(), 0, 5).count == 5
    ask = Ask(must={})
    assert (ask.may, ask.bell, ask.hush, ask.private) == ({}, None, False, False)


class Both(Action, frozen=True):
    """Names twice."""

    seat: int
    others: tuple[int, ...] = ()


def test_somebody_may_be_named_in_two_fields_unless_they_are_kept_apart() -> None:
    fields: dict[str, Pick | Some | Text] = {"seat": Pick((0, 1)), "others": Some((0, 1), 1, 1)}
    assert Both(0, (0,)) in Form(Both(0, (1,)), fields)
    apart = Form(Both(0, (1,)), fields, apart=True)
    assert Both(1, (0,)) in apart
    with pytest.raises(Illegal, match="named_twice"):
        apart.check(Both(0, (0,)))


@pytest.mark.parametrize("plain", [{"type": "Suspect", "seat": 3}, {"type": "Innocent"}])
def test_claims_and_answers_with_a_field_too_many_are_refused(plain: dict[str, object]) -> None:
    msgspec.convert(plain, TOY.any_claim)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**plain, "dragons": 1}, TOY.any_claim)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "Nod", "dragons": 1}, TOY.any_action)


def test_the_options_of_every_game_are_refused_with_a_field_too_many() -> None:
    for game in games.values():
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"dragons": 1}, game.Options)


def test_a_seat_is_no_negative_number() -> None:
    for wrong in (-1, -2):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "Name", "seat": wrong}, TOY.any_action)


def test_what_a_match_has_said_can_be_stored_line_by_line() -> None:
    at = match()
    at.say(0, "pair", "psst")
    lines = msgspec.json.decode(msgspec.json.encode(at.log()), type=tuple[TOY.any_line, ...])  # type: ignore[name-defined]
    assert lines == at.log()
    assert lines[-1].to == (0, 1)


def test_what_is_seen_at_the_first_question_of_every_game_can_be_sent() -> None:
    for game in games.values():
        at = Match(game, tuple(f"P{number}" for number in range(game.seats[0] + 1)), seed="x")
        for seat in (None, 0, 1):
            seen = at.seen(seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=game.any_seen) == seen
