"""Answers as numbers: every answer has one, it means the same everywhere, and its text leads back to it."""

from random import Random

import pytest
from msgspec.inspect import type_info
from msgspec.structs import replace
from tests.adapters.walks import variant_of, walk

from maskenball import games
from maskenball.adapters.domains import Domains, texts_titled
from maskenball.adapters.numbers import Numbers, parts
from maskenball.adapters.spelling import PASS, Spelled
from maskenball.adapters.variant import Variant
from maskenball.games.cultists.data import HOUSE
from maskenball.games.decrypto import Write
from maskenball.games.resistance import Accuse, Propose, Take, Vote
from maskenball.kernel import Action, Choice, Dice, Form, Game, Text
from maskenball.testing import Case
from maskenball.testing.play import positions


def choices(case: Case, count: int) -> list[tuple[int, Choice]]:
    """Choices out of random games, each with a seat that has it."""
    found: list[tuple[int, Choice]] = []
    for table in positions(case, count):
        found += [(min(who) if isinstance(who, tuple) else who, each) for who, each in table.ask.must.items()]
        found += table.ask.may.items()
    return [(seat, each) for seat, each in found if seat >= 0]


def has_text(choice: Choice) -> bool:
    return any(
        isinstance(part, Form) and any(isinstance(field, Text) for field in part.fields.values())
        for part in parts(choice)
    )


def spelled_out(spelled: Spelled, row: tuple[int, ...]) -> Action | None:
    """What comes of saying these numbers, one by one, as far as they are asked for."""
    given = spelled.start
    while spelled.answer(given) is None:
        assert row[len(given)] in spelled.legal(given)
        given = spelled.extended((*given, row[len(given)]))
    return spelled.answer(given)


def test_every_answer_that_is_offered_can_be_said_and_no_other(small_case: Case) -> None:
    numbers = variant_of(small_case).numbers
    dice = Dice(Random(1).random)
    looked_at = 0
    for seat, choice in choices(small_case, 60):
        if has_text(choice):
            continue
        looked_at += 1
        spelled = numbers.spelled(choice, seat)
        answers = [choice.sample(dice) for _ in range(5)]
        for answer in answers:
            assert spelled_out(spelled, numbers.row(answer, seat)) == answer
        given = spelled.start
        while (answer := spelled.answer(given)) is None:
            legal = spelled.legal(given)
            assert legal == tuple(sorted(set(legal)))
            given = spelled.extended((*given, dice.pick(legal)))
        assert answer in choice
    assert looked_at


def test_two_answers_never_share_their_numbers(small_case: Case) -> None:
    numbers = variant_of(small_case).numbers
    known: dict[tuple[int, tuple[int, ...]], Action] = {}
    dice = Dice(Random(2).random)
    for seat, choice in choices(small_case, 60):
        if not has_text(choice):
            answer = choice.sample(dice)
            assert known.setdefault((seat, numbers.row(answer, seat)), answer) == answer


def test_every_number_has_a_text_that_leads_back_to_it(game: Game) -> None:
    numbers = Variant(game, min(game.sizes())).numbers
    for seat in (0, numbers.players - 1):
        texts = numbers.texts(seat)
        assert len(texts) == len(set(texts)) == numbers.count
        assert all(numbers.number(text, seat) == number for number, text in enumerate(texts))


def test_numbers_hang_on_the_players_and_not_on_the_options() -> None:
    game = games["resistance"]
    plain = Variant(game, 7).numbers
    full = Variant(game, 7, {"hunter": True, "plot": True, "targeting": True}).numbers
    assert plain.texts(3) == full.texts(3)


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_seats_are_counted_from_whoever_answers(seat: int) -> None:
    numbers = Variant(games["resistance"], 5).numbers
    left = (seat + 1) % 5
    assert numbers.row(Accuse(left), seat) == numbers.row(Accuse(1), 0)
    team = tuple(sorted([seat, left]))
    assert numbers.row(Propose(team), seat) == numbers.row(Propose((0, 1)), 0)
    assert numbers.texts(seat)[numbers.row(Accuse(left), seat)[0]] == f"Accuse(seat={left})"


def test_a_plain_answer_is_one_number_and_says_so() -> None:
    numbers = Variant(games["resistance"], 5).numbers
    (yes,) = numbers.row(Vote(True), 3)
    assert numbers.texts(3)[yes] == "Vote(yes=True)"
    assert numbers.number("Take(seat=4, plot='spotlight')", 0) in numbers.row(Take(4, "spotlight"), 0)  # type: ignore[arg-type]


def test_an_answer_with_many_fields_is_asked_for_field_by_field() -> None:
    variant = Variant(games["resistance"], 10, {"targeting": True, "hunter": True})
    node = next(node for node in walk(variant, 1) if node.asked and not node.cutting)
    (leader,) = node.asked
    team = node.legal(leader)[0]
    assert variant.numbers.texts(leader)[team].startswith("Propose(team=")
    after = node.go({leader: team})
    assert after.asked == (leader,)
    assert {variant.numbers.texts(leader)[each].split("=")[0] for each in after.legal(leader)} <= {
        "field",
        "investigator",
    }


def test_places_of_a_box_of_ones_own_have_numbers() -> None:
    box = replace(HOUSE, corridors=(*HOUSE.corridors, "Attic"))
    game = games["cultists"]
    named = [*texts_titled(type_info(game.Options), "place", game.Options(data=box))]
    assert "Attic" in named
    numbers = Numbers(game, Domains(4, (), game.Options(data=box)))
    assert numbers.number("UseDoor(to='Attic')", 0)


# Free text


WORDS = ("river", "stone", "cloud", "lamp", "piano", "tiger", "bread", "winter")


def clue_writer(words: tuple[str, ...]) -> tuple[Variant, int, Spelled]:
    """A game of Decrypto with these words, at the first question for clues."""
    variant = Variant(games["decrypto"], 3, {"language": "en"}, words)
    for node in walk(variant, 3, "clues", one_by_one=True):
        if node.asked and type(node.state.phase).__name__ == "Writing":
            return variant, node.asked[0], node.spelled(node.asked[0])
    raise AssertionError("nobody was asked for clues")


def test_clues_are_written_word_by_word_out_of_the_vocabulary() -> None:
    variant, seat, spelled = clue_writer(WORDS)
    given = spelled.start
    written: list[str] = []
    for _ in range(3):
        legal = spelled.legal(given)
        words = [variant.numbers.texts(seat)[number] for number in legal]
        assert set(words) <= {f"first='{word}'" for word in WORDS} | {f"name='{word}'" for word in WORDS}
        assert not set(written) & set(words), "no clue twice"
        written.append(words[0])
        given = spelled.extended((*given, legal[0]))
    answer = spelled.answer(given)
    assert isinstance(answer, Write)
    assert [text.split("'")[1] for text in written] == [answer.first, answer.second, answer.third]


def test_whoever_has_no_word_left_says_nothing() -> None:
    _, _, spelled = clue_writer(("river", "stone"))
    given = spelled.start
    for _ in range(2):
        given = (*given, spelled.legal(given)[0])
    assert spelled.legal(given) == (PASS,)
    answer = spelled.answer((*given, PASS))
    assert isinstance(answer, Write)
    assert (answer.first, answer.third) == ("river", "")
