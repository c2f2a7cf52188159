"""Module 1, the Hunter: early accusation, accusations, investigation (J-10 to J-33)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.resistance.characters import loyalties, rightly_accused
from maskenball.games.resistance.events import Accused, Looked, LoyaltyShown, NobodyAccused, ResultTurned, Saw, Showed
from maskenball.games.resistance.flow import end, go_on, stage
from maskenball.games.resistance.missions import step_forward
from maskenball.games.resistance.model import (
    MISSIONS_TO_WIN,
    Accuse,
    Character,
    GoOn,
    Investigate,
    Occasion,
    Show,
    Side,
)
from maskenball.kernel import (
    CLOCK,
    Ask,
    Bell,
    Chance,
    Choice,
    OneOf,
    Phase,
    Seat,
    Slot,
    Step,
    Told,
    Who,
    cached,
    tell_all,
    tell_one,
)

if TYPE_CHECKING:
    from maskenball.games.resistance.state import Public, State

PONDER = Slot("ponder", 12)
SHOW = Slot("show", 15)
"""Fixed stretches of time: how long somebody thinks must not tell whether there was anything to think about."""

HUNTERS = {Side.RESISTANCE: Character.RESISTANCE_HUNTER, Side.SPIES: Character.SPY_HUNTER}
GO_ON = OneOf((GoOn(),))


def accusable(public: "Public", hunter: int) -> tuple[int, ...]:
    """J-24: not oneself, no revealed Hunter, nobody this Hunter accused wrongly before."""
    before = {entry.seat for entry in public.history if isinstance(entry, Accused) and entry.by == hunter}
    known = {seat for seat, character in enumerate(public.revealed) if character in HUNTERS.values()}
    return tuple(seat for seat in range(public.players) if seat not in {hunter} | before | known)


class Pondering(Phase, frozen=True):
    """J-10, J-13: after a failure everybody gets the same step; only the Spy Hunter may have a second answer."""

    hints = ("J-10", "J-11", "J-13")

    def ask(self, state: "State") -> Ask:
        public = state.public
        must: dict[Who, Choice] = dict.fromkeys(range(public.players), GO_ON)
        if state.chief_failed:
            hunter = state.characters.index(Character.SPY_HUNTER)
            must[hunter] = OneOf((GoOn(), *(Accuse(seat) for seat in accusable(public, hunter))))
        return Ask(must={**must, CLOCK: PONDER}, bell=Bell(PONDER.name, PONDER.seconds), hush=True)

    def advance(self, state: "State", moves: Mapping[int, GoOn | Accuse], dice: Chance) -> Step:
        told: list[Told] = []
        accusation = next(((seat, move) for seat, move in moves.items() if isinstance(move, Accuse)), None)
        if accusation is None:
            state = tell_all(state, told, NobodyAccused())
        else:
            hunter, accuse = accusation
            state = replace(state, public=replace(state.public, early_used=True))
            state = _judge(step_forward(state, told, hunter), told, hunter, accuse.seat, early=True)
        return go_on(state, told, "early_accusation") if state.phase is self else Step(state, told)


@stage("early_accusation")
def offer_early_accusation(state: "State", told: list[Told]) -> "State":
    """J-10, J-12, J-13: after every failure but the third, until the right is used."""
    public = state.public
    if public.early_used or public.results.count(False) >= MISSIONS_TO_WIN:
        return state
    assert public.mission is not None
    return state if public.mission.succeeded else replace(state, phase=Pondering())


def _judge(state: "State", told: list[Told], hunter: int, seat: int, early: bool) -> "State":
    """J-11, J-21: the accused answers truthfully; a wrong accusation turns the last mission's result round."""
    character = state.characters[hunter]
    right = rightly_accused(character, state.characters[seat])
    state = tell_all(state, told, Accused(hunter, seat, early, right))
    if right:
        winner = Side.RESISTANCE if character is Character.RESISTANCE_HUNTER else Side.SPIES
        return end(state, told, winner, "chief_found")
    public = state.public
    assert public.mission is not None
    results = list(public.results)
    results[public.mission.field] = not results[public.mission.field]
    state = replace(state, public=replace(public, results=tuple(results)))
    return tell_all(state, told, ResultTurned(public.mission.field, bool(results[public.mission.field])))


class Accusing(Phase, frozen=True):
    """J-20: the Hunter who has stepped forward must accuse somebody."""

    hints = ("J-20", "J-21", "J-24")

    hunter: Seat

    def ask(self, state: "State") -> Ask:
        seats = accusable(state.public, self.hunter)
        return Ask(must={self.hunter: OneOf(tuple(Accuse(seat) for seat in seats))})

    def advance(self, state: "State", moves: Mapping[int, Accuse], dice: Chance) -> Step:
        told: list[Told] = []
        state = _judge(state, told, self.hunter, moves[self.hunter].seat, early=False)
        # J-22: the stage is entered again, for the other side may have three now.
        return go_on(state, told, "early_accusation") if state.phase is self else Step(state, told)


@stage("accusation")
def demand_accusation(state: "State", told: list[Told]) -> "State":
    """J-20, J-22, J-23: three of a kind bring that side's Hunter forward."""
    public = state.public
    for winner, result in ((Side.RESISTANCE, True), (Side.SPIES, False)):
        if public.results.count(result) >= MISSIONS_TO_WIN:
            hunter = state.characters.index(HUNTERS[winner])
            return replace(step_forward(state, told, hunter), phase=Accusing(hunter))
    return state


class Investigating(Phase, frozen=True):
    """J-30: the mission's leader after a success, the holder of the token after a failure, must investigate."""

    hints = ("J-30", "J-31")

    by: Seat

    def ask(self, state: "State") -> Ask:
        seats = range(state.public.players)
        return Ask(must={self.by: OneOf(tuple(Investigate(seat) for seat in seats if seat != self.by))})

    def advance(self, state: "State", moves: Mapping[int, Investigate], dice: Chance) -> Step:
        seat = moves[self.by].seat
        told: list[Told] = []
        state = tell_all(state, told, Looked(self.by, seat, Occasion.INVESTIGATION))
        return Step(replace(state, phase=Showing(self.by, seat)), told)


@stage("investigation")
def demand_investigation(state: "State", told: list[Told]) -> "State":
    """J-30, J-33: by the mission's own result, whatever accusations made of it. After the fifth mission somebody has
    three results, and it never comes to that."""
    mission = state.public.mission
    assert mission is not None
    by = mission.leader if mission.succeeded else mission.investigator
    assert by is not None
    return replace(state, phase=Investigating(by))


@cached
def _loyalty_cards(character: Character, players: int) -> OneOf[Show]:
    return OneOf(tuple(Show(loyalty) for loyalty in loyalties(character, players)))


class Showing(Phase, frozen=True):
    """J-31, W-14: the investigated player hands over a loyalty card; a Doppelganger alone has a choice."""

    hints = ("J-31",)

    by: Seat
    seat: Seat

    def ask(self, state: "State") -> Ask:
        cards = _loyalty_cards(state.characters[self.seat], state.public.players)
        bell = Bell(SHOW.name, SHOW.seconds, turn=self.seat)
        return Ask(must={self.seat: cards, CLOCK: SHOW}, bell=bell, hush=True)

    def advance(self, state: "State", moves: Mapping[int, Show], dice: Chance) -> Step:
        loyalty = moves[self.seat].loyalty
        told: list[Told] = [(LoyaltyShown(self.by, self.seat), None)]
        missions = state.public.played
        state = tell_one(state, told, self.by, Saw(self.seat, loyalty, Occasion.INVESTIGATION, missions))
        state = tell_one(state, told, self.seat, Showed(self.by, loyalty, Occasion.INVESTIGATION, missions))
        return go_on(state, told, "investigation")
