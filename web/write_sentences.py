"""Writes sentences that server and terminal make of real games, for the browser's tests: it has to say the same.

python web/write_sentences.py    writes web/tests/sentences.json
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maskenball import games
from maskenball.bots import RandomBot, make, run
from maskenball.kernel import Dice, Game, Match
from maskenball.server.http.describe import describe
from maskenball.texts import LANGUAGES, Texts
from maskenball.texts.catalogue import source

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fe", "Gus", "Hedy", "Ivo", "Jo")
SAYS: dict[str, Callable[[Texts, Any], str]] = {"phase": Texts.phase, "spoken": Texts.spoken}
"""How kinds of sentences are made that are not lines of the log."""
FILE = Path(__file__).parent / "tests" / "sentences.json"


def sentences(game: Game) -> list[dict[str, Any]]:
    """Of random games at the largest table: everything told, every phase, some answers; and what bots say."""
    players = game.sizes()[-1]
    match = Match(game, NAMES[:players], seed="sentences")
    dice = Dice(Random(f"sentences {game.name}").random)
    texts = {lang: Texts(lang, game, match.names) for lang in LANGUAGES}
    found: dict[bytes, dict[str, Any]] = {}

    def note(kind: str, value: Any) -> None:
        say = {lang: SAYS.get(kind, Texts.line)(t, value) for lang, t in texts.items()}
        data = {"kind": kind, "value": msgspec.to_builtins(value), "say": say}
        found[msgspec.json.encode((kind, data["value"]))] = data

    def watch(now: Match) -> None:
        for seat in range(players):
            seen = now.seen(seat)
            note("phase", seen.view.phase)
            if seen.choice is not None:
                note("action", seen.choice.sample(dice))
            if seen.claims is not None:
                note("claim", seen.claims.sample(dice))

    outcome = run(match, [RandomBot(dice) for _ in range(players)], watch=watch)
    for seat in range(players):
        for event in match.seen(seat).events:
            note("event", event)
    note("outcome", outcome)
    talk = Match(game, NAMES[:players], seed="talk")
    run(talk, [make(game, "heuristic", dice) for _ in range(players)])
    for line in talk.log():
        if line.said is not None:
            note("spoken", line.said)
    return list(found.values())


def main() -> None:
    """Write them."""
    written = []
    for game in map(games.find, games.names()):
        catalogues = {lang: [source("maskenball.texts", lang), source(game.package, lang)] for lang in LANGUAGES}
        kinds = describe(game).kinds
        names = NAMES[: game.sizes()[-1]]
        written.append(
            {"game": game.name, "names": names, "kinds": kinds, "texts": catalogues, "sentences": sentences(game)}
        )
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.encode(written))


if __name__ == "__main__":
    main()
