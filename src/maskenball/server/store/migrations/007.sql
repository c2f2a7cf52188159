-- What people have noted down for themselves in the game of their room: each note is one person's.
CREATE TABLE notes (
  code   TEXT NOT NULL,
  person INTEGER NOT NULL,
  seat   INTEGER NOT NULL,
  note   BLOB NOT NULL,
  PRIMARY KEY (code, person, seat)
) WITHOUT ROWID;
