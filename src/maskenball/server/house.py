"""The house: what a room is while nobody looks, as one value, and all that can be done to it except playing.

Pure like the kernel: every function gives a new House or refuses. Who may do what is decided here; sockets, clocks
and files are elsewhere. A House holds secrets (token and password hashes), so it never leaves: `public` is built from
nothing in `protocol`.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from maskenball import games
from maskenball.bots import levels
from maskenball.kernel import Game, Illegal, Malformed, Outcome
from maskenball.kernel.match import check_names

Role = Literal["player", "spectator", "screen"]
Stage = Literal["lobby", "playing", "over"]

MOST_PEOPLE = 60
MOST_SECONDS = 3600


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How this table is run; the rules of the game are its options."""

    timers: bool = True
    """Off: nobody is hurried. Time that has to pass for a secret's sake still passes."""
    seconds: dict[str, int] = {}
    """Seconds by slot ("discussion", "vote"), instead of the game's own; "answer": for every other question."""
    absent: Literal["wait", "bot", "safe"] = "bot"
    """Who is gone is waited for, stood in for by a bot, or answers what is safe."""
    grace: int = 60
    """How long somebody may be gone before that."""
    awaited: Literal["names", "count"] = "names"
    """Whether people see who is awaited, or only how many."""
    language: Literal["de", "en"] = "de"
    """What the table's own screen speaks; everybody else reads the language of their device."""
    spectators: bool = True


class Person(Struct, frozen=True):
    """Somebody who came in by the code, with a secret token of which only the hash is kept."""

    number: int
    name: str
    role: Role
    token: str
    ready: bool = False
    muted: bool = False


class Place(Struct, frozen=True):
    """A seat: a person's, a bot's, or one that its person has left during a game (`vacant`)."""

    name: str
    person: int | None = None
    bot: str = ""

    @property
    def vacant(self) -> bool:
        """Left during a game: a bot plays on, and anybody who looks on may sit down."""
        return self.person is None and not self.bot


class House(Struct, frozen=True, kw_only=True):
    """One room: who is in it, who sits where, what is to be played, what has been played."""

    code: str
    game: str
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    password: str = ""
    locked: bool = False
    host: int = 1
    people: tuple[Person, ...] = ()
    places: tuple[Place, ...] = ()
    last_number: int = 0
    stage: Stage = "lobby"
    match: str = ""
    commitment: str = ""
    """The hash of the seed, published with the deal."""
    record: str = ""
    """The link of the last game's record."""
    played: int = 0
    wins: dict[str, int] = {}
    carry: Any = None
    sitting: tuple[int | None, ...] = ()
    """Who plays which seat of the match that is on or was on last, however people have moved since."""
    seated: tuple[str, ...] = ()
    """Who sat where in the game that left `carry`, by name."""
    paused: bool = False
    pausing: tuple[int, ...] = ()
    """Who wishes to pause (or, during a pause, to go on)."""

    def person(self, number: int) -> Person:
        """Somebody in this room."""
        for person in self.people:
            if person.number == number:
                return person
        raise Illegal("not_here")

    def viewer(self, number: int) -> int | None:
        """The seat through whose eyes this person sees the game; None: those of all who look on."""
        return self.sitting.index(number) if number in self.sitting else None

    def seat_of(self, number: int) -> int | None:
        """Where this person sits."""
        for seat, place in enumerate(self.places):
            if place.person == number:
                return seat
        return None


def find(name: str) -> Game:
    """The game of this name."""
    if name not in games.names():
        raise Malformed("no_such_game", given=name, known=", ".join(games.names()))
    return games.find(name)


def fitting(house: House) -> Any:
    """The options for the people who sit here now, or why these can't play."""
    return find(house.game).options(house.options, len(house.places))


# Coming and going


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
    if role == "spectator" and not house.settings.spectators:
        raise Illegal("no_spectators")
    name = free_name(house, name) if role == "screen" else name.strip()
    _check_name(house, name)
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
    return replace(house, host=heir(house)) if house.host == number else house


def heir(house: House, present: frozenset[int] | None = None) -> int:
    """Who is host when the host is gone: the first player who is there, else the first of all; a screen never."""
    people = [person for person in house.people if person.role != "screen"]
    here = [person for person in people if present is None or person.number in present]
    players = [person for person in here if person.role == "player"]
    first = next(iter(players or here or people), None)
    return first.number if first else 0


def kick(house: House, by: int, number: int) -> House:
    """The host shows somebody out."""
    _only_host(house, by)
    if number == by:
        raise Illegal("not_yourself")
    house.person(number)
    return leave(house, number)


def sit(house: House, number: int, seat: int | None) -> House:
    """A spectator takes a seat: a new one in the lobby, a vacant one during a game."""
    person = house.person(number)
    if person.role == "screen" or house.seat_of(number) is not None:
        raise Illegal("already_seated")
    if house.stage == "playing":
        if seat is None or seat not in range(len(house.places)) or not house.places[seat].vacant:
            raise Illegal("seat_taken")
        places = _with(house.places, seat, replace(house.places[seat], person=number))
        house = replace(house, sitting=(*house.sitting[:seat], number, *house.sitting[seat + 1 :]))
    elif len(house.places) >= find(house.game).seats[-1]:
        raise Illegal("room_full")
    else:
        places = (*house.places, Place(person.name, number))
    return replace(_with_person(house, replace(person, role="player")), places=places)


def stand(house: House, number: int) -> House:
    """A player gets up and looks on."""
    person = house.person(number)
    if house.seat_of(number) is None:
        raise Illegal("not_seated")
    if not house.settings.spectators:
        raise Illegal("no_spectators")
    return _get_up(_with_person(house, replace(person, role="spectator", ready=False)), number)


def rename(house: House, number: int, name: str) -> House:
    """Another name; not while a game is on, whose record names everybody."""
    _not_playing(house)
    person = house.person(number)
    name = name.strip()
    _check_name(house, name, but=person.name)
    places = tuple(replace(each, name=name) if each.person == number else each for each in house.places)
    wins = {name if who == person.name else who: won for who, won in house.wins.items()}
    seated = tuple(name if who == person.name else who for who in house.seated)
    return replace(_with_person(house, replace(person, name=name)), places=places, wins=wins, seated=seated)


# What the host settles


def choose_game(house: House, by: int, name: str) -> House:
    """Another game; its options begin with what is recommended."""
    _only_host(house, by)
    _not_playing(house)
    find(name)
    if name == house.game:
        return house
    return replace(_unready(house), game=name, options={}, carry=None, seated=(), stage="lobby")


def choose_options(house: House, by: int, options: dict[str, Any]) -> House:
    """Other options; what can't go together at any table is refused at once, what does not fit these seats at start."""
    _only_host(house, by)
    _not_playing(house)
    find(house.game).options(options)
    return replace(_unready(house), options=options)


def choose_settings(house: House, by: int, settings: Settings) -> House:
    """How the table is run, also during a game."""
    _only_host(house, by)
    if any(not 1 <= seconds <= MOST_SECONDS for seconds in settings.seconds.values()) or len(settings.seconds) > 50:
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    if not 0 <= settings.grace <= MOST_SECONDS:
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    return replace(house, settings=settings)


def add_bot(house: House, by: int, level: str) -> House:
    """A bot takes the next seat."""
    _only_host(house, by)
    _not_playing(house)
    game = find(house.game)
    if level not in levels(game):
        raise Malformed("no_such_level", given=level, known=", ".join(levels(game)))
    if len(house.places) >= game.seats[-1]:
        raise Illegal("room_full")
    return replace(house, places=(*house.places, Place(free_name(house, BOT_NAMES), None, level)))


def remove_bot(house: House, by: int, seat: int) -> House:
    """A bot gets up."""
    _only_host(house, by)
    _not_playing(house)
    if seat not in range(len(house.places)) or not house.places[seat].bot:
        raise Illegal("no_bot_there")
    return replace(house, places=house.places[:seat] + house.places[seat + 1 :])


def move(house: House, by: int, seat: int, to: int) -> House:
    """The order round the table is changed: one seat goes elsewhere, the others close up."""
    _only_host(house, by)
    _not_playing(house)
    if not {seat, to} <= set(range(len(house.places))):
        raise Malformed("no_such_seat", given=seat, most=len(house.places))
    places = list(house.places)
    places.insert(to, places.pop(seat))
    return replace(house, places=tuple(places))


def lock(house: House, by: int, on: bool) -> House:
    """Nobody else comes in, or the door is open again."""
    _only_host(house, by)
    return replace(house, locked=on)


def protect(house: House, by: int, hashed: str) -> House:
    """A new password (as its hash), or none."""
    _only_host(house, by)
    return replace(house, password=hashed)


def hand_on(house: House, by: int, number: int) -> House:
    """Somebody else is host."""
    _only_host(house, by)
    if house.person(number).role == "screen":
        raise Illegal("not_here")
    return replace(house, host=number)


def mute(house: House, by: int, number: int, on: bool) -> House:
    """Somebody has no words of their own, or has them again; what the rules ask for they can always say."""
    _only_host(house, by)
    return _with_person(house, replace(house.person(number), muted=on))


def ready(house: House, number: int, on: bool) -> House:
    """Somebody is ready for the next game."""
    _not_playing(house)
    if house.seat_of(number) is None:
        raise Illegal("not_seated")
    return _with_person(house, replace(house.person(number), ready=on))


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


# Games


def check_start(house: House, by: int, anyway: bool) -> Any:
    """The options to play with, if a game can begin now."""
    _only_host(house, by)
    _not_playing(house)
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
        _unready(house),
        stage="playing",
        match=match,
        commitment=commitment,
        sitting=tuple(place.person for place in house.places),
        record="",
        paused=False,
        pausing=(),
    )


def finish(house: House, outcome: Outcome, carry: Any, record: str) -> House:
    """A game is over: who won is counted, seats that were left become free."""
    names = tuple(place.name for place in house.places)
    wins = dict(house.wins)
    for seat in outcome.winners:
        wins[names[seat]] = wins.get(names[seat], 0) + 1
    places = tuple(place for place in house.places if not place.vacant)
    return replace(
        house,
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
    _only_host(house, by)
    places = tuple(place for place in house.places if not place.vacant)
    return replace(_unready(house), stage="lobby", match="", sitting=(), places=places, paused=False, pausing=())


# Names

BOT_NAMES = ("Colombina", "Arlecchino", "Pantalone", "Brighella", "Pulcinella", "Scaramuccia", "Truffaldino", "Zanni")


def free_name(house: House, wanted: str | tuple[str, ...]) -> str:
    """The first of the names that nobody has here, with a number if need be."""
    taken = {name.casefold() for name in _names(house)}
    wanted = (wanted.strip(),) if isinstance(wanted, str) else wanted
    numbered = (f"{name} {number}" for number in range(2, 100) for name in wanted)
    return next(name for name in (*wanted, *numbered) if name.casefold() not in taken)


def _names(house: House) -> set[str]:
    return {person.name for person in house.people} | {place.name for place in house.places}


def _check_name(house: House, name: str, but: str | None = None) -> None:
    check_names((name,))
    if name.casefold() in {each.casefold() for each in _names(house) if each != but}:
        raise Illegal("name_taken", given=name)


# Small changes


def _only_host(house: House, number: int) -> None:
    if number != house.host:
        raise Illegal("only_host")


def _not_playing(house: House) -> None:
    if house.stage == "playing":
        raise Illegal("already_playing")


def _unready(house: House) -> House:
    return replace(house, people=tuple(replace(person, ready=False) for person in house.people))


def _with_person(house: House, changed: Person) -> House:
    people = tuple(changed if person.number == changed.number else person for person in house.people)
    return replace(house, people=people)


def _with(places: tuple[Place, ...], seat: int, place: Place) -> tuple[Place, ...]:
    return (*places[:seat], place, *places[seat + 1 :])


def _get_up(house: House, number: int) -> House:
    seat = house.seat_of(number)
    if seat is None:
        return house
    house = replace(house, pausing=tuple(each for each in house.pausing if each != number))
    if house.stage == "playing":
        sitting = (*house.sitting[:seat], None, *house.sitting[seat + 1 :])
        places = _with(house.places, seat, replace(house.places[seat], person=None))
        return replace(house, places=places, sitting=sitting)
    return replace(house, places=house.places[:seat] + house.places[seat + 1 :])
