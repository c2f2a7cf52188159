"""The clues a bot would really give first for each keyword, to be read by somebody who judges words.

python -m benchmarks.decrypto_clues --language de | less
"""

import argparse
from collections import Counter
from random import Random

from maskenball.bots import levels
from maskenball.bots.vectors import load
from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.bots.encrypting import Plan
from maskenball.games.decrypto.bots.lexicon import mind_of
from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.model import CODES, Language, Options
from maskenball.games.decrypto.words import pool_of, translations
from maskenball.kernel import Dice

TABLES = 3
"""In so many different teams of keywords each one is tried."""
SHOWN = 6


def main() -> None:
    """A line a keyword: the clues, the most frequent first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=[*Language], default="de")
    parser.add_argument("--level", choices=levels(GAME)[1:], default="heuristic")
    args = parser.parse_args()
    options = Options(language=Language(args.language))
    mind = mind_of(options, load() if args.level == "vectors" else None)
    dice = Dice(Random("clues").random)
    pool = pool_of(options)
    for text in pool.texts:
        found: Counter[str] = Counter()
        for _ in range(TABLES):
            drawn = pool.draw(dice, frozenset({text}), 1)
            assert drawn is not None
            keywords = (text, *drawn[0][1:])
            abroad = tuple(translations(keyword, options.language) for keyword in keywords)
            plan = Plan(mind, clue_form(options.language, keywords, abroad, CODES[0], ()), (), (), left=1)
            for place, idea in enumerate(plan.ideas(0)[:SHOWN]):
                found[plan.clue(0, idea)] += SHOWN - place
        print(f"{text}: {', '.join(term for term, _ in found.most_common(SHOWN))}")


if __name__ == "__main__":
    main()
