"""A whole game without a mouse: Tab, Enter, Space and the letters of a name."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, Guest

MOST_TABS = 120
HERE = "selector => document.activeElement !== null && document.activeElement.matches(selector)"


class NoWay(AssertionError):
    """Something that no key leads to."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something like this, as somebody does who looks for it."""
    for _ in range(MOST_TABS):
        if page.evaluate(HERE, selector):
            return
        page.keyboard.press("Tab")
    raise NoWay(f"no Tab leads to {selector}\n{page.locator('body').aria_snapshot()}")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    """Go there and press it."""
    tab_to(page, selector)
    page.keyboard.press(key)


def answer(guest: Guest) -> None:
    """Whatever is asked or may be done now, unless the time for it is over on the way there."""
    now = guest.by_id("now").inner_text()
    try:
        answer_now(guest)
    except NoWay:
        if guest.by_id("now").inner_text() == now:
            raise


def answer_now(guest: Guest) -> None:
    """The first of everything, then the button that sends it."""
    page = guest.page
    panel = guest.by_id("panel")
    if panel.count() and panel.get_attribute("data-tap") == "seats" and panel.get_attribute("data-answered") == "false":
        press(page, "[data-part=seats] button[aria-pressed=false]")
        return
    asked = panel.locator("button").count()  # what came too late leaves only its reason there
    if asked and panel.get_attribute("data-answered") == "false":
        if panel.locator("button:disabled").count():
            return  # an answer is under way
        if panel.locator(".answers").count():
            press(page, "[data-testid=panel] .answers button:not([aria-pressed=true])", "Space")
            if panel.locator("[data-testid=confirm]:not([aria-disabled=true])").count():
                press(page, "[data-testid=confirm]")
            return
        for at in range(panel.locator("fieldset").count()):
            chips = panel.locator("fieldset").nth(at)
            if not chips.locator('[aria-pressed="true"]').count():
                press(page, f"[data-testid=panel] fieldset:nth-of-type({at + 1}) button", "Space")
        press(page, "[data-testid=panel] button.main:not(:disabled, [aria-disabled=true])")
        return
    may = guest.by_id("may")
    if may.count() and guest.cut_at != guest.phase:
        guest.cut_at = guest.phase
        folded = may.locator("> summary").count() > 0
        if folded and may.get_attribute("open") is None:
            press(page, "[data-testid=may] > summary")
        press(page, "[data-testid=may] .list button:last-child", "Space")
        if folded:
            press(page, "[data-testid=may] > button.main")


def test_one_night_is_played_by_keyboard_alone(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    page = ada.page
    page.goto(ada.url)
    page.locator(".game").first.wait_for()
    press(page, '.game[data-game="one_night"]', "Space")
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    ada.by_id("start").wait_for()
    press(page, ".vacant")
    for seats in (2, 3):
        press(page, "[data-testid=add-bot]")
        page.locator("[data-part=seats] .seat").nth(seats - 1).wait_for()
    page.keyboard.press("Escape")
    press(page, "[data-testid=start]")
    now = ada.by_id("now")
    press(page, "[data-testid=got-it]")
    region = now.element_handle()
    heard: set[str] = set()
    while not ada.over:
        heard.add(now.inner_text())
        answer(ada)
        page.wait_for_timeout(40)
        stays: bool = region.evaluate("node => node.isConnected")
        assert stays or ada.over, "what announces must stay in the page while a game is on"
    assert now.get_attribute("aria-live") == "polite"
    assert any("\n" in said for said in heard), "a question is announced with its phase"
    assert len(heard) >= 4
    tab_to(page, "[data-testid=again]")


def test_after_an_answer_the_focus_is_where_the_next_one_will_be(welcome: Welcome) -> None:
    ada = welcome("Ada", "en", size=DESK)
    ada.open_table("hoax")
    ada.add_bots(3, "heuristic")
    press(ada.page, "[data-testid=start]")
    ada.by_id("deal").wait_for()
    expect(ada.page.locator("main.play")).to_be_focused()
    press(ada.page, "[data-testid=got-it]")
    ada.by_id("panel").wait_for()
    expect(ada.by_id("now")).to_be_focused()
    answer(ada)
    ada.page.wait_for_function("() => document.activeElement.closest('.dock, [data-testid=now]') !== null")


def test_a_secret_is_shown_while_a_key_is_held(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    page = ada.page
    press(page, "[data-testid=bar-card]")
    cover = ada.by_id("sheet").get_by_test_id("cover")
    tab_to(page, "[data-testid=sheet] [data-testid=cover] .lid")
    page.keyboard.down("Space")
    expect(cover.locator(".secret")).not_to_be_empty()
    page.keyboard.up("Space")
    expect(cover.locator(".secret")).to_be_empty()
