"""Two games that look the same to one seat and differ in what it may not know, and moves that keep it so."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball import games
from maskenball.kernel import CLOCK, Action, Dice, Match, MatchState, OneOf, Who
from maskenball.testing.play import play

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
SEED = "the same seed in both worlds"
TRIES = 60


class Move(Struct, frozen=True):
    """An answer, a draft, words to some, or (seat None) the time of a slot that is over."""

    seat: int | None
    action: Action | None = None
    draft: bool = False
    slot: str = ""


class Pair(Struct):
    """Two matches, and the moves that are played in each: one list a question."""

    viewer: int
    one: Match
    other: Match
    moves: list[tuple[list[Move], list[Move]]]

    def differs(self) -> bool:
        """Whether there is anything to keep secret."""
        return bool(self.one.table.state != self.other.table.state) or any(one != other for one, other in self.moves)


def copy(match: Match) -> Match:
    """Another Match at the same moment."""
    return Match.of(match.now)


def pair(name: str, players: int, options: dict[str, Any], number: int, questions: int) -> Pair | None:
    """A position out of a random game, another world behind what a seat sees of it, and a few questions played on."""
    game = games.find(name)
    dice = Dice(Random(f"{name} {players} {options} {number}").random)
    position = _position(Match(game, NAMES[:players], options, SEED), dice)
    viewer = dice.below(players)
    table = position.table
    world = game.redeal(game.view(table.state, viewer), dice).state
    imagined = replace(table, state=world, ask=world.phase.ask(world))
    one, other = copy(position), Match.resume(position.record(), imagined, position.log())
    _draw(one)
    _draw(other)
    if not alike(one, other, viewer):
        return None
    found = Pair(viewer, one, other, [])
    here, there = copy(one), copy(other)
    for _ in range(questions):
        moves = _question(here, there, viewer, dice)
        if moves is None:
            break
        found.moves.append(moves)
    return found if found.moves and found.differs() else None


def _position(match: Match, dice: Dice) -> Match:
    """Somewhere in a random game, where nothing lies under seal."""
    found = [copy(match)]
    for at in play(match, dice):
        table = at.table
        if not (table.sealed or table.drafts or table.shelf) and table.ask.must and len(found) < 40:
            found.append(copy(at))
    return dice.pick(found)


def alike(one: Match, other: Match, viewer: int) -> bool:
    """Whether the seat and those who look on see the same in both."""
    return all(one.seen(seat) == other.seen(seat) for seat in (viewer, None))


def _question(one: Match, other: Match, viewer: int, dice: Dice) -> tuple[list[Move], list[Move]] | None:
    """Answers to one question in both worlds, different ones where that can't be seen."""
    before = one.now, other.now
    for attempt in range(TRIES):
        dull = attempt >= TRIES // 2
        mine = {} if one.table.ask.must == {} else _answers(one, dice)
        theirs = {who: _same(other, who, mine, viewer, dull, dice) for who in other.table.ask.must if who != CLOCK}
        moves = list(_moves(one, mine, dice)), list(_moves(other, theirs, dice))
        if _played(one, moves[0]) and _played(other, moves[1]) and alike(one, other, viewer):
            return moves
        _back(one, other, before)
    return None


def _answers(match: Match, dice: Dice) -> dict[Who, Action]:
    return {who: choice.sample(dice) for who, choice in match.table.ask.must.items() if who != CLOCK}


def _draw(match: Match) -> None:
    """What makes no difference to anybody is drawn by the table itself; in these tests it is the safe answer."""
    while drawn := [
        (_seat(who), choice.safe())
        for who, choice in match.table.ask.must.items()
        if isinstance(choice, OneOf) and choice.indifferent
    ]:
        for seat, action in drawn:
            match.draw(seat, action)


def _same(match: Match, who: Who, mine: dict[Who, Action], viewer: int, dull: bool, dice: Dice) -> Action:
    """What is answered in the other world: the same by the viewer, another thing by others if nobody could see."""
    choice = match.table.ask.must[who]
    own = who == viewer or (isinstance(who, tuple) and viewer in who)
    if who in mine and (own or dull) and mine[who] in choice:
        return mine[who]
    answer: Action = choice.sample(dice)
    return answer


def _moves(match: Match, answers: dict[Who, Action], dice: Dice) -> Iterator[Move]:
    """The answers in the order of the seats; then the time that has to pass."""
    for who, action in sorted(answers.items(), key=lambda each: _seat(each[0])):
        yield Move(_seat(who), action, draft=True)
        yield Move(_seat(who), action)
    clock = match.table.ask.must.get(CLOCK)
    if clock is not None:
        yield Move(None, slot=clock.name)  # type: ignore[attr-defined]  # the CLOCK's choice is a Slot


def _seat(who: Who) -> int:
    return who[0] if isinstance(who, tuple) else who


def _played(match: Match, moves: list[Move]) -> bool:
    for move in moves:
        if move.seat is None:
            match.ring(move.slot)
        elif move.draft:
            match.draft(move.seat, move.action)  # type: ignore[arg-type]  # a draft has one
        else:
            match.submit(move.seat, move.action)  # type: ignore[arg-type]  # likewise
    _draw(match)
    return True


def _back(one: Match, other: Match, before: tuple[MatchState, MatchState]) -> None:
    one.now, other.now = before
