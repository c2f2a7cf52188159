-- No more than one game is on in a room, so it is found by the room's code. What changes with each step of it lies in a
-- table of its own, with a row id: such a row fits into one page, and that page is all that a step writes here.
ALTER TABLE matches RENAME TO first_matches;
CREATE TABLE matches (
  code TEXT PRIMARY KEY,
  id   TEXT NOT NULL,
  head BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE stands (
  code  TEXT PRIMARY KEY,
  at    INTEGER NOT NULL,
  stand BLOB NOT NULL,
  asked BLOB NOT NULL,
  clock BLOB NOT NULL
);
INSERT INTO matches SELECT code, id, head FROM first_matches;
INSERT INTO stands SELECT code, at, stand, asked, clock FROM first_matches;
DROP TABLE first_matches;
