"""Whether JSON fits a JSON Schema: as much of the standard as our own schemas use, and it stops at anything else."""

import re
from collections.abc import Callable
from typing import Any

KINDS: dict[str, Callable[[Any], bool]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
SIZES: dict[str, Callable[[Any, Any], bool]] = {
    "minLength": lambda value, least: len(value) >= least,
    "maxLength": lambda value, most: len(value) <= most,
    "minItems": lambda value, least: len(value) >= least,
    "maxItems": lambda value, most: len(value) <= most,
    "minimum": lambda value, least: value >= least,
    "maximum": lambda value, most: value <= most,
    "exclusiveMinimum": lambda value, least: value > least,
    "exclusiveMaximum": lambda value, most: value < most,
    "pattern": lambda value, pattern: re.search(pattern, value) is not None,
    "enum": lambda value, known: value in known,
    "const": lambda value, only: value == only,
}
SAYS_NOTHING = {"title", "description", "examples", "default", "discriminator", "contentMediaType", "$schema", "$defs"}


def fits(value: Any, schema: Any, root: dict[str, Any]) -> bool:
    """Whether it does."""
    if not isinstance(schema, dict):
        return schema is True
    return all(_fits(value, word, said, schema, root) for word, said in schema.items() if word not in SAYS_NOTHING)


def _fits(value: Any, word: str, said: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:  # noqa: PLR0911
    match word:
        case "$ref":
            return fits(value, root["$defs"][said.removeprefix("#/$defs/")], root)
        case "anyOf":
            return any(fits(value, one, root) for one in said)
        case "type":
            return KINDS[said](value)
        case "properties":
            return all(fits(value[name], part, root) for name, part in said.items() if name in value)
        case "required":
            return set(said) <= set(value)
        case "additionalProperties":
            return all(fits(value[name], said, root) for name in set(value) - set(schema.get("properties", ())))
        case "propertyNames":
            return all(fits(name, said, root) for name in value)
        case "prefixItems":
            return all(fits(one, part, root) for one, part in zip(value, said, strict=False))
        case "items":
            return all(fits(one, said, root) for one in value[len(schema.get("prefixItems", ())) :])
        case _:
            return SIZES[word](value, said)
