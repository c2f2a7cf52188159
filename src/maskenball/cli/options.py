"""Options of a game as people write them: `plot=yes`, `hunter=ja`, or just `plot`; several values with commas."""

from collections.abc import Sequence
from typing import Any, get_origin

import msgspec

from maskenball.cli.stop import Stop, unknown
from maskenball.kernel import Game
from maskenball.texts import Texts

YES = frozenset({"yes", "y", "ja", "j", "true", "on", "an", "1"})
NO = frozenset({"no", "n", "nein", "false", "off", "aus", "0"})


def read_options(game: Game, words: Sequence[str], players: int, t: Texts) -> Any:
    """The options asked for, checked against the number of players."""
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    given: dict[str, Any] = {}
    for word in words:
        name, given_one, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in fields:
            raise Stop(unknown(t, "cli-no-option", name, fields))
        kind = fields[name].type
        if kind is bool:
            given[name] = _yes_or_no(name, value, t) if given_one else True
        elif get_origin(kind) is tuple:
            given[name] = [each.strip() for each in value.split(",") if each.strip()]
        else:
            given[name] = value
    return game.options(given, players)


def _yes_or_no(name: str, value: str, t: Texts) -> bool:
    word = value.strip().casefold()
    if word not in YES | NO:
        raise Stop(t("cli-not-yes-or-no", option=name, given=value))
    return word in YES
