"""Asks a page any question at will: positions are written down, and a page shows what it is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute
from tests.browser.guest import Guest

from maskenball.kernel import Choice, Phase


class Asked:
    """A guest in a game that is on, who from now on is asked what we say; answers come here, not to the server."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.answers: list[dict[str, Any]] = []
        self.drafts: list[dict[str, Any]] = []
        self.withdrawn = 0
        self.refusal = ""
        """Why answers are refused, if so."""
        self.then: Choice | None = None
        """What is asked after the next answer, in the same phase."""
        self._seen: dict[str, Any] = {}
        self._page: WebSocketRoute | None = None
        guest.page.route_web_socket(re.compile("^ws"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def from_server(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "seen_now" and not self._seen:
                self._seen = message
            elif message["type"] in ("seen_now", "seen_next", "clock_now") and self._seen:
                return  # the game goes on without us
            page.send(data)

        def from_page(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] not in ("answer", "draft", "try", "withdraw"):
                server.send(data)
                return
            if self.refusal and message["type"] in ("answer", "try"):
                why = {"code": "refused", "text": self.refusal, "details": {}}
                page.send(json.dumps({"type": "refused", "id": message["id"], "why": why}))
                return
            page.send(json.dumps({"type": "done", "id": message["id"]}))
            if message["type"] == "withdraw":
                self.withdrawn += 1
                self._tell(answer=None, draft=None)
            if message["type"] == "draft":
                self.drafts.append(message["action"])
            if message["type"] == "answer":
                self.answers.append(message["action"])
                self._go_on(message["action"])

        server.on_message(from_server)
        page.on_message(from_page)

    def _go_on(self, action: dict[str, Any]) -> None:
        if self.then is None:
            self._tell(answer=action)
        else:
            self._seen["asked"] += 1
            self._tell(choice=msgspec.to_builtins(self.then), answer=None)
            self.then = None

    def _tell(self, **fields: Any) -> None:
        self._seen["set"] = {**self._seen["set"], **fields}
        assert self._page is not None
        self._page.send(json.dumps({**self._seen, "count": 0}))

    @property
    def view(self) -> dict[str, Any]:
        """What is seen besides the question; what is changed in it is told with the next one."""
        view: dict[str, Any] = self._seen["set"]["view"]
        return view

    def wait(self, until: Callable[[], bool]) -> None:
        """Until something came that a page sends by itself."""
        for _ in range(250):
            if until():
                return
            self.guest.page.wait_for_timeout(20)
        raise AssertionError(f"the page sent only {self.answers} and the drafts {self.drafts}")

    def tell(self, **fields: Any) -> None:
        """Something else in what is seen."""
        self._tell(**fields)

    def ask(self, phase: Phase, choice: Choice | None, hush: bool = True, **more: Any) -> None:
        """Another question, of us or (None) of somebody else, and wait until it is on the page."""
        self._seen["asked"] += 1
        self.view["phase"] = msgspec.to_builtins(phase)
        seat = self._seen["set"]["seat"]
        awaited = None if hush else [seat if choice else seat + 1]
        fields = {"awaited": awaited, "waiting": None, "bell": None, "answer": None, "draft": None, "may": None, **more}
        self._tell(choice=msgspec.to_builtins(choice), **fields)
        name = type(phase).__name__
        self.guest.page.locator(f'[data-testid=now][data-phase="{name}"]').wait_for()
        panel = self.guest.page.locator('[data-testid=panel]:not([data-answered="true"])')
        panel.wait_for(state="visible" if choice else "detached")
