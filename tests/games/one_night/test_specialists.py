"""What each specialist does at night (N-20 to N-24, N-30 to N-45, N-71 to N-79)."""

import pytest
from tests.games.one_night.position import R, S, table

from maskenball.games.one_night.events import (
    Defected,
    DidNothing,
    FeltTap,
    LastLook,
    Looked,
    LookedAtHq,
    LookedAtOwn,
    Recruited,
    Revealed,
    SawCard,
    SawSpies,
    Stole,
    Swapped,
    Tapped,
    TurnCame,
)
from maskenball.games.one_night.model import (
    Betray,
    Done,
    Exchange,
    Inspect,
    Look,
    Recruit,
    Reveal,
    Search,
    Specialist,
    Steal,
    Tap,
)


@pytest.mark.rule("N-20")
def test_everybody_acts_once_from_the_leader_clockwise() -> None:
    position = table("R-Observer R-Observer R-Confirmer R-Confirmer", leader=2).sleep().morning()
    assert [event.seat for event in position.heard(None, TurnCame)] == [2, 3, 0, 1]
    assert [deed.seat for deed in position.state.deeds] == [2, 3, 0, 1]


@pytest.mark.rule("N-20", "N-22")
def test_only_the_seat_whose_turn_it_is_can_act() -> None:
    position = table("R-Investigator R-Investigator R-Observer").sleep()
    assert position.refusal(1, Look(0)) == "not_asked"
    assert position.refusal(0, Done()) == "not_offered", "an action is compulsory"
    after = position.pick(Look(1))
    assert after.refusal(0, Look(2)) == "not_offered", "and done once"


@pytest.mark.rule("N-21")
def test_the_side_at_the_start_decides_even_after_a_swap() -> None:
    position = table("R-Thief S-Recruiter R-Observer").sleep().turn(Steal(1))
    assert position.tokens[:3] == "SRR"
    assert position.offered(1) == [Search(0), Search(1), Search(2)], "still the spy's action"
    swapped = table("R-Recruiter S-Observer R-Thief R-Observer").sleep().turn(Exchange((1, 2))).turn()
    assert swapped.tokens[:4] == "RRSR"
    assert swapped.offered(2) == [Steal(3), Steal(0), Steal(1)]


@pytest.mark.rule("N-23")
def test_in_the_own_turn_only_what_the_task_allows_is_shown_or_offered() -> None:
    position = table("R-Investigator S-Thief S-Observer").sleep()
    assert position.notes(0) == ()
    assert position.offered(0) == [Look(1), Look(2)]
    assert position.speakers() == ()


@pytest.mark.rule("N-24")
def test_the_leader_alone_looks_at_the_own_token_at_the_end() -> None:
    position = table("S-Observer R-Thief R-Observer", leader=2).sleep().turn().turn().turn(Steal(2)).morning()
    assert position.tokens[:3] == "SRR"
    moved = table("R-Observer R-Thief S-Observer", leader=2).sleep().turn().turn().turn(Steal(2))
    assert moved.tokens[:3] == "RSR"
    assert moved.heard(2, LastLook) == [LastLook(R)], "as it lies there now"
    assert moved.heard(0, LastLook) == moved.heard(1, LastLook) == moved.heard(None, LastLook) == []


@pytest.mark.rule("N-30", "N-45")
@pytest.mark.parametrize("side", ["R", "S"])
def test_the_investigator_looks_at_one_other_token(side: str) -> None:
    position = table(f"{side}-Investigator S-Observer R-Observer R-Thief").sleep()
    assert position.offered(0) == [Look(1), Look(2), Look(3)]
    assert position.turn(Look(1)).notes(0)[-1:] == (Looked(1, S),)
    assert position.turn(Look(2)).notes(0)[-1:] == (Looked(2, R),)
    assert position.refusal(0, Look(0)) == "not_offered"


@pytest.mark.rule("N-30", "N-38", "N-71")
def test_investigator_and_revealer_see_the_token_as_it_lies_now() -> None:
    cast = "R-Recruiter S-Observer R-Observer R-Investigator R-Revealer"
    swapped = table(cast).sleep().turn(Exchange((1, 2))).until(3)
    assert swapped.turn(Look(1)).notes(3)[-1] == Looked(1, R)
    looked = swapped.turn(Look(2))
    assert looked.notes(3)[-1] == Looked(2, S)
    assert looked.turn(Reveal(1)).notes(4)[-1] == Revealed(1, R)
    assert looked.turn(Reveal(1)).public.open_seats == (1,)
    assert looked.turn(Reveal(2)).notes(4)[-1] == Revealed(2, S)
    assert looked.turn(Reveal(2)).public.open_seats == ()


@pytest.mark.rule("N-31", "N-45", "N-71")
def test_a_resistance_thief_swaps_and_looks_at_the_new_token() -> None:
    position = table("R-Thief S-Observer R-Observer").sleep()
    assert position.offered(0) == [Steal(1), Steal(2)]
    after = position.pick(Steal(1))
    assert (after.tokens[:3], after.notes(0)) == ("SRR", (Stole(1, S),))
    assert after.notes(1) == (SawSpies(()),), "the other one notices nothing"


@pytest.mark.rule("N-31", "N-71")
def test_a_spy_thief_only_looks_at_the_own_token_as_it_lies_now() -> None:
    position = table("R-Recruiter S-Thief R-Observer").sleep().turn(Exchange((1, 2)))
    assert position.offered(1) == [Done()]
    assert position.notes(1)[-1] == LookedAtOwn(R)


@pytest.mark.rule("N-32", "N-43", "N-75", "N-76")
def test_a_resistance_signaller_taps_a_neighbour_who_feels_it_at_once() -> None:
    position = table("R-Observer R-Signaller R-Thief R-Observer").sleep().until(1)
    assert position.offered(1) == [Tap(2), Tap(0)]
    after = position.pick(Tap(2))
    assert after.notes(1) == (Tapped(2),)
    assert after.notes(2) == (FeltTap(1),), "felt before the own turn"
    assert [after.reading(seat) == position.reading(seat) for seat in (0, 3, None)] == [True] * 3


@pytest.mark.rule("N-76")
def test_a_tap_tells_the_card_and_never_the_side() -> None:
    loyal = table("S-Observer R-Signaller S-Thief", hq="RRS").sleep().until(1).pick(Tap(2))
    spy = table("S-Observer S-Signaller S-Thief").sleep().until(1).pick(Tap(2))
    assert loyal.heard(2, FeltTap) == spy.heard(2, FeltTap) == [FeltTap(1)]
    twice = table("R-Signaller R-Thief R-Signaller").sleep().turn(Tap(1)).turn(Steal(0)).turn(Tap(1))
    assert twice.heard(1, FeltTap) == [FeltTap(0), FeltTap(2)]


@pytest.mark.rule("N-32", "N-42", "N-77")
def test_a_spy_signaller_taps_a_neighbour_seen_as_a_spy_or_nobody() -> None:
    both = table("S-Observer S-Signaller S-Thief R-Observer").sleep().until(1)
    assert both.offered(1) == [Tap(2), Tap(0)]
    one = table("R-Thief S-Signaller R-Observer S-Observer S-Confirmer", hq="RRR").sleep().turn(Steal(3))
    assert one.tokens[:5] == "SSRRS"
    assert one.offered(1) == [Done()], "the neighbour's token is one now, but was not when the spies looked"
    assert one.notes(1)[-1] == DidNothing()


@pytest.mark.rule("N-33")
@pytest.mark.parametrize("side", ["R", "S"])
def test_the_observer_does_nothing(side: str) -> None:
    position = table(f"{side}-Observer R-Thief R-Recruiter").sleep()
    assert position.offered(0) == [Done()]
    assert position.notes(0)[-1] == DidNothing()
    assert position.state.tokens == position.state.deal.tokens + position.state.deal.hq


@pytest.mark.rule("N-34", "N-45")
def test_a_resistance_recruiter_swaps_two_others_unseen() -> None:
    position = table("R-Recruiter S-Observer R-Thief R-Observer").sleep()
    assert position.offered(0) == [Exchange((1, 2)), Exchange((1, 3)), Exchange((2, 3))]
    after = position.turn(Exchange((3, 1)))
    assert (after.tokens[:4], after.notes(0)) == ("RRRS", (Swapped((1, 3)),))
    for wrong in (Exchange((0, 1)), Exchange((1, 1)), Exchange((1,)), Exchange((1, 2, 3))):
        assert position.refusal(0, wrong) in ("not_offered", "wrong_number", "named_twice")


@pytest.mark.rule("N-34", "N-41", "N-74")
def test_a_spy_recruiter_searches_hq_and_then_chooses_knowing_what_was_seen() -> None:
    position = table("S-Recruiter S-Observer R-Thief R-Observer", hq="RRS").sleep().pick(Search(1))
    assert position.notes(0)[-1] == LookedAtHq(1, R)
    assert position.offered(0) == [Search(0), Search(2)], "a place already seen can't be picked again"
    found = position.pick(Search(2))
    assert found.offered(0) == [Recruit(2), Recruit(3)], "players seen as Resistance only"
    after = found.turn(Recruit(3))
    assert after.tokens == "SSRS RRR"
    assert after.notes(0)[1:] == (LookedAtHq(1, R), LookedAtHq(2, S), Recruited(2, 3))


@pytest.mark.rule("N-41", "N-22", "N-74", "N-77")
def test_three_resistance_tokens_end_the_search_without_a_swap() -> None:
    position = table("S-Recruiter S-Observer S-Thief R-Observer").sleep().pick(Search(0), Search(1))
    assert position.offered(0) == [Search(2)], "looks can't be passed"
    after = position.turn(Search(2))
    assert after.tokens == "SSSR RRR"
    assert after.notes(0)[-2:] == (LookedAtHq(2, R), DidNothing())


@pytest.mark.rule("N-41", "N-71")
def test_a_second_search_finds_hq_as_the_first_one_left_it() -> None:
    position = table("R-Defector S-Recruiter R-Observer", hq="SRS").sleep().turn(Search(0))
    assert position.tokens == "SSR RRS"
    second = position.pick(Search(0))
    assert second.notes(1)[-1] == LookedAtHq(0, R)
    assert second.offered(1) == [Search(1), Search(2)]


@pytest.mark.rule("N-42")
def test_a_spy_may_unknowingly_hand_out_a_spy_token_for_a_spy_token() -> None:
    position = table("R-Thief S-Recruiter R-Observer S-Observer", hq="SRR").sleep().turn(Steal(3))
    assert position.tokens == "SSRR SRR"
    found = position.pick(Search(0))
    assert found.offered(1) == [Recruit(2), Recruit(0)]
    assert found.turn(Recruit(0)).tokens == "SSRR SRR"


@pytest.mark.rule("N-35", "N-41")
def test_a_resistance_defector_takes_the_first_spy_token_of_hq() -> None:
    position = table("R-Defector S-Observer R-Thief", hq="RSS").sleep().pick(Search(0))
    after = position.turn(Search(2))
    assert after.tokens == "SSR RSR", "the own token takes the place of the one taken away"
    assert after.notes(0) == (LookedAtHq(0, R), LookedAtHq(2, S), Defected(2))
    vain = table("R-Defector S-Observer S-Thief S-Observer").sleep().turn(Search(0), Search(1), Search(2))
    assert vain.tokens == "RSSS RRR"


@pytest.mark.rule("N-35")
def test_a_spy_defector_looks_at_the_own_token() -> None:
    position = table("S-Defector R-Observer R-Thief").sleep()
    assert (position.offered(0), position.notes(0)[-1]) == ([Done()], LookedAtOwn(S))


@pytest.mark.rule("N-36")
@pytest.mark.parametrize(("side", "token"), [("R", R), ("S", S)])
def test_the_confirmer_looks_at_the_own_token(side: str, token: object) -> None:
    position = table(f"{side}-Confirmer R-Observer R-Thief").sleep()
    assert (position.offered(0), position.notes(0)[-1]) == ([Done()], LookedAtOwn(token))  # type: ignore[arg-type]


@pytest.mark.rule("N-37", "N-45")
@pytest.mark.parametrize("side", ["R", "S"])
def test_the_analyst_looks_at_another_card(side: str) -> None:
    position = table(f"{side}-Analyst R-Observer R-Thief").sleep()
    assert position.offered(0) == [Inspect(1), Inspect(2)]
    assert position.turn(Inspect(2)).notes(0)[-1] == SawCard(2, Specialist.THIEF)


@pytest.mark.rule("N-38", "N-45", "N-72")
@pytest.mark.parametrize("side", ["R", "S"])
def test_the_revealer_turns_a_token_and_only_resistance_stays_open(side: str) -> None:
    position = table(f"{side}-Revealer S-Observer R-Thief").sleep()
    assert position.offered(0) == [Reveal(1), Reveal(2)]
    spy = position.turn(Reveal(1))
    assert (spy.notes(0)[-1], spy.state.open) == (Revealed(1, S), ())
    loyal = position.turn(Reveal(2))
    assert (loyal.notes(0)[-1], loyal.state.open) == (Revealed(2, R), (2,))


@pytest.mark.rule("N-39", "N-42")
def test_a_spy_rogue_swaps_a_resistance_player_with_another_spy_unseen() -> None:
    position = table("S-Rogue R-Observer S-Thief R-Observer").sleep()
    assert position.offered(0) == [Betray(1, 2), Betray(3, 2)]
    after = position.turn(Betray(3, 2))
    assert (after.tokens[:4], after.notes(0)[-1]) == ("SRRS", Swapped((3, 2)))
    for wrong in (Betray(1, 0), Betray(0, 2), Betray(2, 1)):
        assert position.refusal(0, wrong) == "not_offered"


@pytest.mark.rule("N-39", "N-77")
def test_a_rogue_without_target_does_nothing_and_a_loyal_one_looks() -> None:
    alone = table("S-Rogue R-Observer R-Thief").sleep()
    assert (alone.offered(0), alone.notes(0)[-1]) == ([Done()], DidNothing())
    crowd = table("S-Rogue S-Observer S-Thief").sleep()
    assert (crowd.offered(0), crowd.notes(0)[-1]) == ([Done()], DidNothing())
    loyal = table("R-Rogue S-Observer R-Thief").sleep()
    assert (loyal.offered(0), loyal.notes(0)[-1]) == ([Done()], LookedAtOwn(R))


@pytest.mark.rule("N-40")
@pytest.mark.parametrize("side", ["R", "S"])
def test_the_deep_agent_has_no_action(side: str) -> None:
    position = table(f"{side}-Deep_agent R-Observer R-Thief").sleep()
    assert (position.offered(0), position.notes(0)) == ([Done()], (DidNothing(),))


@pytest.mark.rule("N-77")
@pytest.mark.parametrize("card", ["Investigator", "Thief", "Signaller", "Recruiter", "Defector", "Analyst", "Revealer"])
def test_no_choice_can_be_passed(card: str) -> None:
    position = table(f"R-{card} R-Observer R-Observer").sleep()
    assert position.refusal(0, Done()) == "not_offered"


@pytest.mark.rule("N-82", "N-39")
def test_a_silent_rogue_swaps_the_nearest_of_each_side_clockwise() -> None:
    cast = "S-Observer R-Observer S-Rogue R-Deep_agent S-Deep_agent R-Confirmer"
    rogue = table(cast, hq="RRR").sleep().until(2)
    choice = rogue.table.ask.must[2]
    assert choice.safe() == Betray(3, 4)
