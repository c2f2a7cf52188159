"""docs/running-a-server.md names every flag, limit and metric there is, and none that is not."""

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from tests.cli.keys import Call

from maskenball.server.run.limits import Limits
from maskenball.server.run.metrics import Metrics
from maskenball.server.store.sqlite import SqliteStore

TEXT = (Path(__file__).parents[2] / "docs" / "running-a-server.md").read_text(encoding="utf-8")


def test_every_flag_and_its_variable_is_in_the_table(call: Call) -> None:
    flags = set(re.findall(r"^  (--[a-z-]+)", call("serve --help").out, re.MULTILINE)) - {"--lang"}
    table = dict(re.findall(r"^\| `(--[a-z-]+)` \| `(\w+)` \|", TEXT, re.MULTILINE))
    assert set(table) == flags
    for flag, variable in table.items():
        assert variable == "MASKENBALL_" + flag.removeprefix("--").upper().replace("-", "_")


def test_every_limit_is_in_the_table_with_its_number() -> None:
    section = TEXT.partition("| limit |")[2].partition("## systemd")[0]
    table = {name: float(number) for name, number in re.findall(r"^\| `(\w+)` \| (\d+) \|", section, re.MULTILINE)}
    assert table == msgspec.to_builtins(Limits())


def test_every_metric_is_in_the_table() -> None:
    metrics = Metrics()
    metrics.games.labels("hoax").inc()
    metrics.finished.labels("hoax").inc()
    metrics.refused.labels("stale").inc()
    there = set(re.findall(r"^(maskenball_\w+?)(?:_bucket|_count|_sum)?[ {]", metrics.text().decode(), re.MULTILINE))
    told = set(re.findall(r"`(maskenball_\w+)`", TEXT))
    assert {name for name in there if not name.endswith("_created")} == told


def test_the_commands_for_the_database_work(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "maskenball.sqlite").close()
    db = sqlite3.connect(tmp_path / "maskenball.sqlite")
    for name, made in (("old", 1.5), ("new", time.time())):
        db.execute("INSERT INTO records (id, code, made, record) VALUES (?, '', ?, '')", (name, made))
    db.commit()
    commands = re.findall(r'^sqlite3 \S+ "(.*?)"', TEXT, re.MULTILINE | re.DOTALL)
    assert len(commands) == 3
    for command in commands:
        db.executescript(command.replace("/var/backups", str(tmp_path)))
    assert db.execute("SELECT id FROM records").fetchall() == [("new",)]
    db.close()
    (backup,) = tmp_path.glob("maskenball-*.sqlite")
    with closing(sqlite3.connect(backup)) as copy:
        assert copy.execute("SELECT count(*) FROM records").fetchone() == (2,)
