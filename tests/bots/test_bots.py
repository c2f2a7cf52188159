"""Bots of any game: who there is, and what they are given."""

from random import Random
from typing import Any

import pytest

from maskenball import games
from maskenball.bots import Bot, RandomBot, Speech, levels, make, run, side
from maskenball.kernel import Action, AnySeen, Dice, Game, Malformed, Match, Seen
from maskenball.testing.toy import GAME as TOY

GAMES = [TOY, *(games.find(name) for name in games.names())]
RESISTANCE = games.find("resistance")


def dice(seed: object) -> Dice:
    return Dice(Random(str(seed)).random)


def match(game: Game, seed: str = "a deal") -> Match:
    return Match(game, tuple(f"player {seat}" for seat in range(game.seats[0])), seed=seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_random_player_and_all_its_players_finish_a_game(game: Game) -> None:
    assert levels(game)[0] == "random"
    for level in levels(game):
        table = match(game)
        outcome = run(table, [make(game, level, dice(seat)) for seat in range(game.seats[0])])
        assert outcome == table.outcome


def test_the_strongest_player_comes_last() -> None:
    assert levels(RESISTANCE) == ("random", "heuristic")


def test_a_player_nobody_knows_is_refused() -> None:
    with pytest.raises(Malformed) as refused:
        make(RESISTANCE, "genius", dice(1))
    assert refused.value.code == "no_such_level"
    assert "heuristic" in refused.value.details["known"]


def test_a_game_without_sides_says_so() -> None:
    with pytest.raises(Malformed) as refused:
        side(TOY, match(TOY).seen(0))
    assert refused.value.code == "no_sides"


class Eavesdropper:
    """Writes down what it is handed, and lets another bot play."""

    def __init__(self, bot: Bot, heard: list[Any]) -> None:
        self.bot = bot
        self.heard = heard

    def answer(self, seen: AnySeen) -> Action:
        self.heard.append(seen)
        return self.bot.answer(seen)

    def cut(self, seen: AnySeen) -> Action | None:
        self.heard.append(seen)
        return self.bot.cut(seen)

    def say(self, seen: AnySeen) -> Speech | None:
        self.heard.append(seen)
        return self.bot.say(seen)


def test_bots_are_given_what_their_seat_sees_and_nothing_else() -> None:
    for game in GAMES:
        seats = range(game.seats[0])
        heard: list[list[Any]] = [[] for _ in seats]
        run(match(game), [Eavesdropper(RandomBot(dice(seat)), heard[seat]) for seat in seats])
        for seat in seats:
            assert {(type(seen), seen.seat) for seen in heard[seat]} == {(Seen, seat)}
