"""Answers and claims as they come over the wire."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from maskenball.kernel import Action, Claim, Game, Malformed


@cache
def _actions(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.any_action)


def read_action(game: Game, raw: Raw) -> Action:
    """An answer."""
    try:
        action: Action = _actions(game).decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as wrong:
        raise Malformed("not_an_action", reason=str(wrong)) from None
    return action


def read_claim(game: Game, plain: Any) -> Claim | None:
    """A claim, if there is one."""
    claim: Claim | None = None if plain is None else game.read(plain, game.any_claim, "not_an_action")
    return claim
