"""Three players (D-60 to D-66)."""

import pytest
from tests.games.decrypto.position import WORDS, WRONG, B, W, last_half, table

from maskenball.games.decrypto.events import CodeDrawn, KeywordsDealt, TokenTaken
from maskenball.games.decrypto.model import Guess, Name, Token
from maskenball.games.decrypto.phases import Guessing, Writing
from maskenball.kernel import Outcome

RIGHT = "1.2.3"


@pytest.mark.rule("D-60")
def test_two_are_a_team_and_the_third_intercepts() -> None:
    game = table(3)
    assert game.public.teams == ((0, 1), (2,))
    assert game.state.keywords == (WORDS[0], ())
    assert len(game.heard(KeywordsDealt, 0)) == len(game.heard(KeywordsDealt, 1)) == 1
    assert game.heard(KeywordsDealt, 2) == []
    assert game.seen(2).view.keywords == ()
    assert game.seen(2).view.public.sheets == ((), ()), "but a note sheet"


@pytest.mark.rule("D-61", "D-10")
def test_the_two_take_turns_and_the_interceptor_draws_nothing() -> None:
    game = table(3)
    assert set(game.table.ask.must) == {(0, 1)}
    game = game.do(0, Name(1))
    assert game.public.encryptors == (1, None)
    assert len(game.heard(CodeDrawn, 1)) == 1
    assert game.heard(CodeDrawn, 2) == []
    assert game.state.codes[1] is None
    game = game.write().guess(RIGHT)
    assert game.public.encryptors == (0, None)
    assert game.write().guess(RIGHT).public.encryptors == (1, None)


@pytest.mark.rule("D-62", "D-63")
def test_one_transmission_a_round_and_no_interception_in_the_first() -> None:
    game = table(3).name().write()
    assert set(game.table.ask.must) == {(1,)}
    assert game.refusal(2, Guess(RIGHT)) in ("not_asked", "not_offered")
    game = game.guess(RIGHT)
    assert game.public.round == 2
    assert isinstance(game.state.phase, Writing)
    assert set(game.write().table.ask.must) == {(0,), (2,)}


@pytest.mark.rule("D-63", "D-62")
def test_a_misreading_in_round_1_counts() -> None:
    game = table(3).name().write().guess(WRONG)
    assert game.heard(TokenTaken) == [TokenTaken(B, Token.INTERCEPTION)]
    assert game.public.interceptions == (0, 1)
    assert game.public.miscommunications == (0, 0)


@pytest.mark.rule("D-62", "D-64")
@pytest.mark.parametrize(
    ("own", "other", "tokens"), [(RIGHT, WRONG, 0), (RIGHT, RIGHT, 1), (WRONG, WRONG, 1), (WRONG, RIGHT, 2)]
)
def test_tokens_of_the_interceptor(own: str, other: str, tokens: int) -> None:
    game = last_half(3, number=2).guess(own, other)
    assert game.public.interceptions == (0, tokens)
    assert game.public.miscommunications == (0, 0)


@pytest.mark.rule("D-65")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("tokens", [1, 0])
def test_the_interceptor_wins_with_two_or_three_in_any_round(number: int, tokens: int) -> None:
    game = last_half(3, caught=(0, tokens), number=number).guess(WRONG, RIGHT)
    assert game.outcome == Outcome("interceptor", "black", (2,))


@pytest.mark.rule("D-65")
def test_after_five_rounds_the_team_wins() -> None:
    assert last_half(3, caught=(0, 1), number=4).guess(RIGHT, WRONG).outcome is None
    assert last_half(3, caught=(0, 1), number=5).guess(RIGHT, WRONG).outcome == Outcome("uncaught", "white", (0, 1))
    assert last_half(3, caught=(0, 0), number=5).guess(RIGHT, RIGHT).outcome == Outcome("uncaught", "white", (0, 1))


@pytest.mark.rule("D-66")
def test_the_timer_never_starts() -> None:
    assert table(3).name().table.ask.bell is None


@pytest.mark.rule("D-60", "D-15")
def test_the_interceptor_needs_no_channel_of_its_own() -> None:
    game = table(3).name().write()
    assert isinstance(game.state.phase, Guessing)
    assert game.speaks(2) == ("all",)
    assert game.speaks(1) == ("white", "all")
    assert game.speaks(0) == ()
    assert game.public.team_of(2) is not W
