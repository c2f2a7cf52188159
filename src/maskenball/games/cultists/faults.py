"""K-75: what can be wrong with a box, each fault with a code of its own; a box without faults can be played."""

from collections.abc import Iterator

from maskenball.games.cultists.board import BOARDS, Board, board_of
from maskenball.games.cultists.box import ROUNDS, Colour, Data, Hand, Numbers
from maskenball.kernel import Illegal, cached_up_to

LEAST_COLOURS = 3
LEAST_EVENTS = 10


def check_data(data: Data) -> None:
    """Refuse a box that can't be played, naming the first fault."""
    fault = _first(data)
    if fault is not None:
        raise fault


@cached_up_to(BOARDS)
def _first(data: Data) -> Illegal | None:
    """Later checks rely on earlier ones, so the first fault is the one to mend."""
    return next(faults(data), None)


def faults(data: Data) -> Iterator[Illegal]:
    """All that is wrong, in an order in which it can be mended."""
    names = list(_names(data))
    yield from names
    if names:
        return
    at = board_of(data)
    yield from _map(at)
    yield from _routes(at)
    yield from _decks(data)
    for numbers in data.tables:
        yield from _numbers(data, numbers)


def _names(data: Data) -> Iterator[Illegal]:
    """Every place is there once, and only places are named."""
    rooms = [room.id for room in data.rooms]
    places = [*rooms, *data.corridors]
    named = [place for pair in data.edges for place in pair]
    yield from (Illegal("data_place_twice", place=place) for place in places if places.count(place) > 1)
    yield from (Illegal("data_unknown_place", place=place) for place in named if place not in places)
    yield from (Illegal("data_loop", place=one) for one, two in data.edges + data.doors if one == two)
    doors = [place for pair in data.doors for place in pair]
    yield from (Illegal("data_door_not_in_room", place=place) for place in doors if place not in rooms)
    if data.start not in rooms:
        yield Illegal("data_start", place=data.start)
    if data.fishman not in data.corridors:
        yield Illegal("data_fishman", place=data.fishman)
    for colour in (Colour.RED, Colour.GREEN, Colour.WHITE):
        count = sum(room.colour is colour for room in data.rooms)
        if count != 1:
            yield Illegal("data_one_room", colour=colour, count=count)


def _map(board: Board) -> Iterator[Illegal]:
    """The map is connected, and there is something to choose from everywhere."""
    found, edge = {board.places[0]}, [board.places[0]]
    while edge:
        edge = [to for at in edge for to in board.ways[at] if to not in found and not found.add(to)]  # type: ignore[func-returns-value]
    for place in board.places:
        if place not in found:
            yield Illegal("data_not_connected", place=place)
        colours = {board.colours[end] for end in board.reach(place, fishman=True) if end in board.colours}
        if len(colours) < LEAST_COLOURS:
            yield Illegal("data_few_colours", place=place, count=len(colours), least=LEAST_COLOURS)


def _routes(board: Board) -> Iterator[Illegal]:
    """A route card per seat, ten rounds each, and always a room of the route within reach."""
    data = board.data
    most = max((numbers.players for numbers in data.tables), default=0)
    if len(data.routes) < most:
        yield Illegal("data_few_routes", given=len(data.routes), least=most)
    ends = {
        place: {board.colours[end] for end in board.reach(place, fishman=True) if end in board.colours}
        for place in board.places
    }
    for card, route in enumerate(data.routes, 1):
        if len(route) != ROUNDS:
            yield Illegal("data_route_rounds", card=card, given=len(route), rounds=ROUNDS)
        for number, colours in enumerate(route, 1):
            lost = next((place for place in board.places if not ends[place] & set(colours)), None)
            if lost is not None:
                yield Illegal("data_route_dead_end", card=card, round=number, place=lost)


def _decks(data: Data) -> Iterator[Illegal]:
    """Events, markers and tokens fit the board."""
    rooms = [room.id for room in data.rooms]
    events = sum(bagged.count for bagged in data.bag)
    if events < LEAST_EVENTS:
        yield Illegal("data_few_events", given=events, least=LEAST_EVENTS)
    if sorted(data.markers) != sorted(rooms):
        yield Illegal("data_markers")
    if data.windows > len(rooms):
        yield Illegal("data_tokens", given=data.windows, most=len(rooms))
    if data.investigator.murdered or data.investigator.failure or data.investigator.sabotage:
        yield Illegal("data_investigator_hand")
    players = [numbers.players for numbers in data.tables]
    if sorted(players) != [4, 5, 6, 7, 8]:
        yield Illegal("data_tables")


def _numbers(data: Data, numbers: Numbers) -> Iterator[Illegal]:
    """Hands of one size, and pools that come out even."""
    players, cultist, investigator = numbers.players, numbers.cultist, data.investigator
    if _sizes(cultist) != _sizes(investigator):
        yield Illegal("data_unequal_hands", players=players)
    if not cultist.murdered:
        yield Illegal("data_harmless_cultist", players=players)
    investigators = players - numbers.cultists
    pool = numbers.starts_alive + numbers.starts_murdered
    if pool != investigators + 1:
        yield Illegal("data_pulse_pool", players=players, given=pool, wanted=investigators + 1)
    if numbers.kills > investigators:
        yield Illegal("data_kills", players=players, given=numbers.kills, most=investigators)
    cards, wanted = len(data.room_cards.cards(numbers.room_sets)), numbers.room_cards * len(data.rooms)
    if cards != wanted:
        yield Illegal("data_room_pool", players=players, given=cards, wanted=wanted)


def _sizes(hand: Hand) -> tuple[int, int]:
    return hand.pulse, hand.task
