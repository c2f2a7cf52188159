"""Lines break, phones sleep, servers die: everybody is back by themselves and the game goes on."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.player import play
from tests.browser.server import ServerProcess


def play_on(*guests: Guest) -> None:
    """The game goes on for all of them: each gives more answers, or sees the end."""
    wanted = {guest.name: guest.answers_sent + 2 for guest in guests}
    play(guests, until=lambda: all(guest.over or guest.answers_sent >= wanted[guest.name] for guest in guests))


def begun(ada: Guest, kim: Guest, game: str = "resistance", bots: int = 3) -> str:
    """A game with both of them in which each has answered something."""
    code = ada.open_table(game)
    ada.add_bots(bots)
    ada.without_timers()
    kim.join(code)
    kim.ready()
    ada.start()
    play([ada, kim], until=lambda: min(ada.answers_sent, kim.answers_sent) >= 1)
    return code


def test_loading_anew_closing_and_coming_again_lose_nothing(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    code = begun(ada, kim)
    ada.page.reload()
    ada.by_id("now").wait_for()
    kim.close_page()
    kim.open_page(code)
    kim.by_id("now").wait_for()
    expect(kim.by_id("now").locator("h1")).not_to_be_empty()
    play_on(ada, kim)


def test_a_line_that_breaks_is_told_and_comes_back_by_itself(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    begun(ada, kim)
    kim.line_may_break = True
    kim.context.set_offline(True)
    expect(kim.page.locator(".banner")).to_contain_text("Your game is safe")
    kim.context.set_offline(False)
    expect(kim.page.locator(".banner")).to_have_count(0)
    play_on(ada, kim)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with ServerProcess(tmp_path / "mortal.sqlite") as server:
        yield server


def test_a_server_that_is_killed_comes_back_with_every_table(browser: Browser, mortal: ServerProcess) -> None:
    ada, kim = Guest(browser, mortal.url, "Ada", "de"), Guest(browser, mortal.url, "Kim", "en")
    begun(ada, kim)
    for guest in (ada, kim):
        guest.line_may_break = True
    mortal.kill()
    for guest in (ada, kim):
        guest.page.locator(".banner").wait_for()
    mortal.start()
    for guest in (ada, kim):
        expect(guest.page.locator(".banner")).to_have_count(0)
    play_on(ada, kim)
    assert ada.complaints + kim.complaints == []
    for guest in (ada, kim):
        guest.close()


def test_an_answer_given_while_the_server_is_dead_counts_when_it_is_back(
    browser: Browser, mortal: ServerProcess
) -> None:
    ada = Guest(browser, mortal.url, "Ada", "en")
    ada.line_may_break = True
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    play([ada], until=lambda: ada.yes.count() > 0)
    mortal.kill()
    ada.page.locator(".banner").wait_for()
    ada.yes.click()
    [vote] = [json.loads(data)["id"] for data in ada.sent[-1:]]
    mortal.start()
    expect(ada.page.locator(".banner")).to_have_count(0)
    for _ in range(250):
        if any(f'"id":"{vote}"' in frame and '"type":"done"' in frame for frame in ada.frames):
            break
        ada.page.wait_for_timeout(20)
    else:
        raise AssertionError("the answer was not taken")
    play_on(ada)
    ada.close()
