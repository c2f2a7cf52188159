"""The server: rooms, people and bots in them, over HTTP and WebSocket. `maskenball serve` starts it.

run     one process: start, stop, lock, logs, metrics, limits
http    opening and entering rooms, games, records, pages
socket  WebSocket frames, and the connection of a person to a room
room    one room: state (a value), commands, presence, snapshot, chat
play    the match that is on: views, clock, seats, bots
store   SQLite: rows, group commit, migrations
"""
