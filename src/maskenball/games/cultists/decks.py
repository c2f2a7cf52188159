"""Room decks, tokens, unsafe paths, markers and the fishman (K-15, K-45 to K-47, K-72)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import TOKEN_AT, Task
from maskenball.games.cultists.ending import score
from maskenball.games.cultists.events import (
    FishmanMoved,
    MarkerPlaced,
    PathsDrawn,
    PileCardLaid,
    RoomChecked,
    TokenTurned,
)
from maskenball.games.cultists.flow import Teller, board_at
from maskenball.games.cultists.model import TaskCard
from maskenball.kernel import put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State


def add_to_room(state: "State", tell: Teller, room: str, card: TaskCard) -> "State":
    """Put a card onto a room's deck, face down; its token is turned when it first holds three (K-45)."""
    at = board_at(state.public).room_at[room]
    deck = (*state.rooms[at], card)
    public = replace(state.public, room_decks=put(state.public.room_decks, at, len(deck)))
    state = replace(state, rooms=put(state.rooms, at, deck), public=public)
    if public.active[at] or len(deck) < TOKEN_AT:
        return state
    window = state.tokens[at]
    state = tell.all(state, TokenTurned(room, window), active=put(public.active, at, True))
    return draw_unsafe_path(state, tell) if window else state


def add_to_paths(state: "State", card: TaskCard) -> "State":
    """Put a card onto the unsafe-paths deck, face down."""
    deck = (*state.paths, card)
    return replace(state, paths=deck, public=replace(state.public, paths=len(deck)))


def draw_unsafe_path(state: "State", tell: Teller) -> "State":
    """K-46: a broken window; the card drawn goes back."""
    if not state.paths:
        return state
    card = tell.dice.pick(state.paths).kind
    state = tell.all(state, PathsDrawn(card))
    public = state.public
    if card is Task.SABOTAGE and not public.fishman:
        return tell.all(state, FishmanMoved(board_at(public).data.fishman, None), fishman=True)
    if card is not Task.FAILURE:
        return state
    if not state.markers:
        return tell.all(state, MarkerPlaced(None))
    room, *left = state.markers
    state = replace(state, markers=tuple(left))
    return tell.all(state, MarkerPlaced(room), markers=(*public.markers, room), markers_left=len(left))


def add_from_pile(state: "State", tell: Teller, place: str) -> "State":
    """K-37, K-40: a card of the draw pile goes unseen onto the deck of a place; an empty pile is skipped (K-72)."""
    if not state.pile:
        return state
    card, *pile = state.pile
    state = replace(state, pile=tuple(pile))
    state = tell.all(state, PileCardLaid(place), pile=len(pile))
    if place in board_at(state.public).room_at:
        return add_to_room(state, tell, place, TaskCard(card))
    return add_to_paths(state, TaskCard(card))


POINTS = {Task.SUCCESS: 1, Task.FAILURE: 0, Task.SABOTAGE: -1}


def check_room(state: "State", tell: Teller, seat: int, room: str, camera: bool) -> "State":
    """K-47: an open draw; the card leaves the game, and the points never sink below 0."""
    public = state.public
    at = board_at(public).room_at[room]
    deck = state.rooms[at]
    drawn = tell.dice.below(len(deck))
    rest = (*deck[:drawn], *deck[drawn + 1 :])
    card = deck[drawn]
    points = max(0, public.points + POINTS[card.kind])
    state = replace(state, rooms=put(state.rooms, at, rest), spent=(*state.spent, card))
    state = tell.all(
        state,
        RoomChecked(seat, room, card.kind, points, camera),
        points=points,
        room_decks=put(public.room_decks, at, len(rest)),
    )
    return score(state, tell)
