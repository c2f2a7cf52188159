"""A toy game with one of everything the kernel offers, small enough to see through.

A thief sits at the table. By day all name a suspect at the same time, the pair of seats 0 and 1 with one voice;
meanwhile anybody may nod (which keeps the answers sealed) or object (which breaks in, once each, and ends the
naming if upheld). Then there is a rest, then a night in which everybody is asked and only the thief can steal.

    Naming -> Resting -> Stealing -> Naming ... -> Over
    Naming -> Objecting -> Naming again, or Resting if upheld
"""

from maskenball.kernel import Game, SeenOf
from maskenball.testing.toy import model, seen
from maskenball.testing.toy.model import *
from maskenball.testing.toy.phases import Naming as Naming
from maskenball.testing.toy.phases import Objecting as Objecting
from maskenball.testing.toy.phases import Resting as Resting
from maskenball.testing.toy.phases import Stealing as Stealing
from maskenball.testing.toy.state import State as State
from maskenball.testing.toy.state import View as View
from maskenball.testing.toy.state import check_deal, check_options, deal, start

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="toy",
    package=__name__,
    rules_version=1,
    seats=range(4, 6),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=model.EVENTS,
    claim_types=model.CLAIMS,
    check_options=check_options,
    deal=deal,
    check_deal=check_deal,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=seen.redeal,
    Carry=int,
    carry=lambda state: state.thief,
    channels=seen.channels,
    claims=seen.claims,
)
