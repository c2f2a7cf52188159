"""Variant: a game at one table, with all that adapters to other libraries need of it and that never changes."""

import base64
import zlib
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from maskenball import games
from maskenball.adapters.domains import Domains
from maskenball.adapters.encoder import Encoder
from maskenball.adapters.numbers import Numbers
from maskenball.kernel import MOST_LISTED, Chance, Game, Malformed, StepDice, listed, posterior

MOST_CUTS = 2
"""How often a seat can cut in at one question, unless another number is chosen."""
LONGEST = 50_000
"""Decisions after which a game is broken off with nobody as the winner, unless another number is chosen."""
SIGNS = tuple(f"{letter}{number}" for letter in "ABCDEFGH" for number in range(11, 19))
"""The vocabulary if none is given: 64 signs that mean nothing."""


class Variant:
    """A game, a number of players, options; what words there are, how often one can cut in, where it begins."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Any = None,
        words: tuple[str, ...] = (),
        cuts: int = MOST_CUTS,
        longest: int = LONGEST,
        position: str = "",
    ) -> None:
        self.game, self.players = game, players
        self.options = game.options(options, players)
        self.words = words or SIGNS
        self.cuts, self.longest, self.position = cuts, longest, position
        self.domains = Domains(players, self.words, self.options)
        self.numbers = Numbers(game, self.domains)
        self._views: dict[int | None, tuple[Any, Any]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        plain = msgspec.json.encode(self.options)
        return variant_of, (self.game.name, self.players, plain, self.words, self.cuts, self.longest, self.position)

    def view(self, state: Any, seat: int | None) -> Any:
        """What this seat sees of a state; the last one is kept, as several ask for it in a row."""
        state_before, view = self._views.get(seat, (None, None))
        if state_before is not state:
            view = self.game.view(state, seat)
            self._views[seat] = (state, view)
        return view

    @cached_property
    def encoder(self) -> Encoder:
        """Views as arrays."""
        first = self.deal(StepDice("the shape of a view", 0))
        return Encoder(self.game, self.domains, self.game.view(first, 0), self.numbers.count)

    def begin(self, deal: Any) -> Any:
        """The first state after this deal."""
        return self.game.start(self.options, self.players, deal).state

    def deal(self, dice: Chance) -> Any:
        """The first state, by these dice."""
        return self.begin(self.game.deal(self.options, self.players, dice, None))

    @cached_property
    def beginnings(self) -> list[tuple[Any, float]] | None:
        """All states that the game can begin with, and how likely each is; None if there are too many of them."""
        if self.position:
            return self._worlds(read_position(self.game, self.position))
        deals = listed(lambda dice: self.game.deal(self.options, self.players, dice, None))
        return None if deals is None else [(self.begin(deal), chance) for deal, chance in deals]

    def _worlds(self, view: Any) -> list[tuple[Any, float]]:
        """All states that look like this to a spectator."""
        public = getattr(view, "public", view)
        if (public.players, public.options) != (self.players, self.options):
            raise Malformed("bad_position", reason=f"{public.players} players, {public.options}")
        found = posterior(self.game, view)
        if found is None:
            raise Malformed("many_worlds", most=MOST_LISTED)
        return found


@lru_cache(maxsize=64)
def variant_of(name: str, players: int, options: bytes, *rest: Any) -> Variant:
    """The variant that is described by plain values; the same one for the same values."""
    return Variant(games.find(name), players, msgspec.json.decode(options), *rest)


def write_position(game: Game, state: Any) -> str:
    """A position in a few hundred signs: what everybody sees of this state. A game can begin there, with any of the
    worlds that fit it."""
    plain = msgspec.json.encode(game.view(state, None))
    return base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def read_position(game: Game, written: str) -> Any:
    """The spectator's view that `write_position` wrote."""
    try:
        plain = zlib.decompress(base64.urlsafe_b64decode(written + "=" * (-len(written) % 4)))
    except (ValueError, zlib.error) as wrong:
        raise Malformed("bad_position", reason=str(wrong)) from None
    try:
        return msgspec.json.decode(plain, type=game.View)
    except msgspec.MsgspecError as wrong:
        raise Malformed("bad_position", reason=str(wrong)) from None
