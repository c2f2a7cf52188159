"""Numbers, names and lists in the documents are those of the code."""

import inspect
import re
import tomllib
from hashlib import sha256
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.inspect import type_info
from tests.test_docs import ROOT, SRC, blocks, page

import maskenball.client
import maskenball.kernel
import maskenball.server.services
from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Phase
from maskenball.kernel.game import MOST_OPTIONS
from maskenball.kernel.match_state import MOST_NAME
from maskenball.protocol.words import LEAST_TOKEN, MOST_TOKEN, Reaction, Words
from maskenball.server import secrets
from maskenball.server.http.app import MOST_RECORD_BYTES
from maskenball.server.http.callers import BURST_SECONDS, household
from maskenball.server.http.entrance import HEADERS_SECONDS
from maskenball.server.http.errors import STATUS
from maskenball.server.http.routes import BODY_SECONDS
from maskenball.server.pace import Pace
from maskenball.server.play.beats import MOST_BEAT_SECONDS
from maskenball.server.room.actor import REACTIONS_AT_ONCE, REACTIONS_PER_SECOND
from maskenball.server.room.state import MOST_PEOPLE
from maskenball.server.room.step import step
from maskenball.server.room.value import Step
from maskenball.server.run.limits import Limits
from maskenball.server.socket.connection import HELLO_SECONDS

PROTOCOL = page("protocol.md")
PLAIN = " ".join(PROTOCOL.split())
"""The page without line breaks."""
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LIMITS, PACE = Limits(), Pace()


def number(value: float) -> str:
    return f"{value:g}"


# The protocol's page


def rows() -> dict[str, str]:
    """The table of limits."""
    return dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", PROTOCOL.partition("## Limits")[2], re.MULTILINE))


@pytest.mark.parametrize(
    ("what", "figures"),
    [
        ("one message on the socket, one wish over HTTP", (LIMITS.message_bytes / 1024, MOST_RECORD_BYTES / 1e6)),
        ("all options of a table", (MOST_OPTIONS / 1024,)),
        ("HTTP requests of one address", (LIMITS.requests_per_second, LIMITS.requests_at_once)),
        ("connections of one address", (LIMITS.connections_per_address, HEADERS_SECONDS, BODY_SECONDS)),
        ("messages of one person, on all devices", (LIMITS.messages_per_second, LIMITS.burst)),
        (
            "messages of one address",
            (LIMITS.household_messages_per_second, 10 * LIMITS.household_messages_per_second),
        ),
        ("texts that one person says or chats", (LIMITS.words_per_minute, LIMITS.words_at_once)),
        ("sockets of one person", (LIMITS.devices,)),
        (
            "sockets of one address",
            (LIMITS.sockets_per_address, LIMITS.sockets_per_second, LIMITS.sockets_per_second * BURST_SECONDS),
        ),
        ("rooms opened, records brought by one address", (LIMITS.rooms_per_hour, LIMITS.records_per_day)),
        ("people who come in from one address", (LIMITS.entries_per_minute,)),
        ("wrong codes and passwords of one address", (LIMITS.wrong_guesses_per_minute,)),
        ("people in a room, names, one utterance", (MOST_PEOPLE, MOST_NAME, type_info(Words).max_length)),  # type: ignore[attr-defined]  # of a text
        ("waiting for a slow client", (LIMITS.queue / 1e6,)),
    ],
)
def test_limits_are_those_of_a_server_as_it_comes(what: str, figures: tuple[float, ...]) -> None:
    assert re.findall(r"\d+", rows()[what]) == [f"{figure:.0f}" for figure in figures]


def test_bodies_and_addresses_are_as_long_as_the_page_says() -> None:
    assert f"at most {LIMITS.message_bytes // 1024} KB (a record: {MOST_RECORD_BYTES // 10**6} MB)" in PLAIN
    assert "one IPv6 network of 64 bits" in PLAIN
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")


def test_codes_tokens_and_commitments_are_made_as_the_page_says() -> None:
    assert f"`{secrets.LETTERS}`" in PLAIN
    assert secrets.CODE_LENGTH == 5
    assert "Codes have five of the letters" in PLAIN
    assert f"({LEAST_TOKEN} to {MOST_TOKEN} letters" in PLAIN
    assert "the SHA-256 of `maskenball ` and the seed" in PLAIN
    assert secrets.commitment("x") == sha256(b"maskenball x").hexdigest()


def test_times_of_the_protocol_are_those_of_a_live_table() -> None:
    delays = [f"{number(least)} to {number(most)}" for least, most in PACE.bot_delay.values()]
    assert f"answer after {delays[0]}, {delays[1]} or {delays[2]} seconds" in PLAIN
    assert "`leisurely`, `normal` or `brisk`" in PLAIN
    assert list(PACE.bot_delay) == ["leisurely", "normal", "brisk"]
    assert f"counts {number(PACE.rematch)} seconds after the end" in PLAIN
    assert f"WebSocket pings every {number(PACE.pulse)} seconds" in PLAIN
    assert HELLO_SECONDS == 10.0
    assert "within ten seconds, is `hello`" in PLAIN
    assert MOST_BEAT_SECONDS == 6.0
    assert "six seconds at most together" in PLAIN
    assert (REACTIONS_AT_ONCE, REACTIONS_PER_SECOND) == (3, 0.5)
    assert "three at once and then one in two seconds" in PLAIN
    assert (maskenball.client.WAITS[0], maskenball.client.WAITS[-1]) == (0.05, 2.0)
    assert "Try after 50 ms, then ever more slowly, up to every two seconds" in PLAIN


def test_what_is_needed_and_what_is_not() -> None:
    assert {field.name for field in _needed(p.OpenRoom)} == {"game", "name"}
    optional = set(p.OpenRoom.__struct_fields__) - {"game", "name"}
    assert optional == {"options", "settings", "password", "token", "look"}
    assert all(f"`{name}`" in PLAIN for name in optional)
    assert {field.name for field in _needed(p.Hello)} == {"token"}
    assert p.Hello("x").version == 1
    assert "(1 if you do not say)" in PLAIN


def _needed(kind: type[Struct]) -> list[inspect.Parameter]:
    return [each for each in inspect.signature(kind).parameters.values() if each.default is inspect.Parameter.empty]


def test_signs_and_reasons_to_go_are_all_named() -> None:
    for sign in get_args(Reaction):
        assert f"`{sign}`" in PLAIN
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SRC / "server").rglob("*.py"))
    whys = set(re.findall(r"(?:\bbye|\.close|Farewell)\((?:socket, )?\"(\w+)\"", source)) | {"unknown_token"}
    assert {"restart", "left", "closed", "no_hello", "version", "too_fast", "elsewhere"} <= whys
    said = PROTOCOL.partition("### Still there?")[2].partition("## Coming back")[0]
    assert whys == set(re.findall(r"`(\w+)`", said)) - {"bye", "again"}


def test_refusals_have_the_status_and_the_sentences_that_the_page_promises() -> None:
    said = PROTOCOL.partition("## Refusals")[2].partition("## Limits")[0]
    codes: dict[str, int] = {}
    for group, status in re.findall(r"((?:`\w+`,? (?:and )?)*`\w+`) \((\d{3})\b", said):
        codes |= dict.fromkeys(re.findall(r"`(\w+)`", group)[-1:], int(status))
    assert codes["no_such_page"] == 404
    assert codes["too_fast"] == 429
    assert codes == {code: STATUS[code] for code in codes}
    assert set(STATUS) - {"wrong_key"} <= set(re.findall(r"`(\w+)`", said))
    known = "\n".join(
        path.read_text(encoding="utf-8") for path in SRC.rglob("texts/*.ftl") if path.name.endswith("en.ftl")
    )
    for code in set(re.findall(r"`([a-z_]+)`", said)) - {"details.reason"}:
        assert f"error-{code.replace('_', '-')} " in known or f"error-{code} " in known, code


# The page on architecture


def test_everything_is_a_frozen_value() -> None:
    for game in games.values():
        kinds = {game.State, game.View, game.Deal, game.Options, *game.phases, *game.actions, *game.events}
        kinds |= set(game.claim_types)
        assert len(kinds) > 20
        assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []


def test_a_step_takes_and_gives_what_the_page_says() -> None:
    assert list(inspect.signature(step).parameters) == ["room", "event", "at"]
    assert "`step(room, event, at)` gives the next room, rows to store, messages to send and timers" in " ".join(
        page("architecture.md").split()
    )
    assert {"room", "rows", "messages", "timers"} <= set(Step.__struct_fields__)
    given = inspect.signature(maskenball.server.services.Services).parameters
    assert {"store", "time", "pace", "seeds"} <= set(given)


def test_hushed_questions_open_at_the_multiples_that_the_page_names() -> None:
    seconds = {2: "two", 3: "three", 4: "four", 5: "five"}[int(PACE.hush_step)]
    assert f"at a multiple of {seconds} seconds" in " ".join(page("architecture.md").split())


def test_every_module_of_the_server_is_on_the_line_of_its_package() -> None:
    """Small ones whose name says it all are left out."""
    small = {"presence", "notes", "problems", "reactions", "restore", "chat", "driven", "reading", "statement"}
    small |= {"postgres_sql", "apart_worker", "cautious", "driver", "talk", "thinking"}
    (tree,) = [code for _, code in blocks(page("architecture.md"), "") if code.startswith("src/maskenball/")]
    server = tree.partition("  server/")[2].partition("  testing/")[0]
    for folder in (SRC / "server").glob("*/__init__.py"):
        name = folder.parent.name
        line = re.split(r"\n    (?=\w)", server.partition(f"    {name}/")[2])[0]
        modules = {path.stem for path in folder.parent.glob("*.py")} - {"__init__"} - small
        assert {module for module in modules if not re.search(rf"\b{module}\b", line)} == set(), name


# Contributing


def test_house_style_is_what_is_checked() -> None:
    assert PROJECT["tool"]["ruff"]["lint"]["mccabe"]["max-complexity"] == 12
    assert "complexity under 13" in CONTRIBUTING
    assert PROJECT["tool"]["mypy"]["strict"]
    assert PROJECT["tool"]["pytest"]["ini_options"]["filterwarnings"] == ["error"]
    marks = " ".join(PROJECT["tool"]["pytest"]["ini_options"]["markers"])
    for mark in re.findall(r"@pytest\.mark\.(\w+)", CONTRIBUTING):
        assert f"{mark}:" in marks or f"{mark}(" in marks
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "MASKENBALL_SIZE=nightly" in makefile
    assert "--size $(SIZE) --seed $(SEED)" in makefile


def test_files_are_read_in_one_go_and_named_after_what_they_hold() -> None:
    files = {path: path.read_text(encoding="utf-8").count("\n") for path in SRC.rglob("*.py")}
    assert {path.name: lines for path, lines in files.items() if lines > 375} == {}
    assert sum(lines > 300 for lines in files.values()) <= len(files) // 20, "about 300"
    assert [path for path in files if re.search(r"util|helper|manager", path.stem)] == []


def test_phases_are_gerunds() -> None:
    """But for a turn, and for the end of all."""
    phases = {kind.__name__ for game in games.values() for kind in game.phases}
    assert {name for name in phases if not re.search(r"ing(Up)?$", name)} == {"NightTurn", "Over"}


def test_every_dependency_has_its_hash() -> None:
    pins = re.split(r"\n(?=[a-z])", (ROOT / "constraints.txt").read_text(encoding="utf-8"))
    pins = [pin for pin in pins if "==" in pin]
    assert len(pins) > 50
    assert [pin.splitlines()[0] for pin in pins if "--hash=sha256:" not in pin] == []


# Adding a game


def test_tools_that_the_page_names_are_in_the_kernel() -> None:
    text = page("adding-a-game.md")
    tools = text.partition("Tools of the kernel for rules:")[2].partition("4. **Seen.**")[0]
    named = {word for word in re.findall(r"`(\w+)`", tools) if word != "notes"}
    named |= {"Deals", "Handlers", "listed", "posterior", "CLOCK", "Seat"}
    assert {"tell_all", "tell_one", "Stages", "collected", "union", "cached"} <= named
    assert {word for word in named if not hasattr(maskenball.kernel, word)} == set()
    for word in ("below", "pick", "some", "weighted", "happens", "tries"):
        assert hasattr(maskenball.kernel.Chance, word)
    assert hasattr(maskenball.kernel.Ask, "listed")
    assert {"interrupts", "hints"} <= set(dir(Phase))


def test_every_file_that_a_board_may_have_some_board_has() -> None:
    text = page("adding-a-game.md").partition("What a folder in `web/src/boards/`")[2].partition("## Step by step")[0]
    files = set(re.findall(r"`([\w]+\.(?:svelte|ts|ftl))`", text))
    assert {"Stage.svelte", "Panel.svelte", "headline.ts", "card.ts", "hush.ts", "de.ftl"} <= files
    boards = ROOT / "web" / "src" / "boards"
    assert {name for name in files if not [*boards.glob(f"*/{name}")]} == set()
