"""Positions of Nacht der Entscheidung, written down: who holds what, what lies on HQ, and the turns from there.

    table("R-Thief S-Investigator R-Observer", hq="SSR").sleep().turn(Steal(1)).morning()

A cast names start token and card of each seat; HQ is filled up with the Spy tokens that are left if not given.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.position import AnyPosition

from maskenball.games.one_night import GAME
from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.events import Note
from maskenball.games.one_night.model import Deal, Done, Specialist, TakeMarker, Token, Vote
from maskenball.games.one_night.night import NightTurn
from maskenball.games.one_night.state import Public, State, View
from maskenball.kernel import CLOCK, Action, Illegal, Ring, Who, open_table

R, S = Token.RESISTANCE, Token.SPY
TOKENS = {"R": R, "S": S}


def deal(cast: str, hq: str = "", leader: int = 0) -> Deal:
    """The deal of a cast."""
    pairs = [one.split("-", 1) for one in cast.split()]
    tokens = tuple(TOKENS[token] for token, _ in pairs)
    cards = tuple(Specialist(card.lower()) for _, card in pairs)
    hq = hq or ("S" * (3 - tokens.count(S)) + "RRR")[:3]
    return Deal(tokens, tuple(TOKENS[token] for token in hq), cards, leader)


def table(cast: str, hq: str = "", leader: int = 0, **options: Any) -> "Position":
    """A table with this cast, eyes still open."""
    dealt = deal(cast, hq, leader)
    players = len(dealt.tokens)
    setting = GAME.options({"cards": sorted(dealt.cards), **options}, players)
    opened, told = open_table(GAME, players, setting, "seed", dealt)
    return Position(opened, tuple(told))


class Position(AnyPosition[State, Public], frozen=True):
    """A table of Nacht der Entscheidung."""

    @property
    def tokens(self) -> str:
        """The tokens as they lie now, by seat and then on HQ, such as "RSR SSR"."""
        letters = "".join("S" if token is S else "R" for token in self.state.tokens)
        return f"{letters[:-3]} {letters[-3:]}"

    # What somebody knows

    def view(self, seat: int | None) -> View:
        view: View = GAME.view(self.state, seat)
        return view

    def notes(self, seat: int) -> tuple[Note, ...]:
        """All a seat remembers, but for what it was dealt."""
        return self.view(seat).notes[1:]

    def speakers(self) -> tuple[int, ...]:
        """Who can say something now."""
        return tuple(sorted({seat for channel in GAME.channels(self.state) for seat in channel.speakers}))

    # Moves

    def all(self, moves: Mapping[Who, Action]) -> "Position":
        """Several answers at once."""
        return self.after(*self.table.submit_all(moves))

    def sleep(self) -> "Position":
        """All close their eyes."""
        return self.all({seat: self.offered(seat)[0] for seat in self.asked})

    @property
    def at_turn(self) -> int:
        """Whose turn it is at night."""
        phase = self.state.phase
        assert isinstance(phase, NightTurn)
        return phase.seat

    def pick(self, *picks: Action) -> "Position":
        """Picks of the seat whose turn it is, without ending the turn."""
        position = self
        for pick in picks:
            position = position.do(position.at_turn, pick)
        return position

    def turn(self, *picks: Action) -> "Position":
        """A whole turn: these picks, nothing left to pick, Done, and the time passes."""
        position = self.pick(*picks)
        assert position.offered(position.at_turn) == [Done()], "the task is not done"
        return position.all({position.at_turn: Done(), CLOCK: Ring()})

    def silent_turn(self) -> "Position":
        """A turn in which the seat says nothing until the time is over."""
        seat = self.at_turn
        position = self
        while isinstance(position.state.phase, NightTurn) and position.at_turn == seat:
            position = position.ring()
        return position

    def until(self, seat: int) -> "Position":
        """Silent turns until it is this seat's."""
        position = self
        while position.at_turn != seat:
            position = position.silent_turn()
        return position

    def morning(self) -> "Position":
        """Silent turns until the night is over."""
        position = self
        while isinstance(position.state.phase, NightTurn):
            position = position.silent_turn()
        return position

    def announce(self, *markers: Specialist) -> "Position":
        """Markers in turn order; the first remaining one where none is named."""
        position = self
        for marker in markers:
            assert isinstance(position.state.phase, Announcing)
            position = position.do(position.state.phase.seat, TakeMarker(marker))
        while isinstance(position.state.phase, Announcing):
            seat = position.state.phase.seat
            position = position.do(seat, position.offered(seat)[0])
        return position

    def to_vote(self) -> "Position":
        """On to the vote, whatever is left before it."""
        position = self.announce()
        assert isinstance(position.state.phase, Discussing)
        return position.ring()

    def vote(self, *seats: int) -> "Position":
        """All votes in seat order."""
        assert isinstance(self.state.phase, Voting)
        return self.all({seat: Vote(target) for seat, target in enumerate(seats)})


def day(cast: str, hq: str = "", leader: int = 0, **options: Any) -> Position:
    """The morning after a night in which everybody was silent."""
    return table(cast, hq, leader, **options).sleep().morning()


def voting(cast: str, hq: str = "") -> Position:
    """The vote at a table of Observers and the like, where the night changes nothing."""
    return day(cast, hq).to_vote()


def illegal(code: str, given: Any, players: int) -> bool:
    """Whether these options are refused with this code."""
    try:
        GAME.options(given, players)
    except Illegal as refusal:
        return refusal.code == code
    return False
