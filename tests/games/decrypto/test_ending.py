"""End, ties and tie-breaks (D-40 to D-48)."""

import pytest
from tests.games.decrypto.position import CODES, WORDS, B, Position, W, last_half, table
from tests.games.decrypto.position import W as WHITE

from maskenball.games.decrypto.ending import Recalling
from maskenball.games.decrypto.events import Ended, KeywordsGuessed, Tied
from maskenball.games.decrypto.model import GuessKeywords, Language
from maskenball.games.decrypto.saying import is_word
from maskenball.kernel import Outcome

RIGHT = CODES[1]
WRONG = "4.3.1"
Pair = tuple[int, int]

assert WHITE is W


def after(caught: Pair, garbled: Pair, number: int = 3) -> Position:
    """The round has just ended with these tokens: Black read its own code rightly, White did not intercept it."""
    return last_half(4, caught, garbled, number).guess(RIGHT, WRONG)


@pytest.mark.rule("D-40", "D-41", "D-42")
@pytest.mark.parametrize(
    ("caught", "garbled"), [((0, 0), (0, 0)), ((1, 1), (1, 1)), ((1, 0), (0, 1)), ((0, 1), (1, 1))]
)
def test_with_fewer_than_two_the_game_goes_on(caught: Pair, garbled: Pair) -> None:
    game = after(caught, garbled)
    assert game.outcome is None
    assert game.public.round == 4


@pytest.mark.rule("D-41")
@pytest.mark.parametrize(("caught", "side", "winners"), [((2, 1), "white", (0, 2)), ((1, 2), "black", (1, 3))])
def test_two_interceptions_win(caught: Pair, side: str, winners: tuple[int, ...]) -> None:
    assert after(caught, (1, 1)).outcome == Outcome("interceptions", side, winners)


@pytest.mark.rule("D-42")
@pytest.mark.parametrize(("garbled", "side"), [((2, 1), "black"), ((0, 2), "white")])
def test_two_miscommunications_lose(garbled: Pair, side: str) -> None:
    outcome = after((1, 1), garbled).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side) == ("miscommunications", side)


@pytest.mark.rule("D-40", "D-18", "D-19")
def test_tokens_of_the_last_transmission_count() -> None:
    outcome = last_half(4, (1, 0), (0, 0)).guess(RIGHT, RIGHT).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side) == ("interceptions", "white")
    outcome = last_half(4, (0, 0), (0, 1)).guess(WRONG, WRONG).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side) == ("miscommunications", "white")


@pytest.mark.rule("D-47")
def test_interceptions_of_one_and_miscommunications_of_the_other_name_the_same_winner() -> None:
    assert after((2, 0), (0, 2)).outcome == Outcome("interceptions", "white", (0, 2))
    assert after((0, 2), (2, 1)).outcome == Outcome("interceptions", "black", (1, 3))


@pytest.mark.rule("D-43", "D-44")
@pytest.mark.parametrize(
    ("caught", "garbled", "number", "side"),
    [
        ((2, 1), (2, 0), 3, "black"),  # two and two at once: 0 against 1
        ((2, 0), (2, 1), 3, "white"),  # 0 against -1
        ((2, 2), (1, 0), 3, "black"),  # both their second interception: 1 against 2
        ((0, 1), (2, 2), 3, "black"),  # both their second miscommunication: -2 against -1
        ((2, 2), (2, 1), 3, "black"),  # whatever else the other holds
        ((2, 1), (2, 2), 3, "white"),
        ((1, 0), (0, 0), 8, "white"),  # nobody after round 8
        ((1, 1), (1, 0), 8, "black"),
    ],
)
def test_in_a_tie_points_decide(caught: Pair, garbled: Pair, number: int, side: str) -> None:
    outcome = after(caught, garbled, number).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side) == ("points", side)


@pytest.mark.rule("D-43", "D-48")
def test_there_is_no_round_9() -> None:
    assert after((1, 1), (1, 1), 7).public.round == 8
    game = after((1, 1), (1, 1), 8)
    assert game.public.round == 8
    assert isinstance(game.state.phase, Recalling)


@pytest.mark.rule("D-43", "D-45")
@pytest.mark.parametrize(
    ("caught", "garbled", "number"),
    [((2, 2), (0, 0), 4), ((0, 0), (2, 2), 2), ((2, 0), (2, 0), 3), ((2, 2), (2, 2), 5), ((1, 1), (0, 0), 8)],
)
def test_with_equal_points_the_keywords_decide(caught: Pair, garbled: Pair, number: int) -> None:
    game = after(caught, garbled, number)
    assert isinstance(game.state.phase, Recalling)
    assert game.heard(Tied)
    assert set(game.table.ask.must) == {(0, 2), (1, 3)}, "everybody takes part, last round's encryptors too"


def recalled(white: tuple[str, ...], black: tuple[str, ...]) -> Position:
    """White and Black guess these keywords after a tie."""
    return after((1, 1), (0, 0), 8).do(2, GuessKeywords(*white)).do(1, GuessKeywords(*black))


@pytest.mark.rule("D-45")
@pytest.mark.parametrize(
    ("white", "black", "side"),
    [
        (("antike", "", "", ""), (), "white"),
        ((), ("", "", "cocktails", ""), "black"),
        (("Antike", "die Krone", "", ""), ("SCHWARZ",), "white"),
        (("Krone", "Antike", "", ""), ("Schwarz",), "black"),  # right only under its own number
        (("", "Kronen", "", ""), (), "white"),  # the word's own forms
        (("", "crown", "", ""), ("Schwarz",), "black"),  # no translations
        (("", "", "", "Alptraum"), ("Schwarz",), "black"),
        ((), ("", "Schildkroete"), "black"),
    ],
)
def test_more_right_keywords_win(white: tuple[str, ...], black: tuple[str, ...], side: str) -> None:
    outcome = recalled(white, black).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side) == ("keywords", side)


@pytest.mark.rule("D-45")
@pytest.mark.parametrize(
    ("guess", "keyword", "language", "right"),
    [
        *((f"{article} Baum", "Baum", "de", True) for article in ("der", "den", "dem", "des", "ein", "einen", "einem")),
        *((f"{article} Krone", "Krone", "de", True) for article in ("die", "eine", "einer")),
        ("das Haus", "Haus", "de", True),
        *((f"{article} Apple", "Apple", "en", True) for article in ("the", "an", "a")),
        ("the Baum", "Baum", "de", False),
        ("der apple", "apple", "en", False),
        ("mein Baum", "Baum", "de", False),
        ("der der Baum", "Baum", "de", False),
        ("der", "Baum", "de", False),
        ("der Busch", "Baum", "de", False),
        ("Baum der", "Baum", "de", False),
    ],
)
def test_an_article_of_the_language_before_a_keyword_counts_as_right(
    guess: str, keyword: str, language: str, right: bool
) -> None:
    assert is_word(guess, keyword, Language(language)) is right


@pytest.mark.rule("D-45")
def test_both_lists_are_sealed_and_then_shown_with_the_keywords() -> None:
    game = after((1, 1), (0, 0), 8)
    one = game.do(0, GuessKeywords("Antike"))
    assert one.told == ()
    assert one.seen(2).answer == GuessKeywords("Antike")
    assert one.seen(1).answer is None
    two = one.do(3, GuessKeywords("Weiß", "Schildkröte"))
    assert two.heard(KeywordsGuessed) == [
        KeywordsGuessed(W, "Antike", None, None, None, 1),
        KeywordsGuessed(B, "Weiß", "Schildkröte", None, None, 1),
    ]
    (ended,) = two.heard(Ended)
    assert (ended.white, ended.black) == WORDS
    assert two.public.recalled[0] == ("Antike", None, None, None)


@pytest.mark.rule("D-46")
def test_still_equal_both_teams_win() -> None:
    assert recalled(("Antike",), ("", "", "", "mafia")).outcome == Outcome("shared", None, (0, 1, 2, 3))


@pytest.mark.rule("D-45")
def test_a_keyword_guess_has_a_greatest_length() -> None:
    assert after((1, 1), (0, 0), 8).refusal(0, GuessKeywords("x" * 51)) == "long_guess"


@pytest.mark.rule("D-48")
def test_keywords_can_not_be_guessed_earlier() -> None:
    for game in (table(4), table(4).name(), table(4).name().write(), last_half(4)):
        for seat in range(4):
            assert game.refusal(seat, GuessKeywords("Antike")) in ("not_offered", "not_asked")


@pytest.mark.rule("D-45")
def test_each_guess_is_shown_under_its_own_number() -> None:
    game = recalled(("a", "b", "c", "Albtraum"), ("Schwarz", "f", "Cocktail", "h"))
    assert game.heard(KeywordsGuessed) == [
        KeywordsGuessed(W, "a", "b", "c", "Albtraum", 1),
        KeywordsGuessed(B, "Schwarz", "f", "Cocktail", "h", 2),
    ]
    assert game.public.recalled == (("a", "b", "c", "Albtraum"), ("Schwarz", "f", "Cocktail", "h"))
