"""WebSockets, aiohttp's and our own, and one connection of a person to a room."""
