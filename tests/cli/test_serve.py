"""What `maskenball serve` refuses before it begins, and what it prints when it has; see tests/server for the rest."""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pexpect
import pytest
import segno
from tests.cli.keys import Call

from maskenball.cli import serve
from maskenball.cli.serve import HALVES, QUIET_ZONE, qr

ANSI = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
MODULES = {letter: pair for pair, letter in HALVES.items()}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--host 203.0.113.7", "This machine has no address 203.0.113.7"),
        ("--host no.such.host.invalid", "This machine has no address no.such.host.invalid"),
        ("--port 66000", "“66000” should be a whole number, 0 to 65535"),
        ("--limit romms=3", "Did you mean “rooms”?"),
        ("--limit rooms", "The limit rooms should be a number"),
        ("--limit rooms=many", "The limit rooms should be a number"),
        ("--limit burst=5 rooms=0", "The limit rooms should be a number, at least 1"),
        ("--public-url games.example", "should be an address such as https://games.example"),
        ("--public-url https://games.example/cards", "without a path"),
        ("--close-after soon", "“soon” should be a whole number"),
        ("--log xml", "“xml” should be one of people, json"),
        ("stray", "This can’t stand here: stray"),
    ],
)
@pytest.mark.parametrize("command", ["serve ", ""])
def test_bad_settings_are_refused_in_one_sentence(call: Call, command: str, line: str, complaint: str) -> None:
    if not command and not line.startswith("-"):
        complaint = "There is no command “stray”."
    code, out, err = call(command + line)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("MASKENBALL_PORT", "-1", "“-1” should be a whole number"),
        ("MASKENBALL_QUIET", "perhaps", "MASKENBALL_QUIET can be yes or no, not “perhaps”"),
        ("MASKENBALL_LIMIT", "rooms=x", "The limit rooms should be a number"),
        ("MASKENBALL_LOG", "xml", "“xml” should be one of people, json"),
    ],
)
def test_bad_settings_in_the_environment_are_refused_alike(
    call: Call, monkeypatch: pytest.MonkeyPatch, name: str, value: str, complaint: str
) -> None:
    monkeypatch.setenv(name, value)
    code, out, err = call("serve")
    assert (code, out) == (2, "")
    assert complaint in err


def test_what_is_set_for_the_server_does_not_trouble_other_commands(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PORT", "QUIET", "LIMIT", "LOG"):
        monkeypatch.setenv(f"MASKENBALL_{name}", "nonsense")
    assert call("games").code == 0


def test_a_terminal_of_80_by_24_shows_the_addresses_and_a_code_to_scan_at_once(tmp_path: Path) -> None:
    env = {**os.environ, "TERM": "xterm-256color", "MASKENBALL_PUBLIC_URL": "http://192.168.178.123:8080"}
    words = ["-m", "maskenball", "--lang", "de", "--port", "0", "--database", str(tmp_path / "x.sqlite")]
    child = pexpect.spawn(sys.executable, words, env=env, encoding="utf-8", dimensions=(24, 80), timeout=60)
    try:
        child.expect("Strg-C schließt")
        shown = child.before or ""
        child.sendintr()
        child.expect("Geschlossen.")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
    finally:
        child.close(force=True)
    lines = ANSI.sub("", shown).splitlines()
    assert len(lines) < 24
    assert "Für alle:            http://192.168.178.123:8080" in lines
    assert read(line for line in lines if set(line) <= set(MODULES) and line) == modules("http://192.168.178.123:8080")
    assert "\x1b[38;5;231;48;5;16m█" in shown, "white on black, whatever the terminal's own colours are"


def read(lines: Iterable[str]) -> list[list[bool]]:
    """The modules of a code as printed."""
    rows: list[list[bool]] = []
    for line in lines:
        pairs = [MODULES[letter] for letter in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    return rows


def modules(address: str) -> list[list[bool]]:
    """The modules of a code as they should be, with an even number of rows."""
    rows = [[bool(dark) for dark in row] for row in segno.make(address, error="l").matrix_iter(border=QUIET_ZONE)]
    return rows if len(rows) % 2 == 0 else [*rows, [False] * len(rows[0])]


def test_the_code_of_every_usual_address_is_at_most_17_lines_high() -> None:
    assert len(qr("http://255.255.255.255:65535").plain.splitlines()) <= 17


def test_an_address_of_this_machine_alone_is_of_no_use_to_others() -> None:
    assert serve._lan("127.0.0.1") is None
    assert serve._lan("localhost") is None
    assert serve._lan("192.168.1.2") == "192.168.1.2"


def test_the_files_place_follows_the_rules_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", "/h")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert serve.database_of(None) == "/data/maskenball/maskenball.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert serve.database_of(None) == "/h/.local/share/maskenball/maskenball.sqlite"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", "/roaming")
    assert serve.database_of(None) == "/roaming/maskenball/maskenball.sqlite"
