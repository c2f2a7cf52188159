"""Plot cards that are kept, each at its moment (P-03 to P-06, P-11, P-12, P-15 to P-18)."""

import pytest
from tests.games.resistance.position import HUNT, PLAIN, table

from maskenball.games.resistance.events import (
    CardsLaid,
    Exposed,
    LedStrongly,
    Looked,
    MissionDone,
    Opined,
    Overruled,
    SawCard,
    Voted,
)
from maskenball.games.resistance.model import Card, Expose, Give, Keep, Lead, Occasion, Overrule, Peek, Play, Plot, Vote
from maskenball.kernel import Outcome

EYE, LEADER, NO, OPINION = Plot.CLOSE_EYE, Plot.STRONG_LEADER, Plot.NO_CONFIDENCE, Plot.OPINION_MAKER
SPOTLIGHT = Plot.SPOTLIGHT
FAIL, SUCCESS = Card.FAIL, Card.SUCCESS


# Keeping a Close Eye


@pytest.mark.rule("P-03", "P-15", "P-16")
def test_a_close_eye_looks_at_one_card_while_they_lie_face_down() -> None:
    game = table("S S R R R", plots={4: [EYE]}).mission(0, 2, play={0: FAIL})
    assert game.phase == "Offering close_eye"
    assert game.asked == (4,), "not in the team, and still"
    assert game.offered(4) == [Keep(), Peek(0), Peek(2)]
    assert game.heard(None, MissionDone) == []
    game = game.do(4, Peek(0))
    assert game.heard(4, SawCard) == [SawCard(0, 0, FAIL)]
    assert all(game.heard(seat, SawCard) == [] for seat in (None, 0, 1, 2, 3))
    assert game.heard(None, Looked) == [Looked(4, 0, Occasion.CLOSE_EYE)]
    assert game.public.plots == ((),) * 5, "used, so it leaves the game"
    assert len(game.heard(None, MissionDone)) == 1
    assert game.mission(0, 2, 3).phase == "Proposing", "not asked in the next mission"


@pytest.mark.rule("P-03", "P-12")
def test_a_close_eye_that_is_kept_is_offered_again_in_the_next_mission() -> None:
    game = table(PLAIN[5], plots={4: [EYE]}).mission(0, 2).keep()
    assert game.heard(4, SawCard) == []
    assert game.mission(0, 2, 3).phase == "Offering close_eye"


@pytest.mark.rule("P-16")
def test_no_close_eye_on_the_own_card() -> None:
    game = table(PLAIN[5], plots={2: [EYE]}).mission(0, 2)
    assert game.offered(2) == [Keep(), Peek(0)]
    assert game.refusal(2, Peek(2)) == "not_offered"
    assert game.refusal(2, Peek(3)) == "not_offered", "not in the team"


@pytest.mark.rule("P-16")
def test_no_close_eye_on_a_card_that_one_has_seen_before() -> None:
    game = table(PLAIN[5], plots={3: [EYE], 4: [EYE]}).mission(0, 2).do(3, Peek(2))
    assert game.asked == (4,)
    assert game.offered(4) == [Keep(), Peek(0)]


@pytest.mark.rule("P-16", "P-11")
def test_no_close_eye_on_an_open_card() -> None:
    game = table(PLAIN[7], plots={3: [SPOTLIGHT], 4: [EYE]}).accept(0, 5).do(3, Expose(0)).cards({0: FAIL})
    assert game.asked == (4,)
    assert game.offered(4) == [Keep(), Peek(5)]
    nothing = table(PLAIN[7], plots={3: [SPOTLIGHT], 4: [EYE]}).accept(0, 4).do(3, Expose(0)).cards()
    assert nothing.phase == "Proposing", "one card is open, the other the owner's"


@pytest.mark.rule("P-16")
@pytest.mark.parametrize(
    ("cast", "seat", "card"),
    [(HUNT[7], 2, Card.CHIEF_FAIL), ("R-Hacker R R R S S S-Hacker", 0, Card.HACK), (HUNT[7], 3, FAIL)],
)
def test_a_close_eye_sees_the_exact_kind(cast: str, seat: int, card: Card) -> None:
    game = table(cast, plots={4: [EYE]}).mission(seat, 5, play={seat: card}).do(4, Peek(seat))
    assert game.heard(4, SawCard) == [SawCard(0, seat, card)]


# Strong Leader


@pytest.mark.rule("P-04", "P-17")
def test_after_a_rejection_a_strong_leader_takes_the_lead_and_the_marker_goes_on_from_there() -> None:
    game = table(PLAIN[5], plots={3: [LEADER]}).reject(0, 1)
    assert game.phase == "Offering strong_leader"
    assert game.offered(3) == [Keep(), Lead()]
    game = game.do(3, Lead())
    assert game.public.leader == 3
    assert game.asked == (3,)
    assert game.phase == "Proposing"
    assert game.heard(None, LedStrongly) == [LedStrongly(3)]
    assert game.public.plots[3] == ()
    assert game.reject(0, 1).public.leader == 4


@pytest.mark.rule("P-04")
def test_a_strong_leader_is_not_offered_to_the_new_leader() -> None:
    assert table(PLAIN[5], plots={1: [LEADER]}).reject(0, 1).phase == "Proposing"


@pytest.mark.rule("P-04", "P-17", "P-02")
def test_a_strong_leader_comes_before_the_plot_cards_and_deals_them() -> None:
    game = table(PLAIN[5], plots={0: [LEADER]}).put(deck=(EYE,)).mission(2, 3)
    assert game.phase == "Offering strong_leader"
    game = game.do(0, Lead())
    assert game.phase == "Dealing"
    assert game.asked == (0,)


@pytest.mark.rule("P-17")
def test_a_strong_leader_is_offered_at_every_change_of_leader() -> None:
    kept = {4: [LEADER], 3: [NO]}
    after_mission = table(PLAIN[5], plots={4: [LEADER]}).mission(0, 1)
    after_rejection = table(PLAIN[5], plots=kept).reject(0, 1)
    after_no_confidence = table(PLAIN[5], plots=kept).accept(0, 1).do(3, Overrule())
    for game in (after_mission, after_rejection, after_no_confidence):
        assert game.phase == "Offering strong_leader"
        assert game.asked == (4,)


@pytest.mark.rule("P-17", "P-12")
def test_one_strong_leader_per_change_asked_from_the_leader_clockwise() -> None:
    game = table(PLAIN[5], leader=1, plots={0: [LEADER], 2: [LEADER], 4: [LEADER]}).reject(0, 1)
    assert game.asked == (4,), "seat 2 is the new leader, so seat 4 comes first"
    assert game.keep().asked == (0,)
    led = game.do(4, Lead())
    assert led.phase == "Proposing"
    assert led.public.leader == 4


@pytest.mark.rule("P-17")
def test_a_strong_leader_got_now_waits_for_the_next_change() -> None:
    game = table(PLAIN[5], deck=[LEADER, EYE]).do(0, Give(3))
    assert game.phase == "Proposing"
    assert game.asked == (0,)
    assert game.reject(0, 1).asked == (3,)


@pytest.mark.rule("P-17", "J-30", "J-04")
def test_a_strong_leader_gives_the_token_and_investigates_after_a_success() -> None:
    game = table(HUNT[5], plots={3: [LEADER]}).reject(0, 1).do(3, Lead())
    game = game.mission(0, 4, token=2)
    assert game.phase == "Investigating"
    assert game.asked == (3,)


# No Confidence


@pytest.mark.rule("P-05")
def test_no_confidence_makes_an_accepted_team_a_rejected_one() -> None:
    game = table(PLAIN[5], plots={2: [NO]}).accept(0, 1)
    assert game.offered(2) == [Keep(), Overrule()]
    assert game.keep().phase == "Playing"
    game = game.do(2, Overrule())
    assert game.public.rejected == 1
    assert game.public.leader == 1
    assert game.phase == "Proposing"
    assert game.heard(None, Overruled) == [Overruled(2)]
    assert game.public.plots[2] == ()


@pytest.mark.rule("P-05")
def test_no_confidence_is_not_asked_about_a_rejected_team() -> None:
    assert table(PLAIN[5], plots={2: [NO]}).reject(0, 1).phase == "Proposing"


@pytest.mark.rule("P-05", "W-05")
def test_the_fifth_rejection_may_come_from_no_confidence() -> None:
    game = table(PLAIN[5], plots={2: [NO]}).put(rejected=4).accept(0, 1).do(2, Overrule())
    assert game.outcome == Outcome("five_rejected", "spies", (0, 1))


@pytest.mark.rule("P-05", "P-12")
def test_owners_of_no_confidence_are_asked_from_the_leader_clockwise_one_chance_each() -> None:
    game = table(PLAIN[7], leader=2, plots={0: [NO], 3: [NO, NO]}).accept(0, 1)
    assert game.asked == (3,)
    assert game.do(3, Overrule()).phase == "Proposing", "it is rejected already, nobody else is asked"
    game = game.keep()
    assert game.asked == (0,)
    assert game.keep().phase == "Playing"


# Opinion Maker


@pytest.mark.rule("P-06")
def test_an_opinion_maker_votes_openly_before_all_others_every_time() -> None:
    game = table(PLAIN[5], plots={3: [OPINION]}).propose(0, 1)
    assert game.asked == (3,)
    game = game.do(3, Vote(True))
    assert game.heard(None, Opined) == [Opined((3,), (True,))]
    assert game.asked == (0, 1, 2, 4)
    assert game.refusal(3, Vote(False)) == "not_asked"
    game = game.vote("YNNNN")
    assert game.heard(None, Voted)[-1].votes == (True, False, False, True, False)
    assert game.public.plots[3] == (OPINION,), "a permanent card"
    assert game.propose(0, 1).asked == (3,)


@pytest.mark.rule("P-06", "W-04")
def test_the_open_vote_counts() -> None:
    game = table(PLAIN[5], plots={3: [OPINION]}).propose(0, 1)
    assert game.do(3, Vote(True)).vote("YYNNN").phase == "Playing"
    assert game.do(3, Vote(False)).vote("YYNNN").phase == "Proposing"


@pytest.mark.rule("P-06")
def test_two_opinion_makers_vote_together() -> None:
    game = table(PLAIN[7], plots={1: [OPINION], 4: [OPINION]}).propose(0, 1)
    assert game.asked == (1, 4)
    half = [game.do(1, Vote(yes)) for yes in (True, False)]
    assert half[0].reading(4) == half[1].reading(4), "neither sees what the other says"
    both = half[1].do(4, Vote(True))
    assert both.heard(None, Opined) == [Opined((1, 4), (False, True))]
    assert both.asked == (0, 2, 3, 5, 6)


# In the Spotlight


@pytest.mark.rule("P-11", "P-18")
def test_in_the_spotlight_one_member_plays_face_up() -> None:
    game = table(PLAIN[7], plots={5: [SPOTLIGHT]}).accept(0, 4)
    assert game.asked == (5,), "before any mission card is played"
    assert game.offered(5) == [Keep(), Expose(0), Expose(4)]
    assert game.keep().phase == "Playing"
    game = game.do(5, Expose(0))
    assert game.heard(None, Exposed) == [Exposed(5, 0)]
    assert game.public.plots[5] == ()
    half = game.do(0, Play(FAIL))
    assert half.heard(None, CardsLaid) == [], "open only once all have played"
    done = half.do(4, Play(SUCCESS))
    assert done.heard(None, CardsLaid) == [CardsLaid(0, 0, FAIL)]
    assert done.mission(3, 4, 5).heard(None, CardsLaid) == [CardsLaid(0, 0, FAIL)], "for one mission only"


@pytest.mark.rule("P-18")
@pytest.mark.parametrize(
    ("seat", "cards"), [(0, [SUCCESS, Card.HACK]), (1, [SUCCESS, FAIL]), (2, [SUCCESS, Card.HACK]), (3, [SUCCESS])]
)
def test_in_the_spotlight_everybody_picks_among_the_own_cards(seat: int, cards: list[Card]) -> None:
    game = table("S-Hacker S R-Hacker R R R S", plots={4: [SPOTLIGHT]}, results="S").accept(seat, 4, 5)
    game = game.do(4, Expose(seat))
    assert game.asked == tuple(sorted((seat, 4, 5)))
    assert game.offered(seat) == [Play(card) for card in cards]
    shown = game.cards({seat: cards[-1]})
    assert shown.heard(None, CardsLaid) == [CardsLaid(1, seat, cards[-1])]


@pytest.mark.rule("P-18")
def test_the_spotlight_may_fall_on_its_owner_and_is_seen_before_the_close_eye() -> None:
    game = table(PLAIN[7], plots={0: [SPOTLIGHT], 6: [EYE]}).accept(0, 4).do(0, Expose(0)).cards({0: FAIL})
    assert game.phase == "Offering close_eye"
    assert game.heard(None, CardsLaid) == [CardsLaid(0, 0, FAIL)]
    assert game.heard(None, MissionDone) == []


@pytest.mark.rule("P-12")
@pytest.mark.parametrize(
    ("plot", "moment"), [(NO, "Offering no_confidence"), (SPOTLIGHT, "Offering spotlight"), (EYE, "Offering close_eye")]
)
def test_a_leader_who_has_such_a_card_is_asked_first(plot: Plot, moment: str) -> None:
    game = table(PLAIN[5], leader=2, plots={1: [plot], 2: [plot], 3: [plot]}).accept(0, 1)
    if plot is EYE:
        game = game.cards()
    asked = []
    while game.phase == moment:
        asked.append(game.asked[0])
        game = game.keep()
    assert asked == [2, 3, 1]


@pytest.mark.rule("P-12")
def test_who_keeps_two_close_eyes_has_one_chance_in_a_mission() -> None:
    game = table(PLAIN[5], leader=2, plots={1: [EYE], 3: [EYE, EYE]}).mission(0, 2)
    assert game.asked == (3,)
    game = game.do(3, Peek(0))
    assert game.asked == (1,)
    game = game.do(1, Peek(2))
    assert game.phase == "Proposing"
    assert game.public.plots[3] == (EYE,)
