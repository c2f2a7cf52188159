"""The lab: matches between bots, played out, counted and compared. Everything follows from a seed."""

from maskenball.lab.run import run
from maskenball.lab.simulate import Share, Spread, Summary, simulate
from maskenball.lab.tournament import Pairing, Tournament, tournament

__all__ = ["Pairing", "Share", "Spread", "Summary", "Tournament", "run", "simulate", "tournament"]
