"""The data of Among Cultists: roles, options, the deal, answers. No rules here."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from maskenball.games.cultists.box import Data, Happening, Place, Pulse, Task
from maskenball.kernel import Action, Seat, collected

RouteCard = Annotated[int, Meta(title="ordinal", ge=0)]
"""A route card of the box, counted from 0; texts count from 1."""


class Side(StrEnum):
    """The two sides."""

    INVESTIGATORS = "investigators"
    CULTISTS = "cultists"


class Role(StrEnum):
    """Who somebody is (K-01)."""

    INVESTIGATOR = "investigator"
    SEER = "seer"
    CULTIST = "cultist"


class Encounters(StrEnum):
    """Where encounters are checked (K-28)."""

    EACH_STEP = "each_step"
    END_OF_MOVE = "end_of_move"


class Majority(StrEnum):
    """What decides a vote (K-57)."""

    ALL_PLAYERS = "all_players"
    VOTES_CAST = "votes_cast"
    PLURALITY = "plurality"


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the group plays with; `data` is a box of one's own in place of the house's."""

    seer: bool = True
    encounters: Encounters = Encounters.EACH_STEP
    majority: Majority = Majority.ALL_PLAYERS
    data: Data | None = None


class Deal(Struct, frozen=True, gc=False):
    """What is settled before the game begins (K-12 to K-17)."""

    roles: tuple[Role, ...]
    routes: tuple[RouteCard, ...]
    pulses: tuple[Pulse, ...]
    """The start card of each pulse deck."""
    rooms: tuple[tuple[Task, ...], ...]
    """The start cards of each room deck, in the box's order of rooms."""
    tokens: tuple[bool, ...]
    """Which room tokens show the broken window."""
    markers: tuple[Place, ...]
    bag: tuple[Happening, ...]
    pile: tuple[Task, ...]
    """Orders of what will be drawn, the next one first."""
    knife: Seat


class PulseCard(Struct, frozen=True, gc=False):
    """A card in a pulse deck and who gave it; None for the start card."""

    kind: Pulse
    by: Seat | None = None


class TaskCard(Struct, frozen=True, gc=False):
    """A card in a room deck and who put it there; None for one out of the box."""

    kind: Task
    by: Seat | None = None


# Answers


class Move(Action, frozen=True):
    """Walk along these places, one after another; a ghost names the goal alone."""

    path: tuple[Place, ...]


class Give(Action, frozen=True):
    """Put a pulse card into another's pulse deck; `to` is named where there is a choice."""

    card: Pulse
    to: Seat | None = None


class UseDoor(Action, frozen=True):
    """Go through a secret door."""

    to: Place


class Stay(Action, frozen=True):
    """Don't go through the secret door."""


class CheckStatus(Action, frozen=True):
    """Look at the pulse deck of somebody at your place."""

    seat: Seat


class SecureCorridor(Action, frozen=True):
    """Put a task card onto the unsafe-paths deck."""

    card: Task


class FightCultist(Action, frozen=True):
    """Remove the cultist marker of this room."""


class DriveOff(Action, frozen=True):
    """Drive the fishman back into the water."""


class FillRoom(Action, frozen=True):
    """Put a task card into this room's deck."""

    card: Task


class CheckRoom(Action, frozen=True):
    """Draw a card of this room's deck."""


class CallVote(Action, frozen=True):
    """Call a vote in the cafeteria."""


class WatchPlayer(Action, frozen=True):
    """By camera: look at the pulse deck of somebody elsewhere."""

    seat: Seat


class WatchRoom(Action, frozen=True):
    """By camera: draw a card of another active room's deck."""

    room: Place


class RestartPower(Action, frozen=True):
    """Switch the power on again."""


class ClosePortal(Action, frozen=True):
    """Help to close the portal."""


class Pass(Action, frozen=True):
    """Do nothing."""


class Announce(Action, frozen=True):
    """Say whether the checked player lives or is murdered."""

    murdered: bool


class Point(Action, frozen=True):
    """Vote for somebody, or abstain."""

    seat: Seat | None = None


class GoOn(Action, frozen=True):
    """Nothing to do here."""


class Present(Action, frozen=True):
    """The cultist presents the murdered investigators and wins."""


class Name(Action, frozen=True):
    """A cultist names the seer, or nobody."""

    seat: Seat | None = None


ACTIONS = collected(globals(), Action)
