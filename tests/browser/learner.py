"""Goes through a lesson as its coach says: looks where there is something to see, answers where there is a question.

Answers are given by keyboard: of taps that follow each other at once the second counts for nothing.
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.guest import Guest

from maskenball import games
from maskenball.texts import Texts


class Learner:
    """One guest in one lesson."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.game = games.find(game)
        with urllib.request.urlopen(f"{guest.url}/api/lessons/{guest.lang}/{game}") as answer:
            self.plan: dict[str, Any] = json.load(answer)
        self.texts = Texts(guest.lang, self.game, tuple(self.plan["names"]))
        self.ways: dict[str, Callable[[dict[str, Any]], None]] = {
            "Propose": self._propose,
            "Move": self._move,
            "TakeMarker": self._take,
            "Guess": self._guess,
            "Act": self._act,
            "Doubt": self._doubt,
            "Write": lambda _: self._send(),
        }

    def steps(self) -> Iterator[dict[str, Any]]:
        """Every step, as soon as it is on the page; what it asks for is done before the next."""
        for step in self.plan["steps"]:
            self.guest.page.locator(f'[data-testid=coach][data-step="{step["name"]}"]').wait_for()
            yield step
            if step["answer"]:
                self.ways.get(step["answer"]["type"], self._choose)(step["answer"])
            elif step is not self.plan["steps"][-1]:
                self.guest.by_id("next").click()

    def _dock(self) -> Any:
        return self.guest.page.locator(".dock")

    def _send(self) -> None:
        self._dock().locator("button.main").last.press("Enter")

    def _choose(self, answer: dict[str, Any]) -> None:
        """One of the answers that stand there as buttons; then, if it is asked again, yes."""
        said = self.texts.line(self.game.action(answer))
        for button in self._dock().locator("[data-answer]").all():
            if json.loads(button.get_attribute("data-answer") or "{}") == answer:
                button.press("Enter")
                return
        if self._dock().get_by_test_id("card").count():
            self._lay(said, answer)
            return
        if answer.get("seat") is not None and self._dock().locator("[data-tap=seats]").count():
            self.guest.page.locator(f"[data-part=seats] button[data-seat='{answer['seat']}']").press("Enter")
        else:
            self._dock().get_by_role("button", name=said, exact=True).first.press("Enter")
        again = self._dock().locator("[data-testid=confirm], [data-testid=may] > button.main")
        if again.count():
            again.press("Enter")

    def _lay(self, said: str, answer: dict[str, Any]) -> None:
        """A card that lies face down: hold to read, tap the right one; then hand it in, if that does not go at once."""
        cards, lid = self._dock().get_by_test_id("card"), self._dock().get_by_test_id("lid")
        step = self.guest.by_id("coach").get_attribute("data-step")
        names = [name for seat, name in enumerate(self.plan["names"]) if seat == answer.get("seat")]
        lid.focus()
        self.guest.page.keyboard.down("Enter")
        faces = cards.all_inner_texts()
        self.guest.page.keyboard.up("Enter")
        fitting = [at for at, face in enumerate(faces) if face in (said, *names)]
        cards.nth(fitting[0] if fitting else 0).press("Enter")
        if self.guest.by_id("coach").get_attribute("data-step") != step:
            return
        confirm = self._dock().get_by_test_id("confirm")
        if confirm.get_attribute("aria-disabled") == "true":  # everybody taps as many
            cards.nth(1).press("Enter")
        confirm.press("Enter")

    def _propose(self, answer: dict[str, Any]) -> None:
        for seat in answer["team"]:
            self.guest.page.locator(f"[data-part=seats] button[data-seat='{seat}']").click()
        self._send()

    def _move(self, answer: dict[str, Any]) -> None:
        for place in answer["path"]:
            self.guest.page.locator(f'[data-part=map] button[data-place="{place}"]').press("Enter")
        self._send()

    def _take(self, answer: dict[str, Any]) -> None:
        name = self.texts(f"Specialist-{answer['marker']}")
        self._dock().locator("button", has_text=name).first.press("Enter")

    def _guess(self, answer: dict[str, Any]) -> None:
        for at, digit in enumerate(answer["code"].split(".")):
            self.guest.by_id("pad").nth(at).get_by_role("button", name=digit, exact=True).press("Enter")
        self._send()

    def _act(self, answer: dict[str, Any]) -> None:
        self._dock().locator(f"[data-character={answer['character']}]").press("Enter")
        if answer["target"] is not None:
            self._dock().get_by_role("button", name=self.plan["names"][answer["target"]]).press("Enter")
        if answer["kind"] is not None:
            name = self.texts(f"Kind-{answer['kind']}")
            self._dock().get_by_role("button", name=name, exact=True).press("Enter")
        self._dock().get_by_test_id("confirm").press("Enter")

    def _doubt(self, _: dict[str, Any]) -> None:
        """The red button counts when it has been held."""
        step = self.guest.by_id("coach").get_attribute("data-step")
        self.guest.by_id("doubt-hold").focus()
        self.guest.page.keyboard.down("Enter")
        self.guest.page.locator(f'[data-testid=coach]:not([data-step="{step}"])').wait_for()
        self.guest.page.keyboard.up("Enter")
