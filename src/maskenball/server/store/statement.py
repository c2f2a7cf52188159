"""What is asked of the database."""

from typing import Any

Statement = tuple[str, tuple[Any, ...]]
"""One SQL statement and its values."""
