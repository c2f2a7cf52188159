"""How bots' clues fare with strangers: `python -m benchmarks.decrypto_encrypting judge.npz --language en`.

The stranger knows neither our lexicon nor our word vectors, but others: an .npz file with `words` (English) and their
`rows` of length 1. German clues reach it through the glossary. It reads the codes of a team of bots that write over
five rounds, and intercepts them by likeness to the clues before.
"""

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from maskenball.bots.vectors import load
from maskenball.games.decrypto.bots import Associator
from maskenball.games.decrypto.bots.lexicon import mind_of
from maskenball.games.decrypto.bots.meanings import Row
from maskenball.games.decrypto.bots.reading import beliefs, codes, filed, intercepted, readings
from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.glossary import in_english
from maskenball.games.decrypto.model import CODES, Language, Line, Options
from maskenball.games.decrypto.spelling import plain, words
from maskenball.games.decrypto.words import pool_of, translations
from maskenball.kernel import Dice
from maskenball.lab.simulate import wilson

ROUNDS = 5


class Stranger:
    """Somebody who goes by other vectors."""

    def __init__(self, path: Path, language: Language) -> None:
        read = np.load(path)
        self._at = {word: index for index, word in enumerate(read["words"].tolist())}
        self._rows = read["rows"].astype(np.float32)
        self._language = language
        self.row = cache(self._row)

    def _row(self, text: str) -> Row:
        senses = (text,) if self._language is Language.EN else in_english(text) or (text,)
        known = [self._at[word] for word in words(senses[0]) if word in self._at]
        row = self._rows[known].sum(axis=0) if known else np.zeros(self._rows.shape[1])
        return np.asarray(row / max(float(np.linalg.norm(row)), 1e-9))

    def read(self, keywords: Sequence[str], clues: Sequence[str]) -> str:
        """The code, knowing the keywords."""
        return self._likeliest([[self.row(clue) @ self.row(keyword) for keyword in keywords] for clue in clues])

    def intercept(self, sheet: Sequence[Line], clues: Sequence[str]) -> str:
        """The code, knowing what was shown before."""
        shown = filed(sheet)
        like = np.zeros((3, 4))
        for number, earlier in enumerate(shown):
            for at, clue in enumerate(clues):
                like[at, number] = sum(self.row(clue) @ self.row(each) for each in earlier) / (len(earlier) + 1)
        some = [bool(earlier) for earlier in shown]
        like[:, np.logical_not(some)] = like[:, some].mean(axis=1, keepdims=True)
        return self._likeliest(like)

    @staticmethod
    def _likeliest(pointing: object) -> str:
        return CODES[int(codes(np.array(pointing)).argmax())]


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("judge", type=Path)
    parser.add_argument("--language", choices=[*Language], default="en")
    parser.add_argument("--level", choices=["normal", "words"], default="normal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    language = Language(args.language)
    options = Options(language=language)
    vectors = load() if args.level == "words" else None
    mind, stranger = mind_of(options, vectors), Stranger(args.judge, language)
    found: dict[str, list[bool]] = {
        "own code misread": [],
        "misread by a stranger": [],
        "own interceptor": [],
        "intercepted by a stranger": [],
    }
    for number in range(args.games):
        dice = Dice(Random(f"{args.seed}/{number}").random)
        drawn = pool_of(options).draw(dice, frozenset(), 1)
        assert drawn is not None
        keywords = drawn[0]
        abroad = tuple(translations(text, language) for text in keywords)
        bot = Associator(dice, vectors)
        sheet: list[Line] = []
        for turn in range(1, ROUNDS + 1):
            code = dice.pick(CODES)
            used = tuple(plain(clue) for line in sheet for clue in line.clues if clue)
            write = bot.clues(mind, clue_form(language, keywords, abroad, code, used), sheet, (), turn, 2 * ROUNDS - 2)
            clues = (write.first, write.second, write.third)
            found["own code misread"].append(CODES[int(readings(mind, keywords, clues).argmax())] != code)
            found["misread by a stranger"].append(stranger.read(keywords, clues) != code)
            if sheet:
                chances = intercepted(mind, sheet, beliefs(mind, sheet, ()), clues)
                found["own interceptor"].append(CODES[int(chances.argmax())] == code)
                found["intercepted by a stranger"].append(stranger.intercept(sheet, clues) == code)
            sheet.append(Line(round=turn, encryptor=0, clues=clues, code=code))
    for name, results in found.items():
        share = wilson(sum(results), len(results))
        print(f"{args.language} {args.level} {name:<30}{share.share:.3f}  ({share.low:.3f} to {share.high:.3f})")


if __name__ == "__main__":
    main()
