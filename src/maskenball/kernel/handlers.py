"""Handlers: one small method for each kind of event, action or claim; so that `redeal` and bots can walk a history.

class Ghosts(Handlers):
    def __init__(self): self.seats = set()

    @on(BecameGhost)
    def rise(self, entry): self.seats.add(entry.seat)

Ghosts().walk(view.public.history)
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

F = TypeVar("F", bound=Callable[..., Any])


def on(*kinds: type[Struct]) -> Callable[[F], F]:
    """This method handles these kinds."""

    def mark(method: F) -> F:
        method.handles = kinds  # type: ignore[attr-defined]  # read by Handlers as soon as the class is there
        return method

    return mark


class Handlers:
    """Handles each thing by the method marked for its kind; what no method is marked for says nothing here."""

    _handlers: ClassVar[dict[type[Struct], Callable[[Any, Any], Any]]] = {}

    def __init_subclass__(cls) -> None:
        marked = {kind: method for method in vars(cls).values() for kind in getattr(method, "handles", ())}
        cls._handlers = {**cls._handlers, **marked}

    def handle(self, thing: Struct) -> Any:
        """What the method for this kind gives, or None."""
        method = self._handlers.get(type(thing))
        return method and method(self, thing)

    def walk(self, things: Iterable[Struct]) -> bool:
        """Handle one after another; a method that gives False ends it, and so does the walk."""
        handlers = self._handlers
        return all(handlers[type(thing)](self, thing) is not False for thing in things if type(thing) in handlers)
