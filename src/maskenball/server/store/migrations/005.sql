-- The last answer to a hushed question lay beside the entries under the number -1 (the last such row counted) until it
-- was opened. Now it is an entry like any other, sealed. The other such rows only say which messages were done.
UPDATE entries
SET number = 1 + (SELECT max(number) FROM entries AS others WHERE others.match = entries.match),
    entry = CAST(replace(CAST(entry AS TEXT), '"type":"answer"', '"type":"seal"') AS BLOB)
WHERE number = -1 AND entry IS NOT NULL
  AND n = (SELECT max(n) FROM entries AS others WHERE others.match = entries.match AND number = -1);
UPDATE entries SET entry = NULL WHERE number = -1;
