"""Refusals: what was asked for can't be done, and nothing has changed.

A refusal carries a code and plain details; the sentence a person reads comes from the text catalogue
(`error-<code>`), in that person's language. Details speak of the asker's own choice only, never of a secret.
"""

from typing import Any


class Refusal(Exception):
    """Something was refused; `code` names the reason, `details` fill the sentence."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code


class Illegal(Refusal):
    """It is an answer, but not one that can be given here and now."""


class Malformed(Refusal):
    """It is not an answer, an option, a seat or a record at all."""
