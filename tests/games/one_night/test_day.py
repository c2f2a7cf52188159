"""Markers, discussion, vote and end (N-50 to N-68, N-80 to N-84)."""

import pytest
from tests.games.one_night.position import R, S, day, table, voting

from maskenball.games.one_night.claims import (
    IAm,
    IDefected,
    IDidNothing,
    IInspected,
    ILooked,
    INoticedNoTap,
    IRecruited,
    IRevealed,
    ISawMine,
    ISawMineLast,
    ISearched,
    IStole,
    ISuspect,
    ISwapped,
    ITapped,
    ITrust,
    IWas,
    IWasTapped,
)
from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.events import (
    Deed,
    DiscussionEnded,
    Eliminated,
    Ended,
    HqOpened,
    Looked,
    MarkerTaken,
    MarkerTurned,
    NobodyEliminated,
    Stole,
    Unmasked,
    Voted,
    Wished,
)
from maskenball.games.one_night.model import (
    Look,
    Search,
    Side,
    Specialist,
    Steal,
    TakeMarker,
    Token,
    TurnMarker,
    Vote,
    Wish,
)
from maskenball.kernel import CLOCK, Bell, Outcome, Slot, see

INV, THIEF, OBS = Specialist.INVESTIGATOR, Specialist.THIEF, Specialist.OBSERVER
QUIET3 = "S-Observer R-Observer R-Deep_agent"
QUIET4 = "S-Observer R-Observer R-Deep_agent R-Deep_agent"
QUIET5 = "S-Observer R-Observer R-Deep_agent R-Deep_agent R-Confirmer"


@pytest.mark.rule("N-50")
def test_markers_are_taken_from_the_leader_clockwise_true_or_not() -> None:
    position = day("R-Investigator R-Thief S-Observer R-Observer", leader=2)
    assert (position.state.phase, position.asked) == (Announcing(2), (2,))
    assert position.offered(2) == [TakeMarker(INV), TakeMarker(THIEF), TakeMarker(OBS)]
    after = position.do(2, TakeMarker(INV))
    assert after.offered(3) == [TakeMarker(THIEF), TakeMarker(OBS)], "a marker that is gone can't be taken"
    assert after.refusal(3, TakeMarker(INV)) == "not_offered"
    two = after.do(3, TakeMarker(OBS))
    assert two.offered(0) == [TakeMarker(THIEF), TakeMarker(OBS)], "there are two Observers"


@pytest.mark.rule("N-50")
def test_the_last_player_gets_the_marker_that_is_left() -> None:
    position = day("R-Investigator R-Thief S-Observer", leader=1).announce(OBS, INV)
    assert position.public.markers == (THIEF, OBS, INV)
    assert position.heard(None, MarkerTaken) == [MarkerTaken(1, OBS), MarkerTaken(2, INV), MarkerTaken(0, THIEF)]
    assert isinstance(position.state.phase, Discussing)


@pytest.mark.rule("N-51")
def test_anything_can_be_claimed_and_nothing_looked_at() -> None:
    position = day("R-Investigator S-Signaller R-Recruiter").announce()
    claims = see(position.table, 1).claims
    assert claims is not None
    for claim in (IAm(R), IAm(S), ILooked(0, S), ISwapped((0, 2)), IWasTapped(0), ISuspect(2), ITrust(0)):
        assert claim in claims
    assert ILooked(1, S) not in claims, "a look at oneself is no Investigator's"
    assert position.asked == ()
    assert {type(action) for seat in range(3) for action in position.table.ask.may[seat]} == {TurnMarker, Wish}


@pytest.mark.rule("N-52", "N-80")
def test_anybody_may_turn_any_other_marker_over_and_back() -> None:
    position = day(QUIET4).announce()
    over = position.do(1, TurnMarker(3, suspected=True))
    assert over.public.turned == (False, False, False, True)
    assert over.heard(None, MarkerTurned) == [MarkerTurned(1, 3, suspected=True)]
    assert over.refusal(2, TurnMarker(3, suspected=True)) == "not_offered", "one state shared by all"
    back = over.do(2, TurnMarker(3, suspected=False))
    assert back.public.turned == (False,) * 4
    assert position.refusal(3, TurnMarker(3, suspected=True)) == "not_offered"


@pytest.mark.rule("N-52", "N-80")
def test_a_turned_marker_keeps_the_clock_running_and_has_no_effect_on_the_vote() -> None:
    position = day(QUIET3).announce()
    turned = position.do(1, TurnMarker(2, suspected=True)).do(0, TurnMarker(2, suspected=False))
    turned = turned.do(0, TurnMarker(1, suspected=True))
    assert turned.table.ask.must == position.table.ask.must
    assert turned.ring().vote(1, 0, 0).outcome == position.ring().vote(1, 0, 0).outcome


@pytest.mark.rule("N-53")
@pytest.mark.parametrize(
    ("cast", "given", "seconds"),
    [(QUIET3, 0, 180), (QUIET4, 0, 240), (QUIET5, 0, 300), (QUIET3, 60, 60), (QUIET4, 600, 600)],
)
def test_the_discussion_lasts_a_minute_per_player_or_as_set(cast: str, given: int, seconds: int) -> None:
    position = day(cast, discussion=given).announce()
    assert position.table.ask.must == {CLOCK: Slot("discussion", seconds)}
    over = position.ring()
    assert isinstance(over.state.phase, Voting)
    assert over.heard(None, DiscussionEnded) == [DiscussionEnded(majority=False)]


@pytest.mark.rule("N-53", "N-81")
def test_more_than_half_of_all_players_end_the_discussion_at_once() -> None:
    position = day(QUIET4).announce().do(0, Wish(end=True)).do(1, Wish(end=True))
    assert isinstance(position.state.phase, Discussing), "half is not enough"
    back = position.do(0, Wish(end=False)).do(2, Wish(end=True))
    assert isinstance(back.state.phase, Discussing), "a wish can be taken back"
    assert back.heard(None, Wished)[2] == Wished(0, end=False)
    over = back.do(3, Wish(end=True))
    assert isinstance(over.state.phase, Voting)
    assert over.heard(None, DiscussionEnded) == [DiscussionEnded(majority=True)]


@pytest.mark.rule("N-60")
def test_all_vote_at_once_for_another_player_and_nobody_abstains() -> None:
    position = voting(QUIET4)
    assert position.asked == (0, 1, 2, 3)
    for seat in range(4):
        assert {vote.seat for vote in position.offered(seat)} == {0, 1, 2, 3} - {seat}  # type: ignore[attr-defined]
    some = position.do(0, Vote(1)).do(1, Vote(0)).do(2, Vote(0))
    assert some.outcome is None
    other = position.do(0, Vote(3)).do(1, Vote(2)).do(2, Vote(1))
    assert some.reading(3) == other.reading(3), "secret until all are in"
    assert some.reading(None) == other.reading(None)
    assert some.do(3, Vote(0)).heard(None, Voted) == [Voted((1, 0, 0, 0))]


@pytest.mark.rule("N-61", "N-62")
@pytest.mark.parametrize(
    ("votes", "out"),
    [
        ((1, 0, 0, 0, 0), (0,)),
        ((1, 2, 1, 1, 2), (1,)),
        ((1, 0, 0, 1, 3), (0, 1)),
        ((1, 2, 1, 2, 3), (1, 2)),
        ((1, 2, 3, 4, 0), ()),
    ],
)
def test_most_votes_but_at_least_two_and_all_on_a_tie(votes: tuple[int, ...], out: tuple[int, ...]) -> None:
    position = voting(QUIET5).vote(*votes)
    assert position.public.eliminated == out
    tokens = position.state.tokens
    assert position.heard(None, Eliminated) == [Eliminated(seat, tokens[seat]) for seat in out]
    assert bool(position.heard(None, NobodyEliminated)) == (not out)


@pytest.mark.rule("N-63", "N-83")
def test_the_resistance_wins_if_one_of_the_eliminated_is_a_spy() -> None:
    assert voting(QUIET4).vote(1, 0, 0, 0).outcome == Outcome("spy_eliminated", "resistance", (1, 2, 3))
    tie = voting(QUIET4).vote(1, 0, 0, 1)
    assert tie.outcome == Outcome("spy_eliminated", "resistance", (1, 2, 3)), "the eliminated win too"


@pytest.mark.rule("N-64", "N-83")
def test_the_spies_win_if_no_eliminated_player_is_one() -> None:
    assert voting(QUIET4).vote(1, 2, 1, 2).outcome == Outcome("no_spy_eliminated", "spies", (0,))
    two = voting("S-Observer R-Observer R-Deep_agent S-Deep_agent").vote(1, 2, 1, 2)
    assert two.outcome == Outcome("no_spy_eliminated", "spies", (0, 3))


@pytest.mark.rule("N-65", "N-83")
def test_nobody_eliminated_is_right_only_with_all_spies_at_hq() -> None:
    assert voting(QUIET3).vote(1, 2, 0).outcome == Outcome("nobody_eliminated", "spies", (0,))
    nobody = voting("R-Observer R-Observer R-Deep_agent", hq="SSS")
    assert nobody.vote(1, 2, 0).outcome == Outcome("all_spies_at_hq", "resistance", (0, 1, 2))
    assert nobody.asked == (0, 1, 2), "only the votes count; there is no question beforehand"


@pytest.mark.rule("N-65", "N-66")
def test_nobody_eliminated_is_judged_by_the_tokens_as_they_lie_at_the_end() -> None:
    position = table("R-Defector R-Observer R-Deep_agent", hq="SSS").sleep().turn(Search(0)).morning().to_vote()
    assert position.tokens[:3].count("S") == 1, "in the evening all Spy tokens lay at HQ"
    assert position.vote(1, 2, 0).outcome == Outcome("nobody_eliminated", "spies", (0,))


@pytest.mark.rule("N-62", "N-63", "N-66")
def test_the_token_before_a_player_at_the_end_counts_known_or_not() -> None:
    position = table("R-Thief S-Observer R-Observer").sleep().turn(Steal(1)).morning().to_vote()
    assert position.vote(1, 0, 0).outcome == Outcome("spy_eliminated", "resistance", (1, 2))
    framed = position.vote(1, 2, 1)
    assert framed.outcome == Outcome("no_spy_eliminated", "spies", (0,)), "the spy of the evening is none any more"
    assert framed.heard(None, Eliminated) == [Eliminated(1, R)]


@pytest.mark.rule("N-67", "N-83")
def test_nobody_wins_if_somebody_is_eliminated_although_all_spies_are_at_hq() -> None:
    position = voting("R-Observer R-Observer R-Deep_agent", hq="SSS").vote(1, 0, 0)
    assert position.outcome == Outcome("nobody_wins", "spies", ())


@pytest.mark.rule("N-68")
def test_after_the_end_the_whole_story_lies_open() -> None:
    position = table("R-Thief S-Investigator R-Observer", hq="SSR").sleep().turn(Steal(1)).turn(Look(2)).morning()
    position = position.announce(THIEF, OBS)
    assert position.view(None).laid_open is None
    over = position.ring().vote(1, 0, 1)
    story = over.view(None).laid_open
    assert story is not None
    assert story.deal == over.state.deal
    deeds = [Deed(0, Stole(1, S)), Deed(1, Looked(2, R))]
    assert list(story.deeds[:2]) == over.heard(None, Deed)[:2] == deeds
    truths = [Unmasked(0, R, THIEF, THIEF, S), Unmasked(1, S, INV, OBS, R), Unmasked(2, R, OBS, INV, R)]
    assert list(story.unmasked) == over.heard(None, Unmasked) == truths
    assert story.hq == HqOpened((S, S, R), (S, S, R))
    assert over.view(2).laid_open == story


@pytest.mark.rule("N-82")
def test_the_silent_take_the_first_marker_and_vote_to_their_left() -> None:
    position = day("R-Thief S-Investigator R-Observer", answer=30)
    assert position.ring().public.markers == (INV, None, None)
    voted = position.announce(THIEF, INV).ring().ring()
    assert voted.public.votes == (1, 2, 0)
    assert day("R-Thief S-Investigator R-Observer").table.ask.bell is None


@pytest.mark.rule("N-84")
def test_two_different_nights_read_the_same_to_a_spectator_until_the_end() -> None:
    one = table("R-Thief S-Investigator R-Observer").sleep().turn(Steal(1)).turn(Look(2)).morning().announce(THIEF, OBS)
    two = table("S-Observer R-Thief R-Investigator").sleep().turn().turn(Steal(0)).turn(Look(1)).announce(THIEF, OBS)
    assert one.reading(None) == two.reading(None)
    assert one.ring().reading(None) == two.ring().reading(None)
    assert Token.SPY.encode() not in one.reading(None).replace(b"spies", b"")


@pytest.mark.rule("N-51")
@pytest.mark.parametrize(
    ("specialist", "searched", "swapped"),
    [("Recruiter", True, True), ("Defector", True, False), ("Rogue", False, True), ("Observer", False, False)],
)
def test_searches_and_swaps_can_be_claimed_where_somebody_could_have_done_them(
    specialist: str, searched: bool, swapped: bool
) -> None:
    claims = see(day(f"R-{specialist} S-Observer R-Deep_agent").announce().table, 1).claims
    assert claims is not None
    assert (ISearched(0, S) in claims) is searched
    assert (ISwapped((0, 2)) in claims) is swapped


@pytest.mark.rule("N-53", "N-81")
@pytest.mark.parametrize(("cast", "enough"), [(QUIET3, 2), (QUIET4, 3), (QUIET5, 3)])
def test_how_many_wishes_end_the_discussion(cast: str, enough: int) -> None:
    position = day(cast).announce()
    for seat in range(enough):
        assert isinstance(position.state.phase, Discussing)
        assert Wish(end=True) in position.cuts(seat)
        position = position.do(seat, Wish(end=True))
        assert position.public.wishes[: seat + 1] == (True,) * (seat + 1)
    assert isinstance(position.state.phase, Voting)


@pytest.mark.rule("N-81")
def test_a_wish_can_be_made_once_and_then_taken_back() -> None:
    position = day(QUIET4).announce().do(3, Wish(end=True))
    assert position.refusal(3, Wish(end=True)) == "not_offered"
    assert position.public.wishes == (False, False, False, True)
    assert position.do(3, Wish(end=False)).public.wishes == (False,) * 4


@pytest.mark.rule("N-63", "N-64", "N-65", "N-67")
@pytest.mark.parametrize(
    ("cast", "votes", "side"),
    [
        (QUIET3, (1, 0, 0), Side.RESISTANCE),
        (QUIET3, (1, 2, 1), Side.SPIES),
        (QUIET3, (1, 2, 0), Side.SPIES),
        ("R-Observer R-Observer R-Deep_agent", (1, 2, 0), Side.RESISTANCE),
        ("R-Observer R-Observer R-Deep_agent", (1, 0, 0), Side.SPIES),
    ],
)
def test_the_end_names_the_side_that_has_won(cast: str, votes: tuple[int, ...], side: Side) -> None:
    over = voting(cast).vote(*votes)
    assert over.outcome is not None
    assert over.heard(None, Ended) == [Ended(over.outcome, side)]


@pytest.mark.rule("N-82")
def test_a_marker_and_the_vote_have_the_time_that_was_set_and_else_none() -> None:
    position = day("R-Thief S-Investigator R-Observer", leader=1, answer=45)
    assert position.table.ask.bell == Bell("marker 1", 45)
    assert position.announce(THIEF).table.ask.bell is None, "the discussion has a clock of its own"
    assert position.announce().ring().table.ask.bell == Bell("vote", 45)
    assert voting(QUIET3).table.ask.bell is None


@pytest.mark.rule("N-51")
def test_all_that_the_leader_of_three_can_claim() -> None:
    claims = see(day("R-Thief S-Signaller R-Defector", leader=1).announce().table, 1).claims
    assert claims is not None
    cards = (Specialist.THIEF, Specialist.SIGNALLER, Specialist.DEFECTOR)
    tokens = (R, S)
    assert list(claims) == [
        *map(IAm, tokens),
        *(IWas(token, card) for token in tokens for card in cards),
        IDidNothing(),
        *map(ISawMine, tokens),
        *map(ISawMineLast, tokens),
        *(IStole(seat, token) for seat in (2, 0) for token in tokens),
        *(ITapped(seat) for seat in (2, 0)),
        *(IWasTapped(seat) for seat in (2, 0)),
        INoticedNoTap(),
        *map(IDefected, range(3)),
        *(ISearched(place, token) for place in range(3) for token in tokens),
        *(ITrust(seat) for seat in (2, 0)),
        *(ISuspect(seat) for seat in (2, 0)),
    ]


@pytest.mark.rule("N-51")
def test_all_that_one_of_four_can_claim_of_looks_and_swaps() -> None:
    cast = "R-Investigator S-Revealer R-Analyst R-Recruiter"
    claims = see(day(cast).announce().table, 3).claims
    assert claims is not None
    cards = day(cast).public.cards
    looks = [(seat, token) for seat in (0, 1, 2) for token in (R, S)]
    for kind in (ILooked, IRevealed):
        assert [claim for claim in claims if isinstance(claim, kind)] == [kind(*look) for look in looks]
    assert [claim for claim in claims if isinstance(claim, IInspected)] == [
        IInspected(seat, card) for seat in (0, 1, 2) for card in cards
    ]
    assert [claim for claim in claims if isinstance(claim, IRecruited)] == [
        IRecruited(place, seat) for place in range(3) for seat in (0, 1, 2)
    ]
    assert [claim for claim in claims if isinstance(claim, ISwapped)] == [
        ISwapped(pair) for pair in ((0, 1), (0, 2), (1, 2))
    ]
    assert not [claim for claim in claims if isinstance(claim, ISawMineLast | IStole | ITapped | IDefected)]


@pytest.mark.rule("N-50")
def test_ten_players_announce_and_only_the_last_is_not_asked() -> None:
    position = day(" ".join(["S-Observer", "R-Observer", *["R-Deep_agent"] * 2, *["R-Confirmer"] * 2, *["R-Thief"] * 2,
        *["R-Analyst"] * 2]), leader=9)  # fmt: skip
    asked = []
    while isinstance(position.state.phase, Announcing):
        asked.append(position.state.phase.seat)
        position = position.do(asked[-1], position.offered(asked[-1])[-1])
    assert asked == [9, 0, 1, 2, 3, 4, 5, 6, 7]
    assert None not in position.public.markers
