"""Games between bots as stories that one can read: python -m benchmarks.stories > docs/stories.md

What is told to everybody stands as it is, what only some see in brackets, what is said with the speaker's name.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from maskenball import games
from maskenball.bots import make, run
from maskenball.bots.characters import PERSONAS, of_name, with_character
from maskenball.kernel import Dice, Match
from maskenball.texts import Texts


class Story(NamedTuple):
    """A game that is worth reading."""

    title: str
    game: str
    players: int
    seed: str


STORIES = (
    Story("The Resistance: a spy on every mission", "resistance", 6, "s2"),
    Story("The Resistance: one vote decides", "resistance", 7, "t1"),
    Story("One Night: the thief who became a spy", "one_night", 6, "b2"),
)
HEAD = """# Three games

Played by bots alone and told by the program (`python -m benchmarks.stories`); in brackets stands what only the named
seats see. Their characters: {who}.
"""
LEFT_OUT = ("TurnCame", "Wished", "LeaderChanged")
"""Events that tell a reader nothing new."""


def played(story: Story) -> Match:
    """The game, played to its end."""
    game = games.find(story.game)
    names = tuple(persona.name for persona in PERSONAS[: story.players])
    match = Match(game, names, seed=story.seed)
    bots = [make(game, "heuristic", Dice(Random(f"{story.seed}/{seat}").random)) for seat in range(len(names))]
    run(match, [with_character(bot, of_name(name)) for bot, name in zip(bots, names, strict=True)])
    return match


def lines(story: Story, language: str = "en") -> Iterator[str]:
    """The game, line by line."""
    match = played(story)
    t = Texts(language, match.game, match.names)
    yield f"\n## {story.title}\n"
    for line in match.log():
        if line.said is not None:
            yield f"> **{match.names[line.said.seat]}:** {t.spoken(line.said)}\n"
        elif type(line.event).__name__ not in LEFT_OUT:
            told = "" if line.to is None else f" [{', '.join(match.names[seat] for seat in line.to)}]"
            yield f"{t.line(line.event)}{told}\n"


def main() -> int:
    """Print them all."""
    print(HEAD.format(who=", ".join(f"{one.name} ({one.voice})" for one in PERSONAS[:7])), end="")
    for story in STORIES:
        print("\n".join(lines(story)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
