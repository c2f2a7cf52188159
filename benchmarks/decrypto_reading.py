"""How well clues of strangers are read: `python -m benchmarks.decrypto_reading --set tuning --language en`.

`benchmarks/associations` has keywords and what people would say to them. Drawn are 4 keywords and a code, and an
association each for its three digits; counted are whole codes that are read rightly (by chance 1 of 24). Intervals are
by bootstrap over the keywords, as it is they that differ. Interception: games of 5 rounds with the same keywords, the
code guessed from round 2 on by what was shown before, without knowing the keywords.
"""

import argparse
from pathlib import Path
from random import Random
from statistics import quantiles

import numpy as np

from maskenball.bots.vectors import load
from maskenball.games.decrypto.bots.lexicon import Mind, mind_of
from maskenball.games.decrypto.bots.reading import beliefs, intercepted, readings
from maskenball.games.decrypto.model import CODES, Language, Line, Options, digits

FOLDER = Path(__file__).parent / "associations"
ROUNDS = 5


def associations(which: str, language: str) -> dict[str, list[str]]:
    """The associations of each keyword."""
    lines = (FOLDER / f"{which}_{language}.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {keyword: [term.strip() for term in terms.split(",")] for keyword, terms in rows}


def decoded(mind: Mind, known: dict[str, list[str]], draws: int, dice: Random) -> list[tuple[list[str], bool]]:
    """Draws: the keywords, and whether the code was read rightly."""
    found = []
    for _ in range(draws):
        keywords = dice.sample(sorted(known), 4)
        code = dice.choice(CODES)
        clues = [dice.choice(known[keywords[number - 1]]) for number in digits(code)]
        chances = readings(mind, tuple(keywords), clues)
        found.append((keywords, CODES[int(chances.argmax())] == code))
    return found


def caught(mind: Mind, known: dict[str, list[str]], games: int, dice: Random) -> list[tuple[list[str], bool]]:
    """The same for interceptors, who have seen the rounds before; associations are not said twice."""
    found = []
    for _ in range(games):
        keywords = dice.sample(sorted(known), 4)
        left = {keyword: dice.sample(known[keyword], len(known[keyword])) for keyword in keywords}
        sheet: list[Line] = []
        for number in range(1, ROUNDS + 1):
            code = dice.choice(CODES)
            one, two, three = (left[keywords[digit - 1]].pop() for digit in digits(code))
            clues = (one, two, three)
            if sheet:
                shown = beliefs(mind, sheet, ())
                chances = intercepted(mind, sheet, shown, clues)
                found.append((keywords, CODES[int(chances.argmax())] == code))
            sheet.append(Line(round=number, encryptor=0, clues=clues, code=code))
    return found


def share(found: list[tuple[list[str], bool]], dice: Random, again: int = 400) -> tuple[float, float, float]:
    """The share of what was right, and its 95 % interval over keywords drawn again."""
    names = sorted({keyword for keywords, _ in found for keyword in keywords})
    at = {name: index for index, name in enumerate(names)}
    which = np.array([[at[keyword] for keyword in keywords] for keywords, _ in found])
    right = np.array([correct for _, correct in found])
    shares = []
    for _ in range(again):
        counts = np.bincount(np.array(dice.choices(range(len(names)), k=len(names))), minlength=len(names))
        weights = counts[which].prod(axis=1)
        if weights.sum():
            shares.append(float((weights * right).sum() / weights.sum()))
    cuts = quantiles(shares, n=40)
    return float(right.mean()), cuts[0], cuts[-1]


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", choices=["tuning", "tuning_large", "held_out", "fresh", "final"], default="tuning")
    parser.add_argument("--language", choices=[*Language], default="en")
    parser.add_argument("--level", choices=["normal", "words"], default="normal")
    parser.add_argument("--draws", type=int, default=4000)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    known = associations(args.set, args.language)
    vectors = load() if args.level == "words" else None
    strange = Options(language=Language(args.language), words=", ".join(known))
    dice = Random(args.seed)
    mind = mind_of(strange, vectors)
    for name, found in (
        ("codes read", decoded(mind, known, args.draws, dice)),
        ("intercepted, the list of keywords known", caught(mind, known, args.draws // 8, dice)),
    ):
        middle, low, high = share(found, dice)
        print(f"{args.set} {args.language} {args.level}: {name:<40} {middle:.3f}  ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
