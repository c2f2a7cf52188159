"""Positions of Hoax, written down: who sits where with what, whose turn it is, and the moves from there.

    table("thief king judge bishop bishop", {B: "ggg"}).act(THIEF, B, GOLD).kings(B).judges({C: "gg"}).bishops(D, E)

The cast names the true identities in seat order. A purse is written in letters: g(old), w(ine), c(orn, the grain).
In a window those who are not named pass.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace
from tests.games.position import AnyPosition

from maskenball.games.hoax import GAME
from maskenball.games.hoax.action import Acting
from maskenball.games.hoax.model import (
    Accept,
    Act,
    Deal,
    Declare,
    Demand,
    Doubt,
    Fine,
    Forgive,
    Pass,
    Pay,
    Question,
    Resist,
    Share,
    Show,
    Unmask,
    Vote,
)
from maskenball.games.hoax.overview import Character, Kind
from maskenball.games.hoax.state import Public, State
from maskenball.games.hoax.tokens import ALL, Purse, loose
from maskenball.games.hoax.turn import Mask, Status
from maskenball.kernel import Action, Dice, open_table

A, B, C, D, E = range(5)
"""Anton, Bernd, Claudia, Doris, Erich."""
KING, JUDGE, BISHOP, WIZARD, THIEF, PEASANT = Character
GOLD, WINE, GRAIN = Kind
LETTERS = {"g": GOLD, "w": WINE, "c": GRAIN}
EVERYBODY = "thief king judge bishop peasant"


def kinds(letters: str) -> tuple[Kind, ...]:
    """The tokens of a purse written in letters."""
    return tuple(LETTERS[letter] for letter in letters)


def purse(letters: str) -> Purse:
    """How many of each kind."""
    gold, wine, grain = (letters.count(letter) for letter in LETTERS)
    return gold, wine, grain


class Position(AnyPosition[State, Public], frozen=True):
    """A table of Hoax."""

    def holds(self, seat: int) -> str:
        """What a player has, in letters."""
        return "".join(letter * count for letter, count in zip(LETTERS, self.public.tokens[seat], strict=True))

    def purses(self) -> list[str]:
        """What everybody has."""
        return [self.holds(seat) for seat in range(self.public.players)]

    def loose(self, seat: int) -> Purse:
        """What a player has outside packs."""
        return loose(self.public.tokens[seat])

    def mask(self, seat: int, character: Character) -> Mask:
        """The last claim of this player to this character in this turn."""
        masks = [mask for mask in self.public.turn.masks if (mask.seat, mask.character) == (seat, character)]
        return masks[-1]

    def stands(self, seat: int, character: Character) -> bool:
        """Whether that claim stands."""
        return self.mask(seat, character).status is Status.STANDS

    # What somebody knows

    def suspects(self, seat: int | None, count: int = 200) -> list[set[Character]]:
        """For each seat what it may be, as far as this one knows."""
        view = GAME.view(self.state, seat)
        casts = [GAME.redeal(view, Dice(Random(n).random)).state.characters for n in range(count)]
        return [set(each) for each in zip(*casts, strict=True)]

    # Moves

    def window(self, answers: Mapping[int, Action]) -> "Position":
        """Everybody who is asked answers; who is not named passes."""
        assert set(answers) <= set(self.asked), f"not asked: {answers}, only {self.asked}"
        position = self
        for seat in self.asked:
            position = position.do(seat, answers.get(seat, Pass()))
        return position

    def act(self, character: Character, target: int | None = None, kind: Kind | None = None) -> "Position":
        """The player whose turn it is acts."""
        return self.do(self.public.turn.seat, Act(character, target, kind))

    def kings(self, *seats: int) -> "Position":
        """These claim to be Kings."""
        assert self.phase == "Declaring"
        return self.window(dict.fromkeys(seats, Declare()))

    def judges(self, fines: Mapping[int, str] | None = None) -> "Position":
        """These claim to be Judges, each with a fine."""
        assert self.phase == "Fining"
        return self.window({seat: Fine(kinds(letters)) for seat, letters in (fines or {}).items()})

    def bishops(self, *seats: int) -> "Position":
        """These claim to be Bishops."""
        assert self.phase == "Forgiving"
        return self.window(dict.fromkeys(seats, Forgive()))

    def pay(self, judge: int) -> "Position":
        """The fined player pays this Judge."""
        return self.do(self.public.turn.seat, Pay(judge))

    def share(self, king: int, kind: Kind) -> "Position":
        """The Judge who was paid shares with this King."""
        return self.do(self.asked[0], Share(king, kind))

    def accept(self, bishop: int, kind: Kind | None = None) -> "Position":
        """The fined player accepts this Bishop, who names a price."""
        position = self.do(self.public.turn.seat, Accept(bishop))
        return position.do(bishop, Demand(kind)) if kind else position

    def resist(self) -> "Position":
        """The fined player claims to be the Wizard."""
        return self.do(self.public.turn.seat, Resist())

    def last_call(self) -> "Position":
        """Nobody has anything to say any more."""
        assert self.phase == "Closing"
        return self.window({})

    def doubt(self, by: int, seat: int, character: Character, agree: tuple[int, ...] | None = None) -> "Position":
        """An accusation, and who agrees with it besides the accuser (not given: all)."""
        position = self.do(by, Doubt(seat, character))
        if position.phase == "Accusing":
            for voter in position.asked:
                position = position.do(voter, Vote(agree is None or voter in agree))
        return position

    def unmask(self, by: int, seat: int, right: bool = True) -> "Position":
        """An unmasking with the right question card or a wrong one."""
        true = self.state.characters[seat]
        return self.do(by, Unmask(seat, true if right else next(each for each in Character if each is not true)))

    def question(self, seat: int, show: Character) -> "Position":
        """The player whose turn it is questions this one, who shows a character."""
        return self.do(self.public.turn.seat, Question(seat)).do(seat, Show(show))

    def pass_window(self) -> "Position":
        """In whatever window is open everybody passes."""
        return self.window({})


def table(
    cast: str = EVERYBODY,
    purses: Mapping[int, str] | None = None,
    turn: int = A,
    forbidden: Mapping[int, tuple[Character, ...]] | None = None,
    out: tuple[int, ...] = (),
    **options: Any,
) -> Position:
    """A table with this cast, in front of somebody's personal action; who is out gave everything to the next one."""
    characters = tuple(Character(name) for name in cast.split())
    players = len(characters)
    given = GAME.options(options, players)
    opened, told = open_table(GAME, players, given, "a seed", Deal(characters, turn))
    state: State = opened.state
    tokens = tuple(purse((purses or {}).get(seat, "")) for seat in range(players))
    gold, wine, grain = (all_ - sum(held[i] for held in tokens) for i, all_ in enumerate(ALL))
    inside = tuple(seat for seat in range(players) if seat not in out)
    public = replace(
        state.public,
        tokens=tokens,
        stock=(gold, wine, grain),
        inside=inside,
        out=out,
        heirs=tuple(inside[0] if seat in out else None for seat in range(players)),
        forbidden=tuple((forbidden or {}).get(seat, ()) for seat in range(players)),
    )
    state = replace(state, public=public, phase=Acting())
    return Position(replace(opened, state=state, ask=state.phase.ask(state)), tuple(told))


def robbery(**how: Any) -> Position:
    """Anton, who says he is the Thief, has taken 2 gold from Bernd; the Kings are asked."""
    purses = {B: "ggg", **how.pop("purses", {})}
    return table(how.pop("cast", EVERYBODY), purses, **how).act(THIEF, B, GOLD)


def trial(**how: Any) -> Position:
    """S-36 up to Anton's decision: Bernd is King, Claudia Judge (2 gold), Doris and Erich are Bishops."""
    return robbery(**how).kings(B).judges({C: "gg"}).bishops(D, E)


def total(position: Position) -> int:
    """All tokens there are."""
    public = position.public
    return sum(public.stock) + sum(map(sum, public.tokens))
