"""Pictures of every page and phase, on phone, tablet and desk, by night and by day.

python -m tests.browser.shots FOLDER [GAME ...]
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import find
from tests.browser.guest import DESK, PHONE, TABLET, Guest
from tests.browser.learner import Learner
from tests.browser.player import play
from tests.browser.server import ServerProcess

from maskenball import games
from maskenball.server.http.describe import describe

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
SCHEMES = ("dark", "light")
LONG = "Maximiliane Freifrau von und zu Rabenstein"[:40]
"""As long as a name may be."""


class Camera:
    """Takes each picture once in every size and both themes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: set[str] = set()

    def shoot(self, guest: Guest, name: str) -> None:
        """The whole page as it is now."""
        if name in self.taken:
            return
        self.taken.add(name)
        for size, (width, height) in SIZES.items():
            guest.page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                guest.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
                path = self.folder / f"{name}-{size}-{scheme}.png"
                guest.page.screenshot(path=path, full_page=size == "phone")
        guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        guest.page.emulate_media(color_scheme="dark")


def shoot_lesson(camera: Camera, guest: Guest, game: str) -> None:
    """Every step of the lesson."""
    guest.page.goto(f"{guest.url}/learn/{game}")
    for step in Learner(guest, game).steps():
        camera.shoot(guest, f"{game}-lesson-{step['name']}")


def shoot_game(camera: Camera, ada: Guest, kim: Guest, screen: Guest, game: str) -> None:
    """From the start page to the reveal, at a full table."""
    most: int = describe(games.find(game)).most
    ada.page.goto(ada.url)
    ada.page.locator(".game").first.wait_for()
    camera.shoot(ada, "start")
    code = ada.open_table(game)
    kim.page.goto(f"{kim.url}/{code}")
    kim.page.locator("form").wait_for()
    camera.shoot(kim, "door")
    camera.shoot(ada, f"{game}-room-alone")
    kim.join(code)
    kim.ready()
    screen.page.goto(f"{screen.url}/screen/{code}")
    screen.page.locator("[data-part=seats]").wait_for()
    camera.shoot(screen, "screen-room")
    ada.add_bots(most - 2)
    if game != "one_night":  # its discussion ends by the clock
        ada.without_timers()
    camera.shoot(ada, f"{game}-room")
    ada.open_menu()
    camera.shoot(ada, "menu")
    ada.page.keyboard.press("Escape")
    ada.start()

    def look() -> bool:
        for guest in (ada, kim):
            asked = guest.page.locator('[data-testid=panel]:not([data-answered="true"])').count() > 0
            if guest.phase:
                camera.shoot(guest, f"{game}-{guest.phase}{'-asked' if asked else ''}")
        if ada.phase:
            camera.shoot(screen, f"{game}-screen-{ada.phase}")
        return ada.over and kim.over

    play([ada, kim], until=look, cuts=0.5, patience=900.0)


def shoot_hand_over(camera: Camera, phone: Guest) -> None:
    """One phone for three, before and in a game."""
    phone.open_table("resistance")
    for name in ("Kim", "Zoe"):
        phone.share_with(name)
    phone.add_bots(7)
    camera.shoot(phone, "hand-over-room")
    phone.start()
    phone.by_id("hold").wait_for()
    camera.shoot(phone, "hand-over-covered")
    phone.uncover()
    camera.shoot(phone, "hand-over-open")


def main(folder: Path, wanted: tuple[str, ...]) -> None:
    """All of them."""
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder)
    with (
        tempfile.TemporaryDirectory() as place,
        ServerProcess(Path(place) / "shots.sqlite") as server,
        sync_playwright() as pw,
    ):
        browser = pw.chromium.launch(executable_path=find())
        for game in wanted:
            ada, kim = Guest(browser, server.url, LONG, "de"), Guest(browser, server.url, "Kim", "en")
            screen = Guest(browser, server.url, "", "de")
            shoot_game(camera, ada, kim, screen, game)
            lou = Guest(browser, server.url, "", "de")
            shoot_lesson(camera, lou, game)
            for guest in (ada, kim, screen, lou):
                guest.close()
        phone = Guest(browser, server.url, LONG, "de")
        shoot_hand_over(camera, phone)
        phone.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or games.names())
