"""Characters: how bots deal with others, whatever the game. They differ in manner, not in strength.

At a table with names a bot has the character that goes with its name; elsewhere its dice draw one. What a bot says is
put into words here: the claim, the reason for it, the character's voice, and not as it was put the last time.
"""

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct

from maskenball.bots.bot import Bot
from maskenball.kernel import VARIANTS, Chance, Claim, Reason, Said, Utterance, Wording


class Character(Struct, frozen=True):
    """How somebody talks, lies and listens."""

    voice: str
    """Texts may have words for it: `voice-bold`."""
    talks: float
    """How often it speaks where others would have something to say, too."""
    bluffs: float
    """How often it tells an elaborate lie where a simple one does."""
    trusts: float
    """How much others' opinions count, beside somebody who takes them as they are."""


class Persona(Struct, frozen=True):
    """Somebody whom people meet again: a name, a mask and a character."""

    name: str
    mask: str
    voice: str


CHARACTERS = {
    one.voice: one
    for one in (
        Character("bold", talks=1.0, bluffs=0.8, trusts=0.9),
        Character("quiet", talks=0.35, bluffs=0.3, trusts=1.1),
        Character("wary", talks=0.7, bluffs=0.5, trusts=0.7),
        Character("joker", talks=0.8, bluffs=0.7, trusts=1.0),
        Character("calm", talks=0.6, bluffs=0.4, trusts=1.2),
    )
}
STAND_IN = Character("", talks=0.35, bluffs=0.3, trusts=1.0)
"""Whoever plays for a person who is gone: without a manner of its own."""
PERSONAS = (
    Persona("Colombina", "colombina", "calm"),
    Persona("Arlecchino", "arlecchino", "joker"),
    Persona("Pantalone", "bauta", "wary"),
    Persona("Brighella", "volpe", "bold"),
    Persona("Pulcinella", "corvo", "quiet"),
    Persona("Scaramuccia", "cappello", "bold"),
    Persona("Truffaldino", "giullare", "joker"),
    Persona("Zanni", "gufo", "calm"),
)
"""The bots of a server, in the order in which they sit down."""


def draw(dice: Chance) -> Character:
    """Anybody."""
    return dice.pick(tuple(CHARACTERS.values()))


def of_name(name: str) -> Character:
    """The character that goes with a name: always the same one."""
    first = name.rstrip("0123456789 ")
    known = {persona.name: persona.voice for persona in PERSONAS}
    voice = known.get(first) or sorted(CHARACTERS)[crc32(first.encode()) % len(CHARACTERS)]
    return CHARACTERS[voice]


def with_character(bot: Bot, character: Character) -> Bot:
    """This bot, which is like that from now on; one without an attribute `character` stays as it is."""
    if hasattr(bot, "character"):
        bot.character = character
    return bot


def put(claim: Claim, reason: Reason | None, character: Character, talk: Sequence[Said[Any]]) -> Utterance[Any]:
    """A claim in words: not in those in which something like it was said the last time, by whomever."""
    alike = [0.0] * VARIANTS
    for wording in (
        _last(talk, lambda said: type(said.claim) is type(claim)),
        _last(talk, lambda said: _gave(said, reason)),
    ):
        if wording is not None:
            alike[wording.variant] += 2
    mine = _last(talk, lambda said: said.wording is not None and said.wording.voice == character.voice)
    if mine is not None:
        alike[mine.variant] += 1
    return Utterance(claim, Wording(reason, character.voice, alike.index(min(alike))))


def _last(talk: Sequence[Said[Any]], fits: Callable[[Said[Any]], bool]) -> Wording[Any] | None:
    """How the last utterance of this sort was put."""
    return next((said.wording for said in reversed(talk) if fits(said)), None)


def _gave(said: Said[Any], reason: Reason | None) -> bool:
    return reason is not None and said.wording is not None and type(said.wording.reason) is type(reason)
