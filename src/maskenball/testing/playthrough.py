"""Playthroughs: one match as text, with all that each seat sees at every step; made to be read and compared.

A file begins with game, players, options and seed. Then come the entries of the match, each a line `> ...` as in a
record, and under it what changed for whom: what was told and heard, what each seat sees, is asked and may do.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from maskenball.kernel import AnyRecord, AnySeen, Malformed, Match, load_record, replay
from maskenball.testing.play import play
from maskenball.testing.tables import Case, find

HEAD = ("game", "players", "options", "seed")
SHOWN = ("view", "choice", "may", "answer", "draft", "awaited", "bell", "speaks", "outcome")
FLAT = 2
"""How deep the view is taken apart: public.history, but not what stands in it."""


def read(text: str) -> tuple[Case, str, AnyRecord]:
    """The table and seed that a file names, and the match in it."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[: len(HEAD)])
    game, players, options, seed = (msgspec.json.decode(head[key]) for key in HEAD)
    case = Case(game, players, find(game).options(options, players))
    plain = {
        "maskenball": 1,
        "game": game,
        "rules": case.game.rules_version,
        "options": options,
        "names": case.match(seed).names,
        "seed": seed,
        "entries": [msgspec.json.decode(line[2:]) for line in text.splitlines() if line.startswith("> ")],
    }
    return case, seed, load_record(msgspec.json.encode(plain), find)


def written(text: str) -> str:
    """The file as it should be: the match in it, if it can be played, else a random one out of its seed."""
    case, seed, record = read(text)
    try:
        if record.entries:
            return render(case, seed, replay(record, case.game))
    except Malformed:
        pass  # the rules have changed, and with them the match
    return render(case, seed, play(case.match(seed), case.dice(f"playthrough {seed}")))


def render(case: Case, seed: str, match: Iterator[Match]) -> str:
    """The whole file."""
    default = msgspec.to_builtins(case.game.Options())
    options = msgspec.to_builtins(case.options)
    changed = {name: value for name, value in options.items() if value != default[name]}
    lines = [
        f"{key}: {_json(value)}" for key, value in zip(HEAD, (case.name, case.players, changed, seed), strict=True)
    ]
    before: dict[int | None, AnySeen | None] = dict.fromkeys(case.audience)
    for at in match:
        lines.append("" if not at.entries else f"\n> {_json(at.entries[-1])}")
        lines += _changes(before, {seat: at.seen(seat) for seat in case.audience})
        before = {seat: at.seen(seat) for seat in case.audience}
    return "\n".join(lines) + "\n"


def _changes(before: dict[int | None, AnySeen | None], after: dict[int | None, AnySeen]) -> Iterator[str]:
    """What is new for whom; those for whom the same is new share a line."""
    for_whom: dict[str, list[str]] = {}
    for seat, seen in after.items():
        for line in _new(before[seat], seen):
            for_whom.setdefault(line, []).append("spectator" if seat is None else str(seat))
    for line, seats in for_whom.items():
        yield f"{'all' if len(seats) == len(after) else ' '.join(seats)}: {line}"


def _new(old: AnySeen | None, new: AnySeen) -> Iterator[str]:
    for event in new.events[len(old.events) if old else 0 :]:
        yield f"told {_json(event)}"
    for said in new.talk[len(old.talk) if old else 0 :]:
        yield f"hears {_json(replace(said, number=0))}"  # each counts for itself; here one line does for all
    was = _flat(old) if old else {}
    for path, value in _flat(new).items():
        past = was.get(path)
        if value == past or (old is None and value is None):
            continue
        if isinstance(value, list) and isinstance(past, list) and past and value[: len(past)] == past:
            yield from (f"{path} += {_json(one)}" for one in value[len(past) :])
        else:
            yield f"{path} = {_json(value)}"


def _flat(seen: AnySeen) -> dict[str, Any]:
    plain = msgspec.json.decode(msgspec.json.encode(seen))
    found: dict[str, Any] = {}
    for name in SHOWN:
        found |= _leaves(name, plain[name], FLAT if name == "view" else 0)
    return found


def _leaves(path: str, value: Any, deep: int) -> dict[str, Any]:
    if not deep or not isinstance(value, dict) or "type" in value:
        return {path: value}
    return {at: leaf for key, one in value.items() for at, leaf in _leaves(f"{path}.{key}", one, deep - 1).items()}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
