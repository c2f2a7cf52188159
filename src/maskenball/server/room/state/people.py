"""Coming and going, sitting down and getting up."""

from msgspec.structs import replace

from maskenball import games
from maskenball.kernel import Illegal
from maskenball.protocol.settings import Look, Role
from maskenball.server.room.state.looks import free_look
from maskenball.server.room.state.names import free_name, read_name
from maskenball.server.room.state.value import (
    MOST_PEOPLE,
    Person,
    Place,
    RoomState,
    not_playing,
    only_host,
    with_person,
    with_place,
)


def enter(room: RoomState, name: str, role: Role, token: str, look: Look | None = None) -> tuple[RoomState, Person]:
    """Somebody comes in; in the lobby players take the next seat."""
    if room.locked:
        raise Illegal("room_locked")
    if len(room.people) >= MOST_PEOPLE:
        raise Illegal("room_full")
    if role == "player" and room.stage == "playing":
        raise Illegal("already_playing")
    if role == "player" and len(room.places) >= games.find(room.game).seats[-1]:
        raise Illegal("room_full")
    if role != "player" and not room.settings.spectators:
        raise Illegal("no_spectators")
    name = read_name(room, free_name(room, name) if role == "screen" else name)
    person = Person(room.last_number + 1, name, role, token, look=look)
    room = replace(room, people=(*room.people, person), last_number=person.number)
    if role == "player":
        room = replace(room, places=(*room.places, _place(room, person)))
    if not any(each.number == room.host for each in room.people):
        room = replace(room, host=heir(room))
    return room, person


def _place(room: RoomState, person: Person) -> Place:
    """A new seat for this person."""
    return Place(person.name, person.number, look=free_look(room, person.look))


def leave(room: RoomState, number: int) -> RoomState:
    """Somebody goes for good; a seat left during a game stays and is played on."""
    person = room.person(number)
    people = tuple(each for each in room.people if each is not person)
    room = _get_up(replace(room, people=people), number)
    if room.host != number:
        return room
    host = heir(room)
    return replace(room, host=host, locked=room.locked and host > 0)  # with nobody left to open it, a door stays open


def heir(room: RoomState, present: frozenset[int] | None = None) -> int:
    """Who is host when the host is gone: the first player who is there, else the first of all; a screen never."""
    people = [person for person in room.people if person.role != "screen"]
    here = [person for person in people if present is None or person.number in present]
    players = [person for person in here if person.role == "player"]
    first = next(iter(players or here or people), None)
    return first.number if first else 0


def kick(room: RoomState, by: int, number: int) -> RoomState:
    """The host shows somebody out."""
    only_host(room, by)
    if number == by:
        raise Illegal("not_yourself")
    room.person(number)
    return leave(room, number)


def sit(room: RoomState, number: int, seat: int | None) -> RoomState:
    """A spectator takes a seat: a new one in the lobby, during a game only the own one that was left."""
    person = room.person(number)
    if person.role == "screen" or room.seat_of(number) is not None:
        raise Illegal("already_seated")
    if room.stage == "playing":
        own = room.kept_for(number)
        if own is None or seat not in (None, own):
            raise Illegal("seat_taken")
        return _take(room, person, own)
    if len(room.places) >= games.find(room.game).seats[-1]:
        raise Illegal("room_full")
    places = (*room.places, _place(room, person))
    return replace(with_person(room, replace(person, role="player")), places=places)


def request_seat(room: RoomState, number: int, seat: int | None) -> RoomState:
    """Somebody who has had no seat in this game asks the host for that of a bot, or (None) no longer does."""
    person = room.person(number)
    if seat is not None:
        _check_request(room, person, seat)
    return with_person(room, replace(person, wants=seat))


def grant_seat(room: RoomState, by: int, number: int, seat: int, on: bool) -> RoomState:
    """The host gives somebody the bot's seat that was asked for, or does not."""
    only_host(room, by)
    person = room.person(number)
    if person.wants != seat:
        raise Illegal("not_requested")
    if not on:
        return with_person(room, replace(person, wants=None))
    _check_request(room, person, seat)
    others = (replace(each, wants=None) if each.wants == seat else each for each in room.people)
    return _take(replace(room, people=tuple(others)), person, seat)


def _check_request(room: RoomState, person: Person, seat: int) -> None:
    """During a game a bot's seat may go to somebody who knows no more than all who look on."""
    if room.stage != "playing":
        raise Illegal("not_playing")
    if person.role == "screen" or room.seat_of(person.number) is not None:
        raise Illegal("already_seated")
    if room.takes_part(person.number):
        raise Illegal("only_own_seat")
    if seat not in range(len(room.places)) or not room.places[seat].bot:
        raise Illegal("no_bot_there")


def _take(room: RoomState, person: Person, seat: int) -> RoomState:
    """During a game somebody sits down on this seat, which is theirs until it is over."""
    place = replace(room.places[seat], person=person.number, bot="", left=None)
    return replace(
        with_person(room, replace(person, role="player", wants=None)),
        places=with_place(room.places, seat, place),
        sitting=(*room.sitting[:seat], person.number, *room.sitting[seat + 1 :]),
    )


def stand(room: RoomState, number: int) -> RoomState:
    """A player gets up and looks on."""
    person = room.person(number)
    if room.seat_of(number) is None:
        raise Illegal("not_seated")
    if not room.settings.spectators:
        raise Illegal("no_spectators")
    return _get_up(with_person(room, replace(person, role="spectator", ready=False)), number)


def rename(room: RoomState, number: int, name: str) -> RoomState:
    """Another name; not while a game is on, whose record names everybody."""
    not_playing(room)
    person = room.person(number)
    name = read_name(room, name, but=person.name)
    places = tuple(replace(each, name=name) if each.person == number else each for each in room.places)
    wins = {name if who == person.name else who: won for who, won in room.wins.items()}
    seated = tuple(name if who == person.name else who for who in room.seated)
    return replace(with_person(room, replace(person, name=name)), places=places, wins=wins, seated=seated)


def _get_up(room: RoomState, number: int) -> RoomState:
    seat = room.seat_of(number)
    if seat is None:
        return room
    room = replace(room, pausing=tuple(each for each in room.pausing if each != number))
    if room.stage == "playing":
        sitting = (*room.sitting[:seat], None, *room.sitting[seat + 1 :])
        places = with_place(room.places, seat, replace(room.places[seat], person=None, left=number))
        return replace(room, places=places, sitting=sitting)
    return replace(room, places=room.places[:seat] + room.places[seat + 1 :])
