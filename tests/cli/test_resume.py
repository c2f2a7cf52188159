"""A game that was left is kept, and goes on where it stopped."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.cli.keys import Call, TypeIn
from tests.cli.window import PROMPT, terminal

from maskenball import games
from maskenball.bots import make, run
from maskenball.cli.names import BOT_NAMES
from maskenball.kernel import Dice, Match, dump_record, load_record, replay

Kept = Callable[[str, float], Path]

PLAY = ("play", "resistance", "--people", "Ada", "--level", "random", "--seed", "s")


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 1)], ids=["ctrl-c", "ctrl-d"])
def test_a_game_broken_off_by_a_key_is_kept_and_says_how_to_go_on(tmp_path: Path, key: str, code: int) -> None:
    with terminal(*PLAY, cwd=tmp_path) as t:
        t.begin()
        t.answer("1 2")
        t.child.send(key)
        t.wait("The game is saved. Go on with:")
        t.wait("maskenball play --resume resistance-1.json --level random")
        assert t.end() == code
        assert "Traceback" not in t.all.getvalue()
    assert [path.name for path in tmp_path.iterdir()] == ["resistance-1.json"]
    assert load_record((tmp_path / "resistance-1.json").read_bytes(), games.find).entries


def test_a_kept_game_goes_on_and_is_kept_again(tmp_path: Path) -> None:
    file = tmp_path / "resistance-1.json"
    with terminal(*PLAY, cwd=tmp_path) as t:
        t.begin()
        t.answer("1 2")
        t.type("/q")
        t.wait("Stop here")
        t.type("y")
        assert t.end() == 1
    before = load_record(file.read_bytes(), games.find)
    with terminal("play", "--resume", str(file), "--level", "random", cwd=tmp_path) as t:
        t.wait(PROMPT)
        assert "1 Ada (you)" in t.screen
        t.type("1")
        t.wait(PROMPT)
        t.type("/q")
        t.wait("Stop here")
        t.type("y")
        assert t.end() == 1
    after = load_record(file.read_bytes(), games.find)
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)


def test_nothing_is_kept_of_a_game_that_nobody_has_seen(tmp_path: Path) -> None:
    with terminal(*PLAY, cwd=tmp_path) as t:
        t.wait("Enter begins:")
        t.child.send("\x03")
        t.wait("The game was broken off.")
        assert t.end() == 130
    assert not list(tmp_path.iterdir())


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A record of a random game, cut off after so many entries; only the second player is no bot by name."""

    def write(game: str, share: float) -> Path:
        found = games.find(game)
        names = ("Kim", "Ada", *BOT_NAMES[1 : found.sizes()[0] - 1])
        match = Match(found, names, None, "kept")
        run(match, [make(found, "random", Dice(Random(seat).random)) for seat in range(len(names))])
        record = match.record()
        file = tmp_path / f"{game}.json"
        cut = replace(record, entries=record.entries[: int(share * len(record.entries))], outcome=None)
        file.write_bytes(dump_record(cut if share < 1 else record))
        return file

    return write


@pytest.mark.parametrize("share", [0, 0.1, 0.37, 0.5, 0.73, 0.9])
@pytest.mark.parametrize("game", games.names())
def test_any_moment_of_any_game_can_be_gone_on_from(
    call: Call, type_in: TypeIn, kept: Kept, game: str, share: float
) -> None:
    file = kept(game, share)
    before = load_record(file.read_bytes(), games.find)
    type_in([])
    code, out, err = call("play --level random --resume", file)
    assert err == ""
    after = load_record(file.read_bytes(), games.find)
    assert after.entries[: len(before.entries)] == before.entries
    assert code == (0 if after.outcome else 1)
    assert ("Ada (you)" in out) or after.outcome
    assert [*replay(after, games.find(game))]


def test_anybody_at_the_table_can_be_taken_over(call: Call, type_in: TypeIn, kept: Kept) -> None:
    type_in([])
    out = call("play --level random --people rob --resume", kept("resistance", 0.3)).out
    assert "Robin (you)" in out
    assert "--people Robin" in out


def test_whoever_takes_over_speaks_for_the_team(call: Call, type_in: TypeIn, tmp_path: Path) -> None:
    """The first of the two who guess is a bot; with Ada at the keyboard it leaves the guess to her."""
    decrypto = games.find("decrypto")
    match = Match(decrypto, ("Kim", "Robin", "Mika", "Toni", "Ada", "Bo"), {"teams": "121212", "timer": 0}, "party")
    bots = [make(decrypto, "heuristic", Dice(Random(seat).random)) for seat in range(6)]
    while (0, 4) not in match.table.ask.must:
        who = next(who for who in match.table.ask.must if who not in match.table.sealed)
        seat = who[0] if isinstance(who, tuple) else who
        match.submit(seat, bots[seat].answer(match.seen(seat)))
    file = tmp_path / "party.json"
    file.write_bytes(dump_record(match.record()))
    type_in(["4.3.2"])
    out = call("play --people Ada --level heuristic --resume", file).out
    assert "White decodes: 4.3.2" in out


WRONG = [
    ("--seed x", "With --resume all is as the record says", "Mit --resume gilt, was in der Aufzeichnung steht"),
    ("--option plot", "With --resume all is as the record says", "Mit --resume gilt, was in der Aufzeichnung steht"),
    ("--people Zoe", "“Zoe” is nobody at this table", "„Zoe“ ist niemand an diesem Tisch"),
]


@pytest.mark.parametrize(("words", "english", "german"), WRONG)
def test_what_does_not_go_with_a_kept_game_is_said(
    call: Call, kept: Kept, words: str, english: str, german: str
) -> None:
    file = kept("resistance", 0.3)
    for lang, sentence in (("en", english), ("de", german)):
        code, out, err = call(f"play {words} --lang {lang} --resume", file)
        assert (code, out) == (2, "")
        assert sentence in err


def test_a_game_that_is_over_can_only_be_looked_at(call: Call, kept: Kept) -> None:
    code, _, err = call("play --resume", kept("hoax", 1))
    assert code == 2
    assert "This game is over already. Look at it with: maskenball replay" in err


def test_another_game_is_not_taken_for_it(call: Call, kept: Kept) -> None:
    code, _, err = call("play hoax --resume", kept("resistance", 0.5))
    assert code == 2
    assert "none or The Resistance" in err
