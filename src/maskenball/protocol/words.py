"""What all messages share."""

from typing import Annotated, Literal

from msgspec import Meta

VERSION = 4

LEAST_TOKEN, MOST_TOKEN = 22, 100
"""Letters of the secret that is somebody's place in a room."""
Token = Annotated[str, Meta(min_length=LEAST_TOKEN, max_length=MOST_TOKEN, pattern=r"^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's own name for a message: one that comes twice is done once."""
Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=500)]
NoteText = Annotated[str, Meta(max_length=280)]
Suspicion = Annotated[int, Meta(ge=0, le=4)]
"""From 0, surely on the good side, to 4, surely not."""
Password = Annotated[str, Meta(max_length=200)]
Reaction = Literal["applause", "laughter", "doubt", "surprise", "yes", "no"]


def snake(name: str) -> str:
    """How a message of this type calls itself."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
