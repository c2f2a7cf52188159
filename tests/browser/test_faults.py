"""A page that never stands still: another game in the room, a board that fails, a question that looks like the last."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, Guest
from tests.browser.player import play


def choose_game(host: Guest, game: str) -> None:
    """As the host, in the room: this one next, and off it goes."""
    host.by_id("games").locator(f"[data-game={game}]").click()
    expect(host.page.locator("body")).to_have_attribute("data-room", game)
    host.start()


def test_the_tables_screen_goes_on_when_another_game_is_played_in_the_room(welcome: Welcome) -> None:
    ada, screen = welcome("Ada", "en"), welcome("", "en", size=DESK)
    ada.open_table("resistance")
    screen.page.goto(f"{screen.url}/screen/{ada.code}")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    expect(screen.page.locator("[data-part=missions]")).to_be_visible()
    for game, part in (("cultists", "map"), ("hoax", "seats"), ("decrypto", "teams")):
        ada.break_off()
        choose_game(ada, game)
        expect(screen.page.locator(f"[data-part={part}]").first).to_be_visible()
        expect(screen.page.locator("[data-part=missions]")).to_have_count(0)
        expect(screen.page.locator("h1"), "in the words of this game").not_to_have_text(re.compile("phase-"))


class BadLine:
    """The first connection brings the board of The Resistance what it can't draw: the missions have no results."""

    def __init__(self) -> None:
        self.connections = 0

    def connect(self, socket: WebSocketRoute) -> None:
        """Another one."""
        self.connections += 1
        broken = self.connections == 1
        server = socket.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            for view in (message.get("set", {}).get("view"), message.get("view")):
                if broken and view and "public" in view:
                    view["public"].pop("results", None)
            socket.send(json.dumps(message))

        server.on_message(pass_on)


def test_a_board_that_fails_leaves_the_rest_of_the_page_and_shows_a_way_back(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.route_web_socket(re.compile("^ws"), BadLine().connect)
    ada.play_with(bots=4)
    fault = ada.by_id("fault")
    expect(fault).to_contain_text("Your game is safe")
    assert grave(ada.page) == []
    expect(ada.by_id("now").locator("h1")).to_be_visible()
    expect(ada.by_id("bar-talk")).to_be_visible()
    fault.get_by_role("button", name="Reload").click()
    expect(ada.page.locator("[data-part=missions]"), "the line sends everything now").to_be_visible()
    expect(fault).to_have_count(0)
    assert any("results" in each or "undefined" in each for each in ada.complaints), (
        "and what failed stands in the console"
    )
    ada.complaints.clear()


def test_a_code_that_was_guessed_is_not_already_chosen_in_the_next_question(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.play_with(game="decrypto", bots=3)
    panel, headline = ada.by_id("panel"), ada.by_id("now").locator("h1")
    pads = ada.by_id("pad")
    guessed = seen_after_another = False
    while not seen_after_another:  # the own code, then that of the other team, which is asked for in just the same way
        now = headline.inner_text()
        if ada.phase == "Guessing" and pads.count():
            expect(pads.locator('[aria-pressed="true"]')).to_have_count(0)
            expect(panel.locator("button.main")).to_have_attribute("aria-disabled", "true")
            seen_after_another = guessed
            for at in range(3):
                pads.nth(at).get_by_role("button").nth(at).click()
            panel.locator("button.main").click()
            guessed = True
        play([ada], before="Guessing", until=lambda: headline.inner_text() != now, cuts=0.0)  # noqa: B023  at once
