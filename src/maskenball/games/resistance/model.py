"""The data of The Resistance with Hostile Intent: characters, cards, options, answers, claims. No rules here."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from maskenball.kernel import Action, Claim, Seat, collected

MISSIONS = 5
MOST_REJECTED = 5
MISSIONS_TO_WIN = 3
"""Missions of one kind, successes or failures, that decide the game (W-08)."""

Field = Annotated[int, Meta(title="ordinal", ge=0, lt=MISSIONS)]
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


SUCCESS, FAIL, CHIEF_FAIL, HACK = Card
"""Names of their own for the hot path: to look up a member of an enum takes longer than a call."""


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


class Options(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
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


ACTIONS = collected(globals(), Action)
CLAIMS = collected(globals(), Claim)
