"""Options of a game as people write them: `plot=yes`, or just `plot`; several values with commas; `box=@FILE`."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

import msgspec

from maskenball.cli.data import data_option, read_data, takes_text, wrong_data
from maskenball.cli.errors import CommandError, unknown
from maskenball.kernel import Game, Refusal
from maskenball.texts import Texts

YES = frozenset({"yes", "y", "ja", "j", "true", "on", "an", "1"})
NO = frozenset({"no", "n", "nein", "false", "off", "aus", "0"})
FILE = "@"
"""What stands before the name of a file that holds the value."""


def read_options(
    game: Game, words: Sequence[str], players: int, t: Texts, data: str | None = None, language: str | None = None
) -> Any:
    """The options of `--option` and `--data`, checked against the number of players; `language` is the table's."""
    if data:
        name = data_option(game)
        if name is None:
            raise CommandError(t("cli-no-data", game=t("game-name")))
        words = [*words, f"{name}={FILE}{data}"]
    values, files = _read(game, words, t)
    if files:
        game.options(values, players, language)  # so that what is wrong now is the file
    for name, file in files.items():
        try:
            values[name] = read_data(game, name, file, t)
            game.options(values, players, language)
        except Refusal as refusal:
            raise wrong_data(game, file, name, refusal, t) from None
    return game.options(values, players, language)


def _read(game: Game, words: Sequence[str], t: Texts) -> tuple[dict[str, Any], dict[str, str]]:
    """What was given: values, and files that hold one."""
    fields = {field.name: _bare(field.type) for field in msgspec.structs.fields(game.Options)}
    values: dict[str, Any] = {}
    files: dict[str, str] = {}
    for word in words:
        name, given_one, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in fields:
            raise CommandError(unknown(t, "cli-no-option", name, fields))
        if value.startswith(FILE):
            files[name] = value.removeprefix(FILE)
        else:
            values[name] = _value(game, name, fields[name], value if given_one else None, t)
    return values, files


def _bare(kind: Any) -> Any:
    """A type without its limits."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _value(game: Game, name: str, kind: Any, value: str | None, t: Texts) -> Any:
    if kind is bool:
        return True if value is None else _yes_or_no(name, value, t)
    if value is None:
        raise CommandError(t("cli-option-needs-value", option=name))
    if name == data_option(game) and not takes_text(game, name):
        raise CommandError(t("cli-option-takes-file", option=name, file=value))
    if get_origin(kind) is tuple:
        return [each.strip() for each in value.split(",") if each.strip()]
    if isinstance(kind, type) and issubclass(kind, Enum) and value not in {member.value for member in kind}:
        raise CommandError(unknown(t, "cli-no-value", value, [str(member.value) for member in kind], option=name))
    return value


def _yes_or_no(name: str, value: str, t: Texts) -> bool:
    word = value.strip().casefold()
    if word not in YES | NO:
        raise CommandError(t("cli-not-yes-or-no", option=name, given=value))
    return word in YES
