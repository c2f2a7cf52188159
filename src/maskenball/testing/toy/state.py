"""The State, what of it is Public, the View of one seat, and how a game begins."""

from msgspec import Struct

from maskenball.kernel import Chance, Illegal, Over, Seat, Step, Told
from maskenball.testing.toy.model import MOST_ROUNDS, Began, Deal, Entry, Note, Options, YouAre
from maskenball.testing.toy.phases import Naming, Objecting, Resting, Stealing

AnyPhase = Naming | Objecting | Resting | Stealing | Over


class Public(Struct, frozen=True):
    """What everybody sees."""

    players: int
    options: Options
    nodding: tuple[Seat, ...] = ()
    objectors: tuple[Seat, ...] = ()
    upheld: bool = False
    nights: int = 0
    history: tuple[Entry, ...] = ()


class State(Struct, frozen=True):
    """Everything: what is public, the thief, and what each seat was told in secret."""

    public: Public
    phase: AnyPhase
    thief: Seat
    notes: tuple[tuple[Note, ...], ...]


class View(Struct, frozen=True):
    """What one seat knows; `laid_open` are everybody's notes once the game is over."""

    seat: Seat | None
    public: Public
    phase: AnyPhase
    notes: tuple[Note, ...] = ()
    laid_open: tuple[tuple[Note, ...], ...] | None = None


def check_options(options: Options, players: int) -> None:
    """One can't object with five for three rounds: a rule for the sake of having one."""
    if options.objections and options.rounds == MOST_ROUNDS and players == 5:
        raise Illegal("too_many_rounds")


def deal(options: Options, players: int, dice: Chance, carry: int | None) -> Deal:
    """Anybody can be the thief, but nobody in two games of a series running."""
    return Deal(dice.pick([seat for seat in range(players) if seat != carry]))


def check_deal(options: Options, players: int, written: Deal) -> None:
    """The thief has to sit at the table."""
    if written.thief >= players:
        raise Illegal("no_such_thief")


def opening_notes(players: int, thief: int) -> tuple[tuple[Note, ...], ...]:
    return tuple((YouAre(seat == thief),) for seat in range(players))


def start(options: Options, players: int, deal: Deal) -> Step:
    """Everybody learns whether they are the thief."""
    notes = opening_notes(players, deal.thief)
    told: list[Told] = [(Began(), None)]
    told += [(note, (seat,)) for seat in range(players) for note in notes[seat]]
    return Step(State(Public(players, options), Naming(), deal.thief, notes), tuple(told))
