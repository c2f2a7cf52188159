"""The data of The Resistance with Hostile Intent: characters, cards, options, answers, events. No rules here."""

from enum import StrEnum
from typing import Annotated, get_args

from msgspec import Meta, Struct

from maskenball.kernel import Action, Claim, Event, Outcome, Seat

MISSIONS = 5
MOST_REJECTED = 5

Field = Annotated[int, Meta(title="field", ge=0, lt=MISSIONS)]
"""One of the five mission fields of the board, counted from 0; texts count from 1."""


class Side(StrEnum):
    """The two sides."""

    RESISTANCE = "resistance"
    SPIES = "spies"


class Character(StrEnum):
    """The character cards (J-01, J-40 to J-43, H-01)."""

    RESISTANCE = "resistance"
    SPY = "spy"
    RESISTANCE_CHIEF = "resistance_chief"
    RESISTANCE_HUNTER = "resistance_hunter"
    SPY_CHIEF = "spy_chief"
    SPY_HUNTER = "spy_hunter"
    DOPPELGANGER = "doppelganger"
    COORDINATOR = "coordinator"
    DOUBLE_AGENT = "double_agent"
    DECEIVER = "deceiver"
    RESISTANCE_HACKER = "resistance_hacker"
    SPY_HACKER = "spy_hacker"


SPIES = frozenset(
    {
        Character.SPY,
        Character.SPY_CHIEF,
        Character.SPY_HUNTER,
        Character.DOUBLE_AGENT,
        Character.SPY_HACKER,
    }
)


class Card(StrEnum):
    """The mission cards."""

    SUCCESS = "success"
    FAIL = "fail"
    CHIEF_FAIL = "chief_fail"
    HACK = "hack"


class Loyalty(StrEnum):
    """The loyalty cards: of the Hunter module (J-31), and the neutral ones for a side (J-32)."""

    NO_CHIEF = "no_chief"
    CHIEF = "chief"
    RESISTANCE_CHIEF = "resistance_chief"
    SPY_CHIEF = "spy_chief"
    RESISTANCE = "resistance"
    SPY = "spy"


class Plot(StrEnum):
    """The plot cards (P-01)."""

    CLOSE_EYE = "close_eye"
    STRONG_LEADER = "strong_leader"
    NO_CONFIDENCE = "no_confidence"
    OPINION_MAKER = "opinion_maker"
    TAKE_RESPONSIBILITY = "take_responsibility"
    OVERHEARD = "overheard"
    OPEN_UP = "open_up"
    CONFIDENCE = "confidence"
    SPOTLIGHT = "spotlight"


class Recognition(StrEnum):
    """As what somebody is recognised in the opening night."""

    SPY = "spy"
    SPY_CHIEF = "spy_chief"
    DOUBLE_AGENT = "double_agent"
    AGENT_OR_DECEIVER = "agent_or_deceiver"
    RESISTANCE_CHIEF = "resistance_chief"
    COORDINATOR = "coordinator"


class Occasion(StrEnum):
    """On what occasion somebody looked at something of somebody else."""

    INVESTIGATION = "investigation"
    INTERROGATION = "interrogation"
    OVERHEARD = "overheard"
    OPEN_UP = "open_up"
    CONFIDENCE = "confidence"
    CLOSE_EYE = "close_eye"


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the group plays with: options of the base box, plot cards, and the modules."""

    blind_spies: bool = False
    targeting: bool = False
    plot: bool = False
    interrogator: bool = False
    resistance_hacker: bool = False
    spy_hacker: bool = False
    hidden_hacker: bool = False
    hunter: bool = False
    doppelganger: bool = False
    coordinator: bool = False
    double_agent: bool = False
    deceiver: bool = False
    blame: bool = False


class Deal(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is settled before the game begins: who is who, who leads first, the order of the plot deck."""

    characters: tuple[Character, ...]
    leader: Seat
    deck: tuple[Plot, ...] = ()


# Answers


class Propose(Action, frozen=True):
    """The leader proposes a team; with targeting for a field, with the Hunter also who gets the investigator token."""

    team: tuple[Seat, ...]
    field: Field | None = None
    investigator: Seat | None = None


class Vote(Action, frozen=True):
    """Yes or No to the team."""

    yes: bool


class Play(Action, frozen=True):
    """A mission card, face down."""

    card: Card


class GoOn(Action, frozen=True):
    """Nothing to do here."""


class Accuse(Action, frozen=True):
    """A Hunter accuses somebody of being a Chief of the other side."""

    seat: Seat


class Blame(Action, frozen=True):
    """The Double Agent steps forward and names somebody as the Deceiver."""

    seat: Seat


class Investigate(Action, frozen=True):
    """The investigator asks somebody for a loyalty card."""

    seat: Seat


class Show(Action, frozen=True):
    """The loyalty card handed to the investigator."""

    loyalty: Loyalty


class Interrogate(Action, frozen=True):
    """The interrogator looks at somebody's side."""

    seat: Seat


class Give(Action, frozen=True):
    """The leader gives the drawn plot card to somebody."""

    seat: Seat


class Take(Action, frozen=True):
    """Take Responsibility: a kept plot card from somebody."""

    seat: Seat
    plot: Plot


class Overhear(Action, frozen=True):
    """Overheard Conversation: look at a neighbour."""

    seat: Seat


class Confide(Action, frozen=True):
    """Open Up or Establish Confidence: show yourself to somebody."""

    seat: Seat


class Keep(Action, frozen=True):
    """Don't use the plot card now."""


class Lead(Action, frozen=True):
    """Strong Leader: become the leader."""


class Overrule(Action, frozen=True):
    """No Confidence: the accepted team counts as rejected."""


class Expose(Action, frozen=True):
    """In the Spotlight: this team member plays face up."""

    seat: Seat


class Peek(Action, frozen=True):
    """Keeping a Close Eye: look at this team member's mission card."""

    seat: Seat


# Public events; those one can reason from are kept in Public.history


class Began(Event, frozen=True):
    """The characters are dealt and the first leader is known."""

    leader: Seat


class LeaderChanged(Event, frozen=True):
    """The leader marker moved on."""

    leader: Seat


class LedStrongly(Event, frozen=True):
    """The owner of a Strong Leader became the leader."""

    leader: Seat


class PlotsDrawn(Event, frozen=True):
    """The leader drew plot cards, for all to see."""

    plots: tuple[Plot, ...]


class PlotGiven(Event, frozen=True):
    """A plot card was given to somebody."""

    plot: Plot
    seat: Seat


class PlotTaken(Event, frozen=True):
    """A kept plot card was taken from somebody."""

    by: Seat
    seat: Seat
    plot: Plot


class PlotKept(Event, frozen=True):
    """The owner of a plot card could have used it now, and did not."""

    plot: Plot
    seat: Seat


class Proposed(Event, frozen=True):
    """A team was proposed."""

    leader: Seat
    field: Field
    team: tuple[Seat, ...]
    investigator: Seat | None = None


class Opined(Event, frozen=True):
    """The opinion makers voted before all others."""

    seats: tuple[Seat, ...]
    votes: tuple[bool, ...]


class Voted(Event, frozen=True):
    """All votes on a team, in seat order."""

    leader: Seat
    field: Field
    team: tuple[Seat, ...]
    investigator: Seat | None
    votes: tuple[bool, ...]
    accepted: bool


class Overruled(Event, frozen=True):
    """No Confidence: the accepted team counts as rejected."""

    by: Seat


class Exposed(Event, frozen=True):
    """In the Spotlight: this team member has to play face up."""

    by: Seat
    seat: Seat


class CardsLaid(Event, frozen=True):
    """The mission cards lie on the table, one perhaps face up."""

    number: int
    open: Seat | None = None
    card: Card | None = None


class MissionDone(Event, frozen=True):
    """The mission cards were shuffled and shown: the number of each kind, and the mission's own result."""

    number: int
    """How many missions had been played before this one."""
    field: Field
    leader: Seat
    team: tuple[Seat, ...]
    investigator: Seat | None
    fails: int
    chief_fails: int
    hacks: int
    succeeded: bool


class SteppedForward(Event, frozen=True):
    """Somebody's character is known to all from now on."""

    seat: Seat
    character: Character


class Accused(Event, frozen=True):
    """A Hunter accused somebody, and the accused answered truthfully."""

    by: Seat
    seat: Seat
    early: bool
    right: bool


class NobodyAccused(Event, frozen=True):
    """After a failure nobody made an early accusation; whether anybody could have stays hidden."""


class ResultTurned(Event, frozen=True):
    """A wrong accusation turned the last mission's result round."""

    field: Field
    succeeded: bool


class Looked(Event, frozen=True):
    """Somebody looks at somebody's card; what is seen stays between the two."""

    by: Seat
    seat: Seat
    occasion: Occasion


class LoyaltyShown(Event, frozen=True):
    """The investigated player has handed over a loyalty card; which one stays between the two."""

    by: Seat
    seat: Seat


class Blamed(Event, frozen=True):
    """The Double Agent named somebody as the Deceiver; if rightly, the two swap character and side."""

    by: Seat
    seat: Seat
    right: bool


class Ended(Event, frozen=True):
    """The game is over, and everything is laid open."""

    outcome: Outcome
    characters: tuple[Character, ...]


# Private events; they are also what a seat remembers (State.notes)


class Dealt(Event, frozen=True):
    """Your character."""

    character: Character


class Recognised(Event, frozen=True):
    """Whom you recognised in the opening night, and as what."""

    seats: tuple[Seat, ...]
    recognition: Recognition


class Played(Event, frozen=True):
    """The mission card you played."""

    number: int
    card: Card


class SawCard(Event, frozen=True):
    """The mission card somebody played, seen by Keeping a Close Eye."""

    number: int
    seat: Seat
    card: Card


class Saw(Event, frozen=True):
    """The loyalty card somebody showed you."""

    seat: Seat
    loyalty: Loyalty
    occasion: Occasion
    missions: int
    """How many missions had been played by then."""


class Showed(Event, frozen=True):
    """The loyalty card you showed somebody."""

    seat: Seat
    loyalty: Loyalty
    occasion: Occasion
    missions: int


Entry = (
    PlotsDrawn
    | PlotGiven
    | PlotTaken
    | LedStrongly
    | Voted
    | Overruled
    | Exposed
    | CardsLaid
    | MissionDone
    | SteppedForward
    | Accused
    | NobodyAccused
    | ResultTurned
    | Looked
    | Blamed
)
Note = Dealt | Recognised | Played | SawCard | Saw | Showed


# Claims


class IAm(Claim, frozen=True):
    """I belong to this side."""

    side: Side


class ISaw(Claim, frozen=True):
    """Somebody showed me this card."""

    seat: Seat
    loyalty: Loyalty


class ITrust(Claim, frozen=True):
    """I trust somebody."""

    seat: Seat


class IDistrust(Claim, frozen=True):
    """I don't trust somebody."""

    seat: Seat


ACTIONS = (
    Propose,
    Vote,
    Play,
    GoOn,
    Accuse,
    Blame,
    Investigate,
    Show,
    Interrogate,
    Give,
    Take,
    Overhear,
    Confide,
    Keep,
    Lead,
    Overrule,
    Expose,
    Peek,
)
CLAIMS = (IAm, ISaw, ITrust, IDistrust)
EVENTS = (Began, LeaderChanged, PlotKept, LoyaltyShown, Proposed, Opined, Ended, *get_args(Entry), *get_args(Note))
