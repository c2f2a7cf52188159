"""Nacht der Entscheidung (One Night Revolution): one night of looks, swaps and taps, one day of talk, one vote."""

from maskenball.games.one_night import claims, events, model, reasons, seen
from maskenball.games.one_night.cards import check_deal, check_options, deal
from maskenball.games.one_night.claims import *
from maskenball.games.one_night.day import Announcing as Announcing
from maskenball.games.one_night.day import Discussing as Discussing
from maskenball.games.one_night.day import Voting as Voting
from maskenball.games.one_night.events import *
from maskenball.games.one_night.model import *
from maskenball.games.one_night.night import NightTurn as NightTurn
from maskenball.games.one_night.night import Preparing as Preparing
from maskenball.games.one_night.reasons import *
from maskenball.games.one_night.redeal import redeal
from maskenball.games.one_night.state import State as State
from maskenball.games.one_night.state import View as View
from maskenball.games.one_night.state import carry, reseat, start
from maskenball.kernel import Game, SeenOf

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="one_night",
    package=__name__,
    rules_version=1,
    seats=range(3, 11),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=claims.CLAIMS,
    reason_types=reasons.REASONS,
    check_options=check_options,
    deal=deal,
    check_deal=check_deal,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    Carry=int,
    carry=carry,
    reseat=reseat,
    channels=seen.channels,
    claims=seen.claims,
)
