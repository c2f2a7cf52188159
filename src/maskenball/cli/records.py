"""Records as files: reading, writing, and saying in a sentence why that did not work."""

import errno
import sys
from pathlib import Path

from maskenball import games
from maskenball.cli.stop import Stop
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


def read_record(file: str, t: Texts) -> AnyRecord:
    """The record in this file; Malformed if it is none."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as wrong:
        raise Stop(t("cli-cant-read", file=file, why=why(wrong, t))) from None
    return load_record(data, games.find)


def reserve(file: str, t: Texts) -> Path:
    """A new, empty file: better to learn before the game that it can't be written than after it."""
    try:
        path = Path(file)
        path.open("xb").close()
    except (OSError, ValueError) as wrong:
        raise Stop(t("cli-cant-write", file=file, why=why(wrong, t))) from None
    return path


def write_record(path: Path, record: AnyRecord, t: Texts) -> None:
    """Fill the file."""
    try:
        path.write_bytes(dump_record(record))
    except OSError as wrong:
        raise Stop(t("cli-cant-write", file=str(path), why=why(wrong, t))) from None


def why(wrong: OSError | ValueError, t: Texts) -> str:
    """What a person can do something about; the system's own words are English."""
    number = wrong.errno if isinstance(wrong, OSError) else None
    return t("cli-file-trouble", reason=REASONS.get(number or 0, "other"), text=str(wrong))
