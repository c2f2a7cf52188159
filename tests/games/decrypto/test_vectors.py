"""What word vectors bring: clues that the lexicon does not list, read and given. With made-up vectors."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.games.decrypto.position import dice, table
from tests.games.decrypto.test_bots import played

from maskenball.bots import vectors as words
from maskenball.bots.minilm import Floats
from maskenball.games.decrypto.bots import Associator
from maskenball.games.decrypto.bots.lexicon import mind_of
from maskenball.games.decrypto.model import Guess, Language, Options


class Made:
    """Knows that some words go together, and that all others have nothing to do with each other."""

    GROUPS = (("lion", "Aslan", "tiger"), ("piano", "Yamaha"), ("rain", "drizzle"), ("king", "throne", "sceptre"))

    def of(self, texts: Sequence[str]) -> Floats:
        rows = np.zeros((len(texts), 300), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            group = next((number for number, found in enumerate(self.GROUPS) if text.lower() in _low(found)), None)
            thrown = Random(text.lower())
            row[20:] = [thrown.gauss(0, 1) for _ in range(280)]
            row[20:] /= np.linalg.norm(row[20:])
            if group is not None:
                row[20:] *= 0.5
                row[group] = np.sqrt(0.75)
        return rows

    def knows(self, text: str) -> bool:
        return any(text.lower() in _low(found) for found in self.GROUPS)


MADE = Made()


def _low(found: tuple[str, ...]) -> list[str]:
    return [text.lower() for text in found]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "cache_folder", lambda: tmp_path / "cache")


@pytest.mark.parametrize(
    ("language", "clue", "keyword"),
    [
        (Language.EN, "Aslan", "lion"),
        (Language.EN, "sceptre", "king"),
        (Language.DE, "Yamaha", "Klavier"),  # a name, the same in both languages
        (Language.DE, "drizzle", "Regen"),  # said in English
    ],
)
def test_clues_nobody_has_listed_are_understood(language: Language, clue: str, keyword: str) -> None:
    mind, without = mind_of(Options(language=language), MADE), mind_of(Options(language=language))
    assert mind.texts[int(mind.row(clue).argmax())] == keyword
    assert mind.row(clue)[mind.at[keyword]] > 10 * without.row(clue)[without.at[keyword]]


def test_a_german_clue_is_looked_up_in_the_list_of_keywords() -> None:
    mind = mind_of(Options(words="Tiger, Yamaha, Sceptre, Apfel, Birne, Nuss, Feige, Dattel"), MADE)
    assert mind.texts[int(mind.row("Löwen").argmax())] == "Tiger"


def test_german_words_are_not_taken_for_english_ones() -> None:
    mind = mind_of(Options(), MADE)
    assert mind.row("Wolpertinger").max() < 0.01


def test_keywords_that_are_close_become_clues_for_each_other() -> None:
    words = "lion, tiger, piano, Yamaha, plum, pear, cherry, walnut"
    options = Options(language=Language.EN, words=words)
    assert {"tiger", "lion"} <= set(mind_of(options, MADE).terms) - set(mind_of(options).terms)


def test_with_vectors_a_bot_reads_what_it_would_not_without() -> None:
    words = ("lion", "pizza", "piano", "rain"), ("dog", "hat", "moon", "gold")
    game = table(4, words, codes=[("3.1.4", "1.2.3")], language=Language.EN).name()
    game = game.write(("Yamaha", "Aslan", "drizzle"), ("a b", "c d", "e f"))
    assert Associator(dice(), MADE).answer(game.seen(2)) == Guess("3.1.4")


@pytest.mark.parametrize("language", ["de", "en"])
def test_bots_with_vectors_play_whole_games(language: str) -> None:
    match = played(4, {"language": language}, "vectors", lambda throw: Associator(throw, MADE))
    assert match.outcome is not None


@pytest.mark.skipif(words.installed() is None, reason="the extra `words` is not installed")
def test_the_real_vectors_know_what_goes_with_what() -> None:
    real = words.load()
    assert real is not None
    king, throne, engine = real.of(["king", "throne", "engine"])
    assert king @ throne > 0.5 > king @ engine
