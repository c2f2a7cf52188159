"""A Chromium, a server, and guests whose pages are watched: no complaint, no request to anywhere else."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import NONE_HERE, find
from tests.browser.guest import Guest
from tests.browser.server import ServerProcess

from maskenball.server.http.front import WEB

NOT_BUILT = "the browser client is not built; please say: make web"
Welcome = Callable[..., Guest]


def missing(why: str) -> None:
    """Without a browser there is nothing to test; where all is checked that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


# By module, not for the whole run: while Playwright is here no other test of this worker could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    if not (WEB / "index.html").is_file():
        missing(NOT_BUILT)
    path = find()
    if path is None:
        missing(NONE_HERE)
    with sync_playwright() as playwright:
        # What is only partly drawn anew has other edges than what is drawn at once: pictures could not be compared.
        arguments = ["--disable-background-networking", "--disable-dev-shm-usage", "--disable-partial-raster"]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server."""
    file: Path = tmp_path_factory.mktemp("server") / "server.sqlite"
    with ServerProcess(file) as server:
        yield server
        assert server.faults == ""


@pytest.fixture
def welcome(browser: Browser, server: ServerProcess) -> Iterator[Welcome]:
    """Call it to have another guest; what their pages complained of, or asked elsewhere for, fails the test."""
    guests: list[Guest] = []

    def come(name: str, lang: str = "de", **more: Any) -> Guest:
        guests.append(Guest(browser, server.url, name, lang, **more))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
    assert {guest.name: guest.complaints for guest in guests if guest.complaints} == {}
    assert {guest.name: guest.foreign for guest in guests if guest.foreign} == {}
