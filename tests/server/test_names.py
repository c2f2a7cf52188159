"""Names that people can tell apart, whatever a stranger types."""

import unicodedata
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening, names, refusal, voting
from tests.server.room_states import refused, room_with

from maskenball import protocol as p
from maskenball.kernel import Refusal
from maskenball.server.room import state
from maskenball.server.room.state.names import alike


def come(room: state.RoomState, name: str) -> str:
    """The code with which this name is refused, or the name as it is kept."""
    try:
        return state.enter(room, name, "player", "token")[1].name
    except Refusal as refusal:
        return refusal.code


@pytest.mark.parametrize(
    "name",
    [
        "ADA",
        "Ada\ufe0f",
        "A\u200bda",
        "Ada\u3164",
        "\u2800Ada",
        "Ａｄａ",
        "𝐀𝐝𝐚",
        "A\u00adda",
        "\U000e0041Ada",
        "Ada\u00a0",
        "ᴀᴅᴀ",
        "Aԁa",
    ],
)
def test_a_look_alike_of_somebody_is_that_name(name: str) -> None:
    assert come(room_with("Ada"), name) in ("name_taken", "mixed_name")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bär", "Ba\u0308r"),
        ("Bob", "ВоЬ"),
        ("Peter", "РеTer"),
        ("Ian", "lan"),
        ("Bo1", "Bol"),
        ("Otto", "0tt0"),
        ("Arno", "Amo"),
        ("Hans", "Ηans"),
        ("cop", "сор"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert alike(one, unicodedata.normalize("NFC", other))
    assert come(room_with(one), other) in ("name_taken", "mixed_name")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ali", "Ala"), ("Lia", "Ila"), ("Ella", "Eila"), ("Bo", "Bö"), ("Jan", "Jana"), ("Иван", "Иво"), ("Max", "Mix")],
)
def test_names_that_are_only_similar_are_two(one: str, other: str) -> None:
    assert come(room_with(one), other) == other


@pytest.mark.parametrize("name", ["Аda", "Adα", "Bоb", "Hаns", "Annаᴀ"])
def test_a_name_is_written_in_one_alphabet(name: str) -> None:
    with pytest.raises(Exception, match="mixed_name"):
        state.enter(room_with("Zoe"), name, "player", "token")


@pytest.mark.parametrize("name", ["Анна", "Ελένη", "田中さん", "テレビTV", "José", "Łukasz", "Bo 2", "김Kim"])
def test_names_of_the_world_are_welcome(name: str) -> None:
    assert come(room_with("Zoe"), name) == name


def test_a_name_of_nothing_but_blank_letters_is_none() -> None:
    for blank in ("\u3164", "\u2800", "\u115f", "\ufe0f\ufe0f", "\u200b", "\u00a0"):
        assert refused(state.enter, room_with("Ada"), blank, "player", "token") == "bad_name"


def test_a_bot_is_never_named_like_somebody_who_is_here() -> None:
    room = state.add_bot(room_with("Coiombina", "C0lombina"), 1, "random")
    assert room.places[-1].name == "Arlecchino"


@evening
async def test_what_is_said_and_chatted_is_cleaned_and_nothing_but_blanks_is_nothing(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        await host.do(p.Chat, text=" look\u202e \x07here\u3164 ")
        await host.until(lambda: host.chat)
        assert host.chat[0].text == "look here"
        assert await refusal(host.do(p.Chat, text="\u3164\u2800\u202e")) == "empty_talk"
    (tmp_path / "again").mkdir()
    async with Evening(tmp_path / "again") as table:
        seats = await voting(table)
        await seats[0].say("all", "trust\u202e \x1bme")
        await seats[1].until(lambda: seats[1].seen and seats[1].seen.talk)
        assert seats[1].seen is not None
        assert seats[1].seen.talk[0].text == "trust me"
        assert await refusal(seats[0].say("all", "\u2800\u3164")) == "empty_talk"


@evening
async def test_a_screen_is_no_way_in_where_nobody_may_look_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax", settings={"spectators": False})
        for role in ("spectator", "screen"):
            assert await refusal(table.enter(host.code, "TV", role=role)) == "no_spectators"
        assert names(host.room.people) == ["Ada"]
