"""The second half of a round: guesses, tokens, the sheets (D-15 to D-28)."""

import pytest
from msgspec.structs import replace
from tests.games.decrypto.position import CODES, WRONG, B, W, dice, last_half, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.clues import KEYWORD_FORM
from maskenball.games.decrypto.events import (
    CluesRead,
    CodeShown,
    DecodingGuessed,
    InterceptionGuessed,
    TokenTaken,
)
from maskenball.games.decrypto.model import CODES as DECK
from maskenball.games.decrypto.model import Deal, Guess, GuessKeywords, Line, Object, Team, Token, Write
from maskenball.games.decrypto.phases import Guessing
from maskenball.kernel import Bell, Illegal, Malformed

# Guesses


@pytest.mark.rule("D-15", "D-27")
def test_any_member_but_the_encryptor_guesses_for_the_team() -> None:
    game = last_half(6)  # Black's code, encrypted by 1
    assert set(game.table.ask.must) == {(3, 5), (0, 2, 4)}
    assert game.refusal(1, Guess("2.3.4")) == "not_asked"
    assert game.seen(1).choice is None
    assert game.seen(1).may is None
    game = game.do(3, Guess("2.3.4")).do(5, Guess("1.2.3")).do(3, Guess("2.3.4"))
    assert game.seen(5).answer == Guess("2.3.4"), "the last word counts, and the team sees it"
    assert game.seen(0).answer is None
    assert game.seen(None).answer is None


@pytest.mark.rule("D-27")
def test_a_draft_of_the_guess_is_seen_by_the_team_alone() -> None:
    game = last_half(6)
    drafted, _ = game.table.draft(2, Guess("4.3.2"))
    game = replace(game, table=drafted)
    assert game.seen(4).draft == Guess("4.3.2")
    for seat in (None, 1, 3, 5):
        assert game.seen(seat).draft is None


@pytest.mark.rule("D-22", "D-27")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("1.2", "not_a_code"),
        ("1.2.3.4", "not_a_code"),
        ("1.2.5", "not_a_code"),
        ("", "not_a_code"),
        ("1.2.2", "digit_twice"),
        (None, "not_offered"),
    ],
)
def test_a_guess_is_three_different_digits(code: str | None, why: str) -> None:
    assert last_half(4).refusal(0, Guess(code)) == why
    assert last_half(4, guess_timer=60).refusal(0, Guess(code)) == why


@pytest.mark.rule("D-27")
def test_a_guess_can_be_spelt_in_many_ways() -> None:
    for spelt in ("342", "3 4 2", "3-4-2", "3, 4, 2", "3.4.2"):
        assert last_half(4).do(0, Guess(spelt)).seen(0).answer == Guess("3.4.2")


@pytest.mark.rule("D-22")
@pytest.mark.parametrize("guess", [code for code in DECK if code != "2.3.4"])
def test_all_three_digits_must_be_right(guess: str) -> None:
    assert last_half(4).guess(guess, guess).heard(TokenTaken) == [TokenTaken(B, Token.MISCOMMUNICATION)]


@pytest.mark.rule("D-16")
def test_nothing_is_said_before_both_have_guessed_then_interception_decoding_and_code_in_this_order() -> None:
    game = last_half(4).do(3, Guess("2.3.1"))
    assert game.told == ()
    game = game.do(2, Guess("2.3.4"))
    order = (InterceptionGuessed, DecodingGuessed, CodeShown)
    said = [event for event, _ in game.told if isinstance(event, order)]
    assert [type(event) for event in said] == list(order)
    assert said[0] == InterceptionGuessed(W, "2.3.4", True)
    assert said[1] == DecodingGuessed(B, "2.3.1", False)
    assert said[2] == CodeShown(B, "2.3.4")


@pytest.mark.rule("D-17", "D-19", "D-27")
def test_in_round_1_nobody_intercepts_in_neither_half() -> None:
    game = table(4).name().write()
    assert set(game.table.ask.must) == {(2,)}
    assert game.refusal(1, Guess("1.2.3")) in ("not_asked", "not_offered")
    game = game.guess(WRONG)
    assert game.heard(InterceptionGuessed) == []
    assert game.heard(TokenTaken) == [TokenTaken(W, Token.MISCOMMUNICATION)]
    assert set(game.table.ask.must) == {(3,)}
    game = game.guess(CODES[1])
    assert game.public.interceptions == (0, 0)
    assert game.public.miscommunications == (1, 0)
    assert set(game.name().write().table.ask.must) == {(0,), (1, 3)}, "in round 2 both guess"


@pytest.mark.rule("D-18", "D-19")
@pytest.mark.parametrize(
    ("own", "other", "tokens"),
    [
        ("2.3.4", "1.2.3", []),
        ("2.3.4", "2.3.4", [(W, Token.INTERCEPTION)]),
        ("1.2.3", "1.2.3", [(B, Token.MISCOMMUNICATION)]),
        ("1.2.3", "2.3.4", [(W, Token.INTERCEPTION), (B, Token.MISCOMMUNICATION)]),
    ],
)
def test_tokens_after_a_transmission(own: str, other: str, tokens: list[tuple[Team, Token]]) -> None:
    game = last_half(4).guess(own, other)
    assert [(event.team, event.token) for event in game.heard(TokenTaken)] == tokens
    caught, garbled = game.public.interceptions, game.public.miscommunications
    assert caught == (int((W, Token.INTERCEPTION) in tokens), 0)
    assert garbled == (0, int((B, Token.MISCOMMUNICATION) in tokens))


@pytest.mark.rule("D-05", "D-20")
def test_the_sheets_hold_clues_guesses_and_code_for_everybody() -> None:
    game = table(6).play_round().play_round(white=WRONG)
    for seat in (None, *range(6)):
        sheets = game.seen(seat).view.public.sheets
        assert sheets[0][0] == Line(1, 0, ("Nacht", "Panzer", "Strohhalm"), guess="1.2.3", code="1.2.3")
        assert (sheets[0][1].interception, sheets[0][1].guess, sheets[0][1].code) == (WRONG, WRONG, "1.2.3")
        filed = game.seen(seat).view.public.filed
        assert filed[0] == (("Nacht", "Rabe 2"), ("Panzer", "langsam 2"), ("Strohhalm", "Schirmchen 2"), ())
        assert filed[1] == ((), ("König", "Zahn 2"), ("Tagesanbruch", "Aufgang 2"), ("Freddy", "Schrei 2"))


@pytest.mark.rule("D-05", "D-20")
def test_clues_are_not_filed_before_the_code_is_shown() -> None:
    assert table(4).name().write().public.filed == (((),) * 4,) * 2


@pytest.mark.rule("D-23")
def test_the_same_code_can_come_again_at_once() -> None:
    seen = set()
    for number in range(150):
        game = table(4, codes=[("1.2.3", "2.3.4")]).name().write().guess("1.2.3")
        again = replace(game.table, seed=str(number))
        after, _told = again.submit(3, Guess("2.3.4"))
        seen.add(after.state.codes[0])
    assert seen == set(DECK), "drawn anew out of all 24, the one just played among them"


@pytest.mark.rule("D-25")
def test_a_missing_clue_is_shown_as_missing_and_not_filed_and_both_still_guess() -> None:
    game = table(4).play_round().do(2, Write("Rabe", "langsam", "Eiswürfel"))
    drafted, _ = game.table.draft(3, Write("Zahn", "", "Schrei"))
    game = replace(game, table=drafted).ring().guess(CODES[0])
    (read,) = game.heard(CluesRead)
    assert read.second is None
    assert set(game.table.ask.must) == {(1,), (0, 2)}
    game = game.guess(CODES[1])
    assert game.public.filed[1] == ((), ("König", "Zahn"), ("Tagesanbruch",), ("Freddy", "Schrei"))
    assert game.public.miscommunications == (0, 0)


@pytest.mark.rule("D-25", "D-39")
@pytest.mark.parametrize("blank", ["", "   ", "\t", "-", "\u200b"])
def test_finishing_with_an_empty_slot_is_refused(blank: str) -> None:
    assert table(4).name().refusal(0, Write("Nacht", blank, "Strohhalm")) == "empty_clue"


@pytest.mark.rule("D-26")
def test_the_other_encryptor_takes_part_in_intercepting() -> None:
    game = table(4).play_round().write()  # 2 and 3 encrypt
    assert set(game.table.ask.must) == {(0,), (1, 3)}
    assert game.do(3, Guess("1.2.3")).seen(1).answer == Guess("1.2.3"), "Black's, before the own clues are read"
    game = game.guess(CODES[0])
    assert set(game.table.ask.must) == {(1,), (0, 2)}
    assert game.do(2, Guess("1.2.3")).seen(0).answer == Guess("1.2.3"), "White's, after the own code was shown"


@pytest.mark.rule("D-27")
def test_no_timer_runs_on_guesses_unless_the_table_sets_one() -> None:
    assert last_half(4).table.ask.bell is None
    bell = last_half(4, guess_timer=45).table.ask.bell
    assert bell is not None
    assert (bell.seconds, bell.after) == (45, "question")


@pytest.mark.rule("D-27")
def test_no_complete_guess_in_time_is_no_interception_and_a_wrong_decoding() -> None:
    game = last_half(4, guess_timer=45).ring()
    assert game.heard(InterceptionGuessed) == [InterceptionGuessed(W, None, False)]
    assert game.heard(TokenTaken) == [TokenTaken(B, Token.MISCOMMUNICATION)]


@pytest.mark.rule("D-27")
def test_a_complete_draft_counts_when_time_runs_out() -> None:
    game = last_half(4, guess_timer=45)
    drafted, _ = game.table.draft(0, Guess("2.3.4"))
    drafted, _ = drafted.draft(3, Guess("2.3"))
    game = replace(game, table=drafted).ring()
    assert game.public.interceptions == (1, 0)
    assert game.public.miscommunications == (0, 1)


@pytest.mark.rule("D-28", "D-40")
def test_the_second_half_is_played_even_if_the_first_has_decided() -> None:
    game = table(4).play_round()
    public = replace(game.public, interceptions=(0, 1))
    game = game.put(replace(game.state, public=public)).write().guess(CODES[0], CODES[0])
    assert game.public.interceptions == (0, 2)
    assert game.outcome is None
    assert isinstance(game.state.phase, Guessing)
    assert game.state.phase.team is B
    assert game.guess(CODES[1]).outcome is not None


@pytest.mark.rule("D-11", "D-23")
def test_a_deal_may_name_the_codes_of_its_first_rounds() -> None:
    game = table(4, codes=[("4.2.1", "4.3.2")]).name()
    assert game.state.codes == ("4.2.1", "4.3.2")
    assert Deal(((0,), (1,)), ((), ())).codes == ()


@pytest.mark.rule("D-27")
def test_what_counts_for_the_silent_and_the_name_of_the_time() -> None:
    untimed, timed = last_half(4), last_half(4, guess_timer=60)
    (own, others) = untimed.table.ask.must.values()
    assert own.safe() == others.safe() == Guess("1.2.3")
    assert own.settle(Guess("4-3-2")) == Guess("4.3.2"), "complete, confirmed or not"
    assert own.settle(Guess("4-3")) == Guess("1.2.3")
    late = next(iter(timed.table.ask.must.values()))
    assert late.safe() == late.settle(Guess("4.4.4")) == Guess(None)
    assert late.settle(Guess("432")) == Guess("4.3.2")
    assert own.unfinished
    assert untimed.table.ask.bell is None
    assert timed.table.ask.bell == Bell("guessing 3 black", 60)
    assert table(4, timer=45).name().table.ask.bell == Bell("writing 1", 45, "first_answer")


@pytest.mark.rule("D-04")
def test_a_code_is_three_of_the_numbers_1_to_4() -> None:
    for code in ("1.2.3", "4.3.2", None):
        assert GAME.action({"type": "Guess", "code": code}) == Guess(code)


@pytest.mark.rule("D-53")
def test_an_objection_names_the_first_second_or_third_clue() -> None:
    for position in (1, 2, 3):
        assert GAME.action({"type": "Object", "position": position}) == Object(position)
    for position in (0, 4):
        with pytest.raises(Malformed):
            GAME.action({"type": "Object", "position": position})


@pytest.mark.rule("D-53")
@pytest.mark.parametrize("position", [1, 2, 3])
def test_each_clue_is_struck_by_itself(position: int) -> None:
    game = table(6).play_round().name(2, 3).write().object(1, position, dict.fromkeys((0, 1, 3, 4, 5), True))
    line = game.public.line(W)
    assert line.objected == line.struck == tuple(at == position for at in (1, 2, 3))
    assert [line.stands(at) for at in range(3)] == [at != position for at in (1, 2, 3)]


@pytest.mark.rule("D-45")
def test_a_guess_at_a_keyword_has_up_to_fifty_letters() -> None:
    assert KEYWORD_FORM.check(GuessKeywords("x" * 50)).first == "x" * 50
    with pytest.raises(Illegal) as refused:
        KEYWORD_FORM.check(GuessKeywords("", "", "x" * 52))
    assert refused.value.details == {"number": 3, "most": 50, "given": 52}
    assert KEYWORD_FORM.safe() == GuessKeywords()
    assert KEYWORD_FORM.sample(dice()) in KEYWORD_FORM
