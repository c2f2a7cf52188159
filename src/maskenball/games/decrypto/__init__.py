"""Decrypto: two teams, four keywords each, and codes that only the own team should understand."""

from maskenball.games.decrypto import events, model, seen, setup
from maskenball.games.decrypto.clues import CHOICES
from maskenball.games.decrypto.matters import MATTERS
from maskenball.games.decrypto.redeal import redeal
from maskenball.games.decrypto.state import State, View
from maskenball.kernel import Game

GAME = Game(
    name="decrypto",
    package=__name__,
    rules=1,
    seats=range(3, 9),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=model.CLAIMS,
    choices=CHOICES,
    check=setup.check,
    deal=setup.deal,
    fits=setup.fits,
    start=setup.start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    Carry=tuple[str, ...],
    carry=setup.carry,
    channels=seen.channels,
    claims=seen.claims,
    matters=MATTERS,
)
