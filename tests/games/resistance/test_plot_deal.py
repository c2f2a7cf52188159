"""Plot cards: the decks, dealing, and the cards that take effect at once (P-01, P-02, P-07 to P-10, P-13 to P-15)."""

from collections import Counter

import pytest
from tests.games.resistance.position import HUNT, PLAIN, Position, dealt, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Looked, PlotGiven, PlotsDrawn, PlotTaken, Saw, Showed
from maskenball.games.resistance.model import (
    Confide,
    Deal,
    Give,
    GoOn,
    Keep,
    Loyalty,
    Occasion,
    Options,
    Overhear,
    Overrule,
    Plot,
    Take,
)
from maskenball.kernel import Illegal, open_table

SMALL = Counter(
    {
        Plot.CLOSE_EYE: 2,
        Plot.STRONG_LEADER: 2,
        Plot.NO_CONFIDENCE: 1,
        Plot.OPINION_MAKER: 1,
        Plot.TAKE_RESPONSIBILITY: 1,
    }
)
LARGE = Counter(
    {
        Plot.CLOSE_EYE: 2,
        Plot.STRONG_LEADER: 2,
        Plot.NO_CONFIDENCE: 3,
        Plot.OPINION_MAKER: 2,
        Plot.TAKE_RESPONSIBILITY: 1,
        Plot.OVERHEARD: 2,
        Plot.OPEN_UP: 1,
        Plot.CONFIDENCE: 1,
        Plot.SPOTLIGHT: 1,
    }
)
HARMLESS = (Plot.CLOSE_EYE, Plot.NO_CONFIDENCE, Plot.OPINION_MAKER, Plot.NO_CONFIDENCE, Plot.CLOSE_EYE)


def give_all(game: Position) -> Position:
    """The leader gives every card drawn to the next player."""
    while game.phase == "Dealing":
        game = game.do(game.public.leader, Give((game.public.leader + 1) % game.public.players))
    return game


def go_on(game: Position) -> Position:
    """Whoever is offered a card keeps it."""
    while game.phase.startswith("Offering"):
        game = game.keep()
    return game


@pytest.mark.rule("P-01")
@pytest.mark.parametrize("players", range(5, 11))
def test_the_deck_has_seven_cards_for_five_or_six_players_and_fifteen_for_more(players: int) -> None:
    cards = SMALL if players < 7 else LARGE
    assert cards.total() == (7 if players < 7 else 15)
    game = dealt(players, "any", plot=True)
    drawn = [entry.plots for entry in game.public.history if isinstance(entry, PlotsDrawn)]
    deck = (*drawn[0], *game.deck)
    assert Counter(deck) == cards
    assert dealt(players, "any").deck == ()
    with pytest.raises(Illegal, match="deal_deck"):
        open_table(GAME, players, Options(plot=True), "", Deal(game.characters, 0, deck[1:]))


@pytest.mark.rule("P-01")
def test_the_deck_is_shuffled() -> None:
    games = [dealt(5, f"deal {number}", plot=True) for number in range(60)]
    first = {entry.plots for game in games for entry in game.public.history if isinstance(entry, PlotsDrawn)}
    assert first == {(plot,) for plot in SMALL}


@pytest.mark.rule("P-02")
@pytest.mark.parametrize(("players", "drawn"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_the_leader_draws_one_two_or_three_cards(players: int, drawn: int) -> None:
    deck = HARMLESS[:drawn]
    game = table(PLAIN[players], leader=1, deck=deck)
    assert game.asked == (1,)
    assert game.heard(None, PlotsDrawn) == [PlotsDrawn(deck)]
    game = give_all(game)
    assert game.public.plots[2] == deck
    assert game.phase == "Proposing"
    assert len(game.state.deck) == game.public.deck_left == (7 if players < 7 else 15) - drawn


@pytest.mark.rule("P-02")
def test_each_card_goes_to_another_player_face_up() -> None:
    game = table(PLAIN[5], leader=1, deck=[Plot.NO_CONFIDENCE])
    assert game.offered(1) == [Give(0), Give(2), Give(3), Give(4)]
    assert game.refusal(1, Give(1)) == "not_offered"
    game = game.do(1, Give(3))
    for seat in (None, 0, 4):
        assert game.heard(seat, PlotGiven) == [PlotGiven(Plot.NO_CONFIDENCE, 3)]
        assert GAME.view(game.state, seat).public.plots[3] == (Plot.NO_CONFIDENCE,)


@pytest.mark.rule("P-02")
def test_cards_are_drawn_at_the_start_of_each_mission_and_not_after_a_rejection() -> None:
    game = give_all(table(PLAIN[7], deck=HARMLESS))
    game = go_on(game.propose(3, 4))
    while game.phase in ("Opining", "Voting"):
        game = game.vote("NNNNNNN")
    assert game.phase == "Proposing"
    assert len(game.heard(None, PlotsDrawn)) == 1
    game = go_on(go_on(game.accept(3, 4)).cards())
    assert game.phase == "Dealing"
    assert game.asked == (2,), "the leader of the new mission"
    assert game.heard(None, PlotsDrawn)[1:] == [PlotsDrawn(HARMLESS[2:4])]


@pytest.mark.rule("P-02", "P-05")
def test_no_cards_are_drawn_after_a_no_confidence_either() -> None:
    game = table(PLAIN[5], plots={3: [Plot.NO_CONFIDENCE]}).put(deck=HARMLESS, deck_left=len(HARMLESS))
    overruled = game.accept(0, 1).do(3, Overrule())
    assert overruled.public.rejected == 1
    assert overruled.phase == "Proposing"
    assert overruled.heard(None, PlotsDrawn) == game.heard(None, PlotsDrawn)
    assert overruled.state.deck == HARMLESS


@pytest.mark.rule("P-02")
def test_a_deck_that_runs_out_gives_what_is_left_and_then_nothing() -> None:
    game = table(PLAIN[7], plots={}).put(deck=(Plot.OPINION_MAKER,), deck_left=1).mission(3, 4)
    assert game.heard(None, PlotsDrawn)[-1] == PlotsDrawn((Plot.OPINION_MAKER,))
    game = game.do(1, Give(0))
    assert game.phase == "Proposing"
    assert game.public.deck_left == 0
    drawn = len(game.heard(None, PlotsDrawn))
    game = game.mission(3, 4, 5)
    assert game.phase == "Proposing"
    assert game.asked == (2,)
    assert len(game.heard(None, PlotsDrawn)) == drawn


@pytest.mark.rule("P-07", "P-15")
def test_take_responsibility_takes_one_kept_card_an_opinion_maker_of_the_leader_too() -> None:
    kept = {0: [Plot.OPINION_MAKER], 2: [Plot.STRONG_LEADER], 3: [Plot.CLOSE_EYE, Plot.CLOSE_EYE]}
    game = table(PLAIN[5], deck=[Plot.TAKE_RESPONSIBILITY], plots=kept).do(0, Give(2))
    assert game.asked == (2,)
    assert game.offered(2) == [Take(0, Plot.OPINION_MAKER), Take(3, Plot.CLOSE_EYE)]
    assert game.refusal(2, Take(3, Plot.OPINION_MAKER)) == "not_offered"
    mine = game.do(2, Take(0, Plot.OPINION_MAKER))
    assert mine.public.plots == ((), (), (Plot.STRONG_LEADER, Plot.OPINION_MAKER), (Plot.CLOSE_EYE,) * 2, ())
    assert mine.heard(None, PlotTaken) == [PlotTaken(2, 0, Plot.OPINION_MAKER)]
    assert mine.propose(0, 1).asked == (2,), "from now on the taker votes first"
    one = game.do(2, Take(3, Plot.CLOSE_EYE))
    assert one.public.plots[3] == (Plot.CLOSE_EYE,), "one card, not both"


@pytest.mark.rule("P-07")
@pytest.mark.parametrize("kept", [{}, {2: [Plot.OPINION_MAKER]}])
def test_take_responsibility_with_nothing_to_take_passes_by(kept: dict[int, list[Plot]]) -> None:
    game = table(PLAIN[5], deck=[Plot.TAKE_RESPONSIBILITY], plots=kept).do(0, Give(2))
    assert game.phase == "Proposing"
    assert game.public.plots[2] == tuple(kept.get(2, ()))


@pytest.mark.rule("P-08", "P-15")
@pytest.mark.parametrize(("receiver", "neighbours"), [(6, {5, 0}), (3, {2, 4})])
def test_overheard_conversation_looks_at_a_direct_neighbour(receiver: int, neighbours: set[int]) -> None:
    game = table("S R R R S R S", leader=1, deck=[Plot.OVERHEARD, Plot.CLOSE_EYE]).do(1, Give(receiver))
    assert game.asked == (receiver,)
    assert {action.seat for action in game.offered(receiver) if isinstance(action, Overhear)} == neighbours
    assert game.refusal(receiver, Overhear((receiver + 2) % 7)) == "not_offered"
    for neighbour in neighbours:
        after = game.do(receiver, Overhear(neighbour))
        side = Loyalty.SPY if neighbour in (0, 4, 6) else Loyalty.RESISTANCE
        assert after.heard(receiver, Saw) == [Saw(neighbour, side, Occasion.OVERHEARD, 0)]
        assert after.heard(None, Looked) == [Looked(receiver, neighbour, Occasion.OVERHEARD)]


@pytest.mark.rule("P-09")
def test_with_open_up_the_receiver_shows_the_own_character_to_one_player() -> None:
    game = table("S S S R R R R", leader=1, deck=[Plot.OPEN_UP, Plot.CLOSE_EYE]).do(1, Give(2))
    assert game.asked == (2,)
    assert game.offered(2) == [Confide(seat) for seat in (0, 1, 3, 4, 5, 6)]
    game = game.do(2, Confide(5))
    assert game.heard(5, Saw) == [Saw(2, Loyalty.SPY, Occasion.OPEN_UP, 0)]
    assert game.heard(2, Showed) == [Showed(5, Loyalty.SPY, Occasion.OPEN_UP, 0)]
    assert game.heard(2, Saw) == game.heard(1, Saw) == []


@pytest.mark.rule("P-10", "P-14")
def test_establish_confidence_is_not_given_the_leader_shows_himself_to_whom_he_picks() -> None:
    game = table("S S S R R R R", leader=3, deck=[Plot.CONFIDENCE, Plot.CLOSE_EYE])
    assert game.asked == (3,)
    assert game.offered(3) == [Confide(seat) for seat in (0, 1, 2, 4, 5, 6)]
    assert game.refusal(3, Give(0)) == "not_offered"
    game = game.do(3, Confide(6))
    assert game.heard(6, Saw) == [Saw(3, Loyalty.RESISTANCE, Occasion.CONFIDENCE, 0)]
    assert game.heard(None, PlotGiven) == []
    assert game.offered(3) == [Give(seat) for seat in (0, 1, 2, 4, 5, 6)], "now the second card"


@pytest.mark.rule("P-13", "J-32")
@pytest.mark.parametrize(
    ("cast", "sides"),
    [
        (HUNT[7], "RRSSRRS"),
        ("R-Chief R-Hunter S-Chief S-Hunter Deceiver Doppelganger Agent", "RRSSRRS"),
        ("R-Hacker S-Hacker R R R S S", "RSRRRSS"),
    ],
)
def test_beside_hunter_or_hacker_only_the_side_is_shown(cast: str, sides: str) -> None:
    for seat, side in enumerate(sides):
        loyalty = Loyalty.SPY if side == "S" else Loyalty.RESISTANCE
        onlooker = (seat + 1) % 7
        opened = table(cast, leader=onlooker, deck=[Plot.OPEN_UP, Plot.CLOSE_EYE]).do(onlooker, Give(seat))
        assert [saw.loyalty for saw in opened.do(seat, Confide(onlooker)).heard(onlooker, Saw)] == [loyalty]
        heard = table(cast, leader=seat, deck=[Plot.OVERHEARD, Plot.CLOSE_EYE]).do(seat, Give(onlooker))
        assert [saw.loyalty for saw in heard.do(onlooker, Overhear(seat)).heard(onlooker, Saw)] == [loyalty]
        sure = table(cast, leader=seat, deck=[Plot.CONFIDENCE, Plot.CLOSE_EYE]).do(seat, Confide(onlooker))
        assert [saw.loyalty for saw in sure.heard(onlooker, Saw)] == [loyalty]


@pytest.mark.rule("P-14")
def test_drawn_cards_are_shown_first_then_given_in_order_an_at_once_card_before_the_next() -> None:
    deck = (Plot.OPINION_MAKER, Plot.TAKE_RESPONSIBILITY, Plot.SPOTLIGHT)
    game = table(PLAIN[9], leader=8, deck=deck)
    assert game.heard(None, PlotsDrawn) == [PlotsDrawn(deck)]
    game = game.do(8, Give(0))
    assert game.public.plots[0] == (Plot.OPINION_MAKER,)
    game = game.do(8, Give(1))
    assert game.phase == "Acting"
    assert game.offered(1) == [Take(0, Plot.OPINION_MAKER)], "the Spotlight is not yet given"
    game = game.do(1, Take(0, Plot.OPINION_MAKER)).do(8, Give(1))
    assert game.public.plots[1] == (Plot.OPINION_MAKER, Plot.SPOTLIGHT), "one player may get several"
    assert [given.plot for given in game.heard(None, PlotGiven)] == list(deck)


@pytest.mark.rule("P-14")
@pytest.mark.parametrize("plot", [Plot.TAKE_RESPONSIBILITY, Plot.OVERHEARD, Plot.OPEN_UP, Plot.CONFIDENCE])
def test_an_at_once_card_cannot_be_declined(plot: Plot) -> None:
    game = table(PLAIN[7], deck=[plot, Plot.CLOSE_EYE], plots={3: [Plot.CLOSE_EYE]})
    game = game if plot is Plot.CONFIDENCE else game.do(0, Give(2))
    (asked,) = game.asked
    assert game.refusal(asked, Keep()) == "not_offered"
    assert game.refusal(asked, GoOn()) == "not_offered"


@pytest.mark.rule("P-15")
def test_who_looked_at_whom_is_public_and_what_was_seen_is_not() -> None:
    first, second = "S S S R R R R", "S S R S R R R"
    twins = []
    for cast in (first, second):
        game = table(cast, leader=0, deck=[Plot.OVERHEARD, Plot.OPEN_UP]).do(0, Give(4)).do(4, Overhear(3))
        twins.append(game.do(0, Give(3)).do(3, Confide(4)))
    looks = [Looked(4, 3, Occasion.OVERHEARD), Looked(4, 3, Occasion.OPEN_UP)]
    assert twins[0].heard(None, Looked) == looks
    assert all(twins[0].reading(seat) == twins[1].reading(seat) for seat in (None, 5, 6))
    assert twins[0].reading(4) != twins[1].reading(4)
