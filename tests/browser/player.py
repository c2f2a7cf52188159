"""Plays any game by clicking on what is offered in the answer panel, as somebody would who knows no rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Error
from tests.browser.guest import Guest

PATIENCE = 400.0
"""Seconds for a whole game, on a busy machine."""
SYLLABLES = ("ba", "dol", "fi", "gram", "ke", "lun", "mo", "pir", "sa", "tev", "wu", "zin")
"""Clues out of them are words of no language, so nobody's keyword is among them."""
LOOK = """(panel, [luck, before]) => {
  const roots = [panel, ...document.querySelectorAll("[data-answers]")]; // what is filled in may stand on the stage
  const find = (what) => roots.flatMap((root) => [...root.querySelectorAll(what)]);
  const all = find("button");
  const some = (what, elements) => ({ what, element: elements[Math.floor(luck * elements.length)] });
  const pressable = (one) => !one.disabled && one.ariaDisabled !== "true";
  const free = (one) => pressable(one) && one.getAttribute("aria-pressed") !== "true";
  const now = document.querySelector("[data-testid=now]");
  if (panel.dataset.answered === "true" || now?.dataset.phase === before) return { what: "wait" };
  const inputs = find("input");
  const empty = inputs.find((one) => !one.value.trim());
  if (empty) return some("write", [empty]);
  if (inputs.length && panel.querySelector(".error, .wrong")) return some("write", inputs);
  if (panel.dataset.seats === "true" && !pressable(panel.querySelector("[data-testid=confirm]"))) {
    const ways = [...panel.querySelectorAll("[role=group] button")];
    if (ways.length && !ways.some((one) => !free(one))) return some("click", ways);
    return some("click", [...document.querySelectorAll('[data-testid=seat][aria-pressed="false"]')]);
  }
  const send = panel.querySelector("[data-testid=confirm]") ?? all.find((one) => one.matches(".main:not(.answers *)"));
  if (send && pressable(send)) return some("click", [send]);
  if (all.some((one) => one.matches(".answers :disabled"))) return { what: "wait" };
  const shut = (one) => one.getAttribute("aria-expanded") !== "true";
  const single = all.filter((one) => one.matches(".answers *") && free(one) && shut(one));
  if (single.length) return some("click", single);
  const groups = find("fieldset, [role=group], .row")
    .map((one) => [...one.querySelectorAll("button")])
    .filter((buttons) => buttons.some(free) && !buttons.some((one) => one.matches(".main")));
  const open = groups.find((buttons) => !buttons.some((one) => one.matches('[aria-pressed="true"]'))) ?? groups[0];
  if (open) return some("click", open.filter(free));
  const tapped = { map: "button[data-place]", seats: 'button[data-seat][aria-pressed="false"]' }[panel.dataset.tap];
  const places = tapped ? [...document.querySelectorAll(`[data-part] ${tapped}`)].filter(pressable) : [];
  return places.length ? some("click", places) : { what: "wait" };
}"""
"""What can be done in the panel now, or on the stage where the panel says so (data-tap), with which button or input:
the element itself, not its place, as the table may have moved on before it is clicked."""
MOVED_ON = ("Timeout", "detached", "destroyed", "not attached")
"""What Playwright says of an element that is no longer there."""


class Stuck(AssertionError):
    """A game that does not go on."""


class Player:
    """One guest at play."""

    def __init__(self, guest: Guest, seed: int = 0, cuts: float = 0.3, before: str = "") -> None:
        self.guest = guest
        self.dice = Random(seed)
        self.cuts = cuts
        self.before = before
        """A phase in which nothing is done."""

    def step(self) -> bool:
        """One click, if there is something to click on."""
        try:
            return self._go_on() or self._take_the_device() or self._answer() or self._cut() or self._hand_on()
        except Error as missed:
            if any(word in str(missed) for word in MOVED_ON):
                return False  # the table has moved on between looking and clicking
            raise

    def _go_on(self) -> bool:
        """Past the card that was dealt and past what is played before the next question."""
        for button in ("got-it", "skip", "close-sheet"):  # a seat may show who sits there instead of being named
            found = self.guest.by_id(button)
            if found.count():
                found.first.click(timeout=2000)
                return True
        return False

    def _take_the_device(self) -> bool:
        """Where one goes round: hold it for whoever is asked; if nobody is, somebody else looks what they may do."""
        card = self.guest.by_id("hand-over")
        if not card.count():
            return False
        if card.get_attribute("data-asked", timeout=2000) == "false":
            card.locator(".others button").first.click(timeout=2000)
        self.guest.uncover()
        return True

    def _hand_on(self) -> bool:
        """Nothing to be done here any more."""
        if not self.guest.holder:
            return False
        self.guest.cover()
        return True

    def _answer(self) -> bool:
        panel = self.guest.by_id("panel")
        if not panel.count():
            return False
        look = panel.evaluate_handle(LOOK, [self.dice.random(), self.before], timeout=2000)
        element = look.get_property("element").as_element()
        if element is None:
            return False
        if look.get_property("what").json_value() == "write":
            element.fill(self._word(), timeout=2000)
        else:
            element.click(timeout=2000)
        return True

    def _word(self) -> str:
        """Another one each time: a clue counts once."""
        return "".join(self.dice.sample(SYLLABLES, 4)).capitalize()

    def _cut(self) -> bool:
        """Now and then, and at most once in each situation: what may be done unasked; the last on the list."""
        may = self.guest.by_id("may")
        if not may.count():
            return False
        now = self.guest.holder + self.guest.by_id("now").locator("h1").inner_text(timeout=2000)
        if now == self.guest.cut_at:
            return False
        self.guest.cut_at = now
        if self.dice.random() >= self.cuts:
            return False
        if may.locator("summary").count() and may.get_attribute("open", timeout=2000) is None:
            may.locator("summary").first.click(timeout=2000)
        offered = may.locator(".list button")
        if not offered.count():
            return False
        offered.last.click(timeout=2000)
        for _ in range(3):  # of a long list first what, then whom
            if offered.last.get_attribute("aria-expanded", timeout=2000) == "false":
                offered.last.click(timeout=2000)
        if may.locator("summary").count() == 0:
            return True  # a button of the game's own panel: it counts at once
        if may.locator("button.main").count() == 0:
            offered.last.click(timeout=2000)
        may.locator("button.main").last.click(timeout=2000)
        return True


def play(
    guests: Sequence[Guest],
    until: Callable[[], bool] | None = None,
    seed: int = 0,
    cuts: float = 0.3,
    patience: float = PATIENCE,
    before: str = "",
) -> None:
    """Let them play until the game is over for all of them, until something holds, or all stand before a phase."""
    players = [Player(guest, seed * 1000 + at, cuts, before) for at, guest in enumerate(guests)]
    over = until or (lambda: all(guest.phase == before if before else guest.over for guest in guests))
    end = time.monotonic() + patience
    while not over():
        acted = [player.step() for player in players]
        if not any(acted):
            guests[0].page.wait_for_timeout(40)
        if time.monotonic() > end:
            raise Stuck("\n----\n".join(f"{guest.name}: {guest.text}" for guest in guests))
