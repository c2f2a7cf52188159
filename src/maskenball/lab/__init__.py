"""The lab: matches between bots, played out, counted and compared. Everything follows from a seed."""

from maskenball.lab.arena import Arena, Pairing, arena
from maskenball.lab.simulate import Share, Spread, Summary, simulate

__all__ = ["Arena", "Pairing", "Share", "Spread", "Summary", "arena", "simulate"]
