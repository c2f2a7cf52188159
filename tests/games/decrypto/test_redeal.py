"""Imagined worlds: what a seat can't know varies, what it knows stays."""

from collections import Counter

import pytest
from tests.games.decrypto.position import CODES, WORDS, Position, W, dice, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.clues import SIGNS
from maskenball.games.decrypto.events import CluesSealed, CodeDrawn
from maskenball.games.decrypto.model import CODES as DECK
from maskenball.games.decrypto.model import Write
from maskenball.games.decrypto.state import State
from maskenball.games.decrypto.words import pool_of

FEW = "Löwe, Pizza, Klavier, Regen, Hund, Hut, Mond, Gold, Tee, Fisch"


def worlds(game: Position, seat: int | None, count: int = 60) -> list[State]:
    """Worlds as this seat imagines them."""
    view = GAME.view(game.state, seat)
    drawn = [GAME.redeal(view, dice(number)) for number in range(count)]
    assert all(world.weight == 1 for world in drawn)
    for world in drawn:
        assert GAME.view(world.state, seat) == view
        assert list(world.state.phase.ask(world.state).must) == list(game.table.ask.must)
    return [world.state for world in drawn]


@pytest.mark.rule("D-02")
def test_the_own_keywords_stay_and_the_others_vary() -> None:
    game = table(4)
    for state in worlds(game, 0):
        assert state.keywords[0] == WORDS[0]
    assert len({state.keywords[1] for state in worlds(game, 0)}) > 50
    assert len({state.keywords[0] for state in worlds(game, None)}) > 50


@pytest.mark.rule("D-11")
def test_a_code_not_shown_yet_can_be_any_but_for_its_encryptor() -> None:
    game = table(6).name(2, 3)
    assert {state.codes for state in worlds(game, 2, 300)} == {("1.2.3", code) for code in DECK}
    for seat in (0, 1, 4, None):
        assert len({state.codes[0] for state in worlds(game, seat, 300)}) == 24
    guessing = game.write()
    assert len({state.codes[0] for state in worlds(guessing, 0, 300)}) == 24
    assert {state.codes[0] for state in worlds(guessing, 2)} == {"1.2.3"}


@pytest.mark.rule("D-20")
def test_a_code_once_shown_is_known_to_all() -> None:
    game = table(4).name().write().guess(CODES[0])
    for seat in (None, 0, 1, 2, 3):
        assert {state.codes[0] for state in worlds(game, seat)} == {"1.2.3"}


@pytest.mark.rule("D-24")
def test_sealed_clues_are_known_to_their_encryptor_alone() -> None:
    game = table(4).name().write()
    assert {state.clues[1] for state in worlds(game, 1)} == {("König", "Tagesanbruch", "Freddy")}
    for seat in (None, 0, 2, 3):
        assert len({state.clues[1] for state in worlds(game, seat)}) > 50


@pytest.mark.rule("D-38", "D-50", "D-51")
def test_no_imagined_keyword_is_one_that_a_clue_would_have_been_refused_for() -> None:
    words = ("Zebra", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    game = table(4, words).name().write(("Löwenmähne", "Äpfel", "horses"), ("Leine", "Kopf", "Wolf"))
    for state in worlds(game, 1, 200):
        assert not {"Löwe", "Apfel", "Pferd"} & set(state.keywords[0])


@pytest.mark.rule("D-52")
def test_a_bare_number_tells_that_the_keyword_meant_has_not_so_many_letters() -> None:
    words = ("Zebra", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")
    game = table(4, words).name().do(0, Write("sieben", "rund", "Tasten")).do(1, Write("Leine", "Kopf", "Wolf"))
    game = game.guess("1.2.3")
    assert all(len(state.keywords[0][0]) != 7 for state in worlds(game, 1, 100))


def test_every_possible_quartet_is_as_likely_as_any_other() -> None:
    game = table(4, (("Löwe", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")), words=FEW)
    counts: Counter[str] = Counter()
    for state in worlds(game, 0, 1200):
        counts.update(state.keywords[1])
    assert set(counts) == {"Hund", "Hut", "Mond", "Gold", "Tee", "Fisch"}
    assert all(700 < count < 900 for count in counts.values()), "four of six, so two in three"


def test_imagined_words_of_a_team_are_on_different_topics() -> None:
    game = table(4)
    known = pool_of(game.public.options)
    assert all(known.apart(state.keywords[1]) for state in worlds(game, 0))


def test_what_others_were_told_fits_the_world() -> None:
    game = table(4).play_round().write()
    for state in worlds(game, 0, 20):
        drawn = [note for note in state.notes[3] if isinstance(note, CodeDrawn)]
        assert [note.code for note in drawn] == [state.codes[1]]
        sealed = [note for note in state.notes[3] if isinstance(note, CluesSealed)]
        assert [(note.first, note.second, note.third) for note in sealed] == [state.clues[1]]
        assert [note.code for note in state.notes[1] if isinstance(note, CodeDrawn)] == ["2.3.4"]


def test_three_players_imagine_no_keywords_for_the_interceptor() -> None:
    for seat in (0, 2, None):
        assert all(state.keywords[1] == () for state in worlds(table(3), seat, 5))


@pytest.mark.rule("D-20")
def test_in_the_second_half_of_a_later_round_an_imagined_world_has_the_code_that_was_shown() -> None:
    game = table(4).play_round().name().write().guess("1.2.3")
    assert game.public.line(W).code == "1.2.3"
    for number in range(20):
        assert GAME.redeal(GAME.view(game.state, 3), dice(number)).state.codes[0] == "1.2.3"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_codes_are_to_come_as_rounds_and_everybody_remembers_what_they_drew_and_wrote(players: int) -> None:
    game = table(players, codes=[("1.2.3", "2.3.4")[: 1 if players == 3 else 2]] * (5 if players == 3 else 8))
    moments = [game]
    for _ in range(2):
        game = game.name() if game.table.ask.must.keys() & set(game.public.teams) else game
        moments += [game, game.write()]
        game = game.write().guess(CODES[0])
        if players > 3:
            moments.append(game)
            game = game.guess(CODES[1])
        moments.append(game)
    for moment in moments:
        for seat in (None, 0, 1):
            for state in worlds(moment, seat, 2):
                real = moment.state
                assert [len(cards) for cards in state.to_come] == [len(cards) for cards in real.to_come]
                shapes = [[type(note) for note in notes] for notes in state.notes]
                assert shapes == [[type(note) for note in notes] for notes in real.notes]
                assert [code is None for code in state.codes] == [code is None for code in real.codes]
                assert [clues is None for clues in state.clues] == [clues is None for clues in real.clues]


@pytest.mark.rule("D-20", "D-24")
def test_what_was_shown_and_read_in_earlier_rounds_is_remembered_by_its_encryptors_in_every_world() -> None:
    game = table(4).play_round().write()
    for state in worlds(game, None, 10):
        assert state.notes[0][1:] == game.state.notes[0][1:]
        assert state.notes[1][1:] == game.state.notes[1][1:]
        code, sealed = state.notes[2][1:]
        assert isinstance(code, CodeDrawn)
        assert isinstance(sealed, CluesSealed)
        assert (code.round, code.code) == (2, state.codes[0])
        assert (sealed.first, sealed.second, sealed.third) == game.public.line(W).clues


@pytest.mark.rule("D-52")
def test_a_number_that_is_no_length_of_the_keyword_meant_says_nothing_of_the_others() -> None:
    game = table(4, (("Zebra", "Pizza", "Klavier", "Regen"), ("Hund", "Hut", "Mond", "Gold")), words=FEW + ", Zebra")
    game = game.name().do(0, Write("sieben", "rund", "Tasten")).do(1, Write("Leine", "Kopf", "Wolf"))
    shown = game.guess("1.2.3")
    found = worlds(shown, 3, 200)
    assert all(state.keywords[0][0] != "Klavier" for state in found)
    assert any("Klavier" in state.keywords[0][1:] for state in found)
    for state in worlds(game, 3, 200):
        first = int((state.codes[0] or "")[0])
        assert state.keywords[0][first - 1] != "Klavier", "whatever the code may be"


@pytest.mark.rule("D-37")
def test_imagined_clues_are_none_that_were_used_before() -> None:
    game = table(4).play_round().write()
    for state in worlds(game, 0, 20):
        clues = state.clues[1]
        assert clues is not None
        assert len(set(clues)) == 3
        assert all(clue and len(clue) == 3 and clue[0].isupper() and 10 <= int(clue[1:]) <= 99 for clue in clues)


def test_random_clues_are_signs_of_a_letter_and_two_digits() -> None:
    assert len(SIGNS) == len(set(SIGNS)) == 23 * 90
    assert {sign[0] for sign in SIGNS} == set("ABCDEFGHKLMNPQRSTUVWXYZ"), "no I, J or O, which look like other signs"
    assert {int(sign[1:]) for sign in SIGNS} == set(range(10, 100))
