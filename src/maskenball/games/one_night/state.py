"""The State, what of it is Public, and the View of one seat. Public is a type of its own: no secret fits into it."""

from msgspec import Struct

from maskenball.games.one_night.cards import in_play
from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.events import Began, Dealt, Deed, HqOpened, Note, Unmasked
from maskenball.games.one_night.model import Deal, HqPlace, Options, Specialist, Token
from maskenball.games.one_night.night import NightTurn, Preparing
from maskenball.kernel import Over, Seat, Step, Told

AnyPhase = Preparing | NightTurn | Announcing | Discussing | Voting | Over


class Public(Struct, frozen=True, gc=False):
    """What everybody sees, spectators too (N-84)."""

    players: int
    options: Options
    cards: tuple[Specialist, ...]
    """The specialists in play, in no seat order."""
    leader: Seat
    open_seats: tuple[Seat, ...] = ()
    """Players before whom a token lies open, as all see it when the night is over (N-73)."""
    open_hq: tuple[HqPlace, ...] = ()
    markers: tuple[Specialist | None, ...] = ()
    turned: tuple[bool, ...] = ()
    """Whose marker is turned over: suspected of being a spy."""
    wishes: tuple[bool, ...] = ()
    """Who has asked for the end of the discussion."""
    votes: tuple[Seat, ...] = ()
    eliminated: tuple[Seat, ...] = ()


class State(Struct, frozen=True, gc=False):
    """Everything: what is public, the deal, how the tokens lie now, what was done and what each seat was told."""

    public: Public
    phase: AnyPhase
    deal: Deal
    tokens: tuple[Token, ...]
    """The tokens as they lie now: by seat, then the three places of HQ."""
    notes: tuple[tuple[Note, ...], ...]
    open: tuple[int, ...] = ()
    """The places (seats, then HQ) where a token lies open."""
    deeds: tuple[Deed, ...] = ()
    resting: bool = False
    """Whether the task of the present turn is done, and only time has to pass."""


class LaidOpen(Struct, frozen=True, gc=False):
    """After the end, the story (N-68): deal, deeds in their order, tokens in the end, claims beside the truth."""

    deal: Deal
    deeds: tuple[Deed, ...]
    tokens: tuple[Token, ...]
    """As they lie now; HQ's come last."""
    unmasked: tuple[Unmasked, ...]
    hq: HqOpened
    notes: tuple[tuple[Note, ...], ...]


class View(Struct, frozen=True, gc=False):
    """What one seat (None: a spectator) knows and remembers."""

    seat: Seat | None
    phase: AnyPhase
    public: Public
    token: Token | None = None
    """The token dealt to this seat; what lies there now is not shown (N-70)."""
    card: Specialist | None = None
    notes: tuple[Note, ...] = ()
    laid_open: LaidOpen | None = None


def start(options: Options, players: int, deal: Deal) -> Step:
    """Set up the table; everybody looks at the own token and card (N-01 to N-05)."""
    cards = in_play(options, players)
    no = (False,) * players
    public = Public(players, options, cards, deal.leader, markers=(None,) * players, turned=no, wishes=no)
    notes = tuple([(Dealt(token, card),) for token, card in zip(deal.tokens, deal.cards, strict=True)])
    told: list[Told] = [(Began(deal.leader, cards), None)]
    told += [(note, (seat,)) for seat, (note,) in enumerate(notes)]
    return Step(State(public, PREPARING, deal, deal.tokens + deal.hq, notes), told)


PREPARING = Preparing()


def carry(state: State) -> int:
    """N-05: the seat that leads the next game."""
    return (state.public.leader + 1) % state.public.players


def reseat(leader: int, places: tuple[int | None, ...]) -> int:
    """The leader marker stays with the person, or with the place if that person is gone."""
    return places.index(leader) if leader in places else leader % len(places)
