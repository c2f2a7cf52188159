"""The house's box, and how a box of one's own is read: one JSON file with board, routes, decks and numbers."""

from importlib.resources import files
from typing import Any

import msgspec

from maskenball.games.cultists.box import Data
from maskenball.kernel import Malformed


def read(text: bytes | str) -> Data:
    """A box out of its file; whether it can be played is for `faults.check_data` to say."""
    try:
        return msgspec.json.decode(text, type=Data)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Malformed("data_unreadable", reason=str(wrong)) from None


def schema() -> dict[str, Any]:
    """The JSON Schema of such a file."""
    return msgspec.json.schema(Data)


HOUSE = read((files(__name__) / "house.json").read_bytes())
