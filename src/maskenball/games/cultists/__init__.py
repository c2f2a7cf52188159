"""Among Cultists: investigators on their routes, and among them one or two who murder."""

from maskenball.games.cultists import events, model, seen
from maskenball.games.cultists.acting import Acting as Acting
from maskenball.games.cultists.acting import OffRoute
from maskenball.games.cultists.checking import Announcing as Announcing
from maskenball.games.cultists.cleanup import CleaningUp as CleaningUp
from maskenball.games.cultists.encounters import Meeting as Meeting
from maskenball.games.cultists.ending import Unmasking as Unmasking
from maskenball.games.cultists.events import *
from maskenball.games.cultists.happenings import Sneaking as Sneaking
from maskenball.games.cultists.model import *
from maskenball.games.cultists.movement import Moving as Moving
from maskenball.games.cultists.movement import Paths
from maskenball.games.cultists.redeal import redeal
from maskenball.games.cultists.setup import check_deal, check_options, deal, start
from maskenball.games.cultists.state import State as State
from maskenball.games.cultists.state import View as View
from maskenball.games.cultists.votes import Deciding as Deciding
from maskenball.games.cultists.votes import Voting as Voting
from maskenball.kernel import Game, SeenOf

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="cultists",
    package=__name__,
    rules_version=2,
    seats=range(4, 9),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=events.CLAIMS,
    choices=(Paths, OffRoute),
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
