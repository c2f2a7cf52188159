"""What all messages share."""

from typing import Annotated, Literal

from msgspec import Meta

VERSION = 3

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's own name for a message: one that comes twice is done once."""
Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=500)]
Password = Annotated[str, Meta(max_length=200)]
Reaction = Literal["applause", "laughter", "doubt", "surprise", "yes", "no"]


def snake(name: str) -> str:
    """How a message of this type calls itself."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
