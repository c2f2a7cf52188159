"""The server as people start it: by its command, with its own pages and its own clock."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.guest import Guest
from tests.browser.player import play
from tests.server.running import running


def test_a_table_opened_at_a_server_that_was_started_by_its_command(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, kim = Guest(browser, server.url, "Ada", "de"), Guest(browser, server.url, "Kim", "en")
        code = ada.open_table("resistance")
        with ada.sheet("invite") as invite:
            expect(invite.get_by_role("img", name=code)).to_be_visible()
        ada.add_bots(3)
        kim.join(code)
        kim.ready()
        ada.start()
        play([ada, kim], until=lambda: min(ada.answers_sent, kim.answers_sent) >= 2)
        for guest in (ada, kim):
            guest.close()
            assert guest.complaints + guest.foreign == []
        assert server.stop().code == 0
