"""What a seat knows as an array: of one length, different wherever the seat knows something else, and nothing else."""

from array import array

import pytest
from msgspec.structs import replace
from tests.adapters.walks import variant_of, walk

from maskenball import games
from maskenball.adapters.arrays import BOUND
from maskenball.adapters.course import Node, start
from maskenball.adapters.encoder import FINGERPRINT, fingerprint
from maskenball.adapters.variant import Variant
from maskenball.testing import Case


def observed(node: Node, seat: int) -> "array[float]":
    encoder = node.variant.encoder
    return encoder.encode(node.view(seat), seat, node.asked_as(seat), node.given.get(seat, ()))


def test_every_observation_has_the_same_length_and_stays_within_its_bounds(case: Case) -> None:
    variant = variant_of(case)
    for index, node in enumerate(walk(variant, 1, seed="length")):
        if index % 5 == 0:
            seen = observed(node, index % case.players)
            assert len(seen) == variant.encoder.size
            assert max(map(abs, seen)) <= BOUND


def test_the_length_hangs_on_nothing_that_was_played(small_case: Case) -> None:
    sizes = {Variant(small_case.game, small_case.players, small_case.options).encoder.size for _ in range(2)}
    *_, last = walk(variant_of(small_case), 2, seed="whole game")
    assert sizes == {last.variant.encoder.size}


def test_what_is_the_same_to_a_seat_is_the_same_array_and_what_is_not_has_another_fingerprint(small_case: Case) -> None:
    known: dict[str, bytes] = {}
    for number in range(3):
        for node in walk(variant_of(small_case), number, seed=f"fingerprint {number}"):
            for seat in node.asked:
                information = node.information(seat)
                written = observed(node, seat).tobytes()
                assert known.setdefault(information, written) == written
    assert len({tuple(fingerprint(information)) for information in known}) == len(known)
    assert all(len(fingerprint(information)) == FINGERPRINT for information in list(known)[:3])


def test_hardly_any_two_situations_look_alike_even_without_the_fingerprint(small_case: Case) -> None:
    arrays: dict[bytes, set[str]] = {}
    for number in range(3):
        for node in walk(variant_of(small_case), number, seed=f"alike {number}"):
            for seat in node.asked:
                arrays.setdefault(observed(node, seat).tobytes(), set()).add(replace(node, lost={}).information(seat))
    assert sum(len(alike) > 1 for alike in arrays.values()) <= len(arrays) / 100


@pytest.mark.parametrize("seat", range(5))
def test_seats_are_counted_from_the_own(seat: int) -> None:
    variant = Variant(games["resistance"], 5)
    view = start(variant, "turned").view(0)

    def seen_from(me: int, leader: int = 2) -> "array[float]":
        """The same situation, turned: who leads sits two places to the left, and the left neighbour goes."""
        seats = {"leader": (me + leader) % 5, "team": ((me + 1) % 5,), "characters": ()}
        public = replace(view.public, **seats)
        return variant.encoder.encode(replace(view, seat=me, notes=(), public=public), me, "", ())

    assert seen_from(seat)[:5] == array("f", [float(each == seat) for each in range(5)])
    assert seen_from(seat)[5:] == seen_from(0)[5:]
    assert seen_from(seat) != seen_from(seat, leader=3)


def test_the_end_told_is_never_an_input() -> None:
    for name in games:
        variant = Variant(games[name], min(games[name].sizes()))
        *_, last = walk(variant, 4, seed="the end")
        view = last.view(0)
        assert view.laid_open is not None
        assert variant.encoder.encode(view, 0, "", ()) == variant.encoder.encode(
            replace(view, laid_open=None), 0, "", ()
        )


def test_options_are_no_input() -> None:
    variant = Variant(games["one_night"], 3)
    node = next(node for node in walk(variant, 1, seed="options") if node.asked)
    view = node.view(0)
    other = replace(view, public=replace(view.public, options=games["one_night"].Options(night=60)))
    assert variant.encoder.encode(view, 0, "", ()) == variant.encoder.encode(other, 0, "", ())
