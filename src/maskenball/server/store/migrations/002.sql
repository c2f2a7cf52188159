-- Entries, and messages that were done, are only ever added at the end. So those of all tables share their pages, and a
-- commit writes a few of them instead of some for each table. What nobody needs any more is swept out now and then.
ALTER TABLE entries RENAME TO first_entries;
CREATE TABLE entries (
  n      INTEGER PRIMARY KEY,
  match  TEXT NOT NULL,
  number INTEGER NOT NULL,
  entry  BLOB,
  log    BLOB
);
INSERT INTO entries (match, number, entry, log) SELECT match, n, entry, log FROM first_entries ORDER BY match, n;
DROP TABLE first_entries;

ALTER TABLE done RENAME TO first_done;
CREATE TABLE done (
  n      INTEGER PRIMARY KEY,
  code   TEXT NOT NULL,
  person INTEGER NOT NULL,
  id     TEXT NOT NULL
);
INSERT INTO done (code, person, id) SELECT code, person, id FROM first_done ORDER BY n;
DROP TABLE first_done;
