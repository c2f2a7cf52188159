"""Rooms as people find them: doors, passwords, hosts who leave, those who only watch, and impatient fingers."""

from playwright.sync_api import expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK
from tests.browser.player import play

DOUBLE_TAP = 350
"""Milliseconds within which a second tap at the same place belongs to the first."""


def test_a_table_with_a_password_opens_for_those_who_know_it(welcome: Welcome) -> None:
    ada, kim, screen = welcome("Ada"), welcome("Kim", "en"), welcome("Screen", size=DESK)
    kim.line_may_break = True  # the browser itself notes down that the server said no
    code = ada.open_table("resistance")
    with ada.settings() as settings:
        settings.locator("input[type=password]").fill("swordfish")
        settings.locator("form button").click()
        expect(settings.locator("input[type=password]")).to_have_value("")
    kim.join(code, password="catfish")
    expect(kim.page.get_by_role("alert")).to_contain_text("password")
    kim.page.locator("input[type=password]").fill("swordfish")
    kim.page.locator("form button.main").click()
    kim.by_id("ready").wait_for()
    screen.page.goto(f"{screen.url}/screen/{code}")
    screen.page.locator("input[type=password]").fill("swordfish")
    screen.page.locator("button.main").click()
    expect(screen.by_id("foyer")).to_contain_text("Kim")


def test_when_the_host_leaves_somebody_else_is_host_and_the_seat_is_free(welcome: Welcome) -> None:
    ada, kim = welcome("Ada"), welcome("Kim", "en")
    code = ada.open_table("one_night")
    kim.by_code(code)
    kim.ready()
    ada.leave()
    kim.by_id("start").wait_for()
    expect(kim.page.locator(".ring .seat")).to_have_count(1)
    expect(ada.page.locator(".game").first).to_be_visible()
    assert code not in ada.text


def test_a_bot_stands_in_for_somebody_who_is_gone_until_they_are_back(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    code = ada.play_with(kim, bots=3)
    kim.close_page()
    gone = ada.by_id("stand-in").get_by_text("Für Kim spielt gerade ein Bot")
    play([ada], until=lambda: gone.count() > 0)
    kim.open_page(code)
    kim.by_id("now").wait_for()
    play([ada, kim], until=lambda: gone.count() == 0)


def test_spectators_and_the_screen_of_the_table_see_the_game_to_its_end(welcome: Welcome) -> None:
    ada, zoe, screen = welcome("Ada"), welcome("Zoe", "en"), welcome("Screen", "en", size=DESK)
    code = ada.open_table("one_night")
    ada.add_bots(2)
    zoe.join(code, watch=True)
    zoe.page.locator("[data-part=seats]").wait_for()
    screen.page.goto(f"{screen.url}/screen/{code}")
    expect(screen.page.get_by_role("img", name=code)).to_be_visible()
    assert grave(screen.page) == []
    ada.start()
    zoe.by_id("now").wait_for()
    assert zoe.by_id("cover").count() == 0
    assert zoe.by_id("panel").count() == 0
    assert grave(screen.page) == []
    play([ada], cuts=1.0)
    expect(ada.page.locator("h1")).not_to_be_empty()
    end = ada.page.locator("h1").inner_text()
    zoe.by_id("ending").wait_for()
    expect(screen.page.locator("h1")).to_have_text(end)  # in the table's language, whatever the browser's is
    expect(zoe.page.locator("h1")).not_to_have_text(end)
    assert screen.by_id("panel").count() == 0
    assert grave(screen.page) == []


TAP_TWICE = """async (button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const tap = () => document.elementFromPoint(clientX, clientY).dispatchEvent(
    new MouseEvent("click", { detail: 1, clientX, clientY, bubbles: true, cancelable: true }));
  const began = performance.now();
  tap();
  while (button.isConnected) await new Promise(requestAnimationFrame);
  tap();
  return performance.now() - began;
}"""
"""Taps, waits until something else has taken the button's place, and taps there again; how long that took."""


def test_a_double_tap_is_one_answer_whatever_comes_up_under_the_finger(welcome: Welcome) -> None:
    ada = welcome("Ada")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    quick = 0
    while quick < 2:
        play([ada], until=lambda: ada.yes.count() > 0)
        before = ada.answers_sent
        milliseconds = ada.yes.evaluate(TAP_TWICE)
        if milliseconds < DOUBLE_TAP:  # a busy machine may take longer than any finger
            quick += 1
            assert ada.answers_sent == before + 1
            assert not any('"type":"withdraw"' in data for data in ada.sent)


def test_two_taps_before_the_server_knows_of_the_first_are_one_answer(welcome: Welcome) -> None:
    ada = welcome("Ada")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    play([ada], until=lambda: ada.yes.count() > 0)
    before = ada.answers_sent
    ada.yes.dblclick()
    expect(ada.yes).to_have_count(0)
    assert ada.answers_sent == before + 1
    assert not any('"type":"withdraw"' in data for data in ada.sent)


def test_back_leads_to_the_start_page_and_forward_to_the_same_seat(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    code = ada.open_table("hoax")
    ada.page.go_back()
    expect(ada.page.locator(".recent")).to_contain_text(code)
    ada.page.go_forward()
    ada.by_id("start").wait_for()
    expect(ada.page.locator(".ring .seat")).to_have_count(1)
    ada.page.go_back()
    ada.page.locator(".recent").click()
    ada.by_id("start").wait_for()
    expect(ada.page.locator(".ring .seat")).to_have_count(1)


def test_a_table_that_is_not_there_says_so_and_asks_for_another_code(welcome: Welcome) -> None:
    ada, kim = welcome("Ada"), welcome("Kim", "en")
    code = ada.open_table("hoax")
    kim.line_may_break = True
    kim.page.goto(f"{kim.url}/BBBBB")
    expect(kim.page.get_by_role("alert")).to_be_visible()
    kim.page.locator("input.code").fill(code)
    kim.page.locator("form:has(input.code) button").click()
    kim.page.locator("input[autocomplete=nickname]").wait_for()
    kim.page.get_by_role("link", name="Back").click()
    kim.page.locator(".game").first.wait_for()


def test_the_door_says_what_is_played_with_whom_unless_it_needs_a_password(welcome: Welcome) -> None:
    ada, kim, screen = welcome("Ada"), welcome("Kim", "en"), welcome("Screen", size=DESK)
    code = ada.open_table("decrypto")
    screen.page.goto(f"{screen.url}/screen/{code}")
    screen.by_id("foyer").wait_for()
    kim.page.goto(f"{kim.url}/{code}")
    door = kim.page.locator("main.door")
    expect(door.get_by_role("heading", level=1)).to_have_text("Decrypto")
    expect(door).to_contain_text("Host: Ada")
    expect(door).to_contain_text("One person is here")
    with ada.settings() as settings:
        settings.locator("input[type=password]").fill("swordfish")
        settings.locator("form button").click()
        expect(settings.locator("input[type=password]")).to_have_value("")
    kim.page.reload()
    expect(door).to_contain_text("One person is here")
    expect(door).not_to_contain_text("Ada")


def test_somebody_is_shown_out_only_if_the_host_means_it(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "en"), welcome("Kim", "en"), welcome("Zoe", "en")
    code = ada.open_table("one_night")
    for guest in (kim, zoe):
        guest.join(code)
        guest.by_id("ready").wait_for()
    ada.page.locator(".ring .seat", has_text="Kim").click()
    ada.page.get_by_role("button", name="Ask Kim to leave", exact=True).click()
    expect(ada.page.locator(".ring .seat")).to_have_count(3)
    ada.page.get_by_role("button", name="Really? Ask Kim to leave").click()
    expect(ada.page.locator(".ring .seat")).to_have_count(2)
    expect(kim.page.get_by_role("heading", level=1)).to_be_visible()


def test_who_looks_on_plays_on_for_a_bot_if_the_host_says_yes_and_all_see_it(welcome: Welcome) -> None:
    ada, kim, zoe, screen = (
        welcome("Ada", "de"),
        welcome("Kim", "en"),
        welcome("Zoe", "en"),
        welcome("Screen", size=DESK),
    )
    code = ada.play_with(kim, bots=3)
    zoe.join(code, watch=True)
    screen.page.goto(f"{screen.url}/screen/{code}")
    ask = zoe.by_id("seat-ask")
    bot = ask.locator("option").nth(1).inner_text()
    assert ada.by_id("seat-ask").count() == 0, "who has a seat can't have another"
    for answer in ("Nein", "Ja"):
        ask.locator("select").select_option(bot)
        ask.get_by_role("button").click()
        wish = ada.by_id("seat-request")
        expect(wish).to_contain_text(f"Zoe möchte für den Bot {bot} weiterspielen")
        assert kim.by_id("seat-request").get_by_role("button").count() == 0, "the host decides"
        assert grave(ada.page) == []
        assert grave(zoe.page) == []
        wish.get_by_role("button", name=answer, exact=True).click()
        expect(wish).to_have_count(0)
    zoe.by_id("cover").first.wait_for()
    expect(ask).to_have_count(0)
    expect(ada.by_id("taken-over")).to_have_text(f"Für {bot} spielt jetzt Zoe.")
    expect(kim.by_id("taken-over")).to_have_text(f"Zoe plays for {bot} now.")
    expect(screen.by_id("taken-over")).to_have_text(f"Für {bot} spielt jetzt Zoe.")
    assert screen.by_id("seat-ask").count() == 0


def test_the_invitation_says_how_the_table_comes_onto_a_big_screen(welcome: Welcome) -> None:
    ada, tv = welcome("Ada", "de"), welcome("", "de", size=(1920, 1080))
    code = ada.open_table("resistance")
    ada.by_id("invite").click()
    link = ada.by_id("screen-link")
    expect(link).to_contain_text(f"/screen/{code}")
    tv.page.goto(link.get_attribute("href") or "")
    expect(tv.by_id("foyer")).to_be_visible()
    tv.page.goto(f"{tv.url}/{code}")
    tv.page.get_by_role("link", name="Als Bildschirm für alle öffnen").click()
    expect(tv.by_id("foyer")).to_be_visible()


def test_whoever_gives_no_name_is_asked_for_it_in_their_language(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("", "de")
    kim.page.goto(f"{kim.url}/{ada.open_table('hoax')}")
    kim.by_id("watch").click()
    expect(kim.page.get_by_role("alert")).to_have_text("Sag uns noch deinen Namen.")
    kim.page.get_by_label("Dein Name").fill("Kim")
    kim.by_id("watch").click()
    expect(kim.by_id("lobby")).to_be_visible()
