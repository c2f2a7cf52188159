"""The match that is on in a room: what each viewer was sent of it, its clock, and the bots that play seats."""
