"""Sein oder nicht sein (Hoax): everybody claims to be whoever is useful now, until somebody doubts it."""

from maskenball.games.hoax import events, model, seen
from maskenball.games.hoax.accusation import Accusing as Accusing
from maskenball.games.hoax.action import Acting as Acting
from maskenball.games.hoax.action import Choosing as Choosing
from maskenball.games.hoax.events import *
from maskenball.games.hoax.interrogation import Showing as Showing
from maskenball.games.hoax.model import *
from maskenball.games.hoax.reactions import Closing as Closing
from maskenball.games.hoax.reactions import Declaring as Declaring
from maskenball.games.hoax.reactions import Fining as Fining
from maskenball.games.hoax.reactions import Forgiving as Forgiving
from maskenball.games.hoax.redeal import redeal
from maskenball.games.hoax.settlement import Deciding as Deciding
from maskenball.games.hoax.settlement import Naming as Naming
from maskenball.games.hoax.settlement import Sharing as Sharing
from maskenball.games.hoax.state import CARDS, Carry, carry, check_deal, check_options, deal, reseat, start
from maskenball.games.hoax.state import State as State
from maskenball.games.hoax.state import View as View
from maskenball.kernel import Game, SeenOf

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="hoax",
    package=__name__,
    rules_version=1,
    seats=range(3, len(CARDS) + 1),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=model.CLAIMS,
    check_options=check_options,
    deal=deal,
    check_deal=check_deal,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    Carry=Carry,
    carry=carry,
    reseat=reseat,
    channels=seen.channels,
    claims=seen.claims,
)
