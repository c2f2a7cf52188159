"""Bots at live tables: one driver a seat, and the turns in which they speak."""
