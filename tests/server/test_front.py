"""What a browser gets: a page that says what this is, or the web client once it is built."""

import asyncio
import gzip
from collections.abc import Mapping
from pathlib import Path

import pytest
from aiohttp import ClientSession, web
from yarl import URL

from maskenball.server.http.app import HEADERS, Server, ServerSettings
from maskenball.server.http.front import ASK_FIRST, FOR_EVER, Front
from maskenball.server.services import Services
from maskenball.server.store.sqlite import SqliteStore

CODE = "BCDFG"


class Got(dict[str, str]):
    """An answer: its headers, its text and its status."""

    status: int
    text: str


def fetch(app: web.Application, path: str, **headers: str) -> Got:
    """What a server with these routes answers to one GET."""

    async def get() -> Got:
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        try:
            port = runner.addresses[0][1]
            async with ClientSession() as session:
                url = URL(f"http://127.0.0.1:{port}{path}", encoded=True)
                async with session.get(url, headers=headers) as answer:
                    got = Got(answer.headers)
                    got.status, got.text = answer.status, await answer.text()
                    return got
        finally:
            await runner.cleanup()

    return asyncio.run(get())


@pytest.fixture
def server(tmp_path: Path) -> web.Application:
    """A whole server."""
    return Server(Services(SqliteStore(tmp_path / "x.sqlite")), ServerSettings()).app()


@pytest.fixture
def built(tmp_path: Path) -> web.Application:
    """The front of a server with a web client in it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the table</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-Bx3f.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("the seed")
    app = web.Application()
    app.add_routes(Front(lambda _: "en", folder).routes())
    return app


@pytest.fixture
def unbuilt(tmp_path: Path) -> web.Application:
    """The front of a server without one."""
    app = web.Application()
    language = lambda request: request.headers.get("Accept-Language", "en")  # noqa: E731
    app.add_routes(Front(language, tmp_path).routes())
    return app


def headers_of(got: Mapping[str, str]) -> dict[str, str]:
    return {name: got[name] for name in HEADERS if name in got}


@pytest.mark.parametrize(("lang", "word"), [("de", "Spiele"), ("en", "games"), ("fr", "games")])
def test_without_a_client_a_page_in_the_readers_language_says_what_this_is(
    unbuilt: web.Application, lang: str, word: str
) -> None:
    got = fetch(unbuilt, "/", **{"Accept-Language": lang})
    assert got.status == 200
    assert got["Content-Type"] == "text/html; charset=utf-8"
    assert word in got.text
    assert f'<html lang="{lang if lang == "de" else "en"}">' in got.text
    assert "$" not in got.text
    assert "<script" not in got.text
    assert "style=" not in got.text


def test_the_page_has_its_style_from_the_same_server(unbuilt: web.Application) -> None:
    got = fetch(unbuilt, "/start.css")
    assert (got.status, got["Content-Type"]) == (200, "text/css")


@pytest.mark.parametrize("path", ["/", f"/{CODE}", "/nothing/here", "/healthz", "/api/games"])
def test_every_answer_wears_the_strict_headers(server: web.Application, path: str) -> None:
    assert headers_of(fetch(server, path)) == HEADERS


@pytest.mark.parametrize(
    "path",
    ["/", f"/{CODE}", f"/{CODE.lower()}", f"/screen/{CODE}", "/replay/cb0neBH8_WjaXNPx1WS5hA", "/learn/one_night"],
)
def test_the_client_answers_at_the_start_at_rooms_at_screens_at_finished_games_and_at_lessons(
    built: web.Application, path: str
) -> None:
    got = fetch(built, path)
    assert (got.status, got.text) == (200, "<title>the table</title>")
    assert got["Cache-Control"] == ASK_FIRST


@pytest.mark.parametrize(("path", "caching"), [("/assets/index-Bx3f.js", FOR_EVER), ("/icon.svg", ASK_FIRST)])
def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_nothing_else(
    built: web.Application, path: str, caching: str
) -> None:
    assert fetch(built, path)["Cache-Control"] == caching


def test_what_the_build_has_packed_is_sent_packed_to_those_who_can_unpack_it(
    built: web.Application, tmp_path: Path
) -> None:
    packed = tmp_path / "web" / "assets" / "index-Bx3f.js.gz"
    packed.write_bytes(gzip.compress(b"play()"))
    got = fetch(built, "/assets/index-Bx3f.js", **{"Accept-Encoding": "gzip"})
    assert (got["Content-Encoding"], got.text) == ("gzip", "play()")
    assert got["Content-Type"].endswith("/javascript")


@pytest.mark.parametrize(
    "path",
    [
        "/BCDF",
        "/BCDFGH",
        "/screen",
        "/screen/",
        "/screen/BCDFG/x",
        "/replay/",
        "/learn/",
        "/learn/hoax/x",
        "/replay/..%2f..%2fsecret.txt",
        "/api/nothing",
        "/assets/index-old.js",
        "/assets/",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%00",
    ],
)
def test_any_other_path_leads_nowhere(built: web.Application, path: str) -> None:
    got = fetch(built, path)
    assert got.status in (400, 404)
    assert "seed" not in got.text
