"""How well the bots of Decrypto understand each other: `python -m benchmarks.decrypto --language de --games 1000`.

Counted over whole games between bots of one level: own codes misread, codes intercepted from round 2 on, rounds. And
apart from games: codes read rightly though the lexicon has been made to forget all three clues, as with clues of
people who say what nobody has written down beforehand.
"""

import argparse
from random import Random
from statistics import fmean, stdev

from maskenball.bots import levels, make, run
from maskenball.bots.vectors import Vectors, load
from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.bots.lexicon import Mind
from maskenball.games.decrypto.bots.reading import readings
from maskenball.games.decrypto.data import Associations, Lexicon, house_lexicon, house_words
from maskenball.games.decrypto.model import CODES, Language, Line, Options, digits
from maskenball.games.decrypto.words import pool_of
from maskenball.kernel import Dice, Match
from maskenball.lab.simulate import wilson

Games = list[tuple[list[Line], int]]


def play(games: int, players: int, language: str, level: str, seed: str) -> Games:
    """The sheets and the number of rounds of so many games."""
    found = []
    for number in range(games):
        match = Match(GAME, tuple(f"Bot {seat}" for seat in range(players)), {"language": language}, f"{seed}/{number}")
        dice = [Dice(Random(f"{seed}/{number}/{seat}").random) for seat in range(players)]
        run(match, [make(GAME, level, each) for each in dice])
        public = match.table.state.public
        found.append(([line for sheet in public.sheets for line in sheet], public.round))
    return found


def report(games: Games) -> None:
    """The three figures, with 95 % intervals."""
    lines = [line for sheet, _ in games for line in sheet]
    later = [line for line in lines if line.round > 1]
    for name, among, count in (
        ("own codes misread a turn", lines, sum(line.guess != line.code for line in lines)),
        ("intercepted a turn, from round 2 on", later, sum(line.interception == line.code for line in later)),
    ):
        share = wilson(count, len(among))
        print(f"{name:<40}{share.share:.3f}  ({share.low:.3f} to {share.high:.3f}, {count} of {len(among)})")
    rounds = [count for _, count in games]
    reach = 1.96 * stdev(rounds) / len(rounds) ** 0.5 if len(rounds) > 1 else 0.0
    print(f"{'rounds a game':<40}{fmean(rounds):.2f}  (± {reach:.2f}, {min(rounds)} to {max(rounds)})")


def forgetful(language: Language, dice: Dice) -> tuple[Lexicon, dict[str, str]]:
    """The lexicon without one term of each keyword, wherever it stands, and these terms by keyword."""
    whole = house_lexicon()
    names = {entry.de[0]: (entry.de if language is Language.DE else entry.en)[0] for entry in house_words()}
    hidden = {}
    for keyword, found in whole.keywords.items():
        hidden[names[keyword]] = dice.pick(found.said(language))
    gone = set(hidden.values())
    return Lexicon(
        *({name: _without(each, gone) for name, each in part.items()} for part in (whole.keywords, whole.topics))
    ), hidden


def _without(found: Associations, gone: set[str]) -> Associations:
    return Associations(tuple(t for t in found.de if t not in gone), tuple(t for t in found.en if t not in gone))


def unheard(language: Language, vectors: Vectors | None, codes: int, seed: str) -> int:
    """How many of so many codes are read rightly by clues the lexicon has forgotten."""
    dice = Dice(Random(f"{seed}/unheard").random)
    options = Options(language=language)
    lexicon, hidden = forgetful(language, dice)
    mind = Mind(options, vectors, lexicon)
    right = 0
    for _ in range(codes):
        drawn = pool_of(options).draw(dice, frozenset(), 1)
        assert drawn is not None
        code = dice.pick(CODES)
        clues = [hidden[drawn[0][number - 1]] for number in digits(code)]
        chances = readings(mind, drawn[0], clues)
        right += CODES[int(chances.argmax())] == code
    return right


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=[*Language], default="de")
    parser.add_argument("--level", choices=levels(GAME)[1:], default="heuristic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--codes", type=int, default=1000, help="codes to read by clues the lexicon has forgotten")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    print(f"{args.games} games, {args.players} players, {args.language}, {args.level}")
    if args.games:
        report(play(args.games, args.players, args.language, args.level, args.seed))
    if args.codes:
        vectors = load() if args.level == "vectors" else None
        share = wilson(unheard(Language(args.language), vectors, args.codes, args.seed), args.codes)
        print(f"{'codes read by clues never heard':<40}{share.share:.3f}  ({share.low:.3f} to {share.high:.3f})")


if __name__ == "__main__":
    main()
