"""The Resistance with Hostile Intent: Hunter, Interrogator, Hacker and plot cards are options of one game."""

from maskenball.games.resistance import events, model, seen
from maskenball.games.resistance.characters import check, deal, fits
from maskenball.games.resistance.matters import MATTERS
from maskenball.games.resistance.redeal import redeal
from maskenball.games.resistance.state import State, View, start
from maskenball.kernel import Game

GAME = Game(
    name="resistance",
    package=__name__,
    rules=1,
    seats=range(5, 11),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=model.CLAIMS,
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
