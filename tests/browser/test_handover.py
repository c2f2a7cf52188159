"""One phone for several players: it says for whom it is, and has nothing of anybody else's while it goes round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, Locator, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.player import MOVED_ON, play
from tests.browser.test_secrets import final_table, spoken

BOTS = {"one_night": 1, "resistance": 3, "cultists": 2, "hoax": 1, "decrypto": 2}


def shared_table(phone: Guest, game: str, bots: int) -> str:
    """Ada and Kim on one phone, and bots."""
    code = phone.open_table(game)
    phone.share_with("Kim")
    phone.add_bots(bots)
    phone.without_timers()
    return code


class Watched:
    """What could be read and heard on the phone, by who looked at it; nobody: while it went round."""

    def __init__(self, phone: Guest) -> None:
        self.phone = phone
        self.looks: dict[str, set[str]] = {"Ada": set(), "Kim": set(), "": set()}
        self.last = ""

    def look(self) -> None:
        """Whenever the phone has changed hands or the game has gone on: with all that its holder can uncover."""
        phone = self.phone
        now = f"{phone.holder} {phone.phase}"
        if now == self.last:
            return
        self.last = now
        looks = self.uncovered() if phone.holder else self.here()
        if f"{phone.holder} {phone.phase}" != now or phone.over:
            return  # it went on while we looked, so nobody knows whose this was
        who = next((name for name in ("Ada", "Kim") if name in phone.holder), "")
        self.looks[who].update(looks)
        if not who:
            for part in ("cover", "lid", "panel", "bar-card"):
                assert not any(f'data-testid="{part}"' in look for look in looks)

    def here(self) -> set[str]:
        """What can be heard and read now."""
        page = self.phone.page
        return {page.locator("body").aria_snapshot(), page.content()}

    def uncovered(self) -> set[str]:
        """What can be heard and read while whatever is covered on the stage is held, then the own card."""
        phone, looks = self.phone, self.here()
        try:
            for lid in phone.by_id("lid").all():
                looks |= self.held(lid)
            if phone.by_id("bar-card").count():
                looks |= self.held(phone.open_sheet("card").get_by_test_id("lid"))
                phone.close_sheet()
        except Error as missed:
            if not any(word in str(missed) for word in MOVED_ON):
                raise
        return looks

    def held(self, lid: Locator) -> set[str]:
        """What can be heard and read while this is held."""
        lid.hover(timeout=2000)
        self.phone.page.mouse.down()
        looks = self.here()
        self.phone.page.mouse.up()
        return looks

    def shows(self, who: str, word: str) -> bool:
        """Whether this word was to be read while this one looked."""
        return any(re.search(rf"\b{re.escape(word)}\b", look) for look in self.looks[who])


def test_a_phone_that_goes_round_shows_each_player_only_their_own_secrets(welcome: Welcome) -> None:
    phone = welcome("Ada", "de")
    shared_table(phone, "decrypto", 2)
    phone.choose_option("Aufteilung der Teams", "1212")
    phone.start()
    watched = Watched(phone)

    def over() -> bool:
        watched.look()
        return phone.over

    play([phone], until=over, cuts=0.0)
    state = final_table(phone).state
    everyday = spoken()
    clues = {clue.lower() for sheet in state.public.sheets for line in sheet for clue in line.clues if clue}
    for own, who in enumerate(("Ada", "Kim")):
        assert watched.looks[who]
        for team in (0, 1):
            secret = [
                word for word in state.keywords[team] if word.lower() not in clues and word.lower() not in everyday
            ]
            assert [word for word in secret if watched.shows(who, word)] == (secret if team == own else []), who
            assert [word for word in secret if watched.shows("", word)] == [], "while it goes round"


@pytest.mark.parametrize(("game", "bots"), BOTS.items())
def test_in_every_game_the_phone_goes_to_whoever_is_asked(welcome: Welcome, game: str, bots: int) -> None:
    phone = welcome("Ada", "en")
    shared_table(phone, game, bots)
    phone.start()
    phone.by_id("hold").wait_for()
    assert grave(phone.page) == []
    looked: set[str] = set()

    def both_have_answered() -> bool:
        looked.add(phone.holder)
        return phone.over or (len(looked - {""}) == 2 and phone.answers_sent >= 4)

    play([phone], until=both_have_answered, cuts=0.0 if game == "hoax" else 1.0)


def test_two_on_a_phone_one_on_another_and_all_seats_are_kept(welcome: Welcome) -> None:
    phone, zoe = welcome("Ada", "de"), welcome("Zoe", "en")
    code = shared_table(phone, "resistance", 2)
    zoe.join(code)
    zoe.ready()
    phone.page.reload()
    with phone.sheet("more"):
        expect(phone.by_id("seats-here").locator("li")).to_have_text([re.compile("Ada"), re.compile("Kim")])
    phone.start()
    play([phone, zoe], until=lambda: phone.answers_sent >= 2)
    phone.close_page()
    phone.open_page(code)
    expect(phone.by_id("hold")).to_be_visible()
    assert phone.by_id("cover").count() == 0
    assert phone.by_id("bar-card").count() == 0
    phone.uncover()
    phone.open_sheet("card").get_by_test_id("cover").wait_for()
    phone.close_sheet()
    phone.cover()
    play([phone, zoe])


def test_whoever_wants_to_look_gets_the_phone_and_gives_it_back(welcome: Welcome) -> None:
    phone = welcome("Ada", "en")
    shared_table(phone, "resistance", 3)
    phone.start()
    phone.page.locator("[data-testid=hand-over][data-asked=true]").wait_for()  # from now on nothing moves by itself

    def ask_for(name: str) -> None:
        wanted = phone.by_id("hand-over").locator(".others button", has_text=name)
        if wanted.count():
            wanted.click()
        expect(phone.by_id("hold")).to_contain_text(name)

    for name in ("Kim", "Ada", "Kim"):
        ask_for(name)
        phone.uncover()
        expect(phone.by_id("holder")).to_contain_text(name)
        phone.cover()
        assert phone.by_id("cover").count() == 0
        assert phone.by_id("bar-card").count() == 0
    ask_for("Ada")
    phone.by_id("hold").click()  # a tap is not enough
    assert phone.by_id("holder").count() == 0
    phone.page.keyboard.down("Enter")  # and a key can be held as well
    phone.by_id("holder").wait_for()
    phone.page.keyboard.up("Enter")
    phone.break_off()
    phone.start()
    expect(phone.by_id("hold")).to_be_visible()
    assert phone.by_id("holder").count() == 0, "the next game begins covered, whoever looked at the last one"
