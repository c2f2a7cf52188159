"""One room: its state, the commands that change it, who is connected, and what everybody is told of it."""
