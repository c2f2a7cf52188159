-- The same tables as SQLite's newest form. What changes with each step (stands) is packed by lz4 where PostgreSQL has it:
-- its own way of packing costs three times the CPU.
CREATE TABLE rooms (code text PRIMARY KEY, house bytea NOT NULL, idle double precision NOT NULL);
CREATE TABLE matches (code text PRIMARY KEY, id text NOT NULL, head bytea NOT NULL);
CREATE TABLE stands (
  code  text PRIMARY KEY,
  at    integer NOT NULL,
  stand bytea NOT NULL,
  asked bytea NOT NULL,
  clock bytea NOT NULL
) WITH (fillfactor = 50);
DO $$ BEGIN
  ALTER TABLE stands ALTER COLUMN stand SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
CREATE TABLE entries (
  n       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match   text NOT NULL,
  number  integer NOT NULL,
  entry   bytea,
  log     bytea,
  person  integer,
  message text
);
CREATE INDEX entries_of ON entries (match);
CREATE TABLE done (
  n      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code   text NOT NULL,
  person integer NOT NULL,
  id     text NOT NULL
);
CREATE INDEX done_of ON done (code);
CREATE TABLE chat (
  n          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code       text NOT NULL,
  looking_on boolean NOT NULL,
  line       bytea NOT NULL
);
CREATE INDEX chat_of ON chat (code);
CREATE TABLE notes (
  code   text NOT NULL,
  person integer NOT NULL,
  seat   integer NOT NULL,
  note   bytea NOT NULL,
  PRIMARY KEY (code, person, seat)
);
CREATE TABLE records (
  id     text PRIMARY KEY,
  code   text NOT NULL,
  made   double precision NOT NULL,
  record bytea NOT NULL,
  key    text
);
CREATE INDEX brought ON records (made) WHERE code = '';
CREATE TABLE faults (id text PRIMARY KEY, made double precision NOT NULL, what text NOT NULL, record bytea NOT NULL);
CREATE TABLE health (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, filling bytea NOT NULL);
