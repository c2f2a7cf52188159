"""The kernel: what all games of hidden identity share. Pure: no clock, no I/O, no global chance; msgspec alone.

match = Match(game, ("Ada", "Bo", "Cy", "Di", "Ed"), seed="any text")
seen = match.seen(0)                  # all that seat 0 may know
if seen.choice is not None:
    match.submit(0, seen.choice.safe())
"""

from maskenball.kernel.choice import Action, Choice, Either, Field, Form, OneOf, Pick, Ring, Slot, Some, Text
from maskenball.kernel.clean import clean
from maskenball.kernel.dice import Chance, Dice, StepDice
from maskenball.kernel.errors import Illegal, Malformed, Refusal
from maskenball.kernel.event import Audience, Event, Told
from maskenball.kernel.game import Game, World, collected
from maskenball.kernel.match import Match, Moment, play, replay
from maskenball.kernel.phase import Ask, Bell, Outcome, Over, Phase, Step
from maskenball.kernel.record import AnyRecord, Record, dump_record, load_record, schema
from maskenball.kernel.seats import CLOCK, Party, Seat, Who, clockwise
from maskenball.kernel.seen import AnySeen, Seen, see
from maskenball.kernel.table import ANSWER, Table, dump, load, open_table
from maskenball.kernel.talk import Channel, Claim, Line, Said
from maskenball.kernel.telling import put, tell_all, tell_one

__all__ = [
    "ANSWER",
    "CLOCK",
    "Action",
    "AnyRecord",
    "AnySeen",
    "Ask",
    "Audience",
    "Bell",
    "Chance",
    "Channel",
    "Choice",
    "Claim",
    "Dice",
    "Either",
    "Event",
    "Field",
    "Form",
    "Game",
    "Illegal",
    "Line",
    "Malformed",
    "Match",
    "Moment",
    "OneOf",
    "Outcome",
    "Over",
    "Party",
    "Phase",
    "Pick",
    "Record",
    "Refusal",
    "Ring",
    "Said",
    "Seat",
    "Seen",
    "Slot",
    "Some",
    "Step",
    "StepDice",
    "Table",
    "Text",
    "Told",
    "Who",
    "World",
    "clean",
    "clockwise",
    "collected",
    "dump",
    "dump_record",
    "load",
    "load_record",
    "open_table",
    "play",
    "put",
    "replay",
    "schema",
    "see",
    "tell_all",
    "tell_one",
]
