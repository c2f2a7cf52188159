"""Mistakes of ours, as they are logged."""

import logging
import sys
import traceback

log = logging.getLogger("maskenball.server")


def log_fault(where: str, **more: str) -> None:
    """Log a mistake of ours: its kind and its place in the code, never its own words, which may hold a secret."""
    error = sys.exception()
    trace = "".join(traceback.format_tb(error.__traceback__)) if error is not None else ""
    log.error("fault", extra={"where": where, "kind": type(error).__name__, "trace": trace, **more})
