"""`maskenball verify`: whether a record is a game as its seed dealt it, and the seed the one promised at the deal."""

import argparse
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from maskenball import games
from maskenball.cli.errors import CommandError
from maskenball.cli.records import read_record
from maskenball.cli.screen import open_screen, signs
from maskenball.kernel import AnyRecord, Refusal, replay
from maskenball.server.secrets import commitment
from maskenball.texts import Texts

HASH_LENGTH = 64


class Check(Struct, frozen=True):
    """One thing looked at: whether it is so (None: nothing to compare with), and the sentence that says it."""

    name: str
    ok: bool | None
    text: str


def run(args: argparse.Namespace, t: Texts) -> int:
    """Check it; 0 if nothing is wrong, 1 if something is."""
    promised = _promised(args.commitment, t)
    record = read_record(args.file, t)
    t = Texts(t.language, games.find(record.game), record.names, also=t.also)
    checks = [_replays(record, t), *_dealt(record, promised, t)]
    fair = all(check.ok is not False for check in checks)
    if args.json:
        told = {"ok": fair, "commitment": commitment(record.seed) if record.seed else None, "checks": checks}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        console = open_screen()
        marks = {True: signs(console).success, False: signs(console).failure, None: "?"}
        for check in checks:
            console.print(f"{marks[check.ok]} {check.text}", soft_wrap=True)
    return 0 if fair else 1


def _promised(given: str | None, t: Texts) -> str | None:
    """The commitment to compare with; spaces and capitals do not count, as people type it off a screen."""
    if given is None:
        return None
    typed = "".join(given.split()).lower()
    if len(typed) != HASH_LENGTH or not set(typed) <= set("0123456789abcdef"):
        raise CommandError(t("cli-verify-no-hash", length=str(HASH_LENGTH)))
    return typed


def _replays(record: AnyRecord, t: Texts) -> Check:
    """Every entry is possible by the rules, and they lead to the outcome that stands at the end."""
    try:
        *_, match = replay(record, games.find(record.game))
    except Refusal as refusal:
        return Check("replays", False, t.error(refusal))
    if match.outcome is None:
        return Check("replays", None, t("cli-verify-unfinished", entries=len(record.entries)))
    if record.outcome is None:
        return Check("replays", False, t("cli-verify-no-outcome"))
    return Check("replays", True, t("cli-verify-replays", entries=len(record.entries), outcome=t.line(match.outcome)))


def _dealt(record: AnyRecord, promised: str | None, t: Texts) -> Iterator[Check]:
    """The deal came from the seed and from nothing else, and the seed is the one that was promised."""
    if record.deal is not None or not record.seed:
        yield Check("dealt", False, t("cli-verify-by-hand"))
    else:
        yield Check("dealt", True, t("cli-verify-dealt"))
    own = commitment(record.seed)
    if not record.seed:
        if promised is not None:
            yield Check("promised", False, t("cli-verify-no-seed"))
    elif promised is None:
        yield Check("promised", None, t("cli-verify-compare", hash=own))
    elif promised == own:
        yield Check("promised", True, t("cli-verify-promised"))
    else:
        yield Check("promised", False, t("cli-verify-broken", hash=own))
