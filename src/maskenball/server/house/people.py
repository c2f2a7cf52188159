"""Coming and going, sitting down and getting up."""

from msgspec.structs import replace

from maskenball.kernel import Illegal
from maskenball.server.house.names import free_name, read_name
from maskenball.server.house.value import (
    MOST_PEOPLE,
    House,
    Person,
    Place,
    Role,
    find,
    not_playing,
    only_host,
    with_person,
    with_place,
)


def enter(house: House, name: str, role: Role, token: str) -> tuple[House, Person]:
    """Somebody comes in; in the lobby players take the next seat."""
    if house.locked:
        raise Illegal("room_locked")
    if len(house.people) >= MOST_PEOPLE:
        raise Illegal("room_full")
    if role == "player" and house.stage == "playing":
        raise Illegal("already_playing")
    if role == "player" and len(house.places) >= find(house.game).seats[-1]:
        raise Illegal("room_full")
    if role != "player" and not house.settings.spectators:
        raise Illegal("no_spectators")
    name = read_name(house, free_name(house, name) if role == "screen" else name)
    person = Person(house.last_number + 1, name, role, token)
    house = replace(house, people=(*house.people, person), last_number=person.number)
    if role == "player":
        house = replace(house, places=(*house.places, Place(name, person.number)))
    if not any(each.number == house.host for each in house.people):
        house = replace(house, host=heir(house))
    return house, person


def leave(house: House, number: int) -> House:
    """Somebody goes for good; a seat left during a game stays and is played on."""
    person = house.person(number)
    people = tuple(each for each in house.people if each is not person)
    house = _get_up(replace(house, people=people), number)
    if house.host != number:
        return house
    host = heir(house)
    return replace(house, host=host, locked=house.locked and host > 0)  # with nobody left to open it, a door stays open


def heir(house: House, present: frozenset[int] | None = None) -> int:
    """Who is host when the host is gone: the first player who is there, else the first of all; a screen never."""
    people = [person for person in house.people if person.role != "screen"]
    here = [person for person in people if present is None or person.number in present]
    players = [person for person in here if person.role == "player"]
    first = next(iter(players or here or people), None)
    return first.number if first else 0


def kick(house: House, by: int, number: int) -> House:
    """The host shows somebody out."""
    only_host(house, by)
    if number == by:
        raise Illegal("not_yourself")
    house.person(number)
    return leave(house, number)


def sit(house: House, number: int, seat: int | None) -> House:
    """A spectator takes a seat: a new one in the lobby, during a game only the own one that was left."""
    person = house.person(number)
    if person.role == "screen" or house.seat_of(number) is not None:
        raise Illegal("already_seated")
    if house.stage == "playing":
        own = house.kept_for(number)
        if own is None or seat not in (None, own):
            raise Illegal("seat_taken")
        return _take(house, person, own)
    if len(house.places) >= find(house.game).seats[-1]:
        raise Illegal("room_full")
    places = (*house.places, Place(person.name, number))
    return replace(with_person(house, replace(person, role="player")), places=places)


def request_seat(house: House, number: int, seat: int | None) -> House:
    """Somebody who has had no seat in this game asks the host for that of a bot, or (None) no longer does."""
    person = house.person(number)
    if seat is not None:
        _check_request(house, person, seat)
    return with_person(house, replace(person, wants=seat))


def grant_seat(house: House, by: int, number: int, seat: int, on: bool) -> House:
    """The host gives somebody the bot's seat that was asked for, or does not."""
    only_host(house, by)
    person = house.person(number)
    if person.wants != seat:
        raise Illegal("not_requested")
    if not on:
        return with_person(house, replace(person, wants=None))
    _check_request(house, person, seat)
    others = (replace(each, wants=None) if each.wants == seat else each for each in house.people)
    return _take(replace(house, people=tuple(others)), person, seat)


def _check_request(house: House, person: Person, seat: int) -> None:
    """During a game a bot's seat may go to somebody who knows no more than all who look on."""
    if house.stage != "playing":
        raise Illegal("not_playing")
    if person.role == "screen" or house.seat_of(person.number) is not None:
        raise Illegal("already_seated")
    if house.takes_part(person.number):
        raise Illegal("only_own_seat")
    if seat not in range(len(house.places)) or not house.places[seat].bot:
        raise Illegal("no_bot_there")


def _take(house: House, person: Person, seat: int) -> House:
    """During a game somebody sits down on this seat, which is theirs until it is over."""
    place = replace(house.places[seat], person=person.number, bot="", left=None)
    return replace(
        with_person(house, replace(person, role="player", wants=None)),
        places=with_place(house.places, seat, place),
        sitting=(*house.sitting[:seat], person.number, *house.sitting[seat + 1 :]),
    )


def stand(house: House, number: int) -> House:
    """A player gets up and looks on."""
    person = house.person(number)
    if house.seat_of(number) is None:
        raise Illegal("not_seated")
    if not house.settings.spectators:
        raise Illegal("no_spectators")
    return _get_up(with_person(house, replace(person, role="spectator", ready=False)), number)


def rename(house: House, number: int, name: str) -> House:
    """Another name; not while a game is on, whose record names everybody."""
    not_playing(house)
    person = house.person(number)
    name = read_name(house, name, but=person.name)
    places = tuple(replace(each, name=name) if each.person == number else each for each in house.places)
    wins = {name if who == person.name else who: won for who, won in house.wins.items()}
    seated = tuple(name if who == person.name else who for who in house.seated)
    return replace(with_person(house, replace(person, name=name)), places=places, wins=wins, seated=seated)


def _get_up(house: House, number: int) -> House:
    seat = house.seat_of(number)
    if seat is None:
        return house
    house = replace(house, pausing=tuple(each for each in house.pausing if each != number))
    if house.stage == "playing":
        sitting = (*house.sitting[:seat], None, *house.sitting[seat + 1 :])
        places = with_place(house.places, seat, replace(house.places[seat], person=None, left=number))
        return replace(house, places=places, sitting=sitting)
    return replace(house, places=house.places[:seat] + house.places[seat + 1 :])
