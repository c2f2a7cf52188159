"""The house's data of Hoax, which an owner of the box can replace: `characters.json`, read and checked once."""

from importlib.resources import files

from maskenball.games.hoax.overview import read_overview

HOUSE = read_overview((files(__name__) / "characters.json").read_bytes(), "characters.json")
"""S-12 to S-17."""
