"""What one seat knows for certain of the deal and the night, read off its View; `redeal` and bots start from it."""

from maskenball.games.one_night.events import (
    Act,
    Dealt,
    FeltTap,
    LastLook,
    Looked,
    LookedAtHq,
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
from maskenball.kernel import Action, clockwise


class Facts:
    """The certain part of a seat's knowledge."""

    def __init__(self, view: View) -> None:
        public, phase = view.public, view.phase
        self.me = view.seat
        self.token = view.token
        self.players = public.players
        self.leader = public.leader
        order = tuple(clockwise(public.leader, public.players))
        self.order = order
        self.morning = not isinstance(phase, Preparing | NightTurn)
        self.current = phase.seat if isinstance(phase, NightTurn) else None
        """Whose turn it is at night."""
        self.passed = order
        """Whose turn is over."""
        if self.current is not None:
            self.passed = order[: order.index(self.current)]
        elif not self.morning:
            self.passed = ()
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
        for note in view.notes[1:]:
            match note:
                case SawSpies():
                    self.saw = note
                    self.cards |= dict.fromkeys(note.deep_agents, Specialist.DEEP_AGENT)
                case SawOpen(seats, hq):
                    self.open_at_turn = (*seats, *(self.players + place for place in hq))
                case FeltTap(by):
                    self.taps.add(by)
                    self.cards[by] = Specialist.SIGNALLER
                case LastLook(token):
                    self.last_look = token
                case SawCard(seat, card):
                    self.cards[seat] = card
                    self.acts.append(note)
                case _:
                    assert not isinstance(note, Dealt)
                    self.acts.append(note)

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
