"""What a browser gets: the web client if it has been built into the package, else a page that says what this is.

The client is `maskenball/web/index.html`, with everything that has a hash in its name under `web/assets/`. All files
are listed once at the start, so that no path can lead anywhere else.
"""

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from string import Template

from aiohttp import web

from maskenball import __version__
from maskenball.server.secrets import CODE_LENGTH, read_code
from maskenball.texts import Texts

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
FOR_EVER = "public, max-age=31536000, immutable"
"""For what changes its name when it changes."""
ASK_FIRST = "no-cache"
VARY = "Accept-Language"
SCREEN = "screen"
REPLAY = "replay"
RECORD = re.compile(r"[A-Za-z0-9_-]{10,40}")
LEARN = "learn"
GAME = re.compile(r"[a-z_]{2,40}")


class Front:
    """The pages of a server."""

    def __init__(self, language: Callable[[web.Request], str], folder: Path = WEB) -> None:
        self._language = language
        built = (folder / "index.html").is_file()
        self._files = {
            path.relative_to(folder).as_posix(): path for path in (folder.rglob("*") if built else ()) if path.is_file()
        }

    def routes(self) -> list[web.RouteDef]:
        """All paths that no other handler has, but none under /api: there a wrong method is told from a wrong path."""
        return [web.get("/start.css", self._style), web.get("/{path:(?!api/).*}", self._page)]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        if path in self._files:
            caching = FOR_EVER if path.startswith("assets/") else ASK_FIRST
            return web.FileResponse(self._files[path], headers={"Cache-Control": caching})
        if not _is_place(path):
            raise web.HTTPNotFound
        if self._files:
            return web.FileResponse(self._files["index.html"], headers={"Cache-Control": ASK_FIRST})
        return self._start(request)

    def _start(self, request: web.Request) -> web.Response:
        t = Texts(self._language(request), also=("maskenball.server",))
        names = ("title", "what", "next", "terminal", "source")
        words = {name: escape(t(f"page-{name}")) for name in names}
        page = Template((HERE / "pages" / "start.html").read_text(encoding="utf-8"))
        text = page.substitute(words, lang=t.language, version=escape(__version__))
        return web.Response(text=text, content_type="text/html", headers={"Cache-Control": ASK_FIRST, "Vary": VARY})

    async def _style(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(HERE / "pages" / "start.css", headers={"Cache-Control": ASK_FIRST})


def _is_place(path: str) -> bool:
    """Whether a path is one of the client's own: the start, a room's code, its screen, a finished game, a lesson."""
    first, _, rest = path.partition("/")
    if first == REPLAY:
        return RECORD.fullmatch(rest) is not None
    if first == LEARN:
        return GAME.fullmatch(rest) is not None
    code = rest if first == SCREEN else path
    return not path or (path.isascii() and code.isalnum() and len(read_code(code)) == CODE_LENGTH == len(code))
