"""Closed eyes: what the night shows to whom (N-25, N-43, N-44, N-69 to N-79, N-82, N-84)."""

from collections.abc import Callable

import pytest
from tests.games.one_night.position import Position, R, S, table

from maskenball.games.one_night.day import Announcing
from maskenball.games.one_night.events import (
    DidNothing,
    FeltTap,
    LookedAtHq,
    LookedAtOwn,
    NightEnded,
    Recruited,
    Revealed,
    SawOpen,
    Stole,
    Swapped,
    TurnCame,
)
from maskenball.games.one_night.model import (
    CloseEyes,
    Done,
    Exchange,
    Look,
    Recruit,
    Reveal,
    Search,
    Steal,
    Tap,
)
from maskenball.kernel import CLOCK, Bell, Illegal, Match, Slot, see


def frames(position: Position, seat: int | None, play: Callable[[Position], list[Position]]) -> list[bytes]:
    """All different things this seat gets to see, one after another: a seat whose Seen is equal gets no message."""
    seen = [position.reading(seat), *(later.reading(seat) for later in play(position))]
    return [one for number, one in enumerate(seen) if number == 0 or seen[number - 1] != one]


@pytest.mark.rule("N-25", "N-75")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_an_observers_turn_looks_like_that_of_a_recruiter_who_picks_four_times(watcher: int | None) -> None:
    def idle(position: Position) -> list[Position]:
        return [position, (done := position.do(0, Done())), done.ring()]

    def busy(position: Position) -> list[Position]:
        steps = [position]
        for pick in (Search(0), Search(1), Search(2), Recruit(2), Done()):
            steps.append(steps[-1].do(0, pick))
        return [*steps, steps[-1].ring()]

    observer = table("S-Observer R-Confirmer R-Analyst S-Recruiter", hq="RRS").sleep()
    recruiter = table("S-Recruiter R-Confirmer R-Analyst S-Observer", hq="RRS").sleep()
    mine = frames(observer, watcher, idle)
    assert mine == frames(recruiter, watcher, busy)
    assert len(mine) == 2, "the turn, and the next one"


@pytest.mark.rule("N-25", "N-75")
def test_nobody_is_told_who_is_awaited_and_every_step_of_a_turn_names_the_same_slot() -> None:
    position = table("S-Recruiter R-Thief R-Observer S-Analyst", hq="RRS").sleep()
    bells = set()
    for pick in (Search(0), Search(1), Search(2), Recruit(1), Done()):
        ask = position.table.ask
        assert ask.hush
        assert ask.bell is not None
        bells.add((ask.bell.slot, ask.bell.seconds))
        assert see(position.table, 1).awaited is None
        position = position.do(0, pick)
    assert position.table.ask.must[CLOCK] == Slot(*bells.pop())
    assert not bells


@pytest.mark.rule("N-25", "N-75")
def test_a_turn_takes_its_whole_time_however_early_somebody_is_done() -> None:
    position = table("S-Observer R-Thief R-Recruiter", night=45).sleep().do(0, Done())
    assert position.at_turn == 0
    assert position.table.ask.must[CLOCK] == Slot("night 0", 45)
    assert position.ring().at_turn == 1


@pytest.mark.rule("N-43", "N-75")
def test_being_tapped_changes_nothing_that_others_see() -> None:
    position = table("R-Signaller R-Thief R-Observer R-Recruiter").sleep()
    left, right = position.pick(Tap(1)), position.pick(Tap(3))
    assert [left.reading(seat) for seat in (2, None)] == [right.reading(seat) for seat in (2, None)]
    assert left.reading(1) != position.reading(1)


@pytest.mark.rule("N-69")
def test_nobody_can_talk_at_night_and_everybody_at_other_times() -> None:
    position = table("R-Signaller R-Thief R-Observer")
    assert position.speakers() == (0, 1, 2)
    night = position.sleep()
    assert night.speakers() == night.silent_turn().speakers() == ()
    morning = night.morning()
    assert isinstance(morning.state.phase, Announcing)
    assert morning.speakers() == (0, 1, 2), "a hint to keep it short, no block"
    assert morning.to_vote().speakers() == (0, 1, 2)
    assert morning.to_vote().vote(1, 0, 0).speakers() == (0, 1, 2)


@pytest.mark.rule("N-69")
def test_talk_at_night_is_refused() -> None:
    match = Match(table("R-Signaller R-Thief R-Observer").table.game, ("Ada", "Bo", "Cy"))
    match.say(0, "all", "Gute Nacht!")
    for seat in range(3):
        match.submit(seat, CloseEyes())
    with pytest.raises(Illegal, match="no_channel"):
        match.say(0, "all", "Psst!")


@pytest.mark.rule("N-70", "N-71")
def test_a_look_is_remembered_with_its_moment_and_never_brought_up_to_date() -> None:
    position = (
        table("R-Investigator S-Observer R-Recruiter R-Thief").sleep().turn(Look(1)).turn().turn(Exchange((1, 3)))
    )
    assert position.tokens[:4] == "RRRS"
    looked = position.notes(0)
    assert looked[0].token is S  # type: ignore[attr-defined]
    assert position.turn(Steal(1)).notes(3)[-1] == Stole(1, R), "each look shows the token as it lies at that moment"


@pytest.mark.rule("N-71", "N-84")
def test_what_a_look_shows_goes_to_the_looking_player_alone() -> None:
    position = table("R-Investigator S-Observer R-Recruiter R-Thief").sleep()
    one, two = position.turn(Look(1)), position.turn(Look(3))
    for seat in (1, 2, 3, None):
        assert one.reading(seat) == two.reading(seat)
    assert one.reading(0) != two.reading(0)


# Open tokens


@pytest.mark.rule("N-72")
def test_nobody_learns_that_a_spy_token_was_turned_not_even_its_owner() -> None:
    position = table("R-Revealer S-Observer S-Confirmer R-Thief").sleep()
    one, two = position.turn(Reveal(1)), position.turn(Reveal(2))
    assert one.notes(0) == (Revealed(1, S),)
    for seat in (1, 2, 3, None):
        assert one.reading(seat) == two.reading(seat)
        assert one.morning().heard(seat, NightEnded) == [NightEnded((), ())]


@pytest.mark.rule("N-73")
def test_an_open_token_is_seen_at_the_own_later_turn_and_by_all_in_the_morning() -> None:
    position = table("R-Observer R-Revealer R-Confirmer S-Observer").sleep().turn()
    before = {seat: position.reading(seat) for seat in (0, 2, 3, None)}
    opened = position.pick(Reveal(2))
    assert {seat: opened.reading(seat) for seat in before} == before, "no message at the moment of opening"
    second = opened.turn()
    assert second.notes(2) == (SawOpen((2,), ()), LookedAtOwn(R))
    assert second.heard(3, SawOpen) == [], "not before the own turn"
    third = second.turn()
    assert third.heard(3, SawOpen) == [SawOpen((2,), ())]
    morning = third.turn()
    assert morning.heard(0, SawOpen) == [], "the own turn was earlier"
    for seat in (0, 1, 2, 3, None):
        assert morning.heard(seat, NightEnded) == [NightEnded((2,), ())]
        assert morning.view(seat).public.open_seats == (2,)


@pytest.mark.rule("N-44", "N-73")
def test_an_open_token_moves_with_a_swap_and_stays_open() -> None:
    position = table("R-Revealer S-Observer R-Recruiter R-Thief").sleep().turn(Reveal(3)).turn()
    moved = position.turn(Exchange((1, 3)))
    assert moved.heard(3, SawOpen) == [SawOpen((1,), ())], "only where it lies then, not whose it was"
    stolen = moved.turn(Steal(1))
    assert stolen.tokens[:4] == "RSRR"
    assert stolen.heard(None, NightEnded) == [NightEnded((3,), ())]


@pytest.mark.rule("N-44")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_open_token_may_be_moved_to_hq(place: int) -> None:
    revealed = table("R-Revealer S-Recruiter R-Observer", hq=("SRS", "RSS", "RSS")[place]).sleep().turn(Reveal(2))
    position = revealed.turn(Search(place), Recruit(2))
    assert position.notes(2)[:1] == (SawOpen((), (place,)),)
    assert position.notes(1)[-2:] == (LookedAtHq(place, S), Recruited(place, 2))
    morning = position.morning()
    assert morning.heard(None, NightEnded) == [NightEnded((), (place,))]
    assert morning.public.open_hq == (place,)


@pytest.mark.rule("N-79")
def test_revealer_and_investigator_may_choose_an_open_token() -> None:
    position = table("R-Revealer R-Investigator R-Revealer S-Observer").sleep().turn(Reveal(2))
    assert Look(2) in position.offered(1)
    again = table("R-Revealer R-Revealer R-Observer S-Observer").sleep().turn(Reveal(2)).turn(Reveal(2))
    assert again.state.open == (2,)
    assert again.notes(1)[-1] == Revealed(2, R)
    assert all(again.state.tokens[place] is R for place in again.state.open)


# The silent


@pytest.mark.rule("N-82")
def test_the_silent_search_hq_in_order_and_choose_the_nearest_clockwise() -> None:
    recruiter = table("R-Observer S-Recruiter S-Observer R-Thief", hq="RRS").sleep().until(1).silent_turn()
    assert recruiter.notes(1)[1:] == (LookedAtHq(0, R), LookedAtHq(1, R), LookedAtHq(2, S), Recruited(2, 3))
    exchange = table("R-Observer S-Confirmer S-Observer R-Recruiter").sleep().until(3).silent_turn()
    assert exchange.notes(3) == (Swapped((0, 1)),)
    thief = table("R-Observer S-Confirmer R-Thief", hq="RSS").sleep().until(2).silent_turn()
    assert thief.notes(2)[0] == Stole(0, R)
    rogue = table("R-Observer S-Rogue R-Thief S-Observer", hq="SRR").sleep().until(1).silent_turn()
    assert rogue.notes(1)[-1] == Swapped((2, 3))
    signaller = table("R-Observer R-Signaller R-Thief").sleep().until(1).silent_turn()
    assert signaller.heard(2, FeltTap) == [FeltTap(1)]


@pytest.mark.rule("N-22", "N-82")
def test_a_night_of_silence_comes_to_its_end() -> None:
    position = table("S-Observer S-Defector S-Signaller", leader=1).sleep().morning()
    assert [event.seat for event in position.heard(None, TurnCame)] == [1, 2, 0]
    assert position.notes(0)[-1] == DidNothing()


@pytest.mark.rule("N-75")
def test_a_pick_is_taken_at_once_since_nobody_else_can_notice_it_and_the_rest_of_a_turn_is_not() -> None:
    position = table("S-Recruiter R-Thief R-Observer S-Analyst", hq="RRS", night=20).sleep()
    assert position.table.ask.private
    assert position.table.ask.bell == Bell("night 0", 20, turn=0)
    resting = position.pick(Search(2), Recruit(1))
    assert resting.table.ask.hush
    assert not resting.table.ask.private
    assert resting.table.ask.bell == Bell("night 0", 20, turn=0)
    assert table("R-Thief S-Analyst R-Observer").table.ask.hush is False, "before the night all are awaited"


@pytest.mark.rule("N-41", "N-75")
def test_a_table_may_draw_the_place_that_is_searched_and_nothing_else() -> None:
    position = table("S-Recruiter R-Thief R-Observer S-Analyst", hq="RRS").sleep()
    assert getattr(position.table.ask.must[0], "indifferent", None) is True
    assert getattr(position.pick(Search(2)).table.ask.must[0], "indifferent", None) is False


@pytest.mark.rule("N-20", "N-25")
def test_each_of_ten_has_a_turn() -> None:
    cast = " ".join(["S-Observer"] * 2 + ["R-Deep_agent"] * 2 + ["R-Confirmer"] * 2 + ["R-Rogue"] * 2 + ["S-Thief"])
    position = table(f"{cast} R-Analyst", hq="RRR", leader=9).sleep()
    assert position.at_turn == 9
    morning = position.morning()
    assert [event.seat for event in morning.heard(None, TurnCame)] == [9, *range(9)]


@pytest.mark.rule("N-38", "N-44", "N-73")
def test_several_open_tokens_are_named_in_the_order_of_their_places() -> None:
    night = table("R-Revealer R-Revealer R-Recruiter R-Observer S-Confirmer").sleep().turn(Reveal(3)).turn(Reveal(2))
    assert night.state.open == (2, 3)
    assert night.heard(2, SawOpen) == [SawOpen((2, 3), ())]
    moved = night.turn(Exchange((0, 3)))
    assert moved.state.open == (0, 2)
    assert moved.heard(3, SawOpen) == [SawOpen((0, 2), ())]
    assert moved.morning().heard(None, NightEnded) == [NightEnded((0, 2), ())]


@pytest.mark.rule("N-44")
def test_a_swap_of_others_leaves_an_open_token_where_it_is() -> None:
    night = table("R-Revealer S-Observer R-Recruiter R-Thief R-Confirmer").sleep().turn(Reveal(4)).turn()
    assert night.turn(Exchange((1, 3))).state.open == (4,)
