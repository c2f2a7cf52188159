"""Sein oder nicht sein (Hoax): everybody claims to be whoever is useful now, until somebody doubts it."""

from maskenball.games.hoax import events, model, seen
from maskenball.games.hoax.matters import MATTERS
from maskenball.games.hoax.redeal import redeal
from maskenball.games.hoax.state import CARDS, Carry, State, View, carry, check, deal, fits, reseat, start
from maskenball.kernel import Game

GAME = Game(
    name="hoax",
    package=__name__,
    rules=1,
    seats=range(3, len(CARDS) + 1),
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
    Carry=Carry,
    carry=carry,
    reseat=reseat,
    channels=seen.channels,
    claims=seen.claims,
    matters=MATTERS,
)
