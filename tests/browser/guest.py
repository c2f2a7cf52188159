"""Somebody with a browser of their own: a context, a page, and all that went by while they were here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

PHONE = (360, 740)
TABLET = (820, 1180)
DESK = (1440, 900)
TABS = {
    "talk": {"de": "Reden", "en": "Talk"},
    "table": {"de": "Tisch", "en": "Table"},
    "notes": {"de": "Notizen", "en": "Notes"},
}
LOCALES = {"de": "de-DE", "en": "en-GB"}
NETWORK = ("net::ERR_", "WebSocket connection to", "Failed to load resource")
"""How Chromium itself complains when a line breaks or a request is refused; no page can keep it from that."""


ON_STAGE = ", ".join(f"[data-testid={part}]" for part in ("deal", "dock", "ending", "hand-over"))
"""What there is once a game is on: the card that was dealt, or the stage, or its end, or a covered device."""


class Guest:
    """One person's browser."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        lang: str = "de",
        size: tuple[int, int] = PHONE,
        scheme: str = "dark",
    ) -> None:
        self.url = url
        self.name = name
        self.lang = lang
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        """What the server sent over sockets, and what we sent."""
        self.sent: list[str] = []
        self.line_may_break = False
        self.named = False
        """Whether this device knows whose it is."""
        self.cut_at = ""
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", self._watch)
        self.context.on("page", lambda page: page.on("websocket", self._listen))
        self.page: Page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.line_may_break and any(word in message.text for word in NETWORK):
            return
        self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if urlsplit(request.url).scheme != "data" and not request.url.startswith(f"{self.url}/"):
            self.foreign.append(request.url)

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.url.replace("http", "ws", 1)):
            self.foreign.append(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    # Going places

    def open_table(self, game: str) -> str:
        """From the start page to a room of one's own; its code."""
        page = self.page
        page.goto(self.url)
        page.locator(f'.game[data-game="{game}"]').click()
        self.say_who()
        self.by_id("start").wait_for()
        return self.code

    def say_who(self) -> None:
        """One's name, once a device is asked for it; then it is remembered."""
        if self.named:
            return
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.page.locator("form:has(input[autocomplete=nickname]) button.main").click()
        self.named = True

    def join(self, code: str, watch: bool = False, password: str = "") -> None:
        """By the link, as a scanned code leads to it."""
        page = self.page
        page.goto(f"{self.url}/{code}")
        page.locator("input[autocomplete=nickname]").fill(self.name)
        if password:
            page.locator("input[type=password]").fill(password)
        page.locator("[data-testid=watch]" if watch else "form button.main").click()
        self.named = True

    def by_code(self, code: str) -> None:
        """By typing the code on the start page."""
        page = self.page
        page.goto(self.url)
        page.locator("input.code").fill(code.lower())
        page.locator("form:has(input.code) button").click()
        page.locator("input[autocomplete=nickname]").fill(self.name)
        page.locator("form button.main").click()
        self.named = True

    @contextmanager
    def sheet(self, name: str) -> Iterator[Locator]:
        """One of the lobby's sheets, while it is open."""
        self.by_id(name).click()
        sheet = self.by_id(f"sheet-{name}")
        yield sheet
        sheet.get_by_test_id("close-sheet").click()
        expect(sheet).not_to_be_visible()

    def add_bots(self, count: int, level: str = "random") -> None:
        """As the host, one after the other."""
        self.page.locator(".vacant, [data-testid=bots]").first.click()
        sheet = self.by_id("sheet-bots")
        sheet.locator(f"[data-level={level}]").click()
        for _ in range(count):
            seats = self.page.locator(".ring .seat").count()
            self.by_id("add-bot").click()
            self.page.locator(".ring .seat").nth(seats).wait_for()
        sheet.get_by_test_id("close-sheet").click()
        expect(sheet).not_to_be_visible()

    def share_with(self, name: str) -> None:
        """Somebody else plays on the same device."""
        with self.sheet("more"):
            here = self.by_id("seats-here")
            if here.get_attribute("open") is None:
                here.locator("summary").click()
            here.locator("input").first.fill(name)
            here.locator("form button").click()
            here.locator("li", has_text=name).wait_for()

    @contextmanager
    def settings(self) -> Iterator[Locator]:
        """The host's settings of the table, while they are open."""
        with self.sheet("more") as sheet:
            details = sheet.locator("details:not([data-testid])", has=self.page.locator("input[type=password]"))
            details.locator("summary").click()
            yield details

    def without_timers(self) -> None:
        """Nobody is hurried at this table."""
        with self.settings() as settings:
            box = settings.locator("input[type=checkbox]").first
            box.click()
            assert not box.is_checked()

    def choose_option(self, label: str, value: str) -> None:
        """As the host: one of the game's options."""
        with self.sheet("options"):
            field = self.page.get_by_label(label)
            if not field.is_visible():
                self.page.locator("details", has=field).locator("summary").first.click()
            field.fill(value)
            field.press("Tab")

    def open_menu(self) -> Locator:
        """What is rare."""
        self.page.locator("header.top button[aria-haspopup], [data-testid=open-menu]").click()
        return self.by_id("menu")

    def open_sheet(self, name: str) -> Locator:
        """Talk, the table, notes or the own card: a sheet on a phone, a column or a card of its own on a desktop."""
        button = self.by_id(f"bar-{name}")
        if button.count():
            button.click()
            return self.by_id("sheet")
        if name == "card":
            return self.by_id("card-corner")
        self.page.get_by_role("tab", name=TABS[name][self.lang]).click()
        return self.page.get_by_role("tabpanel")

    def close_sheet(self) -> None:
        """Back to the stage."""
        if self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open]").get_by_test_id("close-sheet").click()
            self.page.locator("dialog[open]").wait_for(state="detached")

    def help(self) -> str:
        """All that the help says now."""
        menu = self.open_menu()
        if menu.get_by_test_id("menu-help").get_attribute("open") is None:
            menu.get_by_test_id("menu-help").locator("summary").first.click()
        menu.get_by_test_id("help").locator("> details").wait_for()  # the rules, which are fetched
        read = menu.get_by_test_id("help").inner_text()
        self.close_sheet()
        return read

    @property
    def yes(self) -> Locator:
        """The big button for yes, while a vote is asked."""
        return self.by_id("panel").get_by_role("button", name=re.compile("^(Yes|Ja)"))

    @property
    def seats(self) -> list[str]:
        """Who sits where, beginning with oneself: from the notes, where everybody else is listed."""
        others = self.open_sheet("notes").get_by_test_id("note-of").locator("b").all_inner_texts()
        self.close_sheet()
        return [self.name, *others]

    def say(self, words: str) -> None:
        """To everybody."""
        talk = self.open_sheet("talk")
        talk.locator("form input").fill(words)
        talk.locator("form button").click()
        talk.locator(".said", has_text=words).wait_for()
        self.close_sheet()

    def break_off(self) -> None:
        """As the host: this game ends here, and that is meant."""
        menu = self.open_menu()
        for _ in range(2):
            menu.get_by_role("button", name=re.compile("Stop this game|abbrechen")).click()

    def leave(self) -> None:
        """For good; one is asked once more."""
        leave = self.open_menu().get_by_test_id("leave-room")
        leave.click()
        leave.click()

    def ready(self) -> None:
        """Say that one is."""
        self.by_id("ready").click()
        self.page.locator('[data-testid=ready][aria-pressed="true"]').wait_for()

    def start(self) -> None:
        """Begin the game, and see it."""
        self.by_id("start").click()
        self.by_id("now").wait_for()
        self.take_card()

    def take_card(self) -> None:
        """Put the card away that was dealt, if one was, and see the stage."""
        self.page.locator(ON_STAGE).first.wait_for()
        if self.by_id("got-it").count():
            self.by_id("got-it").click()

    def play_with(self, *others: Guest, game: str = "resistance", bots: int = 0) -> str:
        """All at one table where nobody is hurried, and the game is on; its code."""
        code = self.open_table(game)
        if bots:
            self.add_bots(bots)
        self.without_timers()
        for other in others:
            other.join(code)
            other.ready()
        self.start()
        for other in others:
            other.take_card()
        return code

    # Coming back

    def close_page(self) -> None:
        """As if the phone were put away."""
        self.page.close()

    def open_page(self, code: str) -> None:
        """The same link again, on the same device."""
        self.page = self.context.new_page()
        self.page.goto(f"{self.url}/{code}")

    # After a game

    def record(self) -> str:
        """Where the record of the game that is over can be fetched."""
        if not self.page.locator("a[download]").count():
            self.by_id("story").click()
        link = self.page.locator("a[download]").get_attribute("href")
        self.by_id("close-sheet").click()
        return link or ""

    # Looking

    def by_id(self, name: str) -> Locator:
        """The part of the page with this test id."""
        return self.page.get_by_test_id(name)

    @property
    def code(self) -> str:
        """Of the room one is in."""
        return self.page.url.rpartition("/")[2]

    @property
    def phase(self) -> str:
        """The phase that the page shows, empty before the game; the end is `over`."""
        now = self.by_id("now")
        return (now.get_attribute("data-phase") or "") if now.count() else ""

    @property
    def holder(self) -> str:
        """Who looks at a device that goes round, as its page says; empty while it is covered, or only one's own."""
        return "".join(self.by_id("holder").locator("span").all_inner_texts())

    def uncover(self) -> None:
        """Hold the button of a device that goes round, until it shows what is secret."""
        self.by_id("hold").hover()
        self.page.mouse.down()
        self.by_id("holder").wait_for()
        self.page.mouse.up()
        self.take_card()

    def cover(self) -> None:
        """Hand the device on."""
        self.by_id("holder").get_by_role("button").click()
        self.by_id("hold").wait_for()

    @property
    def answers_sent(self) -> int:
        """How many answers went to the server."""
        return sum('"type":"answer"' in data for data in self.sent)

    @property
    def over(self) -> bool:
        """Whether the end of a game is on the page."""
        return self.by_id("ending").count() > 0

    @property
    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("body").inner_text()

    def close(self) -> None:
        """Leave, and take along what was noticed."""
        self.context.close()
