"""The Resistance with Hostile Intent: Hunter, Interrogator, Hacker and plot cards are options of one game."""

from maskenball.games.resistance import events, model, reasons, seen
from maskenball.games.resistance.characters import check_deal, check_options, deal
from maskenball.games.resistance.events import *
from maskenball.games.resistance.hunter import Accusing as Accusing
from maskenball.games.resistance.hunter import Investigating as Investigating
from maskenball.games.resistance.hunter import Pondering as Pondering
from maskenball.games.resistance.hunter import Showing as Showing
from maskenball.games.resistance.interrogator import Interrogating as Interrogating
from maskenball.games.resistance.missions import Opining as Opining
from maskenball.games.resistance.missions import Playing as Playing
from maskenball.games.resistance.missions import Proposing as Proposing
from maskenball.games.resistance.missions import Voting as Voting
from maskenball.games.resistance.model import *
from maskenball.games.resistance.plots import Acting as Acting
from maskenball.games.resistance.plots import Dealing as Dealing
from maskenball.games.resistance.plots import Offering as Offering
from maskenball.games.resistance.reasons import *
from maskenball.games.resistance.redeal import redeal
from maskenball.games.resistance.state import State as State
from maskenball.games.resistance.state import View as View
from maskenball.games.resistance.state import start
from maskenball.kernel import Game, SeenOf

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="resistance",
    package=__name__,
    rules_version=1,
    seats=range(5, 11),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=model.CLAIMS,
    reason_types=reasons.REASONS,
    check_options=check_options,
    deal=deal,
    check_deal=check_deal,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    channels=seen.channels,
    claims=seen.claims,
)
