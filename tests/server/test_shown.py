"""What each viewer is sent of a game: all of what is new to it, nothing else, and the same bytes as others like it."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Dice, Match, Seen
from maskenball.server.play.diff import diff_seen
from maskenball.server.play.views import WHOLE, Viewer, diff, open_views
from maskenball.testing.play import play

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
Sent = p.SeenNow | p.SeenNext


class Eyes:
    """One viewer, who puts together what it is sent."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.news: dict[str, list[Any]] = {"events": [], "talk": [], "private": []}
        self.asked = 0

    def look(self, message: Sent) -> None:
        for name in self.news:
            self.news[name] += getattr(message, name)
        if isinstance(message, p.SeenNow):
            self.fields, self.asked = message.set, message.asked
            return
        view = self.fields["view"]
        assert message.set or message.view or message.events or message.talk or message.asks
        new = {**message.set, **{f"view.{where}": value for where, value in message.view.items()}}
        for where, value in new.items():
            known = _at(where.removesuffix("+"), self.fields)
            assert value != ([] if where.endswith("+") else known), "only what is new"
            if where.startswith("view."):
                assert not (known and isinstance(known, list) and value[: len(known)] == known), "only what came"
        self.fields = {**self.fields, **message.set, "view": message.looked_at(view)}
        if message.asks:
            self.asked = len(self.news["events"]) + len(self.news["talk"])


def _at(where: str, fields: dict[str, Any]) -> Any:
    """What was there before."""
    found: Any = fields
    for step in where.split("."):
        found = found[step]
    return found


@pytest.mark.parametrize("names", [True, False])
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", games.names())
def test_what_is_sent_adds_up_to_what_is_seen(name: str, number: int, names: bool) -> None:
    game = games.find(name)
    players = [size for size in game.sizes() if size <= len(NAMES)][-(number % 2)]
    match = Match(game, NAMES[:players], None, str(number))
    eyes: dict[Viewer, Eyes] = {viewer: Eyes() for viewer in (*range(players), None)}
    views = open_views(match.now, eyes, names)
    shared = 0
    for _ in play(match, Dice(Random(number).random)):
        told: list[Viewer] = []
        views, sent = diff(views, match.now, "match", names)
        for viewers, data in sent:
            message = msgspec.json.decode(data, type=p.ServerMessage)
            told += viewers
            shared += len(viewers) > 1
            for viewer in viewers:
                eyes[viewer].look(message)
        assert len(told) == len({*told}), "one message each"
        for viewer, eye in eyes.items():
            seen = msgspec.json.decode(msgspec.json.encode(match.seen(viewer)))
            awaited = seen["awaited"]
            if not names and awaited is not None:
                assert (eye.fields["awaited"], eye.fields["waiting"]) == (None, len(awaited))
            else:
                assert (eye.fields["awaited"], eye.fields["waiting"]) == (awaited, None)
            assert {field: eye.fields[field] for field in WHOLE} == {field: seen[field] for field in WHOLE}
            assert eye.news == {field: seen[field] for field in eye.news}
            assert eye.asked == views.shown[viewer].asked
    assert match.outcome is not None
    assert shared


@pytest.mark.parametrize("name", [name for name in WHOLE if name not in ("game", "seat", "view")])
def test_no_field_of_what_is_seen_changes_unnoticed(name: str) -> None:
    seen = Match(games.find("resistance"), NAMES[:5]).seen(0)
    assert diff_seen(seen, replace(seen, **{name: "another"})) == {name: "another"}


def test_every_field_of_what_is_seen_is_sent_one_way_or_the_other() -> None:
    assert {*Seen.__struct_fields__} == {*WHOLE, "awaited", "count", "events", "talk", "private"}
