"""What word vectors bring: clues that the lexicon does not list, read and given."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from tests.games.decrypto.position import dice, table
from tests.games.decrypto.test_bots import played

from maskenball.bots import vectors as words
from maskenball.bots.minilm import Floats
from maskenball.games.decrypto.bots import Associator
from maskenball.games.decrypto.bots.lexicon import mind_of
from maskenball.games.decrypto.bots.likeness import Likeness, likeness
from maskenball.games.decrypto.bots.meanings import Meanings
from maskenball.games.decrypto.bots.table import Header, Table, pack
from maskenball.games.decrypto.model import Guess, Language, Options, Write

STRANGE = "otter, lasagne, bassoon, drizzle, plum, pear, cherry, walnut"


class Made:
    """Stands for the encoder of the extra: it knows that a phrase means a thing, and nothing else."""

    PHRASES = ("lion", "coward of Oz"), ("piano", "eighty eight"), ("rain", "Seattle's curse"), ("king", "one of three")

    def of(self, texts: Sequence[str]) -> Floats:
        rows = np.zeros((len(texts), 300), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            group = next((number for number, found in enumerate(self.PHRASES) if text in found), None)
            row[group if group is not None else 20 + sum(text.encode()) % 280] = 1
        return rows

    def knows(self, text: str) -> bool:
        return any(text in found for found in self.PHRASES)


MADE = Made()


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "cache_folder", lambda: tmp_path / "cache")


def test_the_game_itself_needs_no_numbers() -> None:
    """Whoever plays without bots loads neither NumPy nor a word."""
    code = "import sys, maskenball.games.decrypto as d; d.GAME; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_a_packed_table_reads_as_it_was_written() -> None:
    numbers = np.array([[7, -7], [0, 3], [-2, 5]], dtype=np.int8)
    steps = np.array([0.5, 0.25], dtype=np.float32)
    header = Header(3, (2, 2), (0.0, 0.1), (1.0, 2.0))
    read = Table(pack(header, ["ape", "bee", "cow"], [(numbers, steps), (-numbers, steps)]))
    assert list(read.at) == ["ape", "bee", "cow"]
    assert (read.means, read.spreads) == ((0.0, 0.1), (1.0, 2.0))
    first, second = read.rows([2, 0])
    expected = (numbers * steps)[[2, 0]]
    assert np.allclose(first, expected / np.linalg.norm(expected, axis=1, keepdims=True))
    assert np.allclose(second, -first)


@pytest.mark.parametrize(
    ("language", "clue", "keyword"),
    [
        (Language.EN, "cub", "lion"),
        (Language.EN, "coronation", "king"),
        (Language.EN, "drizzle", "rain"),
        (Language.DE, "Yamaha", "Klavier"),  # a name, the same in both languages
        (Language.DE, "drizzle", "Regen"),  # said in English
    ],
)
def test_clues_nobody_has_listed_are_understood(language: Language, clue: str, keyword: str) -> None:
    mind = mind_of(Options(language=language))
    row = mind.row(clue)
    others = [mind.at[text] for text in ("Pizza", "Hut", "Gold") if text in mind.at] or [mind.at["pizza"]]
    assert row[mind.at[keyword]] > 5 * row[others].max()


def test_a_listed_clue_asks_the_vectors_too() -> None:
    """Of keywords that the lexicon does not know, too, it can tell which is meant by a clue that it does."""
    mind = mind_of(Options(language=Language.EN, words=STRANGE))
    assert "river" in mind.terms
    assert mind.texts[int(mind.row("river").argmax())] == "otter"


def test_what_is_unlike_tells_unlike_from_more_unlike() -> None:
    mind = mind_of(Options(language=Language.EN, words=STRANGE))
    assert len(set(mind.row("umbrella").tolist())) == len(mind.texts), "no two are alike"


def test_a_word_is_like_what_it_brings_to_mind() -> None:
    """Of cockroaches the vectors know nothing but pest control; Kafka wrote of one."""
    meanings = Meanings(Language.EN)
    kafka, stranger = meanings.alike(["Kafka", "Balzac"], ["cockroach"])[:, 0]
    assert kafka > stranger + 1
    glove, encoder = meanings.strangers(["Kafka"], ["cockroach"])
    assert kafka > max(glove[0, 0], encoder[0, 0]) + 1, "strangers have not heard of it"


def test_a_name_of_several_words_is_one() -> None:
    meanings = Meanings(Language.EN)
    assert meanings.alike(["Robin Hood"], ["archery"]) > meanings.alike(["robin", "hood"], ["archery"]).max()
    assert np.allclose(meanings.alike(["the Robin Hood"], ["archery"]), meanings.alike(["Robin Hood"], ["archery"]))


def test_a_word_nobody_knows_says_nothing() -> None:
    mind = mind_of(Options())
    row = mind.row("Wolpertinger")
    assert row.max() == row.min()


def test_an_unknown_word_is_read_by_its_parts_or_its_beginning() -> None:
    rows, trust = likeness().rows(["wolfhouse", "wolf house", "volcanoq", "volcano", "xqzv"])
    assert np.allclose(rows[0], rows[1])
    assert trust.tolist() == [1, 1, pytest.approx(0.7), 1, 0]
    assert rows[2] @ rows[3] - likeness().both.usual > 2


def test_any_two_words_are_as_alike_as_usual() -> None:
    meanings = Meanings(Language.EN)
    some = ["garden", "engine", "happy", "seven", "river", "doctor", "speak", "paper", "green", "winter"]
    others = ["market", "bottle", "angry", "dance", "theory", "soldier", "sleep", "rich", "border", "cheese"]
    alike = meanings.alike(some, others)
    assert abs(alike.mean()) < 0.5
    assert meanings.alike(["king"], ["throne"])[0, 0] > 3


def test_a_bot_reads_clues_nobody_has_listed() -> None:
    words = ("lion", "pizza", "piano", "rain"), ("dog", "hat", "moon", "gold")
    game = table(4, words, codes=[("3.1.4", "1.2.3")], language=Language.EN).name()
    game = game.write(("sonata", "Aslan", "drizzle"), ("a b", "c d", "e f"))
    assert Associator(dice()).answer(game.seen(2)) == Guess("3.1.4")


def test_for_words_of_a_groups_own_a_bot_finds_clues_as_well() -> None:
    options: dict[str, object] = {"language": "en", "words": STRANGE}
    lines = [line for sheet in played(4, options, "own words").table.state.public.sheets for line in sheet]
    assert sum(line.guess == line.code for line in lines) >= 0.8 * len(lines)
    assert all(clue and not clue[-1].isdigit() for line in lines for clue in line.clues), "and no signs without meaning"


def test_with_the_extra_the_whole_text_is_read() -> None:
    words = ("lion", "king", "piano", "rain"), ("dog", "hat", "moon", "gold")
    game = table(4, words, codes=[("3.1.4", "1.2.3")], language=Language.EN).name()
    game = game.write(("eighty eight", "coward of Oz", "Seattle's curse"), ("a b", "c d", "e f"))
    assert Associator(dice(), MADE).answer(game.seen(2)) == Guess("3.1.4")


def test_bots_with_the_extra_write_clues() -> None:
    words = ("lion", "pizza", "piano", "rain"), ("dog", "hat", "moon", "gold")
    game = table(4, words, codes=[("3.1.4", "1.2.3")], language=Language.EN).name()
    assert isinstance(Associator(dice(), MADE).answer(game.seen(0)), Write)


def test_the_extra_reads_each_text_once_and_keeps_only_the_vocabulary(tmp_path: Path) -> None:
    asked: list[str] = []

    class Counting(Made):
        def of(self, texts: Sequence[str]) -> Floats:
            asked.extend(texts)
            return super().of(texts)

    reader = Likeness(Counting())
    many = [f"word {number}" for number in range(120)]
    for texts in (many, ["one more"], ["one more", "word 7"]):
        reader.rows(texts)
    assert asked == [*many, "one more"]
    assert len(list((tmp_path / "cache").iterdir())) == 1


@pytest.mark.skipif(words.installed() is None, reason="the extra `words` is not installed")
def test_the_real_encoder_knows_what_goes_with_what() -> None:
    real = words.load()
    assert real is not None
    king, throne, engine = real.of(["king", "throne", "engine"])
    assert king @ throne > 0.5 > king @ engine
