"""Positions of The Resistance, written down: who sits where, how things stand, and the moves from there.

    table("S R R S R", leader=1).propose(0, 1).vote("YYYNN").cards({0: Card.FAIL})

A cast names the characters in seat order and says by itself which modules are in play. A position put
together with `results`, `plots` or `put` has no past; where the past counts (`worlds`), play up to it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace
from tests.games.position import AnyPosition

from maskenball.games.resistance import GAME
from maskenball.games.resistance.characters import plot_deck
from maskenball.games.resistance.events import Recognised
from maskenball.games.resistance.missions import Opining, Proposing, Voting
from maskenball.games.resistance.model import (
    Accuse,
    Card,
    Character,
    Deal,
    Investigate,
    Keep,
    Loyalty,
    Options,
    Play,
    Plot,
    Propose,
    Recognition,
    Show,
    Vote,
)
from maskenball.games.resistance.plots import Offering
from maskenball.games.resistance.state import Public, State
from maskenball.kernel import Dice, Illegal, clockwise, open_table

CAST = {
    "R": Character.RESISTANCE,
    "S": Character.SPY,
    "R-Chief": Character.RESISTANCE_CHIEF,
    "R-Hunter": Character.RESISTANCE_HUNTER,
    "S-Chief": Character.SPY_CHIEF,
    "S-Hunter": Character.SPY_HUNTER,
    "Doppelganger": Character.DOPPELGANGER,
    "Coordinator": Character.COORDINATOR,
    "Agent": Character.DOUBLE_AGENT,
    "Deceiver": Character.DECEIVER,
    "R-Hacker": Character.RESISTANCE_HACKER,
    "S-Hacker": Character.SPY_HACKER,
}
BRINGS = {
    "R-Hunter": "hunter",
    "Doppelganger": "doppelganger",
    "Coordinator": "coordinator",
    "Agent": "double_agent",
    "Deceiver": "deceiver",
    "R-Hacker": "resistance_hacker",
    "S-Hacker": "spy_hacker",
}
"""The option that a character of the cast stands for."""

PLAIN = {
    5: "S S R R R",
    6: "S S R R R R",
    7: "S S S R R R R",
    8: "S S S R R R R R",
    9: "S S S R R R R R R",
    10: "S S S S R R R R R R",
}
"""The base game, the spies in the first seats."""

R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER = range(4)
HUNT = {
    5: "R-Chief R-Hunter S-Chief S-Hunter R",
    6: "R-Chief R-Hunter S-Chief S-Hunter R R",
    7: "R-Chief R-Hunter S-Chief S-Hunter R R S",
    8: "R-Chief R-Hunter S-Chief S-Hunter R R S R-Chief",
    9: "R-Chief R-Hunter S-Chief S-Hunter R R S R-Chief R",
    10: "R-Chief R-Hunter S-Chief S-Hunter R R S R-Chief R S-Chief",
}
"""The Hunter module, these four always in the first seats."""


class Position(AnyPosition[State, Public], frozen=True):
    """A table of The Resistance."""

    @property
    def phase(self) -> str:
        """The name of the step, such as "Voting", or "Offering close_eye" with the card that is offered."""
        phase = self.state.phase
        name = type(phase).__name__
        return f"{name} {phase.plot}" if isinstance(phase, Offering) else name

    def recognised(self, seat: int) -> dict[int, Recognition]:
        """Whom this seat knows from the opening night, and as what."""
        notes = [note for note in GAME.view(self.state, seat).notes if isinstance(note, Recognised)]
        return {other: note.recognition for note in notes for other in note.seats}

    # Moves

    def put(self, **changes: Any) -> "Position":
        """The same position with other values in State or Public."""
        state = self.state
        secret = {name: changes.pop(name) for name in ("phase", "deck") if name in changes}
        state = replace(state, public=replace(state.public, **changes), **secret)
        return replace(self, table=replace(self.table, state=state, ask=state.phase.ask(state), sealed={}))

    def propose(self, *team: int, token: int | None = None, field: int | None = None) -> "Position":
        """The leader proposes; the token goes to the next one outside the team if nobody is named."""
        public = self.public
        if token is None and public.options.hunter and public.played < 4:
            seats = clockwise(public.leader, public.players)
            token = next(seat for seat in seats if seat not in (public.leader, *team))
        return self.do(public.leader, Propose(team, field, token))

    def vote(self, votes: str) -> "Position":
        """Those who are asked vote, Y or N by seat: opinion makers the first time, the others the next."""
        position = self
        for seat in self.asked:
            position = position.do(seat, Vote(votes[seat] == "Y"))
        return position

    def reject(self, *team: int) -> "Position":
        """The leader proposes, everybody is against it."""
        return self.propose(*team).vote("N" * self.public.players)

    def accept(self, *team: int, token: int | None = None, field: int | None = None) -> "Position":
        """The leader proposes, everybody is for it."""
        position = self.propose(*team, token=token, field=field)
        while isinstance(position.state.phase, Opining | Voting):
            position = position.vote("Y" * self.public.players)
        return position

    def cards(self, played: Mapping[int, Card] | None = None) -> "Position":
        """The team plays these cards; who is not named plays Success."""
        position = self
        for seat in self.asked:
            position = position.do(seat, Play((played or {}).get(seat, Card.SUCCESS)))
        return position

    def mission(self, *team: int, play: Mapping[int, Card] | None = None, **how: int) -> "Position":
        """This team is accepted (`how`: token, field) and plays."""
        return self.accept(*team, **how).cards(play)

    def keep(self) -> "Position":
        """Who is offered a plot card keeps it."""
        return self.do(self.asked[0], Keep())

    def accuse_early(self, seat: int) -> "Position":
        """The Spy Hunter makes an early accusation, all others go on."""
        return self.do(self.state.characters.index(Character.SPY_HUNTER), Accuse(seat)).ring()

    def accuse(self, seat: int) -> "Position":
        """The Hunter who stepped forward accuses."""
        (hunter,) = self.asked
        return self.do(hunter, Accuse(seat))

    def investigate(self, seat: int, show: Loyalty | None = None) -> "Position":
        """The investigator asks this player, who shows a card (the safe one if none is named)."""
        (by,) = self.asked
        position = self.do(by, Investigate(seat))
        return (position.do(seat, Show(show)) if show else position).ring()


def table(
    cast: str,
    leader: int = 0,
    *,
    results: str = "",
    plots: Mapping[int, Sequence[Plot]] | None = None,
    deck: Sequence[Plot] | None = None,
    **options: bool,
) -> Position:
    """A table with this cast, in front of the leader's proposal.

    `results` are the missions so far, S or F. `plots` are the cards the seats keep; then the deck is empty.
    `deck` are the cards on top of a fresh deck; then the first of them wait to be given.
    """
    names = cast.split()
    players = len(names)
    modules = {BRINGS[name]: True for name in names if name in BRINGS}
    with_plots = plots is not None or deck is not None
    given: Options = GAME.options({**modules, "plot": with_plots, **options}, players)
    pile = list(plot_deck(players)) if given.plot else []
    for plot in deck or ():
        pile.remove(plot)
    deal = Deal(tuple(CAST[name] for name in names), leader, (*(deck or ()), *pile))
    opened, told = open_table(GAME, players, given, "a seed", deal)
    position = Position(opened, tuple(told))
    if plots is not None:
        position = position.put(plots=tuple(tuple(plots.get(seat, ())) for seat in range(players)))
        if deck is None:
            position = position.put(deck=(), deck_left=0, phase=Proposing(), history=())
    if results:
        board = (*(result == "S" for result in results), *(None,) * (5 - len(results)))
        position = position.put(results=board, played=len(results))
    return position


def dealt(players: int, seed: str, **options: bool) -> State:
    """The first state of a table dealt by chance."""
    return Position(open_table(GAME, players, GAME.options(options, players), seed)[0]).state


def refused_options(players: int, **options: bool) -> str:
    """The code with which these options are refused."""
    try:
        GAME.options(options, players)
    except Illegal as refusal:
        return refusal.code
    return "accepted"


def worlds(position: Position, seat: int | None, count: int = 150) -> list[State]:
    """Worlds that this seat has to reckon with."""
    view = GAME.view(position.state, seat)
    return [GAME.redeal(view, Dice(Random(number).random)).state for number in range(count)]


def suspects(position: Position, seat: int | None, count: int = 150) -> list[set[Character]]:
    """For each seat the characters it may have, as far as this one knows."""
    casts = [world.characters for world in worlds(position, seat, count)]
    return [set(kinds) for kinds in zip(*casts, strict=True)]
