"""The server: rooms that nobody can fall out of, and that never leak. `maskenball serve` starts it.

app (HTTP, sockets) -> lobby (all rooms) -> room (one mailbox: accept, keep, tell) -> live (the game that is on)
house (a room as a pure value), protocol (the messages), shown (what each viewer was sent), store and keep (SQLite).
"""
