"""Who sits at the table: the people named, and bots with names of our own choosing."""

from collections.abc import Sequence

from maskenball.cli.menu import plain
from maskenball.cli.stop import Stop
from maskenball.kernel import Game
from maskenball.kernel.match import check_names
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
        raise Stop(t("cli-too-many-people", people=len(people), most=game.seats[-1]))
    players = players or max(game.seats[0], len(people))
    game.options(None, players)  # refuses a number of players that this game does not take
    if len(people) > players:
        raise Stop(t("cli-too-few-seats", people=len(people), players=players))
    taken = set(map(plain, people))
    bots = [name for name in BOT_NAMES if plain(name) not in taken]
    return (*people, *bots[: players - len(people)])
