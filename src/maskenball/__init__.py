"""Maskenball: a digital table for games of hidden identity.

from maskenball import games, Match, simulate, arena, Bot
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from maskenball.bots import Bot
    from maskenball.games import Games
    from maskenball.kernel import Match
    from maskenball.lab.arena import arena
    from maskenball.lab.simulate import simulate

    games: Games

__all__ = ["Bot", "Match", "__version__", "arena", "games", "simulate"]

_FROM = {"Bot": "bots", "Match": "kernel", "arena": "lab", "simulate": "lab"}
"""Where each name stands. They are looked up when somebody asks: whoever needs the kernel alone loads nothing else."""

if not TYPE_CHECKING:  # else a checker would take any name for one that is here

    def __getattr__(name: str) -> Any:
        if name == "games":
            return import_module("maskenball.games")
        if name in _FROM:
            return getattr(import_module(f"maskenball.{_FROM[name]}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
