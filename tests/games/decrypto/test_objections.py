"""Objections (D-39, D-53), and who may speak when (D-15, D-26, D-35)."""

import pytest
from tests.games.decrypto.position import CODES, B, Position, W, last_half, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.events import Objected, ObjectionDecided
from maskenball.games.decrypto.model import Guess, Name, Object, Vote, Write
from maskenball.games.decrypto.phases import Guessing, Objecting
from maskenball.kernel import Illegal, Match

YES = True


def read(players: int = 6) -> Position:
    """White's clues of round 2 have been read; 2 and 3 encrypted."""
    return table(players).play_round().name(2, 3).write()


@pytest.mark.rule("D-39", "D-53")
def test_any_opponent_may_object_and_nobody_else() -> None:
    game = read()
    for seat in (1, 3, 5):
        assert set(game.seen(seat).may or ()) == {Object(1), Object(2), Object(3)}
    for seat in (0, 2, 4):
        assert game.seen(seat).may is None
        assert game.refusal(seat, Object(1)) in ("not_offered", "not_asked")
    assert game.object(5, 2).heard(Objected) == [Objected(5, 2, "langsam 2")]


@pytest.mark.rule("D-53")
def test_in_round_1_opponents_object_though_they_do_not_guess() -> None:
    game = table(4).name().write()
    assert game.seen(1).choice is None
    assert game.object(1, 1).heard(Objected)


@pytest.mark.rule("D-53", "D-15")
def test_all_but_the_encryptor_vote_at_once() -> None:
    game = read().object(1, 1)
    assert set(game.table.ask.must) == {0, 1, 3, 4, 5}
    assert game.refusal(2, Vote(False)) == "not_asked"
    assert game.do(0, Vote(YES)).told == ()


@pytest.mark.rule("D-53")
def test_guessing_waits_meanwhile() -> None:
    game = read().do(0, Guess("1.2.3"))
    waiting = game.object(1, 1)
    assert waiting.refusal(0, Guess("1.2.3")) == "not_offered"
    assert isinstance(waiting.state.phase, Objecting)
    after = game.object(1, 1, {})
    assert isinstance(after.state.phase, Guessing)
    assert set(after.table.ask.must) == {(0, 4), (1, 3, 5)}
    assert after.table.sealed == {}, "both teams confirm again; nobody learns who had guessed"


@pytest.mark.rule("D-53")
@pytest.mark.parametrize(
    ("yes", "struck"),
    [
        ({1, 3, 5}, False),  # the most, but nobody of the clue's own team
        ({0, 1, 3}, True),
        ({0, 4, 1}, True),
        ({0, 4}, False),
        ({0, 1, 3, 4, 5}, True),
        (set(), False),
    ],
)
def test_upheld_with_most_votes_and_one_of_the_own_team(yes: set[int], struck: bool) -> None:
    game = read().object(1, 2, dict.fromkeys(yes, YES))
    (decided,) = game.heard(ObjectionDecided)
    assert decided.struck is struck
    assert {seat for seat, vote in zip(decided.seats, decided.votes, strict=True) if vote} == yes, "shown with names"
    assert game.public.line(W).struck == (False, struck, False)
    assert game.public.history[-1] == decided


@pytest.mark.rule("D-53")
def test_a_draw_strikes_nothing() -> None:
    game = table(5).play_round().name(2, 3).write().object(1, 2, {0: YES, 1: YES})
    assert len(game.heard(ObjectionDecided)[0].votes) == 4
    assert game.public.line(W).struck == (False, False, False)


@pytest.mark.rule("D-53", "D-25", "D-20")
def test_a_struck_clue_is_shown_but_not_filed_not_replaced_and_used_up() -> None:
    game = read().object(1, 2, {0: YES, 1: YES, 3: YES})
    line = game.public.line(W)
    assert line.clues[1] == "langsam 2"
    assert not line.stands(1)
    game = game.guess(CODES[0])
    assert game.public.filed[0][1] == ("Panzer",), "not filed"
    game = game.guess(CODES[1]).name()
    encryptor = game.public.encryptors[0]
    assert encryptor is not None
    assert game.refusal(encryptor, Write("Langsam 2", "etwas", "anderes")) == "clue_used"


@pytest.mark.rule("D-53")
def test_once_per_clue() -> None:
    game = read().object(1, 2, {})
    assert game.refusal(3, Object(2)) == "not_offered"
    assert set(game.seen(3).may or ()) == {Object(1), Object(3)}
    game = game.object(3, 1, {}).object(5, 3, {})
    assert game.seen(1).may is None


@pytest.mark.rule("D-53")
@pytest.mark.parametrize("yes", [{}, {0: YES, 1: YES, 3: YES, 5: YES}])
def test_the_same_clue_is_not_objected_to_again_whatever_came_of_it(yes: dict[int, bool]) -> None:
    game = read().object(1, 2, yes)
    for seat in (1, 3, 5):
        assert set(game.seen(seat).may or ()) == {Object(1), Object(3)}
        assert game.refusal(seat, Object(2)) == "not_offered"
    again = game.object(3, 1, {})
    assert set(again.seen(5).may or ()) == {Object(3)}, "the first objection is not forgotten"


@pytest.mark.rule("D-53", "D-25")
def test_a_missing_clue_can_not_be_objected_to() -> None:
    game = table(4).name().do(1, Write("König", "Tagesanbruch", "Freddy")).ring()
    assert game.seen(1).may is None


@pytest.mark.rule("D-53")
def test_too_late_once_the_guesses_are_in() -> None:
    game = read().guess(CODES[0])
    assert isinstance(game.state.phase, Guessing)
    assert game.state.phase.team is B
    assert game.seen(1).may is None
    assert game.seen(0).may is not None


@pytest.mark.rule("D-66", "D-53")
@pytest.mark.parametrize(("decoder", "interceptor", "struck"), [(1, 1, True), (1, 0, False), (0, 1, False)])
def test_with_three_it_takes_interceptor_and_decoder(decoder: int, interceptor: int, struck: bool) -> None:
    game = last_half(3)
    assert game.public.encryptors == (0, None)
    game = game.object(2, 1, {1: bool(decoder), 2: bool(interceptor)})
    assert game.public.line(W).struck[0] is struck


# Who may speak


@pytest.mark.rule("D-35")
def test_an_encryptor_can_not_write_to_the_team_while_the_clues_are_written() -> None:
    game = table(6)
    assert game.speaks(0) == ("white", "all")
    assert game.speaks(1) == ("black", "all")
    game = game.name(2, 3)
    assert game.speaks(2) == ("all",), "what the own team hears, all hear"
    assert game.speaks(3) == ("all",)
    assert game.speaks(0) == ("white", "all")


@pytest.mark.rule("D-15", "D-26", "D-35")
def test_the_encryptor_whose_clues_are_read_is_silent_everywhere() -> None:
    game = read()
    assert game.speaks(2) == ()
    assert game.seen(2).claims is None
    assert game.speaks(3) == ("black", "all"), "Black's encryptor helps to intercept"
    assert game.object(1, 1).speaks(2) == ()
    game = game.guess(CODES[0])
    assert game.speaks(3) == ()
    assert game.speaks(2) == ("white", "all")
    game = game.guess(CODES[1])
    assert game.speaks(3) == ("black", "all")


@pytest.mark.rule("D-15", "D-35")
def test_the_team_alone_hears_its_discussion() -> None:
    match = Match(GAME, tuple("abcdef"), {"teams": "121212"}, seed="x")
    match.say(0, "white", "Ich glaube 3")
    assert [said.text for said in match.seen(2).talk] == ["Ich glaube 3"]
    for seat in (None, 1, 3, 5):
        assert match.seen(seat).talk == ()
    match.submit(0, Name(0))
    match.submit(1, Name(1))
    with pytest.raises(Illegal) as refused:
        match.say(0, "white", "psst")
    assert refused.value.code == "no_channel"
