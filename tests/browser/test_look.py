"""The developers' page of web/src/look: it is in no build for players, and everything on it can be read."""

import mimetypes
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK

from maskenball.server.http.front import WEB

ROOT = Path(__file__).parents[2]
ROOMS = ("house", "resistance", "one_night", "cultists", "hoax", "decrypto")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client with the page in it."""
    folder = tmp_path_factory.mktemp("look")
    command = [sys.executable, "hatch_build.py", "--npm", "run", "build", "--", "--outDir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "VITE_GALLERY": "1"}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_room_shows_the_whole_look_in_both_themes(welcome: Welcome, built: Path) -> None:
    ada = welcome("Ada", "en", size=DESK)

    def serve(route: Route) -> None:
        file = built / route.request.url.removeprefix(f"{ada.url}/")
        file = file if file.is_file() else built / "index.html"
        route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "font/woff2")

    ada.page.route(lambda url: url.startswith(ada.url) and "/api/" not in url, serve)
    ada.page.goto(f"{ada.url}/look")
    gallery = ada.by_id("gallery")
    expect(gallery.locator(".ring .seat")).to_have_count(7)
    found = {}
    for _ in ("dark", "light"):
        for room in ROOMS:
            gallery.get_by_role("button", name=room, exact=True).click()
            expect(ada.page.locator("body")).to_have_attribute("data-room", room)
            found[room] = grave(ada.page)
        gallery.get_by_role("button", name="dark", exact=True).or_(
            gallery.get_by_role("button", name="light", exact=True)
        ).click()
    assert {room: what for room, what in found.items() if what} == {}


def test_players_are_not_sent_it() -> None:
    assert not [path.name for path in WEB.rglob("*.js") if "Gallery" in path.name]
