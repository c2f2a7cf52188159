-- Most messages that are done are moves of a game: they are noted beside the move, and forgotten with the game.
ALTER TABLE entries ADD COLUMN person INTEGER;
ALTER TABLE entries ADD COLUMN message TEXT;
