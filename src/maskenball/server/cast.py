"""Who plays the seats of a match that no person plays: bots, and what stands in for those who are gone."""

from random import SystemRandom
from typing import TYPE_CHECKING

from maskenball.bots import Bot, levels, make
from maskenball.kernel import Dice, Game
from maskenball.server.driver import Cautious, Driver
from maskenball.server.house import House, Place
from maskenball.server.presence import Presence

if TYPE_CHECKING:
    from maskenball.server.live import Live


class Cast:
    """Who drives the seats of one match."""

    def __init__(self, live: "Live", paused: bool) -> None:
        self._live = live
        self._paused = paused
        self.drivers: dict[int, Driver] = {}
        """By seat."""
        self.stood_in: frozenset[int] = frozenset()
        """The seats of people that something else plays for now."""

    def follow(self, house: House, presence: Presence, on: bool) -> None:
        """Play the seats that have to be played now; `on`: whether any are."""
        game = self._live.match.game
        wanted: dict[int, str] = {}
        if on:
            wanted = {
                seat: level
                for seat, place in enumerate(house.places)
                if (level := _level(place, house, presence, game))
            }
        for seat in [seat for seat, driver in self.drivers.items() if wanted.get(seat) != driver.level]:
            self.drivers.pop(seat).stop()
        for seat, level in wanted.items():
            if seat not in self.drivers:
                self.drivers[seat] = Driver(self._live, seat, level, _bot(level, game))
                self.drivers[seat].wake()
            elif self._paused and not house.paused:
                self.drivers[seat].wake()
        self._paused = house.paused
        self.stood_in = frozenset(seat for seat in self.drivers if not house.places[seat].bot)

    def stop(self) -> None:
        """Nobody plays any more."""
        for driver in self.drivers.values():
            driver.stop()
        self.drivers = {}
        self.stood_in = frozenset()


def _level(place: Place, house: House, presence: Presence, game: Game) -> str:
    """By whom this seat is played, if not by a person: a bot's level, "safe", or nothing."""
    if place.bot:
        return place.bot
    if place.person is not None and presence.standing(place.person) != "gone":
        return ""
    best = levels(game)[-1]
    if place.person is None:
        return best
    return {"wait": "", "bot": best, "safe": "safe"}[house.settings.absent]


def _bot(level: str, game: Game) -> Bot:
    return Cautious() if level == "safe" else make(game, level, Dice(SystemRandom().random))
