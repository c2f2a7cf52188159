"""The games of an evening: being ready, starting, pausing, finishing, and what one game leaves to the next."""

from typing import Any

from msgspec.structs import replace

from maskenball.kernel import Illegal, Outcome
from maskenball.server.house.value import House, find, fitting, not_playing, only_host, unready, with_person


def ready(house: House, number: int, on: bool) -> House:
    """Somebody is ready for the next game."""
    not_playing(house)
    if house.seat_of(number) is None:
        raise Illegal("not_seated")
    return with_person(house, replace(house.person(number), ready=on))


def pause(house: House, number: int, on: bool) -> House:
    """The host stops the clocks or lets them go on; others do so by more than half of those who play."""
    if house.stage != "playing":
        raise Illegal("not_playing")
    if number != house.host and house.seat_of(number) is None:
        raise Illegal("not_seated")
    if house.paused == on:  # perhaps somebody wishes it no more
        return replace(house, pausing=tuple(each for each in house.pausing if each != number))
    wishing = {*house.pausing, number}
    people = sum(place.person is not None for place in house.places)
    if number == house.host or 2 * len(wishing) > people:
        return replace(house, paused=on, pausing=())
    return replace(house, pausing=tuple(sorted(wishing)))


def check_start(house: House, by: int, anyway: bool) -> Any:
    """The options to play with, if a game can begin now."""
    only_host(house, by)
    not_playing(house)
    options = fitting(house)
    seated = {place.person for place in house.places} - {by}
    if not anyway and any(person.number in seated and not person.ready for person in house.people):
        raise Illegal("not_ready")
    return options


def carry_for(house: House) -> Any:
    """What the last game hands on to the people as they sit now."""
    if house.carry is None:
        return None
    before = {name: seat for seat, name in enumerate(house.seated)}
    game = find(house.game)
    carry = game.read(house.carry, game.Carry, "bad_carry")
    return game.reseat(carry, tuple(before.get(place.name) for place in house.places))


def begin(house: House, match: str, commitment: str) -> House:
    """A game begins."""
    return replace(
        unready(house),
        stage="playing",
        match=match,
        commitment=commitment,
        sitting=tuple(place.person for place in house.places),
        record="",
        note="",
        paused=False,
        pausing=(),
    )


def finish(house: House, outcome: Outcome, carry: Any, record: str) -> House:
    """A game is over: who won is counted, seats that were left become free."""
    house = _own_names(house)
    names = tuple(place.name for place in house.places)
    wins = dict(house.wins)
    for seat in outcome.winners:
        wins[names[seat]] = wins.get(names[seat], 0) + 1
    places = tuple(place for place in house.places if not place.vacant)
    return replace(
        unready(house),
        stage="over",
        record=record,
        played=house.played + 1,
        wins=wins,
        carry=carry,
        seated=names,
        places=places,
        paused=False,
        pausing=(),
    )


def back_to_lobby(house: House, by: int) -> House:
    """The host clears the table: after a game, or breaking one off."""
    only_host(house, by)
    return replace(_cleared(house), note="")


def broken_off(house: House) -> House:
    """The game that was on can't be read any more: the table is cleared, and people are told why."""
    return replace(_cleared(house), note="broken_off")


def _cleared(house: House) -> House:
    house = _own_names(house)
    places = tuple(place for place in house.places if not place.vacant)
    return replace(unready(house), stage="lobby", match="", sitting=(), places=places, paused=False, pausing=())


def _own_names(house: House) -> House:
    """Seats that were taken over from a bot have its name only until the game is over."""
    names = {person.number: person.name for person in house.people}
    places = tuple(
        place if place.person is None else replace(place, name=names[place.person]) for place in house.places
    )
    return replace(house, places=places)
