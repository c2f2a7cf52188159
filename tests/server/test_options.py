"""Options that somebody chose: however long they are, nobody else waits for them."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.evening import Evening, ThinksAtOnce, evening, refusal

from maskenball import protocol as p
from maskenball.kernel import Game, MatchState, open_match
from maskenball.server.room import actor
from maskenball.server.services import Services

WORDS = "\n".join(f"{one}{two}{three}word" for one in "abcdefghij" for two in "abcdefghij" for three in "abcdefghij")


@evening
async def test_options_are_looked_into_when_they_change_and_not_whenever_something_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("decrypto", "Ada", "Bo", options={"words": WORDS})
        read: list[Any] = []
        whole = Game._read_options

        def reading(game: Game, given: Any) -> Any:
            read.append(given)
            return whole(game, given)

        monkeypatch.setattr(Game, "_read_options", reading)
        for on in (True, False) * 5:
            await bo.do(p.Ready, on=on)
            await ada.do(p.Lock, on=on)
        assert not read
        await ada.do(p.ChooseOptions, options={"words": WORDS, "timer": 0})
        await ada.until(lambda: ada.room.options["timer"] == 0)
        assert 1 <= len(read) <= 2


@evening
async def test_a_game_with_a_long_list_of_words_is_dealt_away_from_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside: list[Any] = []

    async def work(services: Services, do: Any, about: Any) -> Any:
        monkeypatch.setattr(actor, "open_match", open_match)
        try:
            found = do(about)
        finally:
            monkeypatch.setattr(actor, "open_match", None)
        aside.append(found)
        return found

    async with Evening(tmp_path) as table:
        ada, *_ = await table.party("decrypto", "Ada", "Bo", "Cy", "Di", options={"words": WORDS})
        monkeypatch.setattr(ThinksAtOnce, "work", work)
        monkeypatch.setattr(actor, "open_match", None)  # on the loop nothing can be dealt
        await ada.start()
        assert any(isinstance(each, MatchState) for each in aside)
        await ada.until(lambda: ada.seen is not None)


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("decrypto", {"words": "x" * 50_000}, "bad_option"),
        ("decrypto", {"words": "x" * 70_000}, "long_options"),
        ("cultists", {"data": {"rooms": [{"id": f"R{n}", "colour": "red"} for n in range(31)]}}, "bad_option"),
        ("one_night", {"night": 10**400}, "bad_option"),
        ("one_night", {"cards": ["thief"] * 1000}, "bad_option"),
        ("hoax", {"games": 10**400}, "bad_option"),
    ],
)
@evening
async def test_options_without_measure_are_refused_at_the_door_and_at_the_table(
    tmp_path: Path, game: str, options: dict[str, Any], code: str
) -> None:
    async with Evening(tmp_path) as table:
        assert await refusal(table.open_room(game, options=options)) in (code, "not_a_message")
        host = await table.open_room(game)
        assert await refusal(host.do(p.ChooseOptions, options=options)) in (code, "not_a_message")
        assert table.room.state.options == {}


@evening
async def test_the_names_of_times_have_a_length(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for seconds in ({"x" * 1000: 5}, {f"slot {n}": 5 for n in range(51)}, {"vote": 10**400}):
            assert await refusal(host.do(p.ChooseSettings, settings={"seconds": seconds})) in (
                "bad_seconds",
                "not_a_message",
            )
