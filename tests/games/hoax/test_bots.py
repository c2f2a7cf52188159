"""The heuristic player: it knows what its seat sees, counts cards, and dares only what the odds pay for."""

from itertools import permutations
from random import Random

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
    JUDGE,
    KING,
    PEASANT,
    THIEF,
    WIZARD,
    A,
    B,
    C,
    D,
    E,
    Position,
    robbery,
    table,
    trial,
)

from maskenball.games.hoax import GAME
from maskenball.games.hoax.bots import BOTS, Heuristic
from maskenball.games.hoax.bots.belief import Memory
from maskenball.games.hoax.bots.cards import by_cards
from maskenball.games.hoax.bots.talk import INSISTS
from maskenball.games.hoax.bots.thought import BLUFF, FALSE_REACTION
from maskenball.games.hoax.model import Act, Doubt, Fine, IAm, IDoubt, IsNot, Question, Resist, Show, Unmask, Vote
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.state import CARDS
from maskenball.kernel import Action, Claim, Dice, Match, Said, see


def bot(seed: int = 0) -> Heuristic:
    return BOTS["heuristic"](Dice(Random(seed).random))


def answers(game: Position, seat: int, tries: int = 60) -> list[Action]:
    """What it answers, over and over."""
    seen = see(game.table, seat)
    return [bot(seed).answer(seen) for seed in range(tries)]


def cut(game: Position, seat: int) -> Action | None:
    """What it cuts in with."""
    return bot().cut(see(game.table, seat))


def known(game: Position, target: int, *shown: object) -> Position:
    """After interrogations in which the target showed all these."""
    for character in shown:
        game = game.question(target, character)  # type: ignore[arg-type] # characters
    return game


def test_it_unmasks_whom_it_knows() -> None:
    game = table("thief king judge bishop peasant", {A: "gggggwwwwwccccc"})
    almost = known(game, B, JUDGE, BISHOP, WIZARD)
    assert not isinstance(cut(almost, A), Unmask)
    sure = known(almost, B, THIEF, PEASANT)
    assert cut(sure, A) == Unmask(B, KING)
    assert not isinstance(cut(sure, C), Unmask), "others were not shown anything"


def test_of_two_left_even_odds_are_enough() -> None:
    game = table("thief king judge bishop peasant", {A: "gggwwwccc"}, out=(C, D, E), forbidden={B: (PEASANT, WIZARD)})
    assert not isinstance(cut(game, A), Unmask)
    assert isinstance(cut(known(game, B, JUDGE, BISHOP, THIEF), A), Unmask)


def test_it_agrees_to_doubt_what_cannot_be_and_believes_what_can() -> None:
    game = table("thief judge king wizard peasant", {A: "gwc"}).question(B, KING).act(PEASANT).kings(B)
    assert cut(game, C) is None
    vote = game.do(C, Doubt(B, KING))
    assert set(answers(vote, A)) == {Vote(True)}
    assert set(answers(vote, D)) == {Vote(False)}
    assert bot().say(see(game.table, A)) == IDoubt(B, KING)
    assert bot().say(see(game.table, D)) is None


def test_it_raises_no_doubt_that_the_others_have_no_reason_to_share() -> None:
    """Anton alone was shown something: he says so, and accuses once everybody can know."""
    game = table("thief judge king wizard peasant", {A: "gwc"}).question(B, KING).act(PEASANT).kings(B)
    assert cut(game, A) is None
    assert bot().say(see(game.table, A)) == IDoubt(B, KING)
    few = table("thief judge king wizard peasant", {A: "gwc"}, out=(E,)).question(B, KING).act(PEASANT).kings(B)
    assert cut(few, A) == Doubt(B, KING), "one other who agrees is a majority"


def test_it_reacts_at_the_stated_rate_however_many_fines_there_are() -> None:
    game = table("thief king judge bishop peasant", {A: "ggww"}).act(THIEF, B, GOLD).kings(B)
    assert len(list(see(game.table, D).choice or ())) > 3
    given = answers(game, D, 400)
    assert sum(isinstance(answer, Fine) for answer in given) / 400 == pytest.approx(FALSE_REACTION, abs=0.07)


def test_it_counts_the_cards() -> None:
    # Claudia is a King and was shown, by elimination, that Doris is the other one: Bernd can't be.
    game = table("thief judge king king peasant", {C: "gggggwwwwwccccc", B: "gg"}, turn=C)
    knowing = known(game, D, JUDGE, BISHOP, WIZARD, THIEF, PEASANT).act(PEASANT).kings(B)
    assert Doubt(B, KING) in knowing.cuts(C)
    assert bot().say(see(knowing.table, C)) == IDoubt(B, KING)


def test_it_spends_a_pack_before_it_acts_on_whoever_is_closest_to_being_known() -> None:
    game = table(purses={A: "gwc"}, forbidden={D: (KING, WIZARD)})
    assert cut(game, A) == Question(D)
    assert not isinstance(cut(robbery(purses={A: "gwc"}), A), Question)


def test_it_bluffs_at_the_stated_rate() -> None:
    rich = table("wizard king judge", {B: "gg"})
    acts = [act.character for act in answers(rich, A, 400) if isinstance(act, Act)]
    assert acts.count(WIZARD) / 400 == pytest.approx(1 - BLUFF, abs=0.07), "the Wizard is never the best thief"
    assert THIEF in acts
    wizard = answers(trial(cast="wizard king judge bishop thief"), A)
    assert set(wizard) == {Resist()}
    assert 15 < answers(trial(), A).count(Resist()) < 45


def test_it_shows_what_it_has_shown_before() -> None:
    game = table("thief king judge", {A: "gwc", C: "gwc"}).question(B, JUDGE)
    game = game.act(PEASANT).kings().last_call().act(PEASANT).kings().last_call()
    assert set(answers(game.do(C, Question(B)), B)) == {Show(JUDGE)}


def test_it_takes_what_makes_a_pack() -> None:
    acts = answers(table("judge king thief", {A: "wc", B: "gg", C: "ww"}), A)
    assert set(acts) <= {Act(KING), Act(THIEF, B, GOLD), Act(WIZARD, B, GOLD)}


# Cards


@pytest.mark.rule("S-02")
def test_it_counts_the_cards_that_are_left() -> None:
    before = believed(table("king king judge"), A)
    assert before[A][KING] == 1
    assert before[B][KING] == pytest.approx(1 / 11)
    assert before[B][JUDGE] == pytest.approx(2 / 11)
    after = believed(table("king king judge", {A: "gwc"}).question(B, JUDGE), A)
    assert after[B][JUDGE] == 0
    assert after[B][KING] == pytest.approx(1 / 9)
    assert after[C][JUDGE] > before[C][JUDGE]


@pytest.mark.parametrize(
    "masks", [("k", "kj", "kjbwtp"), ("kj", "jb", "kb", "kjbwtp"), ("kjb", "wtp", "kt", "t"), ("kj",) * 4]
)
def test_the_odds_are_those_of_all_deals_counted_one_by_one(masks: tuple[str, ...]) -> None:
    letters = dict(zip("kjbwtp", Character, strict=True))
    could_be = tuple(frozenset(letters[letter] for letter in mask) for mask in masks)
    fitting = [
        deal
        for deal in permutations(CARDS, len(masks))
        if all(character in mask for character, mask in zip(deal, could_be, strict=True))
    ]
    for seat, chances in enumerate(by_cards(could_be).tolist()):
        for character, chance in zip(Character, chances, strict=True):
            assert chance == pytest.approx(sum(deal[seat] is character for deal in fitting) / len(fitting))


# Talk


def believed(game: Position, seat: int, *words: tuple[int, Claim]) -> list[dict[Character, float]]:
    """How likely everybody is who, for a bot in this seat that has heard these words."""
    talk = tuple(Said(speaker, "all", claim=claim, number=at) for at, (speaker, claim) in enumerate(words))
    seen = see(game.table, seat, talk=talk)
    memory = Memory()
    memory.read(seen)
    return [dict(zip(Character, chances, strict=True)) for chances in memory.belief(seen.view).chances]


def test_what_somebody_denies_who_can_know_is_believed_with_doubt() -> None:
    game = table("thief judge king wizard peasant", {C: "gwc"}, turn=C).question(B, KING)
    before = believed(game, A)[B]
    once = believed(game, A, (C, IsNot(B, KING)))[B]
    assert before[KING] > once[KING] > 0
    assert once[JUDGE] > before[JUDGE]
    assert believed(game, A, (C, IsNot(B, KING)), (C, IDoubt(B, KING)))[B] == once, "saying it twice adds nothing"


def test_idle_talk_is_not_believed() -> None:
    game = table("thief judge king wizard peasant", {C: "gwc"}, turn=C).question(B, KING)
    before = believed(game, A)
    assert believed(game, A, (D, IsNot(B, KING))) == before, "Doris was shown nothing"
    assert believed(game, A, (C, IsNot(D, KING))) == before, "Claudia has not questioned Doris"
    assert believed(game, A, (C, IsNot(B, KING)), (C, IsNot(B, THIEF))) == before, (
        "she was shown one character, not two"
    )


def test_nobody_is_a_witness_in_the_own_cause_and_a_boast_weighs_little() -> None:
    game = table()
    before = believed(game, A)[B]
    assert believed(game, A, (B, IsNot(B, KING)))[B] == before
    boast = believed(game, A, (B, IAm(KING)))[B]
    assert before[KING] < boast[KING] < 2 * before[KING]


def test_who_was_caught_denying_the_truth_is_not_believed() -> None:
    game = known(table(purses={A: "gggggwwwwwccccc", C: "gwc"}), B, JUDGE, BISHOP, WIZARD, THIEF, PEASANT)
    game = game.act(PEASANT).kings().last_call().act(PEASANT).kings().last_call().question(D, JUDGE)
    before = believed(game, A)
    assert before[B][KING] == 1
    assert believed(game, A, (C, IsNot(D, JUDGE))) != before
    assert believed(game, A, (C, IsNot(D, JUDGE)), (C, IsNot(B, KING))) == before


def test_words_never_move_what_is_certain() -> None:
    game = table("thief judge king wizard peasant", {A: "gwc"}).question(B, KING)
    assert believed(game, A, (B, IAm(KING)))[B][KING] == 0
    assert believed(game, A, (C, IsNot(A, THIEF)))[A][THIEF] == 1


def test_it_insists_on_a_bluff_as_often_as_on_the_truth() -> None:
    def insists(game: Position) -> float:
        seen = see(game.table, A)
        return [bot(seed).say(seen) for seed in range(400)].count(IAm(THIEF)) / 400

    assert insists(robbery()) == pytest.approx(INSISTS, abs=0.07)
    assert insists(robbery(cast="peasant king judge")) == pytest.approx(INSISTS, abs=0.07)


def test_it_says_nothing_twice_and_nothing_once_it_is_out() -> None:
    game = table("thief judge king wizard peasant", {A: "gwc"}).question(B, KING).act(PEASANT).kings(B)
    player = bot()
    said = [player.say(see(game.table, A)) for _ in range(5)]
    assert said.count(IDoubt(B, KING)) == 1
    assert said[-1] is None
    heard = (Said(A, "all", claim=IDoubt(B, KING)), Said(A, "all", claim=IAm(PEASANT)))
    assert bot().say(see(game.table, A, talk=heard)) is None, "a fresh one that takes over neither"
    assert bot().say(see(game.unmask(C, D).table, D)) is None


def test_a_fresh_bot_in_the_middle_of_a_game_believes_what_one_that_was_there_believes() -> None:
    match = Match(GAME, ("Anton", "Bernd", "Claudia"), None, "fresh")
    dice = Dice(Random(4).random)
    memory = Memory()
    for step in range(60):
        for who, choice in match.table.ask.must.items():
            if isinstance(who, int):
                match.submit(who, choice.sample(dice))
        if step % 7 == 0:
            match.say(B, "all", claim=IsNot(C, dice.pick(list(Character))))
        memory.read(match.seen(A))
    fresh = Memory()
    fresh.read(match.seen(A))
    assert (fresh.counts, fresh.words, fresh.denied) == (memory.counts, memory.words, memory.denied)
    assert fresh.words


# Whole games


@pytest.mark.parametrize("players", [3, 5])
def test_games_between_such_bots_end(players: int) -> None:
    for number in range(3):
        names = tuple(f"player {seat}" for seat in range(players))
        match = Match(GAME, names, None, str(number))
        bots = [bot(seat) for seat in range(players)]
        while match.outcome is None:
            for seat in sorted(match.table.ask.may):
                if (action := bots[seat].cut(match.seen(seat))) is not None:
                    match.submit(seat, action)
                    break
            else:
                for who in list(match.table.ask.must):
                    assert isinstance(who, int)
                    match.submit(who, bots[who].answer(match.seen(who)))
        assert match.outcome.reason in ("last_in", "wrongly_accused", "quiet")
