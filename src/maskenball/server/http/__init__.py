"""Everything over HTTP: rooms are opened and entered here, games described, records kept, pages sent."""
