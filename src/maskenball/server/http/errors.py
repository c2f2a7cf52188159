"""A refusal as it is sent: what was wrong, but not what somebody sent.

Reasons quote their input, which may be as long as a message, or a token in the wrong place. A misspelt word is worth
repeating; whatever is as long as a token is not, and nothing is repeated at length.
"""

import re

from aiohttp import web

from maskenball import protocol as p
from maskenball.kernel import Malformed, Refusal
from maskenball.protocol.words import LEAST_TOKEN
from maskenball.texts import Texts

STATUS = {
    "no_such_room": 404,
    "no_such_record": 404,
    "no_such_page": 404,
    "no_such_method": 405,
    "too_slow": 408,
    "too_long": 413,
    "foreign_host": 421,
    "too_fast": 429,
    "wrong_password": 403,
    "wrong_key": 403,
    "our_mistake": 500,
    "not_stored": 503,
    "unsure": 503,
    "moving": 503,
}
"""With which HTTP status a refusal comes, if not with 400."""
MOST_LETTERS = 200
QUOTED = re.compile(r"(?<=unknown field `).*(?=`)|(?<=value ').*(?=')", re.DOTALL)
"""Where msgspec repeats what it was given."""


def wire_error(refusal: Refusal, texts: Texts) -> p.WireError:
    """Code, details, and a sentence in the language of whoever reads it."""
    modest = type(refusal)(refusal.code, **{name: _modest(value) for name, value in refusal.details.items()})
    modest.__cause__ = refusal.__cause__
    return p.WireError(modest.code, p.plain(modest.details), texts.error(modest))


def in_our_words(error: web.HTTPException) -> Refusal:
    """What aiohttp itself refuses."""
    match error.status:
        case 404:
            return Malformed("no_such_page")
        case 405:
            return Malformed("no_such_method")
        case 413:
            return Malformed("too_long")
        case _:
            return Malformed("not_a_message", reason=(error.text or error.reason).partition("\n")[0])


def _modest(value: object) -> object:
    """Of what is quoted and long nothing, of all else the beginning."""
    if not isinstance(value, str):
        return value
    told = QUOTED.sub(lambda quoted: quoted[0] if len(quoted[0]) < LEAST_TOKEN else "…", value)
    return told if len(told) <= MOST_LETTERS else told[: MOST_LETTERS - 1] + "…"
