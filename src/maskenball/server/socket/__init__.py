"""WebSockets: frames on the wire, and one connection of a person to a room."""
