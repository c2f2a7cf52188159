"""Decrypto: two teams, four keywords each, and codes that only the own team should understand."""

from maskenball.games.decrypto import events, model, seen, setup
from maskenball.games.decrypto.clues import CHOICES
from maskenball.games.decrypto.ending import Recalling as Recalling
from maskenball.games.decrypto.events import *
from maskenball.games.decrypto.model import *
from maskenball.games.decrypto.phases import Guessing as Guessing
from maskenball.games.decrypto.phases import Naming as Naming
from maskenball.games.decrypto.phases import Objecting as Objecting
from maskenball.games.decrypto.phases import Writing as Writing
from maskenball.games.decrypto.redeal import redeal
from maskenball.games.decrypto.state import State as State
from maskenball.games.decrypto.state import View as View
from maskenball.kernel import Game, SeenOf

Seen = SeenOf[View]
"""What a seat sees."""

GAME = Game(
    name="decrypto",
    package=__name__,
    rules_version=1,
    seats=range(3, 9),
    Options=model.Options,
    Deal=model.Deal,
    State=State,
    View=View,
    actions=model.ACTIONS,
    events=events.EVENTS,
    claim_types=model.CLAIMS,
    choices=CHOICES,
    check_options=setup.check_options,
    deal=setup.deal,
    check_deal=setup.check_deal,
    start=setup.start,
    view=seen.view,
    lay_open=seen.lay_open,
    redeal=redeal,
    Carry=tuple[str, ...],
    carry=setup.carry,
    channels=seen.channels,
    claims=seen.claims,
)
