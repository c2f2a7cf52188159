"""Worlds for views in which much was shown (S-52, S-54): each is drawn once, however unlikely the past was."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.hoax.position import BISHOP, JUDGE, KING, PEASANT, THIEF, WIZARD, A, B, C, Position, table

from maskenball.games.hoax import GAME
from maskenball.games.hoax.events import Admitted, Entry, Handed, Note, Questioned, Received, Saw, Showed, Shown
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.redeal import chance, possible
from maskenball.kernel import Dice

CAST = "thief king judge bishop peasant wizard"
LIES = 4
"""After so many admitted lies only one character is left that somebody could show and has not admitted."""


def shown_and_admitted(shown: int) -> Position:
    """Everybody has shown everybody so many characters, and has then admitted four lies, those among them; yet
    everybody could be questioned once more, and was."""
    game = table(CAST)
    players = len(CAST.split())
    pairs = list(permutations(range(players), 2))
    history: list[Entry] = []
    notes: list[list[Note]] = [list(own) for own in game.state.notes]
    lies = [[each for each in Character if each is not true][:LIES] for true in game.state.characters]

    def show(by: int, seat: int, character: Character) -> None:
        history.extend((Questioned(by, seat), Shown(by, seat)))
        notes[by].append(Saw(seat, character))
        notes[seat].append(Showed(by, character))

    for by, seat in pairs:
        for character in lies[seat][:shown]:
            show(by, seat, character)
    history += [Admitted(seat, character) for seat in range(players) for character in lies[seat]]
    for by, seat in pairs:
        rest = set(Character) - {game.state.characters[seat], *lies[seat]}
        show(by, seat, rest.pop())
    public = replace(game.public, history=tuple(history), forbidden=tuple(map(tuple, lies)))
    state = replace(game.state, public=public, notes=tuple(map(tuple, notes)))
    return Position(replace(game.table, state=state, ask=state.phase.ask(state)))


class Counted:
    """Dice that count how often they were thrown."""

    def __init__(self, seed: int) -> None:
        self.thrown = 0
        self._random = Random(seed).random

    def random(self) -> float:
        """One throw."""
        self.thrown += 1
        return self._random()


@pytest.mark.rule("S-52", "S-54")
@pytest.mark.parametrize("shown", [1, 2, 3])
@pytest.mark.parametrize("seat", [None, A, C])
def test_however_much_was_shown_a_world_takes_one_throw_for_each_thing_that_is_hidden(
    seat: int | None, shown: int
) -> None:
    view = GAME.view(shown_and_admitted(shown).state, seat)
    hidden = len(view.public.forbidden) + sum(isinstance(entry, Shown) for entry in view.public.history)
    for number in range(20):
        counted = Counted(number)
        world = GAME.redeal(view, Dice(counted.random)).state
        assert GAME.view(world, seat) == view
        assert counted.thrown <= hidden


@pytest.mark.rule("S-52", "S-54")
def test_what_was_shown_is_thrown_as_if_all_worlds_without_a_next_question_were_thrown_away() -> None:
    """Anton has asked Bernd twice, who then admitted three lies and was asked again: of the two at least one was
    among those lies, or there would have been nothing left to show."""
    game = table("thief king judge")
    lies = (JUDGE, BISHOP, WIZARD)
    entries: list[Entry] = [Questioned(A, B), Shown(A, B)] * 2
    entries += [*(Admitted(B, lie) for lie in lies), Questioned(A, B), Shown(A, B)]
    notes = list(game.state.notes)
    for character in (JUDGE, THIEF, PEASANT):
        notes[A] += (Saw(B, character),)
        notes[B] += (Showed(A, character),)
    public = replace(game.public, history=tuple(entries), forbidden=((), lies, ()))
    view = GAME.view(replace(game.state, public=public, notes=tuple(notes)), None)
    pairs: Counter[frozenset[Character]] = Counter()
    for number in range(3000):
        state = GAME.redeal(view, Dice(Random(number).random)).state
        if state.characters[B] is KING:
            first, second, _ = (note.character for note in state.notes[B] if isinstance(note, Showed))
            pairs[frozenset({first, second})] += 1
    assert frozenset({THIEF, PEASANT}) not in pairs
    assert len(pairs) == 9
    expected = sum(pairs.values()) / 9
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 26, "equally likely (chi-squared, 8)"


@pytest.mark.rule("S-54")
def test_a_world_weighs_more_the_fewer_could_be_questioned() -> None:
    """Anton can't question Claudia any more, who has admitted four lies and shown him the fifth: only Bernd is left."""
    game = table("thief king judge")
    lies = (KING, BISHOP, WIZARD, PEASANT)
    entries: list[Entry] = [*(Admitted(C, lie) for lie in lies), Questioned(A, C), Shown(A, C)]
    entries += [Questioned(A, B), Shown(A, B)]
    notes = list(game.state.notes)
    for seat, character in ((C, THIEF), (B, WIZARD)):
        notes[A] += (Saw(seat, character),)
        notes[seat] += (Showed(A, character),)
    public = replace(game.public, history=tuple(entries), forbidden=((), (), lies))
    state = replace(game.state, public=public, notes=tuple(notes))
    weights: dict[int | None, int] = {None: 2, B: 2, C: 2, A: 1}
    for viewer, weight in weights.items():
        world = GAME.redeal(GAME.view(state, viewer), Dice(Random(1).random))
        assert world.weight == weight, "the asker knows whom there was to ask"


FOUR = frozenset({JUDGE, BISHOP, WIZARD, PEASANT})


@pytest.mark.rule("S-54")
@pytest.mark.parametrize(
    ("asked", "seen", "likely"),
    [
        ((), set(), 1),
        ((frozenset(),), set(), 1),
        ((FOUR,), {JUDGE}, 1),
        ((FOUR,), {THIEF}, 0),
        ((frozenset(), FOUR), set(), 4 / 5),
        ((frozenset(), FOUR), {THIEF}, 0),
        ((frozenset(), FOUR), {PEASANT}, 3 / 4),
        ((frozenset(), frozenset(), FOUR), set(), 4 / 5 * 3 / 4),
        ((FOUR, frozenset()), set(), 1),
        ((FOUR, FOUR), set(), 0),
    ],
)
def test_how_likely_all_questions_can_be_asked_of_a_king(
    asked: tuple[frozenset[Character], ...], seen: set[Character], likely: float
) -> None:
    assert chance(asked, frozenset(seen), KING) == pytest.approx(likely)


@pytest.mark.rule("S-05", "S-32", "S-41", "S-52")
def test_what_single_facts_tell_of_everybody() -> None:
    everything = frozenset(Character)
    game = table(CAST, {A: "gwc"}, forbidden={C: (WIZARD, THIEF)}).question(B, JUDGE)
    not_c = everything - {WIZARD, THIEF}
    assert possible(GAME.view(game.state, None)) == (everything, everything, not_c, everything, everything, everything)
    asker = possible(GAME.view(game.state, A))
    assert asker[:3] == (frozenset({THIEF}), everything - {JUDGE}, not_c)
    wrong = game.unmask(A, B, right=False)
    assert possible(GAME.view(wrong.state, A))[B] == everything - {JUDGE, wrong_card(wrong)}
    assert possible(GAME.view(wrong.state, B))[B] == frozenset({KING})
    right = game.unmask(A, C)
    assert possible(GAME.view(right.state, A))[C] == frozenset({JUDGE})
    assert possible(GAME.view(right.state, B))[C] == not_c, "which card it was is seen by the two alone"


def wrong_card(game: Position) -> Character:
    """The question card that Anton handed over last."""
    return game.heard(A, Handed)[-1].character


@pytest.mark.rule("S-41", "S-42")
def test_imagined_unmaskings_hand_over_the_right_card_or_any_wrong_one() -> None:
    start = table(CAST)
    for right, unmasked in ((True, start.unmask(A, B)), (False, start.unmask(A, B, right=False))):
        cards = set()
        for number in range(120):
            world = GAME.redeal(GAME.view(unmasked.state, C), Dice(Random(number).random)).state
            handed = world.notes[A][-1]
            assert isinstance(handed, Handed)
            assert world.notes[B][-1] == Received(A, handed.character, right)
            assert (handed.seat, handed.right) == (B, right)
            assert (handed.character is world.characters[B]) is right
            cards.add(handed.character)
        assert cards == set(Character)
