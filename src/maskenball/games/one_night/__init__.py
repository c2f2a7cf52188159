"""Nacht der Entscheidung (One Night Revolution): one night of looks, swaps and taps, one day of talk, one vote."""

from maskenball.games.one_night import seen
from maskenball.games.one_night.cards import check, deal, fits
from maskenball.games.one_night.claims import CLAIMS
from maskenball.games.one_night.events import EVENTS
from maskenball.games.one_night.matters import MATTERS
from maskenball.games.one_night.model import ACTIONS, Deal, Options
from maskenball.games.one_night.redeal import redeal
from maskenball.games.one_night.state import State, View, carry, reseat, start
from maskenball.kernel import Game

GAME = Game(
    name="one_night",
    package=__name__,
    rules=1,
    seats=range(3, 11),
    Options=Options,
    Deal=Deal,
    State=State,
    View=View,
    actions=ACTIONS,
    events=EVENTS,
    claim_types=CLAIMS,
    check=check,
    deal=deal,
    fits=fits,
    start=start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    Carry=int,
    carry=carry,
    reseat=reseat,
    channels=seen.channels,
    claims=seen.claims,
    matters=MATTERS,
)
