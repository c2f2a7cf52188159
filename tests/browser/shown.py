"""Shows a page any position of a match that is played here: from any seat, at a table of any size, with any names.

The page is at a real table. What the server says of its room and its game is replaced by what the server's own code
says of this match.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.browser.guest import Guest

from maskenball.kernel import Match
from maskenball.server.play.views import open_views, whole

REPLACED = ("room_now", "seen_now", "seen_next", "clock_now")
PAST = "[data-testid=got-it], [data-testid=ending] [data-testid=go-on], [data-testid=beat]"
"""What lies before the stage: the card that was dealt, the end of the match before, a beat."""


class Shown:
    """A guest whose page shows what we say."""

    def __init__(self, guest: Guest, screen_of: str = "") -> None:
        """At a table of their own; or the page is the screen of the table with this code."""
        self.guest = guest
        self._room: dict[str, Any] = {}
        self._page: WebSocketRoute | None = None
        self._replaces = False
        guest.page.route_web_socket(re.compile("^ws"), self._connect)
        if screen_of:
            guest.page.goto(f"{guest.url}/screen/{screen_of}")
            guest.by_id("foyer").wait_for()
        else:
            guest.open_table("resistance")

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def from_server(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "room_now":
                self._room = message
            if not (self._replaces and message["type"] in REPLACED):
                page.send(data)

        server.on_message(from_server)

    def tell(self, match: Match, seat: int | None) -> None:
        """Send the match as it is now, from this seat; its seed is its name."""
        assert self._page is not None
        self._replaces = True
        self._page.send(json.dumps(self._room_of(match, seat)))
        views = open_views(match.now, [seat], names=True)
        self._page.send(whole(views, match.now, match.table.seed, seat).decode())

    def show(self, match: Match, seat: int | None) -> None:
        """The same, and wait until it is on the stage; what is played before that is skipped."""
        self.tell(match, seat)
        phase = "over" if match.outcome else type(match.table.state.phase).__name__
        page = self.guest.page
        now = page.locator(f'[data-testid=now][data-phase="{phase}"]')
        while True:
            now.or_(page.locator(PAST)).first.wait_for()
            if phase != "over" or not self.guest.over:
                for past in page.locator(PAST).all():
                    past.dispatch_event("click")
            shown = page.locator("[data-testid=stage], [data-testid=ending]").count()
            if shown and now.count() and not page.locator("[data-testid=beat], [data-testid=deal]").count():
                return

    def _room_of(self, match: Match, seat: int | None) -> dict[str, Any]:
        mine = {"person": self._room["people"][0]["number"], "bot": ""}
        others = {"person": None, "bot": "heuristic"}
        kept = {"stand_in": False, "left": None, "look": None}
        places = [{"name": name, **kept, **(mine if at == seat else others)} for at, name in enumerate(match.names)]
        now = {"game": match.game.name, "names": match.names, "places": places, "match": match.table.seed}
        return {**self._room, **now, "stage": "playing"}
