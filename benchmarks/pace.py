"""How long people wait: seconds from one's own answer to one's next question, beside bots at their normal speed.

python -m benchmarks.pace [--games 4] [--row NAME ...]

A real server with real sockets plays whole games, but its clock is turned by hand, so the figures are exact and a game
takes seconds. Whoever plays here answers at once when the question opens, that is when what happened before it has
been watched; so the figures are what the table itself takes.
"""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.table import Table
from tests.server.evening import Evening

from maskenball import protocol as p
from maskenball.bots import Bot, make
from maskenball.client import RoomClient
from maskenball.kernel import Dice, Refusal
from maskenball.server.pace import Pace

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
LONGEST_SECONDS = 3 * 3600.0
"""At the table; a game that takes longer does not end."""
MOST_STILL = 10_000
"""So many turns of the hands without an answer mean that something is stuck."""


class Played(Struct):
    """What was noted in one game."""

    waits: list[float] = []
    """Seconds from each answer to the next question."""
    answers: int = 0
    """How many were given by the first person."""
    turns: int = 0
    """How often the first person's answers came in another turn than before."""
    night: float = 0.0
    """Seconds that people had their eyes closed."""


class Row(Struct, frozen=True):
    """A table to be measured, and what is aimed at."""

    name: str
    game: str
    people: int
    bots: int
    options: dict[str, Any]
    aim: str
    figure: Callable[[Sequence[Played]], float]
    most: float
    """What the figure may be."""


def usual(games: Sequence[Played]) -> float:
    """The wait that nine of ten do not exceed."""
    waits = [wait for game in games for wait in game.waits]
    return statistics.quantiles(waits, n=10)[-1]


def night(games: Sequence[Played]) -> float:
    """The longest night."""
    return max(game.night for game in games)


HUNTER = {"hunter": True, "plot": True}
ROWS = (
    Row("Resistance, alone with 4 bots", "resistance", 1, 4, {}, "6-12", usual, 12),
    Row("Resistance, Hunter and plot cards, 7 seats", "resistance", 1, 6, HUNTER, "at most 18", usual, 18),
    Row("One Night, the night of 8 people", "one_night", 8, 0, {}, "at most 100", night, 100),
    Row("One Night, the night of 3 people", "one_night", 3, 0, {}, "at most 40", night, 40),
    Row("One Night, the night beside 4 bots", "one_night", 1, 4, {}, "at most 40", night, 40),
    Row("Cultists, 6 seats", "cultists", 1, 5, {}, "at most 20", usual, 20),
    Row("Hoax, 5 seats", "hoax", 1, 4, {}, "3-12", usual, 12),
    Row("Decrypto, 6 seats", "decrypto", 1, 5, {}, "as short", usual, 20),
)


class Person:
    """Answers at once whatever is asked, like a bot that thinks, and notes how long that took."""

    def __init__(self, table: Evening, seat: RoomClient, bot: Bot) -> None:
        self.table = table
        self.seat = seat
        self.bot = bot
        self.played = Played()
        self._answered: float | None = None
        self._turn = ""

    async def catch_up(self) -> None:
        """Until this seat sees all there is to be seen from there now."""
        viewer = self.table.room.state.viewer(self.seat.number)
        await self.seat.until(lambda: self.seat.seen == self.table.live.match.seen(viewer))

    async def act(self) -> bool:
        """Answer, if something is asked and what was before it has been watched."""
        seen = self.seat.seen
        now = self.table.time.now()
        if seen is None or seen.choice is None or seen.answer is not None or now < self.table.live.beat_until:
            return False
        if self._answered is not None and now > self._answered:  # several picks of one turn are one answer
            self.played.waits.append(now - self._answered)
        try:
            await self.seat.answer(self.bot.answer(seen))
        except Refusal as refused:
            if refused.code not in ("stale", "not_asked", "over"):
                raise
            return False
        self.played.answers += 1
        turn = str(getattr(getattr(seen.view.public, "turn", None), "seat", ""))
        self.played.turns += turn != self._turn
        self._answered, self._turn = now, turn
        return True


async def play(row: Row, number: int) -> Played:
    """One game at this table, to its end."""
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder), pace=Pace(), seeds=lambda: f"pace {number}") as table:
            seats = await table.party(row.game, *NAMES[: row.people])
            await seats[0].do(p.ChooseOptions, options=row.options)
            for _ in range(row.bots):
                await seats[0].do(p.AddBot, level="heuristic")
            await seats[0].do(p.Start, anyway=True)
            dice = Dice(Random(f"{row.name} {number}").random)
            people = [Person(table, seat, make(seat.game, "heuristic", dice)) for seat in seats]
            await _to_the_end(table, people)
            return people[0].played


async def _to_the_end(table: Evening, people: Sequence[Person]) -> None:
    begin = table.time.now()
    still = 0
    while (live := table.room.live) is not None and live.match.outcome is None:
        await table.settle()
        for person in people:
            await person.catch_up()
        acted = [await person.act() for person in people]
        if any(acted):
            still = 0
            continue
        before = table.time.now()
        await table.advance(table.time.next_after(before) - before)
        if type(table.live.match.table.state.phase).__name__ == "NightTurn":
            people[0].played.night += table.time.now() - before
        still += 1
        assert still < MOST_STILL, "nothing happens any more"
        assert table.time.now() - begin < LONGEST_SECONDS, "this game does not end"


def shown(row: Row, games: Sequence[Played]) -> tuple[str, ...]:
    """One line of the table."""
    waits = [wait for game in games for wait in game.waits] or [0.0]
    answers, turns = sum(game.answers for game in games), sum(game.turns for game in games)
    return (
        row.name,
        f"{statistics.median(waits):.1f}",
        f"{usual(games):.1f}" if len(waits) > 1 else "-",
        f"{max(waits):.1f}",
        f"{max(game.night for game in games):.0f}" if row.figure is night else "",
        f"{answers / max(turns, 1):.1f}" if row.game == "hoax" else "",
        row.aim,
        "yes" if row.figure(games) <= row.most else "no",
    )


def main() -> None:
    """Measure all rows, or those whose name holds one of the given words."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="of each row")
    parser.add_argument("--row", nargs="*", default=[], help="words that are in the names of the rows wanted")
    args = parser.parse_args()
    print_table = Table("table", "median", "9 of 10", "longest", "night", "answers a turn", "aim", "met")
    for row in ROWS:
        if args.row and not any(word.lower() in row.name.lower() for word in args.row):
            continue
        games = [asyncio.run(play(row, number)) for number in range(args.games)]
        print_table.add_row(*shown(row, games))
    Console().print(print_table)


if __name__ == "__main__":
    main()
