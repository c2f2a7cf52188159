"""Among Cultists: investigators on their routes, and among them one or two who murder."""

from maskenball.games.cultists import events, model, seen
from maskenball.games.cultists.acting import OffRoute
from maskenball.games.cultists.matters import MATTERS
from maskenball.games.cultists.movement import Paths
from maskenball.games.cultists.redeal import redeal
from maskenball.games.cultists.setup import check, deal, fits, start
from maskenball.games.cultists.state import State, View
from maskenball.kernel import Game

GAME = Game(
    name="cultists",
    package=__name__,
    rules=1,
    seats=range(4, 9),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=events.CLAIMS,
    choices=(Paths, OffRoute),
    check=check,
    deal=deal,
    fits=fits,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    channels=seen.channels,
    claims=seen.claims,
    matters=MATTERS,
)
