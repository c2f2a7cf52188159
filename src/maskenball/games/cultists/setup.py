"""Set-up (K-01, K-12 to K-17, K-70 to K-72): the deal, and what is learnt in the opening night."""

from collections import Counter

from maskenball.games.cultists.board import Board, board
from maskenball.games.cultists.box import Happening, Pulse, Task
from maskenball.games.cultists.events import (
    Began,
    CultistsSeen,
    Dealt,
    FellowSeen,
    Note,
    RoundBegan,
    StartMurdered,
)
from maskenball.games.cultists.faults import check_data
from maskenball.games.cultists.flow import Stage, Teller, from_the_knife, go_on
from maskenball.games.cultists.model import Deal, Options, PulseCard, Role, TaskCard
from maskenball.games.cultists.movement import Moving
from maskenball.games.cultists.state import Public, State
from maskenball.kernel import Chance, Dice, Illegal, Step


def check_options(options: Options, players: int) -> None:
    """K-75: a box of one's own is checked before anybody plays with it."""
    if options.data is not None:
        check_data(options.data)


def roles_in_play(options: Options, players: int) -> tuple[Role, ...]:
    """K-01."""
    cultists = board(options.data).numbers[players].cultists
    investigators = players - cultists - options.seer
    return (*(Role.SEER,) * options.seer, *(Role.INVESTIGATOR,) * investigators, *(Role.CULTIST,) * cultists)


def start_pool(at: Board, players: int) -> tuple[Pulse, ...]:
    """K-71: the start cards for the investigators, one more than needed."""
    numbers = at.numbers[players]
    return (*(Pulse.ALIVE,) * numbers.starts_alive, *(Pulse.MURDERED,) * numbers.starts_murdered)


def room_pool(at: Board, players: int) -> tuple[Task, ...]:
    """K-72."""
    return at.data.room_cards.cards(at.numbers[players].room_sets)


def events(at: Board) -> tuple[Happening, ...]:
    """K-31."""
    return tuple(bagged.event for bagged in at.data.bag for _ in range(bagged.count))


def tokens(at: Board) -> tuple[bool, ...]:
    """K-72."""
    windows = at.data.windows
    return (*(True,) * windows, *(False,) * (len(at.rooms) - windows))


def deal(options: Options, players: int, dice: Chance, carry: None) -> Deal:
    """Everything by chance."""
    at = board(options.data)
    roles = tuple(dice.shuffled(roles_in_play(options, players)))
    starts = iter(dice.shuffled(start_pool(at, players)))
    cards = dice.shuffled(room_pool(at, players))
    each = at.numbers[players].room_cards
    return Deal(
        roles=roles,
        routes=tuple(dice.some(range(len(at.data.routes)), players)),
        pulses=tuple(Pulse.ALIVE if role is Role.CULTIST else next(starts) for role in roles),
        rooms=tuple(tuple(cards[each * room : each * (room + 1)]) for room in range(len(at.rooms))),
        tokens=tuple(dice.shuffled(tokens(at))),
        markers=tuple(dice.shuffled(at.data.markers)),
        bag=tuple(dice.shuffled(events(at))),
        pile=tuple(dice.shuffled(at.data.pile.cards())),
        knife=dice.below(players),
    )


def check_deal(options: Options, players: int, written: Deal) -> None:
    """Refuse a deal written by hand that this box can't give."""
    at = board(options.data)
    if Counter(written.roles) != Counter(roles_in_play(options, players)):
        raise Illegal("deal_roles")
    routes = set(written.routes)
    if not len(routes) == len(written.routes) == players or not routes <= set(range(len(at.data.routes))):
        raise Illegal("deal_routes")
    if len(written.pulses) != players or not _starts_fit(at, written):
        raise Illegal("deal_pulses")
    start_cards = Counter(card for deck in written.rooms for card in deck)
    sizes = [len(deck) for deck in written.rooms]
    if sizes != [at.numbers[players].room_cards] * len(at.rooms) or start_cards != Counter(room_pool(at, players)):
        raise Illegal("deal_rooms")
    given = written.tokens, written.markers, written.bag, written.pile
    wanted = tokens(at), at.data.markers, events(at), at.data.pile.cards()
    if list(map(Counter, given)) != list(map(Counter, wanted)):
        raise Illegal("deal_piles")
    if written.knife not in range(players):
        raise Illegal("deal_knife")


def _starts_fit(at: Board, written: Deal) -> bool:
    """K-13, K-71: cultists start alive, the others with cards of the pool."""
    starts = list(zip(written.roles, written.pulses, strict=True))
    dealt = Counter(pulse for role, pulse in starts if role is not Role.CULTIST)
    alive = all(pulse is Pulse.ALIVE for role, pulse in starts if role is Role.CULTIST)
    return alive and dealt <= Counter(start_pool(at, len(written.roles)))


def opening_night(dealt: Deal) -> tuple[tuple[Note, ...], ...]:
    """K-14: each seat learns its role and route, cultists who is dead and each other, the seer the cultists."""
    known = tuple(seat for seat, role in enumerate(dealt.roles) if role is Role.CULTIST)
    dead = tuple(seat for seat, pulse in enumerate(dealt.pulses) if pulse is Pulse.MURDERED)
    return night_notes(dealt.roles, dealt.routes, known, dead)


def night_notes(
    roles: tuple[Role, ...], routes: tuple[int, ...], known: tuple[int, ...], dead: tuple[int, ...]
) -> tuple[tuple[Note, ...], ...]:
    """The notes of the opening night, given the cultists and who starts murdered."""
    notes: list[tuple[Note, ...]] = []
    for seat, role in enumerate(roles):
        mine: list[Note] = [Dealt(role, routes[seat])]
        if role is Role.CULTIST:
            mine.append(StartMurdered(dead))
            if len(known) > 1:
                mine.append(FellowSeen(tuple(other for other in known if other != seat)))
        elif role is Role.SEER:
            mine.append(CultistsSeen(known))
        notes.append(tuple(mine))
    return tuple(notes)


def start(options: Options, players: int, dealt: Deal) -> Step:
    """K-17: all in the start room, and no encounter."""
    at = board(options.data)
    numbers = at.numbers[players]
    notes = opening_night(dealt)
    state = State(
        public=_public(options, at, players, dealt),
        phase=Moving(()),
        roles=dealt.roles,
        routes=dealt.routes,
        hands=tuple(numbers.cultist if role is Role.CULTIST else at.data.investigator for role in dealt.roles),
        pulses=tuple((PulseCard(kind),) for kind in dealt.pulses),
        rooms=tuple(tuple(TaskCard(card) for card in deck) for deck in dealt.rooms),
        paths=tuple(TaskCard(card) for card in at.data.paths.cards()),
        tokens=dealt.tokens,
        markers=dealt.markers,
        bag=dealt.bag,
        pile=dealt.pile,
        notes=notes,
    )
    tell = Teller(Dice(lambda: 0.0))  # nothing is thrown before the first answer
    tell.told.append((Began(dealt.knife), None))
    tell.told += [(note, (seat,)) for seat, mine in enumerate(notes) for note in mine]
    state = tell.all(state, RoundBegan(1, dealt.knife))
    return tell.step(go_on(state, tell, Stage.MOVING, from_the_knife(state.public)))


def _public(options: Options, at: Board, players: int, dealt: Deal) -> Public:
    return Public(
        players=players,
        options=options,
        target=at.numbers[players].points,
        knife=dealt.knife,
        places=(at.data.start,) * players,
        ghosts=(False,) * players,
        pulse_hands=(at.data.investigator.pulse,) * players,
        task_hands=(at.data.investigator.task,) * players,
        pulse_decks=(1,) * players,
        room_decks=tuple(len(deck) for deck in dealt.rooms),
        active=(False,) * len(at.rooms),
        paths=len(at.data.paths.cards()),
        pile=len(dealt.pile),
        bag=len(dealt.bag),
        markers_left=len(dealt.markers),
    )
