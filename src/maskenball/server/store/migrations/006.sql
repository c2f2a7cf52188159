-- How long a room has not been used, in seconds during which the server ran: no clock that is set can close it.
ALTER TABLE rooms RENAME COLUMN used TO idle;
UPDATE rooms SET idle = 0;

-- Whoever brings a record can take it away again: the hash of the key they were given. How many were brought is counted.
ALTER TABLE records ADD COLUMN key TEXT;
CREATE INDEX brought ON records (made) WHERE code = '';

-- What is written, and taken out again, to see whether the disk takes anything.
CREATE TABLE health (n INTEGER PRIMARY KEY, filling BLOB NOT NULL);
