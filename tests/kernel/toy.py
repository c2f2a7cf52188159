"""A toy game with one of everything the kernel offers, small enough to see through.

A thief sits at the table. By day all name a suspect at the same time, the pair of seats 0 and 1 with one voice;
meanwhile anybody may nod (which keeps the answers sealed) or object (which breaks in, once each, and ends the
naming if upheld). Then there is a rest, then a night in which everybody is asked and only the thief can steal.

    Naming -> Resting -> Stealing -> Naming ... -> Over
    Naming -> Objecting -> Naming again, or Resting if upheld
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from maskenball.kernel import (
    CLOCK,
    Action,
    Ask,
    Bell,
    Chance,
    Channel,
    Choice,
    Claim,
    Event,
    Game,
    Illegal,
    OneOf,
    Outcome,
    Over,
    Phase,
    Seat,
    Slot,
    Step,
    Told,
    Who,
    World,
)

PAIR = (0, 1)
MOST_ROUNDS = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds, and whether one may object."""

    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 2
    objections: bool = True


class Deal(Struct, frozen=True):
    """Who the thief is."""

    thief: Seat


class Name(Action, frozen=True):
    """This one is the thief."""

    seat: Seat


class Nod(Action, frozen=True):
    """A cut-in that changes no question."""


class Object(Action, frozen=True):
    """A cut-in that breaks off the naming."""


class Judge(Action, frozen=True):
    """Whether the objection is upheld."""

    upheld: bool


class Sleep(Action, frozen=True):
    """Nothing at night."""


class Steal(Action, frozen=True):
    """The thief's other answer."""

    seat: Seat


class Began(Event, frozen=True):
    """The game began."""


class YouAre(Event, frozen=True):
    """Whether you are the thief."""

    thief: bool


class Named(Event, frozen=True):
    """Whom they named, the pair first."""

    seats: tuple[Seat, ...]


class Nodded(Event, frozen=True):
    """Somebody nodded."""

    seat: Seat


class Objected(Event, frozen=True):
    """Somebody objected."""

    seat: Seat


class Judged(Event, frozen=True):
    """How the objection was judged."""

    votes: tuple[bool, ...]
    upheld: bool


class Rested(Event, frozen=True):
    """The rest is over."""


class Stole(Event, frozen=True):
    """You stole from somebody."""

    night: int
    seat: Seat


class Robbed(Event, frozen=True):
    """Somebody stole from you."""

    night: int


class Dawned(Event, frozen=True):
    """The night is over."""

    night: int


class Ended(Event, frozen=True):
    """The thief is known."""

    thief: Seat


Entry = Named | Nodded | Objected | Judged | Rested | Dawned
Note = YouAre | Stole | Robbed


class Innocent(Claim, frozen=True):
    """I am not the thief."""


class Suspect(Claim, frozen=True):
    """I suspect somebody."""

    seat: Seat


class Naming(Phase, frozen=True):
    """All name a suspect; one may nod or object meanwhile."""

    def ask(self, state: "State") -> Ask:
        public = state.public
        names = OneOf(tuple(Name(seat) for seat in range(public.players)))
        must: dict[Who, Choice] = {PAIR: names, **dict.fromkeys(range(2, public.players), names)}
        may: dict[int, Choice] = {}
        for seat in range(public.players):
            cuts: tuple[Action, ...] = () if seat in public.nodding else (Nod(),)
            if public.options.objections and seat not in public.objectors:
                cuts += (Object(),)
            if cuts:
                may[seat] = OneOf(cuts)
        return Ask(must=must, may=may, bell=Bell("naming", 30, "first_answer"))

    def advance(self, state: "State", moves: Mapping[Who, Name], dice: Chance) -> Step:
        return _say(replace(state, phase=Resting()), Named(tuple(move.seat for move in moves.values())))

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        public = state.public
        if isinstance(action, Nod):
            public = replace(public, nodding=tuple(sorted((*public.nodding, seat))))
            return _say(replace(state, public=public), Nodded(seat))
        public = replace(public, objectors=(*public.objectors, seat))
        return _say(replace(state, public=public, phase=Objecting(seat, self)), Objected(seat))

    def again(self, state: "State") -> Phase:
        return Resting() if state.public.upheld else self


class Objecting(Phase, frozen=True):
    """All others judge the objection; then the naming is taken up again, if it still stands."""

    by: Seat
    resume: Naming
    interrupts: ClassVar[bool] = True

    def ask(self, state: "State") -> Ask:
        judges = (seat for seat in range(state.public.players) if seat != self.by)
        return Ask(must=dict.fromkeys(judges, OneOf((Judge(False), Judge(True)))))

    def advance(self, state: "State", moves: Mapping[Who, Judge], dice: Chance) -> Step:
        votes = tuple(move.upheld for move in moves.values())
        upheld = 2 * sum(votes) > len(votes)
        state = replace(state, public=replace(state.public, upheld=upheld))
        return _say(replace(state, phase=self.resume.again(state)), Judged(votes, upheld))


class Resting(Phase, frozen=True):
    """Time that has to pass; one may nod meanwhile."""

    def ask(self, state: "State") -> Ask:
        awake = [seat for seat in range(state.public.players) if seat not in state.public.nodding]
        return Ask(must={CLOCK: Slot("rest", 20)}, may=dict.fromkeys(awake, OneOf((Nod(),))))

    def advance(self, state: "State", moves: Mapping[Who, Action], dice: Chance) -> Step:
        public = replace(state.public, nodding=(), upheld=False)
        return _say(replace(state, public=public, phase=Stealing()), Rested())

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        public = replace(state.public, nodding=tuple(sorted((*state.public.nodding, seat))))
        return _say(replace(state, public=public), Nodded(seat))


class Stealing(Phase, frozen=True):
    """Everybody is asked, the thief alone has a choice; the night lasts a fixed time."""

    def ask(self, state: "State") -> Ask:
        seats = range(state.public.players)
        must: dict[Who, Choice] = dict.fromkeys(seats, OneOf((Sleep(),)))
        thefts = tuple(Steal(seat) for seat in seats if seat != state.thief)
        must[state.thief] = OneOf((Sleep(), *thefts))
        return Ask(must={**must, CLOCK: Slot("night", 10)}, bell=Bell("night", 10), hush=True)

    def advance(self, state: "State", moves: Mapping[Who, Action], dice: Chance) -> Step:
        night = state.public.nights
        told: list[Told] = []
        theft = moves[state.thief]
        if isinstance(theft, Steal):
            notes = list(state.notes)
            for seat, note in ((state.thief, Stole(night, theft.seat)), (theft.seat, Robbed(night))):
                notes[seat] = (*notes[seat], note)
                told.append((note, (seat,)))
            state = replace(state, notes=tuple(notes))
        over = night + 1 == state.public.options.rounds
        state = replace(state, public=replace(state.public, nights=night + 1), phase=Naming())
        state, dawn = _tell(state, Dawned(night))
        told.append(dawn)
        if over:
            outcome = Outcome("dawn", None, (state.thief,))
            state = replace(state, phase=Over(outcome))
            told.append((Ended(state.thief), None))
        return Step(state, tuple(told))


def _tell(state: "State", entry: Entry) -> tuple["State", Told]:
    public = replace(state.public, history=(*state.public.history, entry))
    return replace(state, public=public), (entry, None)


def _say(state: "State", entry: Entry) -> Step:
    state, told = _tell(state, entry)
    return Step(state, (told,))


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


def check(options: Options, players: int) -> None:
    """One can't object with five for three rounds: a rule for the sake of having one."""
    if options.objections and options.rounds == MOST_ROUNDS and players == 5:
        raise Illegal("too_long")


def deal(options: Options, players: int, dice: Chance, carry: int | None) -> Deal:
    """Anybody can be the thief, but nobody in two games of a series running."""
    return Deal(dice.pick([seat for seat in range(players) if seat != carry]))


def fits(options: Options, players: int, written: Deal) -> None:
    """The thief has to sit at the table."""
    if written.thief >= players:
        raise Illegal("no_such_thief")


def _opening_notes(players: int, thief: int) -> tuple[tuple[Note, ...], ...]:
    return tuple((YouAre(seat == thief),) for seat in range(players))


def start(options: Options, players: int, deal: Deal) -> Step:
    """Everybody learns whether they are the thief."""
    notes = _opening_notes(players, deal.thief)
    told: list[Told] = [(Began(), None)]
    told += [(note, (seat,)) for seat in range(players) for note in notes[seat]]
    return Step(State(Public(players, options), Naming(), deal.thief, notes), tuple(told))


def view(state: State, seat: int | None) -> View:
    """What this seat knows."""
    notes = () if seat is None else state.notes[seat]
    return View(seat, state.public, state.phase, notes, lay_open(state) if isinstance(state.phase, Over) else None)


def lay_open(state: State) -> tuple[tuple[Note, ...], ...]:
    """What each was told."""
    return state.notes


def redeal(view: View, dice: Chance) -> World:
    """Draw the thief and the nights; exact, for no night is likelier with one unknown thief than with another."""
    public = view.public
    players = public.players
    if view.laid_open:
        thief = next(seat for seat, notes in enumerate(view.laid_open) if YouAre(True) in notes)
        return World(State(public, view.phase, thief, view.laid_open))
    others = tuple(seat for seat in range(players) if seat != view.seat)
    thief = view.seat if view.seat is not None and YouAre(True) in view.notes else dice.pick(others)
    notes = [list(seat_notes) for seat_notes in _opening_notes(players, thief)]
    for night in range(public.nights):
        mine: int | None
        if thief == view.seat:
            mine = next((n.seat for n in view.notes if isinstance(n, Stole) and n.night == night), None)
        elif Robbed(night) in view.notes:
            mine = view.seat
        else:
            mine = dice.pick((None, *(seat for seat in others if seat != thief)))
        if mine is not None:
            notes[thief].append(Stole(night, mine))
            notes[mine].append(Robbed(night))
    return World(State(public, view.phase, thief, tuple(map(tuple, notes))))


def channels(state: State) -> tuple[Channel, ...]:
    """By day all speak, and the pair among themselves; at night nobody."""
    if isinstance(state.phase, Stealing):
        return ()
    all_seats = tuple(range(state.public.players))
    return (Channel("all", all_seats), Channel("pair", PAIR, PAIR))


def claims(view: View) -> Choice:
    """What one could claim."""
    others = (seat for seat in range(view.public.players) if seat != view.seat)
    return OneOf((Innocent(), *(Suspect(seat) for seat in others)))


TOY = Game(
    name="toy",
    package=__name__,
    rules=1,
    seats=range(4, 6),
    Options=Options,
    Deal=Deal,
    State=State,
    View=View,
    actions=(Name, Nod, Object, Judge, Sleep, Steal),
    events=(Began, YouAre, Named, Nodded, Objected, Judged, Rested, Stole, Robbed, Dawned, Ended),
    claim_types=(Innocent, Suspect),
    check=check,
    deal=deal,
    fits=fits,
    start=start,
    view=view,
    lay_open=lay_open,
    redeal=redeal,
    Carry=int,
    carry=lambda state: state.thief,
    channels=channels,
    claims=claims,
)
