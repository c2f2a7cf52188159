"""The drivers of one room: one for each seat that no person plays now."""

from collections.abc import Iterable
from random import SystemRandom

from maskenball.bots import is_ours, make
from maskenball.bots.characters import STAND_IN, of_name, with_character
from maskenball.kernel import Dice, Game
from maskenball.server.bots.cautious import Cautious
from maskenball.server.bots.driver import Driver, RoomAccess
from maskenball.server.bots.talk import TalkTurns
from maskenball.server.bots.thinking import InThread, Thinker
from maskenball.server.play.driven import SAFE
from maskenball.server.room.value import Room
from maskenball.server.services import Services


class Drivers:
    """Starts and stops drivers as the room needs them."""

    def __init__(self, access: RoomAccess, services: Services) -> None:
        self._access = access
        self._services = services
        self._match = ""
        self._talk = TalkTurns(services.time)
        self._drivers: dict[int, Driver] = {}
        self._driven: dict[int, str] | None = None
        self._paused = False

    def follow(self, room: Room) -> None:
        """Play the seats that have to be played now."""
        driven = room.live.driven if room.live is not None else None
        if driven is self._driven and (room.state.match, room.state.paused) == (self._match, self._paused):
            return
        if room.state.match != self._match:
            self.stop()
            self._match, self._talk = room.state.match, TalkTurns(self._services.time)
        wanted = driven or {}
        for seat in [seat for seat, driver in self._drivers.items() if wanted.get(seat) != driver.level]:
            self._drivers.pop(seat).stop()
        for seat, level in wanted.items():
            if seat not in self._drivers:
                assert room.live is not None
                place = room.state.places[seat]
                thinker = self._thinker(level, room.live.match.game, place.name if place.bot else None)
                self._drivers[seat] = self._driver(seat, level, thinker)
                self._drivers[seat].wake()
            elif self._paused and not room.state.paused:
                self._drivers[seat].wake()
        self._driven, self._paused = driven, room.state.paused

    def wake(self, viewers: Iterable[int | None]) -> None:
        """Something happened that these see."""
        if self._drivers:
            for viewer in viewers:
                if viewer in self._drivers:
                    self._drivers[viewer].wake()

    def stop(self) -> None:
        """Nobody plays any more."""
        for driver in self._drivers.values():
            driver.stop()
        self._drivers, self._driven = {}, None

    def _driver(self, seat: int, level: str, thinker: Thinker) -> Driver:
        return Driver(self._access, self._services, self._talk, self._match, seat, level, thinker)

    def _thinker(self, level: str, game: Game, name: str | None) -> Thinker:
        """A bot of ours has the character of its name; one that stands in for a person has none, and speaks little."""
        if level == SAFE:
            return InThread(self._services.think, Cautious())
        if not is_ours(game, level):
            return self._services.processes.seat(game, level)
        bot = make(game, level, Dice(SystemRandom().random))
        return InThread(self._services.think, with_character(bot, of_name(name) if name else STAND_IN))
