"""Records as files: reading, writing, and saying in a sentence why that did not work."""

import errno
import sys
from itertools import count
from pathlib import Path

from maskenball import games
from maskenball.cli.errors import CommandError
from maskenball.kernel import AnyRecord, dump_record, load_record
from maskenball.texts import Texts

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long",
}


def read_bytes(file: str, t: Texts) -> bytes:
    """What stands in this file, or was piped in."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as wrong:
        raise CommandError(t("cli-cant-read", file=file, why=why(wrong, t))) from None


def read_record(file: str, t: Texts) -> AnyRecord:
    """The record in this file; Malformed if it is none."""
    return load_record(read_bytes(file, t), games.find)


def reserve(file: str, t: Texts) -> Path:
    """A new, empty file: better to learn before the game that it can't be written than after it."""
    try:
        path = Path(file)
        path.open("xb").close()
    except (OSError, ValueError) as wrong:
        raise CommandError(t("cli-cant-write", file=file, why=why(wrong, t))) from None
    return path


def free_name(game: str) -> str:
    """A name for a file that does not exist yet."""
    return next(name for number in count(1) if not Path(name := f"{game}-{number}.json").exists())


def write_record(path: Path, record: AnyRecord, t: Texts) -> None:
    """Fill the file."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(dump_record(record))
        part.replace(path)  # a game that was there is lost only when the new one is
    except OSError as wrong:
        raise CommandError(t("cli-cant-write", file=str(path), why=why(wrong, t))) from None


def why(wrong: OSError | ValueError, t: Texts) -> str:
    """What a person can do something about; the system's own words are English."""
    number = wrong.errno if isinstance(wrong, OSError) else None
    return t("cli-file-trouble", reason=REASONS.get(number or 0, "other"), text=str(wrong))
