"""Every game, from the start page to the reveal: people on phones, German and English at one table, and bots."""

import pytest
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.player import play

TABLES = {"one_night": 1, "resistance": 3, "cultists": 2, "hoax": 1, "decrypto": 2}
"""The smallest tables: bots beside two people."""


class Inspector:
    """Has axe look at every phase once, by turns on a page at night and on one by day."""

    def __init__(self, *guests: Guest) -> None:
        self.guests = guests
        self.seen: list[str] = []
        self.found: dict[str, list[str]] = {}

    def look(self) -> bool:
        """Whether the game is over for all; on the way, look at what is new."""
        guest = self.guests[len(self.seen) % len(self.guests)]
        phase = guest.phase
        if phase not in self.seen:
            self.seen.append(phase)
            if found := grave(guest.page):
                self.found[f"{guest.name} {phase}"] = found
        return all(guest.over for guest in self.guests)


@pytest.mark.parametrize(("game", "bots"), TABLES.items())
def test_a_whole_game_on_phones_in_two_languages(welcome: Welcome, game: str, bots: int) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en", scheme="light")
    code = ada.open_table(game)
    ada.add_bots(bots)
    ada.without_timers()
    if game == "hoax":
        ada.choose_option("Stille Züge", "5")
    kim.join(code)
    kim.ready()
    ada.start()
    inspector = Inspector(ada, kim)
    play([ada, kim], until=inspector.look, cuts=0.0 if game == "hoax" else 1.0)
    for guest, words in ((ada, ("gewonnen", "verloren")), (kim, ("You win", "You lose"))):
        assert guest.page.locator("html").get_attribute("lang") == guest.lang
        assert any(word in guest.by_id("ending").inner_text() for word in words)
        assert guest.record()
    assert ada.by_id("now").inner_text() != kim.by_id("now").inner_text()
    assert inspector.found == {}
