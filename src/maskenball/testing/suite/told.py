"""What is told: whoever is told something sees something new, and nobody sees anything new without being told."""

from itertools import chain

from msgspec.structs import replace

from maskenball.kernel import AnySeen, Game, Match
from maskenball.kernel.record import Answered, Drafted, Spoke, Withdrew
from maskenball.testing.play import played, steps
from maskenball.testing.tables import NIGHTLY, Case, cases
from maskenball.testing.telling import deals_that_look_alike, heard, steps_that_look_alike

MATCHES = 50 if NIGHTLY else 3
DEALS = 500 if NIGHTLY else 60
COMPARED = 40 if NIGHTLY else 3
"""Games whose steps are compared with those of imagined worlds."""


def quiet(seen: AnySeen) -> AnySeen:
    """What is seen, but for who is awaited: that may change without a word."""
    return replace(seen, awaited=None)


def actors(match: Match) -> set[int]:
    """Who may see something of the last entry without being told: whoever made it, and that seat's party."""
    entry = match.entries[-1]
    if not isinstance(entry, Answered | Drafted | Withdrew):
        return set()
    who = match.table.ask.voice(entry.seat)
    return set(who) if isinstance(who, tuple) else {entry.seat}


def test_nobody_sees_anything_new_without_being_told(case: Case) -> None:
    for number in range(MATCHES):
        before: dict[int | None, AnySeen] = {}
        for match in played(case, number):
            for seat in case.audience:
                seen = match.seen(seat)
                old = before.get(seat)
                before[seat] = seen
                if old is None:
                    assert seen.events, "the deal tells everybody something"
                    continue
                assert seen.events[: len(old.events)] == old.events
                assert seen.talk[: len(old.talk)] == old.talk
                if len(seen.events) > len(old.events):
                    assert seen.view != old.view, f"told {seen.events[-1]}, and the view does not know it"
                    continue
                assert seen.view == old.view, f"the view changed from {old.view.phase}, and nobody was told"
                if seat in actors(match):
                    own = {"answer": old.answer, "draft": old.draft}
                    assert quiet(replace(seen, **own)) == quiet(old)
                elif not isinstance(match.entries[-1], Spoke):
                    assert quiet(seen) == quiet(old)
                else:
                    assert quiet(replace(seen, talk=old.talk)) == quiet(old)


def test_where_two_worlds_look_alike_to_somebody_that_seat_was_told_the_same(case: Case) -> None:
    compared = 0
    games = (steps_that_look_alike(case, number) for number in range(COMPARED))
    for pair in chain(deals_that_look_alike(case, DEALS), *games):
        compared += 1
        told, other = heard(pair.one, pair.seat), heard(pair.other, pair.seat)
        assert told == other, f"seat {pair.seat} was told what it can't see"
    assert compared > 20, "hardly any world looked like the real one"


def test_a_kind_of_event_is_either_for_all_or_for_some(game: Game) -> None:
    public: set[type] = set()
    private: set[type] = set()
    for case in cases(game.name):
        seats = set(range(case.players))
        for number in range(MATCHES):
            for _table, told in steps(case, number):
                for event, audience in told:
                    assert audience is None or (audience and set(audience) <= seats)
                    (public if audience is None else private).add(type(event))
    assert not public & private
    assert public | private == set(game.events), "an event that is not named, or one that never happens"


def test_a_step_that_is_called_private_is_one_seats_own_and_told_to_nobody_in_general(case: Case) -> None:
    for number in range(MATCHES):
        before = None
        for table, told in steps(case, number):
            if before is not None and before.ask.private:
                assert before.ask.hush
                assert len(before.ask.must) == 1
                assert all(audience is not None for _event, audience in told)
                assert table.ask.bell == before.ask.bell, "its end would be seen"
            before = table
