-- Several processes share one database. Each says again and again that it is there, and where it is reached.
CREATE TABLE processes (
  id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL,
  expires timestamptz NOT NULL
);
-- Each room is worked on by one of them. Its number grows whenever somebody takes it over, and every write names the number
-- it knows: so a process that was asleep can't write over its successor.
CREATE TABLE owners (code text PRIMARY KEY, owner integer, epoch bigint NOT NULL);
-- With this the processes know each other.
CREATE TABLE house (key text NOT NULL);
INSERT INTO house VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
