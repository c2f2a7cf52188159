"""The State, what of it is Public, and the View of one seat. Public is a type of its own: no secret fits into it."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from maskenball.games.hoax import accusation, action, interrogation, reactions, settlement
from maskenball.games.hoax.action import Choosing
from maskenball.games.hoax.events import Began, Dealt, Entry, Note
from maskenball.games.hoax.model import COPIES, MOST_PLAYERS, Deal, Options
from maskenball.games.hoax.overview import Character, check_overview
from maskenball.games.hoax.tokens import ALL, EMPTY, Purse
from maskenball.games.hoax.turn import Turn
from maskenball.kernel import Chance, Illegal, Over, Phase, Seat, Step, Told, cached_up_to, union

if TYPE_CHECKING:
    AnyPhase = Phase
else:  # msgspec decodes a union
    AnyPhase = union(Phase, action, reactions, settlement, accusation, interrogation) | Over


class Public(Struct, frozen=True, gc=False):
    """What everybody sees, spectators too."""

    players: int
    options: Options
    turn: Turn
    inside: tuple[Seat, ...]
    """Who is still in."""
    tokens: tuple[Purse, ...]
    stock: Purse
    forbidden: tuple[tuple[Character, ...], ...]
    """S-32: what each player may no longer use."""
    heirs: tuple[Seat | None, ...]
    """Who got the tokens of each player who is out."""
    out: tuple[Seat, ...] = ()
    """Who went out, the first one first."""
    quiet: int = 0
    """S-74: turns in a row that brought nothing to light."""
    score: tuple[int, ...] = ()
    """S-71: points of the match, this game included once it is over."""
    played: int = 0
    """Games of the match, likewise."""
    points: tuple[int, ...] = ()
    """The points of this game, once it is over."""
    champions: tuple[Seat, ...] = ()
    """S-71: who won the match, once it is over."""
    history: tuple[Entry, ...] = ()

    @property
    def two_left(self) -> bool:
        """S-60, S-61: whether the exceptions for two hold."""
        return len(self.inside) == 2

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else who is still in."""
        return _without(self.inside, seat)


@cached_up_to(65536)
def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


class State(Struct, frozen=True, gc=False):
    """Everything: what is public, who is who, and what each seat was told."""

    public: Public
    phase: AnyPhase
    characters: tuple[Character, ...]
    notes: tuple[tuple[Note, ...], ...]


class LaidOpen(Struct, frozen=True, gc=False):
    """S-73: after the end, everything that was secret."""

    characters: tuple[Character, ...]
    notes: tuple[tuple[Note, ...], ...]


class View(Struct, frozen=True, gc=False):
    """What one seat (None: a spectator) knows and remembers."""

    seat: Seat | None
    phase: AnyPhase
    public: Public
    character: Character | None = None
    notes: tuple[Note, ...] = ()
    laid_open: LaidOpen | None = None


class Carry(Struct, frozen=True, gc=False):
    """S-71: what the next game of a match needs."""

    score: tuple[int, ...]
    played: int


CARDS = tuple(character for character in Character for _ in range(COPIES))


def check_options(options: Options, players: int) -> None:
    """More than eight only at a big table; the overview has to make sense."""
    if players > MOST_PLAYERS and not options.big_table:
        raise Illegal("small_table", most=MOST_PLAYERS, given=players)
    check_overview(options.overview)


def deal(options: Options, players: int, dice: Chance, carry: Carry | None) -> Deal:
    """S-02, S-04: a card for everybody and who begins, by chance; a match that is over begins anew."""
    characters = tuple(dice.some(CARDS, players))
    first = dice.below(players)
    if carry is None or carry.played >= options.games:
        return Deal(characters, first)
    return Deal(characters, first, carry.score, carry.played)


def check_deal(options: Options, players: int, written: Deal) -> None:
    """Refuse a deal written by hand that these options can't give."""
    if len(written.characters) != players or Counter(written.characters) - Counter(CARDS):
        raise Illegal("deal_characters")
    if written.first not in range(players):
        raise Illegal("deal_first")
    if len(written.score) not in (0, players) or not 0 <= written.played < options.games:
        raise Illegal("deal_score")


def start(options: Options, players: int, deal: Deal) -> Step:
    """S-02: everybody knows the own card, and nobody any other."""
    notes = tuple((Dealt(character),) for character in deal.characters)
    public = Public(
        players=players,
        options=options,
        turn=Turn(deal.first),
        inside=tuple(range(players)),
        tokens=(EMPTY,) * players,
        stock=ALL,
        forbidden=((),) * players,
        heirs=(None,) * players,
        score=deal.score or (0,) * players,
        played=deal.played,
    )
    told: list[Told] = [(Began(deal.first), None), *((note, (seat,)) for seat, (note,) in enumerate(notes))]
    return Step(State(public, Choosing(), deal.characters, notes), told)


def carry(state: State) -> Carry:
    """What the next game of the match needs of this one."""
    return Carry(state.public.score, state.public.played)


def reseat(carry: Carry, places: tuple[int | None, ...]) -> Carry:
    """Points stay with the person; a match goes on among the same people only."""
    if sorted(place for place in places if place is not None) != list(range(len(carry.score))):
        return Carry((0,) * len(places), 0)
    return Carry(tuple(0 if place is None else carry.score[place] for place in places), carry.played)
