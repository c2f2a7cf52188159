"""Playing in the terminal: whole games by somebody who types, and everything else one can type meanwhile."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.keys import Call, TypeIn

from maskenball import games
from maskenball.cli import CATALOGUES, play
from maskenball.cli.board import Board
from maskenball.cli.names import BOT_NAMES, seat_people
from maskenball.games.resistance.model import Character
from maskenball.kernel import Game, Match, load_record, replay
from maskenball.texts import Texts

GAME = games.find("resistance")
PLAY = "play resistance --level random --seed s --people Ada "
WON = {"de": "Du hast gewonnen!", "en": "You have won!"}
SETS = [
    "",
    "--players 10 --option plot interrogator targeting",
    "--players 5 --option hunter coordinator",
    "--players 7 --option hunter plot doppelganger resistance_hacker spy_hacker hidden_hacker",
    "--players 10 --option hunter double_agent deceiver blame interrogator plot",
]


def seed_where(character: Character, options: dict[str, Any], players: int, seat: int = 0) -> str:
    """A seed that deals this character to this seat."""
    names = tuple(map(str, range(players)))
    return next(
        seed
        for seed in map(str, range(1000))
        if Match(GAME, names, options, seed).seen(seat).view.character is character
    )


@pytest.mark.usefixtures("tireless")
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("options", SETS)
def test_a_whole_game_ends_with_its_reason_and_everybody_laid_open(
    call: Call, tmp_path: Path, options: str, lang: str
) -> None:
    file = tmp_path / "game.json"
    code, out, err = call(f"{PLAY} {options} --lang {lang} --save", file)
    assert (code, err) == (0, "")
    *_, match = replay(load_record(file.read_bytes(), games.find), GAME)
    assert match.outcome is not None
    t = Texts(lang, GAME, match.names, also=CATALOGUES)
    end = " ".join(out.partition(t("cli-over"))[2].split())
    assert t.line(match.outcome) in end
    assert all(t.word(character) in end for character in match.table.state.characters)
    assert (WON[lang] in end) == (0 in match.outcome.winners)
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.usefixtures("tireless")
def test_any_game_can_be_played_without_a_board_of_its_own(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def plain_board(_game: Game, t: Texts, signs: Any) -> Board:
        return Board(t, signs)

    monkeypatch.setattr(play, "board_for", plain_board)
    code, out, _ = call(PLAY + "--players 6 --option hunter targeting")
    assert code == 0
    assert "It’s your turn." in out


def test_the_screen_shows_what_you_know_what_happened_and_the_question(call: Call, type_in: TypeIn) -> None:
    type_in([])
    seed = seed_where(Character.SPY, {}, 5)
    _, out, _ = call("play resistance --level random --people Ada --seed", seed)
    assert "1 Ada (you)" in out
    assert "Your character: Spy." in out
    assert "You know your fellow spy" in out
    assert "leads first." in out


def test_wrong_answers_get_a_sentence_and_the_question_again(call: Call, type_in: TypeIn) -> None:
    type_in(["99", "", "yse"])
    _, out, _ = call(PLAY + "--lang de")
    assert "„99“ geht hier nicht. Tipp eine der Zahlen, oder / für Hilfe." in out
    assert out.count("Deine Wahl (/ hilft):") == 4


def test_help_names_the_phase_its_rules_and_all_commands(call: Call, type_in: TypeIn) -> None:
    type_in(["/", "/rule w-6", "/rules hunter", "/rule nonsense", "/nonsense"])
    out = call(PLAY).out
    assert "Commands work at every question and begin with a /" in out
    assert "There is no command /nonsense; a / alone shows them all." in out
    assert "W-06  " in out
    assert "J-20  Three of a kind bring a Hunter forward" in out
    assert "There is no rule “nonsense”." in out


def test_people_can_say_and_claim_things(call: Call, type_in: TypeIn, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    type_in(["/say", "/say I trust nobody [yet]", "/claim belong resist", "/claim", "", "/claim kim", "", "/claim zzz"])
    out = call(PLAY + "--save", file).out
    assert "Say what?" in out
    assert "“ Ada: I trust nobody [yet]" in out
    assert "What do you claim, true or not?" in out
    assert "“ Ada: I belong to the Resistance." in out
    assert "I don't trust Kim." in out
    assert "“zzz” can’t be chosen here" in out
    match = [*replay(load_record(file.read_bytes(), games.find), GAME)][-1]
    assert [said.text for said in match.seen(None).talk if said.seat == 0] == ["I trust nobody [yet]", ""]


def test_log_and_view_show_everything_so_far(call: Call, type_in: TypeIn) -> None:
    type_in(["/log", "/view"])
    out = call(PLAY).out
    assert "Everything so far" in out
    assert out.count("The characters are dealt.") == 2
    assert "In play: 3× Resistance, 2× Spy" in out


def test_german_words_work_as_commands(call: Call, type_in: TypeIn) -> None:
    type_in(["/sag Hallo", "/behaupte 1", "/verlauf", "/zeig", "/zurück", "/ende", "ja"])
    code, out, err = call(PLAY + "--lang de")
    assert "“ Ada: Hallo" in out
    assert "“ Ada: Ich gehöre zum Widerstand." in out
    assert "Alles bisher" in out
    assert (code, err) == (1, "Die Partie ist abgebrochen.\n")


def test_leaving_asks_first_and_keeps_the_record(call: Call, type_in: TypeIn, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    type_in(["/q", "n", "/say still here", "/q", "y"])
    code, out, err = call(PLAY + "--save", file)
    assert (code, err) == (1, "")
    assert out.count("Stop here?") == 2
    assert f"maskenball play --resume {file}" in out
    assert load_record(file.read_bytes(), games.find).outcome is None


def test_the_end_of_the_input_breaks_the_game_off(call: Call, type_in: TypeIn) -> None:
    type_in([])
    code, _, err = call(PLAY)
    assert (code, err) == (1, "The input ended before the game did: it was broken off.\n")


def test_nothing_is_overwritten(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    code, out, err = call(PLAY + "--save", file)
    assert (code, out) == (2, "")
    assert "nothing is overwritten" in err
    assert file.read_text() == "precious"


@pytest.mark.rule("J-45")
def test_who_may_step_in_is_asked_and_can_let_it_pass(call: Call, type_in: TypeIn) -> None:
    options = dict.fromkeys(("hunter", "double_agent", "deceiver", "blame"), True)
    seed = seed_where(Character.DOUBLE_AGENT, options, 7)
    type_in(["", "/log"])
    out = call(f"play resistance --level random --players 7 --people Ada --option {' '.join(options)} --seed", seed).out
    assert "You may step in now; Enter alone lets it pass." in out
    assert "Enter, or your choice" in out


def test_the_same_seed_plays_the_same_game(call: Call, type_in: TypeIn) -> None:
    type_in(["1", "2"])
    once = call(PLAY)
    type_in(["1", "2"])
    assert call(PLAY) == once


def test_bots_never_take_the_name_of_a_person() -> None:
    t = Texts("en", also=CATALOGUES)
    names = seat_people(GAME, ["kim", "Robin", "MIKA"], 10, t)
    assert names[:3] == ("kim", "Robin", "MIKA")
    assert len({name.casefold() for name in names}) == 10
    assert len(BOT_NAMES) >= 2 * GAME.seats[-1]


@pytest.mark.parametrize(("people", "players", "seats"), [(1, None, 5), (7, None, 7), (2, 9, 9)])
def test_a_table_has_room_for_all_people(people: int, players: int | None, seats: int) -> None:
    t = Texts("en", also=CATALOGUES)
    assert len(seat_people(GAME, [f"P{number}" for number in range(people)], players, t)) == seats
