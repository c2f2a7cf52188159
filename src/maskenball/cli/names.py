"""Who sits at the table: the people named, and bots with names of our own choosing."""

from collections.abc import Sequence

from maskenball.cli.errors import CommandError, unknown
from maskenball.cli.menu import plain
from maskenball.kernel import Game
from maskenball.kernel.match_state import check_names
from maskenball.texts import Texts

BOT_NAMES = (
    *("Kim", "Robin", "Mika", "Toni", "Luca", "Noa", "Sascha", "Jona", "Alex", "Eike"),
    *("Charlie", "Nika", "Quinn", "Sam", "Ulli", "Yuri", "Bente", "Dana", "Finn", "Gerrit"),
)
"""Of any gender and easy to tell apart; twice as many as anybody needs, as people may be called so too."""


def seat_people(game: Game, people: Sequence[str], players: int | None, t: Texts) -> tuple[str, ...]:
    """All names at the table: first the people, then the bots."""
    check_names(tuple(people))
    if len(people) > game.seats[-1]:
        raise CommandError(t("cli-too-many-people", people=len(people), most=game.seats[-1]))
    players = players or max(game.seats[0], len(people))
    game.options(None, players)  # refuses a number of players that this game does not take
    if len(people) > players:
        raise CommandError(t("cli-too-few-seats", people=len(people), players=players))
    taken = set(map(plain, people))
    bots = [name for name in BOT_NAMES if plain(name) not in taken]
    return (*people, *bots[: players - len(people)])


def find_seat(given: str, names: tuple[str, ...], t: Texts) -> int:
    """A seat by its number, a name, or the beginning of one."""
    word = plain(given)
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return int(word) - 1
    exact = [seat for seat, name in enumerate(names) if plain(name) == word]
    begun = [seat for seat, name in enumerate(names) if word and plain(name).startswith(word)]
    if len(exact or begun) != 1:
        raise CommandError(unknown(t, "cli-no-seat", given, names))
    return (exact or begun)[0]
