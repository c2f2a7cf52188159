"""A refusal as it is sent: what was wrong, but not what somebody sent.

Reasons quote their input, which may be as long as a message, or a token in the wrong place. A misspelt word is worth
repeating; whatever is as long as a token is not, and nothing is repeated at length.
"""

import re

from maskenball.kernel import Refusal
from maskenball.server import protocol as p
from maskenball.server.secret import LEAST_TOKEN
from maskenball.texts import Texts

MOST_LETTERS = 200
QUOTED = re.compile(r"(?<=unknown field `).*(?=`)|(?<=value ').*(?=')", re.DOTALL)
"""Where msgspec repeats what it was given."""


def trouble(refusal: Refusal, texts: Texts) -> p.Trouble:
    """Code, details, and a sentence in the language of whoever reads it."""
    modest = type(refusal)(refusal.code, **{name: _modest(value) for name, value in refusal.details.items()})
    modest.__cause__ = refusal.__cause__
    return p.Trouble(modest.code, p.plain(modest.details), texts.error(modest))


def _modest(value: object) -> object:
    """Of what is quoted and long nothing, of all else the beginning."""
    if not isinstance(value, str):
        return value
    told = QUOTED.sub(lambda quoted: quoted[0] if len(quoted[0]) < LEAST_TOKEN else "…", value)
    return told if len(told) <= MOST_LETTERS else told[: MOST_LETTERS - 1] + "…"
