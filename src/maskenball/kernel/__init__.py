"""The kernel: what all games of hidden identity share. Pure: no clock, no I/O, no global chance; msgspec alone.

match = Match(game, ("Ada", "Bo", "Cy", "Di", "Ed"), seed="any text")
seen = match.seen(0)                  # all that seat 0 may know
if seen.choice is not None:
    match.submit(0, seen.choice.safe())
"""

from maskenball.kernel.caching import cached, cached_last, cached_up_to
from maskenball.kernel.choice import Action, Choice, Either, Field, Form, OneOf, Pick, Ring, Slot, Some, Text
from maskenball.kernel.clean import clean
from maskenball.kernel.dealing import Deals
from maskenball.kernel.dice import Chance, Dice, StepDice
from maskenball.kernel.errors import Illegal, Malformed, Refusal
from maskenball.kernel.event import Audience, Event, Told
from maskenball.kernel.game import Game, World, collected, union
from maskenball.kernel.handlers import Handlers, on
from maskenball.kernel.listing import MOST_LISTED, Branch, Script, listed, posterior
from maskenball.kernel.look import Look, awaited, look, see
from maskenball.kernel.match import Match, replay
from maskenball.kernel.match_state import MatchState, open_match, play, resume_match, seen_by_all
from maskenball.kernel.phase import Ask, Bell, Outcome, Over, Phase, Step
from maskenball.kernel.record import AnyRecord, Record, dump_record, load_record, schema
from maskenball.kernel.seats import CLOCK, Party, Seat, Who, clockwise
from maskenball.kernel.seen import AnySeen, Seen, SeenOf
from maskenball.kernel.stages import Stages
from maskenball.kernel.table import ANSWER, Table, dump, load, open_table
from maskenball.kernel.talk import VARIANTS, Channel, Claim, Line, Reason, Said, Utterance, Wording
from maskenball.kernel.telling import put, tell_all, tell_one

__all__ = [
    "ANSWER",
    "CLOCK",
    "MOST_LISTED",
    "VARIANTS",
    "Action",
    "AnyRecord",
    "AnySeen",
    "Ask",
    "Audience",
    "Bell",
    "Branch",
    "Chance",
    "Channel",
    "Choice",
    "Claim",
    "Deals",
    "Dice",
    "Either",
    "Event",
    "Field",
    "Form",
    "Game",
    "Handlers",
    "Illegal",
    "Line",
    "Look",
    "Malformed",
    "Match",
    "MatchState",
    "OneOf",
    "Outcome",
    "Over",
    "Party",
    "Phase",
    "Pick",
    "Reason",
    "Record",
    "Refusal",
    "Ring",
    "Said",
    "Script",
    "Seat",
    "Seen",
    "SeenOf",
    "Slot",
    "Some",
    "Stages",
    "Step",
    "StepDice",
    "Table",
    "Text",
    "Told",
    "Utterance",
    "Who",
    "Wording",
    "World",
    "awaited",
    "cached",
    "cached_last",
    "cached_up_to",
    "clean",
    "clockwise",
    "collected",
    "dump",
    "dump_record",
    "listed",
    "load",
    "load_record",
    "look",
    "on",
    "open_match",
    "open_table",
    "play",
    "posterior",
    "put",
    "replay",
    "resume_match",
    "schema",
    "see",
    "seen_by_all",
    "tell_all",
    "tell_one",
    "union",
]
