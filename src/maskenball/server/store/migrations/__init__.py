"""Scripts that bring a database from each form to the next, from an empty one on.

Those that exist are never changed again. SQLite's lie here, PostgreSQL's in a folder of their own.
"""

from importlib.resources import files


def scripts(folder: str = "") -> list[str]:
    """The scripts of SQLite, or of the database for which there is a folder; in order."""
    here = files(__package__).joinpath(folder) if folder else files(__package__)
    found = [script for script in here.iterdir() if script.name.endswith(".sql")]
    return [script.read_text(encoding="utf-8") for script in sorted(found, key=lambda script: script.name)]
