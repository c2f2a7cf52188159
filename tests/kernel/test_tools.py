"""Tools for rules: deals counted exactly, handlers for events, stages, unions of classes, caches."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest

from maskenball.kernel import (
    Deals,
    Dice,
    Event,
    Handlers,
    Stages,
    Told,
    World,
    cached,
    cached_last,
    cached_up_to,
    clockwise,
    on,
    tell_all,
    tell_one,
    union,
)
from maskenball.kernel.telling import put

CARDS = ("king", "king", "judge", "thief")
MASKS = [{"king", "judge", "thief"}, {"judge", "thief"}, {"king", "judge"}]


def every_deal(cards: tuple[str, ...], masks: list[set[str]]) -> Counter[tuple[str, ...]]:
    """All deals that fit, each card told apart."""
    deals = permutations(cards, len(masks))
    return Counter(deal for deal in deals if all(card in mask for card, mask in zip(deal, masks, strict=True)))


def test_deals_are_drawn_as_often_as_they_are_likely() -> None:
    dice = Dice(Random(3).random)
    for masks in (MASKS, [set(CARDS), *MASKS[1:]]):
        deals, wanted = Deals(CARDS, masks), every_deal(CARDS, masks)
        drawn = Counter(deals.draw(dice) for _ in range(6_000))
        assert drawn.keys() == wanted.keys()
        for deal, times in wanted.items():
            assert drawn[deal] == pytest.approx(6_000 * times / wanted.total(), rel=0.2)


class Came(Event, frozen=True):
    """Somebody came."""

    seat: int


class Went(Event, frozen=True):
    """Somebody went."""

    seat: int


class Sang(Event, frozen=True):
    """Nobody listens to that."""


class Inside(Handlers):
    """Who is inside; nobody can go who has not come."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    @on(Came)
    def _come(self, event: Came) -> None:
        self.seats.add(event.seat)

    @on(Went)
    def _go(self, event: Went) -> bool:
        known = event.seat in self.seats
        self.seats.discard(event.seat)
        return known


class Counted(Inside):
    """The same, and how many came."""

    count = 0

    @on(Came)
    def _count(self, event: Came) -> None:
        self.count += 1
        self._come(event)


def test_a_walk_calls_one_method_for_each_event_and_passes_over_the_rest() -> None:
    inside = Inside()
    assert inside.walk((Came(1), Sang(), Came(2), Went(1)))
    assert inside.seats == {2}
    assert inside.handle(Went(2)) is True
    assert inside.handle(Sang()) is None


def test_a_walk_ends_where_something_can_not_have_been() -> None:
    inside = Inside()
    assert not inside.walk((Came(1), Went(3), Came(2)))
    assert inside.seats == {1}


def test_handlers_are_inherited_and_can_be_replaced() -> None:
    counted = Counted()
    assert counted.walk((Came(1), Came(2), Went(1)))
    assert (counted.count, counted.seats) == (2, {2})


def test_stages_are_entered_as_registered_and_follow_each_other_round_the_table() -> None:
    stage = Stages[str, str](("move", "event", "act"))
    assert stage("event")("draws") == "draws"
    assert stage["event"] == "draws"
    assert stage.after("move") == ("event", "act", "move")
    assert stage.after("event") == ("act", "move", "event")
    assert stage.after("act") == ("move", "event", "act")


def test_a_union_is_of_all_classes_of_a_kind_but_those_others_come_from() -> None:
    class Told(Event, frozen=True):
        pass

    class Heard(Told, frozen=True):
        pass

    class Seen(Told, frozen=True):
        pass

    either = union(Told, {"__name__": __name__, "Told": Told, "Heard": Heard, "Seen": Seen, "Came": Came})
    assert either == Heard | Seen
    assert msgspec.json.decode(msgspec.json.encode(Seen()), type=either) == Seen()


def test_what_is_cached_is_worked_out_once_and_no_more_is_kept_than_allowed() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    kept, few, last = cached(double), cached_up_to(1)(double), cached_last(double)
    assert [kept(1), kept(2), kept(1)] == [2, 4, 2]
    assert asked == [1, 2]
    assert [few(1), few(2), few(2), few(1)] == [2, 4, 4, 2]
    assert asked == [1, 2, 1, 2, 1]
    asked.clear()
    assert [last(1), last(1), last(2), last(1)] == [2, 2, 4, 2]
    assert asked == [1, 2, 1]


def test_as_many_as_fifteen_cards_of_a_kind_are_counted() -> None:
    cards = ("king",) * 15 + ("judge",)
    dice = Dice(Random(5).random)
    deals = Deals(cards, [{"king"}, {"king", "judge"}])
    drawn = Counter(deals.draw(dice) for _ in range(3_000))
    assert drawn.keys() == {("king", "king"), ("king", "judge")}
    assert drawn["king", "judge"] / 3_000 == pytest.approx(1 / 15, abs=0.02)


def test_the_last_result_is_kept_for_the_very_same_arguments_alone() -> None:
    @cached_last
    def joined(*parts: str) -> str:
        return "".join(parts)

    assert [joined("a"), joined("a", "b"), joined("a"), joined("b", "a")] == ["a", "ab", "a", "ba"]
    assert joined("b", "c") == "bc", "one of two arguments is the same"
    assert joined("a", "c") == "ac"


class Public(msgspec.Struct, frozen=True):
    history: tuple[Event, ...] = ()
    score: int = 0


class State(msgspec.Struct, frozen=True):
    public: Public = Public()
    notes: tuple[tuple[Event, ...], ...] = ((), (), ())


def test_what_all_are_told_is_kept_in_public_and_what_one_is_told_in_its_notes() -> None:
    told: list[Told] = []
    state = tell_all(State(), told, Came(1), Came(2), score=5)
    state = tell_one(state, told, 1, Went(0), Sang())
    state = tell_one(tell_all(state, told, Sang()), told, 2, Came(0))
    assert state.public == Public((Came(1), Came(2), Sang()), 5)
    assert state.notes == ((), (Went(0), Sang()), (Came(0),))
    assert [audience for _event, audience in told] == [None, None, (1,), (1,), None, (2,)]
    assert [event for event, _audience in told] == [Came(1), Came(2), Went(0), Sang(), Sang(), Came(0)]


def test_one_item_is_put_in_the_place_of_another() -> None:
    assert [put(("a", "b", "c"), index, "x") for index in range(3)] == [
        ("x", "b", "c"),
        ("a", "x", "c"),
        ("a", "b", "x"),
    ]


@pytest.mark.parametrize(("first", "seats"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_clockwise_names_all_seats_once(first: int, seats: list[int]) -> None:
    assert list(clockwise(first, 3)) == seats


def test_a_world_weighs_1_unless_it_says_otherwise() -> None:
    assert World("state").weight == 1


def test_a_deal_may_use_up_all_cards() -> None:
    deals = Deals(("king", "judge"), [{"judge"}, {"king"}])
    assert deals.draw(Dice(Random(1).random)) == ("judge", "king")
    free = Deals(("king", "king"), [{"king", "judge"}] * 2)
    assert free.draw(Dice(Random(1).random)) == ("king", "king")


def test_what_is_cached_goes_by_its_own_name() -> None:
    def double(number: int) -> int:
        return 2 * number

    assert cached_last(double).__name__ == cached(double).__name__ == "double"
