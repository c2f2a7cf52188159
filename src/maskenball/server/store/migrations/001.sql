-- A room, as one value (house.py).
CREATE TABLE rooms (
  code  TEXT PRIMARY KEY,
  house BLOB NOT NULL,
  used  REAL NOT NULL
) WITHOUT ROWID;

-- The game that is on in a room: how it was set up, and the table as it stood after entry `at`.
CREATE TABLE matches (
  id    TEXT PRIMARY KEY,
  code  TEXT NOT NULL,
  head  BLOB NOT NULL,
  at    INTEGER NOT NULL,
  stand BLOB NOT NULL,
  asked BLOB NOT NULL,
  clock BLOB NOT NULL
) WITHOUT ROWID;

-- Everything done and said in it, and what was told of it to whom. Entry 0 is the deal.
CREATE TABLE entries (
  match TEXT NOT NULL,
  n     INTEGER NOT NULL,
  entry BLOB,
  log   BLOB,
  PRIMARY KEY (match, n)
) WITHOUT ROWID;

-- Messages that were done already, so that one sent twice is not done twice.
CREATE TABLE done (
  n      INTEGER PRIMARY KEY,
  code   TEXT NOT NULL,
  person INTEGER NOT NULL,
  id     TEXT NOT NULL,
  UNIQUE (code, person, id)
);

-- What is said in a room outside its games.
CREATE TABLE chat (
  n          INTEGER PRIMARY KEY,
  code       TEXT NOT NULL,
  looking_on INTEGER NOT NULL,
  line       BLOB NOT NULL
);
CREATE INDEX chat_of ON chat (code);

-- Finished games.
CREATE TABLE records (
  id     TEXT PRIMARY KEY,
  code   TEXT NOT NULL,
  made   REAL NOT NULL,
  record BLOB NOT NULL
) WITHOUT ROWID;

-- Games in which we made a mistake, to be played again by whoever mends it. They hold secrets and stay here.
CREATE TABLE faults (
  id     TEXT PRIMARY KEY,
  made   REAL NOT NULL,
  what   TEXT NOT NULL,
  record BLOB NOT NULL
) WITHOUT ROWID;
