"""What one seat knows for certain of the deal and the night, read off its View; `redeal` and bots start from it."""

from typing import get_args

from maskenball.games.one_night.events import (
    Act,
    FeltTap,
    LastLook,
    Looked,
    LookedAtHq,
    LookedAtOwn,
    Recruited,
    Revealed,
    SawCard,
    SawOpen,
    SawSpies,
    Stole,
    Swapped,
    Tapped,
)
from maskenball.games.one_night.model import (
    Betray,
    Exchange,
    Inspect,
    Look,
    Recruit,
    Reveal,
    Search,
    Specialist,
    Steal,
    Tap,
    Token,
)
from maskenball.games.one_night.night import NightTurn, Preparing
from maskenball.games.one_night.state import View
from maskenball.kernel import Action, Handlers, Phase, clockwise, on


class Facts(Handlers):
    """The certain part of a seat's knowledge."""

    def __init__(self, view: View) -> None:
        public = view.public
        self.me = view.seat
        self.token = view.token
        self.players = public.players
        self.leader = public.leader
        self.order = tuple(clockwise(public.leader, public.players))
        self._read_phase(view.phase)
        self.cards: dict[int, Specialist] = {}
        """Cards that are certain, the own one too."""
        self.deck = public.cards
        self.saw: SawSpies | None = None
        self.taps: set[int] = set()
        self.acts: list[Act] = []
        self.open_at_turn: tuple[int, ...] = ()
        """Places where tokens lay open when the own turn began."""
        self.open_at_end = (*public.open_seats, *(self.players + place for place in public.open_hq))
        self.last_look: Token | None = None
        if view.seat is not None and view.card is not None:
            self.cards[view.seat] = view.card
        self.walk(view.notes)

    def _read_phase(self, phase: Phase) -> None:
        self.morning = not isinstance(phase, Preparing | NightTurn)
        self.current = phase.seat if isinstance(phase, NightTurn) else None
        """Whose turn it is at night."""
        passed = len(self.order) if self.morning else 0
        self.passed = self.order[: passed if self.current is None else self.order.index(self.current)]
        """Whose turn is over."""

    @on(SawSpies)
    def _see_spies(self, note: SawSpies) -> None:
        self.saw = note
        self.cards |= dict.fromkeys(note.deep_agents, Specialist.DEEP_AGENT)

    @on(SawOpen)
    def _see_open(self, note: SawOpen) -> None:
        self.open_at_turn = (*note.seats, *(self.players + place for place in note.hq))

    @on(FeltTap)
    def _feel_tap(self, note: FeltTap) -> None:
        self.taps.add(note.by)
        self.cards[note.by] = Specialist.SIGNALLER

    @on(LastLook)
    def _look_last(self, note: LastLook) -> None:
        self.last_look = note.token

    @on(*get_args(Act))
    def _act(self, note: Act) -> None:
        self.acts.append(note)
        if isinstance(note, SawCard):
            self.cards[note.seat] = note.card

    @property
    def own_token(self) -> Token | None:
        """The own token, as it was seen last."""
        seen = [act.token for act in self.acts if isinstance(act, LookedAtOwn | Stole)]
        return self.last_look or (seen[-1] if seen else self.token)

    @property
    def picks(self) -> tuple[Action, ...]:
        """What this seat itself picked at night."""
        assert self.me is not None
        rogue = self.cards[self.me] is Specialist.ROGUE
        return tuple([pick for act in self.acts if (pick := _pick(act, rogue)) is not None])


def _pick(act: Act, rogue: bool) -> Action | None:  # noqa: PLR0911  one line an act
    """The answer that led to an act; None where there was none to give."""
    match act:
        case Looked(seat, _):
            return Look(seat)
        case Stole(seat, _):
            return Steal(seat)
        case Tapped(seat):
            return Tap(seat)
        case Swapped(seats):
            return Betray(*seats) if rogue else Exchange(seats)
        case LookedAtHq(place, _):
            return Search(place)
        case Recruited(_, seat):
            return Recruit(seat)
        case SawCard(seat, _):
            return Inspect(seat)
        case Revealed(seat, _):
            return Reveal(seat)
    return None
