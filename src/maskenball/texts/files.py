"""Files that lie beside a game or another package: its words, its rules.

A package keeps them in its folder. A single module, as small games are, keeps them beside itself and puts its name
before theirs: the words of `spyfall.py` stand in `texts/spyfall.de.ftl` or `spyfall.de.ftl`, its rules in
`spyfall.RULES.md`.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path


def find_file(package: str, name: str) -> Traversable | None:
    """The file of this name (`texts/de.ftl`) that belongs to a package or module, if there is one."""
    folder, prefix = _folder(package)
    *folders, last = name.split("/")
    found = folder.joinpath(*folders, prefix + last) if folder is not None else None
    return found if found is not None and found.is_file() else None


def _folder(package: str) -> tuple[Traversable | None, str]:
    """Where its files lie, and what stands before their names."""
    outer, _, name = package.rpartition(".")
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:  # it would lie in a single module
        return None, ""
    if spec is not None and spec.submodule_search_locations is not None:
        return files(package), ""
    if outer:
        return files(outer), f"{name}."
    return (Path(spec.origin).parent if spec is not None and spec.origin else None), f"{name}."
