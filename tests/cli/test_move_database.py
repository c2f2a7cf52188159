"""`maskenball move-database`, as somebody types it."""

from pathlib import Path

from tests.cli.keys import Call

from maskenball.server.store.sqlite import SqliteStore


def test_an_empty_database_takes_everything_once(call: Call, tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    code, _, err = call("move-database", str(old), str(new))
    assert code == 2
    assert "old.db" in err
    assert not new.exists(), "nothing was made"
    store = SqliteStore(old)
    store._db.execute("INSERT INTO records (id, code, made, record) VALUES ('it', '', 0, '')")
    store.close()
    code, out, _ = call("move-database", str(old), str(new))
    assert (code, "0 rooms and one record" in out) == (0, True)
    code, _, err = call("move-database", str(old), str(new))
    assert (code, "already" in err) == (2, True)


def test_a_postgresql_that_is_not_there_is_one_sentence_without_the_password(call: Call, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "old.db").close()
    url = f"postgresql://ada:secret@/x?host={tmp_path}"
    code, _, err = call("move-database", str(tmp_path / "old.db"), url)
    assert code == 2
    assert "secret" not in err
    assert "Traceback" not in err
