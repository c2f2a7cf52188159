"""The HTTP side as an OpenAPI description, made of the routes as they are declared and of the types they take and give.

What is said on the socket is no matter of OpenAPI: docs/protocol.md, and the JSON Schema at /api/schema.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import web

from maskenball import __version__, games
from maskenball import protocol as p
from maskenball.kernel.record import with_short_names
from maskenball.server.http.errors import STATUS
from maskenball.server.http.routes import JSON, Route
from maskenball.server.secrets import CODE_LENGTH, LETTERS
from maskenball.texts import LANGUAGES

OPENAPI = "3.1.0"
ANY_WISH = ("not_a_message", "foreign_origin", "too_long", "too_fast", "not_stored")
"""What every POST can be refused for."""
NO_JSON = (None, bytes, web.StreamResponse)
PHRASES = {101: "The line is open: now messages go to and fro, as the protocol says", 200: "Here it is", 201: "Done"}
IN_PATHS: dict[str, dict[str, Any]] = {
    "code": {
        "description": "A room's code, in capitals or not",
        "schema": {
            "type": "string",
            "pattern": f"^[{''.join(dict.fromkeys(LETTERS + LETTERS.lower()))}]{{{CODE_LENGTH}}}$",
        },
    },
    "id": {"description": "The name of a record", "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"}},
    "lang": {"description": "A language", "schema": {"enum": list(LANGUAGES)}},
}
LANGUAGE = {
    "name": "Accept-Language",
    "in": "header",
    "description": "The language of the sentence in a refusal; other languages than these get English",
    "schema": {"type": "string"},
    "examples": {lang: {"value": lang} for lang in LANGUAGES},
}


def described(routes: Iterable[Route]) -> dict[str, Any]:
    """All these routes as an OpenAPI document."""
    routes = list(routes)
    kinds = [kind for route in routes for kind in (route.body, route.gives) if kind not in NO_JSON]
    schemas, parts = msgspec.json.schema_components([*kinds, p.WireError], ref_template="#/components/schemas/{name}")
    schema = dict(zip([*kinds, p.WireError], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    document = with_short_names({"paths": paths, "$defs": parts})
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Maskenball",
            "version": __version__,
            "description": f"Rooms, records, games over HTTP, protocol version {p.VERSION}. A refusal is a WireError.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": document["paths"],
        "components": {"schemas": document["$defs"], "parameters": {"language": LANGUAGE}},
    }


def _in_path(name: str) -> dict[str, Any]:
    """What may stand there; which games there are is known once the server has loaded them."""
    if name == "game":
        return {"description": "A game", "schema": {"enum": games.names()}}
    if name == "name":
        return {"description": "A catalogue of sentences", "schema": {"enum": ["shared", "server", *games.names()]}}
    return IN_PATHS[name]


def _operation(route: Route, schema: dict[Any, Any]) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, **_in_path(name)} for name in re.findall(r"{(\w+)}", route.path)
    ]
    if route.query:
        fields = msgspec.json.schema(route.query)["$defs"][route.query.__name__]["properties"]
        parameters += [{"name": name, "in": "query", "schema": field} for name, field in fields.items()]
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.about,
        "parameters": [*parameters, {"$ref": "#/components/parameters/language"}],
    }
    if route.body:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema[route.body]}}}
    return {**operation, "responses": {str(route.status): _answer(route, schema), **_refusals(route, schema)}}


def _answer(route: Route, schema: dict[Any, Any]) -> dict[str, Any]:
    told = {"description": PHRASES[route.status]}
    if route.status == 101:
        return told
    media = route.media.partition(";")[0]
    return {**told, "content": {media: {"schema": schema[route.gives] if media == JSON else {"type": "string"}}}}


def _refusals(route: Route, schema: dict[Any, Any]) -> dict[str, Any]:
    codes: dict[int, dict[str, None]] = {}
    for code in (*(ANY_WISH if route.body else ()), *route.refuses, "our_mistake"):
        codes.setdefault(STATUS.get(code, 400), {})[code] = None
    return {
        str(status): {"description": ", ".join(found), "content": {JSON: {"schema": schema[p.WireError]}}}
        for status, found in sorted(codes.items())
    }
