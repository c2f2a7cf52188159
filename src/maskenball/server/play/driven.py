"""Which seats of a match are played by no person now: those of bots, and of people who are gone."""

from maskenball.bots import levels
from maskenball.kernel import Game
from maskenball.server.room.presence import Presence
from maskenball.server.room.state import Place, RoomState

SAFE = "safe"
"""Stands in for somebody who is gone: gives the safe answer, and never cuts in or speaks."""


def driven_seats(room: RoomState, presence: Presence, game: Game) -> dict[int, str]:
    """Seats that something other than a person plays, and what: a bot's level, or SAFE."""
    return {seat: level for seat, place in enumerate(room.places) if (level := _level(place, room, presence, game))}


def _level(place: Place, room: RoomState, presence: Presence, game: Game) -> str:
    """By what this seat is played, if not by a person; else nothing."""
    if place.bot:
        return place.bot
    if place.person is not None and presence.of(place.person) != "gone":
        return ""
    best = levels(game)[-1]
    if place.person is None:
        return best
    return {"wait": "", "bot": best, "safe": SAFE}[room.settings.absent]
