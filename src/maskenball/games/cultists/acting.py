"""Actions (K-34, K-35, K-40 to K-53): each player from the knife on does exactly one."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from maskenball.games.cultists.box import Colour, Task
from maskenball.games.cultists.checking import look
from maskenball.games.cultists.cleanup import clean_up
from maskenball.games.cultists.decks import add_to_paths, add_to_room, check_room
from maskenball.games.cultists.ending import score
from maskenball.games.cultists.events import (
    CorridorSecured,
    FishmanMoved,
    MarkerFought,
    Passed,
    PortalChanged,
    PortalDeed,
    PortalUsed,
    PowerSwitched,
    Put,
    RoomFilled,
    VoteCalled,
)
from maskenball.games.cultists.flow import Stage, Teller, board_at, go_on, living, stage
from maskenball.games.cultists.model import (
    CallVote,
    CheckRoom,
    CheckStatus,
    ClosePortal,
    DriveOff,
    FightCultist,
    FillRoom,
    Pass,
    RestartPower,
    Role,
    SecureCorridor,
    TaskCard,
    WatchPlayer,
    WatchRoom,
)
from maskenball.games.cultists.votes import start_vote
from maskenball.kernel import Action, Ask, Chance, Either, Illegal, OneOf, Phase, Seat, Step, cached, cached_last, put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import Public, State

A = TypeVar("A", bound=Struct)
ROOM = (FillRoom, CheckRoom, CallVote, RestartPower, WatchPlayer, WatchRoom, ClosePortal)
"""Actions of a room, which an investigator's route has to allow."""
Kinds = list[OneOf[Any]]
"""Kinds of action, each with all its answers: a random player chooses the kind first."""


class Turn(Struct, frozen=True, gc=False):
    """What somebody did in the action phase, and out of how many kinds of action, as everybody can tell."""

    round: int
    seat: Seat
    colour: Colour | None
    """Of the room; None in a corridor."""
    character: int
    room: int
    """How many kinds of character and of room actions were possible there, the route apart."""
    did: Literal["room", "character", "pass"]


@cached
def _one_each(kind: Any, of: tuple[Any, ...]) -> OneOf[Any]:
    return OneOf(tuple(kind(each) for each in of))


FIGHT = OneOf((FightCultist(),))
DRIVE_OFF = OneOf((DriveOff(),))
CHECK_ROOM = OneOf((CheckRoom(),))
CALL_VOTE = OneOf((CallVote(),))
RESTART = OneOf((RestartPower(),))
CLOSE = OneOf((ClosePortal(),))
PASS = OneOf((Pass(),))


def character_actions(public: "Public", seat: int, cards: tuple[Task, ...]) -> Kinds:
    """What this player could do whatever the route says; nothing for ghosts."""
    if public.ghosts[seat]:
        return []
    board, at = board_at(public), public.places[seat]
    kinds: Kinds = []
    others = tuple([other for other in living(public, at) if other != seat])
    if others:
        kinds.append(_one_each(CheckStatus, others))
    if at not in board.room_at:
        if cards:
            kinds.append(_one_each(SecureCorridor, cards))
        if public.fishman and at == board.data.fishman and seat == public.knife:
            kinds.append(DRIVE_OFF)
    elif at in public.markers:
        kinds.append(FIGHT)
    return kinds


def room_actions(public: "Public", seat: int, cards: tuple[Task, ...]) -> Kinds:
    """What this player could do in this room if the route allows it; nothing beside a cultist marker (K-52)."""
    board, at = board_at(public), public.places[seat]
    if at not in board.room_at or at in public.markers:
        return []
    kinds: Kinds = []
    if cards:
        kinds.append(_one_each(FillRoom, cards))
    rooms = checkable(public)
    if at in rooms:
        kinds.append(CHECK_ROOM)
    if public.ghosts[seat]:
        return kinds
    if at == board.white and public.votable:
        kinds.append(CALL_VOTE)
    if at == board.red and not public.power:
        kinds.append(RESTART)
    elif at == board.red:
        others = tuple([other for other in living(public) if public.places[other] != at])
        if others:
            kinds.append(_one_each(WatchPlayer, others))
        watched = tuple([room for room in rooms if room != at])
        if watched:
            kinds.append(_one_each(WatchRoom, watched))
    if at == board.green and public.portal is not None:
        kinds.append(CLOSE)
    return kinds


@cached_last
def open_actions(public: "Public", seat: int, cards: tuple[Task, ...]) -> tuple[Kinds, Kinds]:
    """Both; asked for with the question and with its answer (8 % of a random game, if it were worked out twice)."""
    return character_actions(public, seat, cards), room_actions(public, seat, cards)


def checkable(public: "Public") -> tuple[str, ...]:
    """K-47, K-52: active rooms with a card in the deck and no marker."""
    rooms = board_at(public).rooms
    return tuple(
        [
            room
            for room, active, cards in zip(rooms, public.active, public.room_decks, strict=True)
            if active and cards and room not in public.markers
        ]
    )


class OffRoute(Either[A], Generic[A], frozen=True):
    """What an investigator can do in a room that is off the own route; the room's own actions are refused as that."""

    def check(self, action: Any) -> A:
        if isinstance(action, ROOM):
            raise Illegal("off_route")
        return super().check(action)


class Acting(Phase, frozen=True):
    """The first of those left acts. Investigators are held to their route, cultists are not (K-34).

    What comes first is what an investigator with this route could do, so a cultist's silence looks like one's.
    """

    hints = ("K-34", "K-40", "K-41", "K-45", "K-47", "K-48", "K-49", "K-51", "K-52")

    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        public, seat = state.public, self.left[0]
        cards = state.hands[seat].tasks()
        anywhere, here = open_actions(public, seat, cards)
        at = public.places[seat]
        allowed = bool(here) and board_at(public).on_route(state.routes[seat], public.round, at)
        kinds = here + anywhere if allowed else anywhere or [PASS]
        if state.roles[seat] is Role.CULTIST:
            if not allowed:
                kinds = kinds + here
            elif not anywhere:
                kinds = [*kinds, PASS]
        elif here and not allowed:
            return Ask(must={seat: OffRoute(tuple(kinds))})
        return Ask(must={seat: Either(tuple(kinds))})

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        seat, *rest = self.left
        left = tuple(rest)
        tell = Teller(dice)
        state = _note_turn(state, seat, moves[seat])
        state = _act(state, tell, seat, moves[seat], left)
        if state.phase is self:
            state = go_on(state, tell, Stage.ACTING, left)
        return tell.step(state)


CHARACTER = (CheckStatus, SecureCorridor, FightCultist, DriveOff)


def _note_turn(state: "State", seat: int, action: Action) -> "State":
    public = state.public
    cards = state.hands[seat].tasks()
    anywhere, here = open_actions(public, seat, cards)
    turn = Turn(
        public.round,
        seat,
        board_at(public).colours.get(public.places[seat]),
        len(anywhere),
        len(here),
        "pass" if isinstance(action, Pass) else "character" if isinstance(action, CHARACTER) else "room",
    )
    return replace(state, public=replace(public, turns=(*public.turns, turn)))


def _act(state: "State", tell: Teller, seat: int, action: Action, left: tuple[int, ...]) -> "State":
    public = state.public
    at = public.places[seat]
    match action:
        case CheckStatus(seat=other) | WatchPlayer(seat=other):
            state = look(state, tell, seat, other, isinstance(action, WatchPlayer), left)
        case SecureCorridor(card=card):
            state = tell.all(_lay_down(state, tell, seat, card), CorridorSecured(seat))
            state = add_to_paths(state, TaskCard(card, seat))
        case FightCultist():
            markers = tuple([room for room in public.markers if room != at])
            state = tell.all(state, MarkerFought(seat, at), markers=markers)
        case DriveOff():
            state = tell.all(state, FishmanMoved(at, seat), fishman=False)
        case FillRoom(card=card):
            state = tell.all(_lay_down(state, tell, seat, card), RoomFilled(seat, at))
            state = add_to_room(state, tell, at, TaskCard(card, seat))
        case CheckRoom():
            state = check_room(state, tell, seat, at, camera=False)
        case WatchRoom(room=room):
            state = check_room(state, tell, seat, room, camera=True)
        case CallVote():
            state = start_vote(tell.all(state, VoteCalled(seat)), called=True, left=left)
        case RestartPower():
            state = tell.all(state, PowerSwitched(seat), power=True)
        case ClosePortal():
            state = _close_portal(state, tell, seat)
        case _:
            state = tell.all(state, Passed(seat))
    return state


def _lay_down(state: "State", tell: Teller, seat: int, card: Task) -> "State":
    """The card leaves the hand; its owner will remember which it was."""
    public, hand = state.public, state.hands[seat]
    hand = replace(hand, **{card.value: getattr(hand, card) - 1})
    task_hands = put(public.task_hands, seat, hand.task)
    state = replace(state, hands=put(state.hands, seat, hand), public=replace(public, task_hands=task_hands))
    return tell.one(state, seat, Put(card, public.places[seat]))


def _close_portal(state: "State", tell: Teller, seat: int) -> "State":
    """K-51, K-53: the second player in one round closes it."""
    public = state.public
    state = tell.all(state, PortalUsed(seat), portal_user=seat)
    if public.portal_user is None:
        return state
    target = public.target - 1
    closed = PortalChanged(PortalDeed.CLOSED, target)
    return score(tell.all(state, closed, portal=None, portal_user=None, target=target), tell)


@stage(Stage.ACTING)
def await_action(state: "State", tell: Teller, left: tuple[int, ...]) -> "State":
    """K-35: one after another; then the clean-up."""
    return replace(state, phase=Acting(left)) if left else clean_up(state, tell)
