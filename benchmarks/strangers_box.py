"""What the strangers bring along: the longest and densest that is let in."""

import random
from functools import cache
from typing import Any

import msgspec

from maskenball import games
from maskenball.bots import RandomBot, run
from maskenball.games.cultists.box import MOST_EDGES, MOST_PLACES
from maskenball.games.cultists.data import HOUSE
from maskenball.games.decrypto.model import LONGEST_WORD, MOST_WORDS
from maskenball.kernel import Dice, Match, dump_record

LETTERS = "abcdefghijklmnopqrstuvwxyzäöü"


def word_list(number: int) -> str:
    """As many words as may be, each as long as may be."""
    chance = random.Random(number)
    return "\n".join("".join(chance.choices(LETTERS, k=LONGEST_WORD)) for _ in range(MOST_WORDS))


def dense_box(number: int) -> dict[str, Any]:
    """As many ways between as many places as may be."""
    chance = random.Random(number)
    box: dict[str, Any] = msgspec.to_builtins(HOUSE)
    more = MOST_PLACES - len(box["corridors"])
    box["corridors"] = [*box["corridors"], *(f"C{n} of box {number}" for n in range(more))]
    places = [room["id"] for room in box["rooms"]] + box["corridors"]
    ways = [chance.sample(places, 2) for _ in range(MOST_EDGES - len(box["edges"]))]
    return {**box, "edges": [*box["edges"], *ways]}


@cache
def long_record() -> dict[str, Any]:
    """Nearly 1 MB, most of it talk."""
    match = Match(games.find("hoax"), ("Ada", "Bo", "Cy"), {}, "strangers")
    for number in range(1_500):
        match.say(number % 3, "all", f"{number} " + "x" * 490)
    run(match, [RandomBot(Dice(random.Random(seat).random)) for seat in range(3)])
    record: dict[str, Any] = msgspec.json.decode(dump_record(match.record()))
    return record
