"""What can be looked up: games and options, numbered rules, the schema of records."""

import json
import re

import msgspec
import pytest
from tests.cli.keys import Call

from maskenball import games
from maskenball.bots import levels
from maskenball.kernel import Match, dump_record
from maskenball.texts.rules import rules_of


@pytest.mark.parametrize("game", games.names())
def test_games_shows_seats_levels_and_every_option(call: Call, game: str) -> None:
    out = call("games").out
    found = games.find(game)
    assert f"{found.seats[0]} to {found.seats[-1]} players" in out
    assert ", ".join(levels(found)) in out
    assert all(f"\n  {name} " in out for name in found.Options.__struct_fields__)


def test_games_says_what_an_option_takes(call: Call) -> None:
    out = " ".join(call("games").out.split())
    assert "(language=de|en)" in out
    assert "(timer=30)" in out
    assert out.count("(--data FILE)") == 3


def test_games_as_json(call: Call) -> None:
    listed = {game["name"]: game for game in json.loads(call("games --json --lang de").out)}
    plot = next(option for option in listed["resistance"]["options"] if option["name"] == "plot")
    assert (plot["label"], plot["default"]) == ("Plotkarten", False)
    assert listed["resistance"]["players"] == {"least": 5, "most": 10}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_rules_lists_a_headline_for_every_numbered_rule(call: Call, game: str, lang: str) -> None:
    code, out, _ = call(f"rules {game} --lang {lang}")
    assert code == 0
    assert all(f"{rule}  " in out for rule in rules_of(games.find(game).package))


def test_a_rule_in_full(call: Call) -> None:
    out = call("rules resistance W-04").out
    assert "W-04  All vote at once" in out
    assert "More Yes than No accepts" in out


def test_a_rule_in_full_in_german(call: Call) -> None:
    assert "Mehr Ja als Nein nimmt an" in call("rules resistance W-04 --lang de").out
    assert "Widerstand / Spione: 3/2, 4/2, 4/3, 5/3, 6/3, 6/4" in call("rules resistance W-01 --lang de").out


@pytest.mark.parametrize("game", games.names())
def test_every_rule_is_there_in_both_languages_under_the_same_number(game: str) -> None:
    package = games.find(game).package
    english, german = rules_of(package), rules_of(package, "de")
    assert list(german) == list(english)
    for rule in english:
        told = [set(re.findall(r"\b[A-Z]-\d\d\b", rules[rule])) for rules in (english, german)]
        assert told[0] == told[1], f"{rule} names other rules in German"
        assert german[rule] != english[rule], f"{rule} is not translated"
        assert ("[house" in english[rule]) == ("[Haus" in german[rule] or "vom Haus]" in german[rule]), rule


def test_a_rule_brings_the_table_it_speaks_of(call: Call) -> None:
    assert "Resistance / Spies: 3/2, 4/2, 4/3, 5/3, 6/3, 6/4" in call("rules resistance W-01").out


@pytest.mark.parametrize("typed", ["w-04", "W04", "w4"])
def test_the_number_of_a_rule_may_be_typed_carelessly(call: Call, typed: str) -> None:
    assert call(f"rules resistance {typed}").out.startswith("W-04")


def test_rules_that_share_a_line_are_told_apart(call: Call) -> None:
    out = call("rules resistance P-04").out
    assert "Strong Leader (kept, once)" in out
    assert "Close Eye" not in out
    assert "No Confidence" not in out


def test_rules_about_a_word(call: Call) -> None:
    out = call("rules resistance interrogator").out
    assert "V-01" in out
    assert "P-05" not in out


def test_the_schema_describes_a_record(call: Call) -> None:
    game = games.find("resistance")
    schema = json.loads(call("schema resistance").out)
    record = msgspec.json.decode(dump_record(Match(game, tuple("abcde")).record()))
    described = next(each for each in schema["$defs"].values() if "entries" in each.get("properties", {}))
    assert record.keys() <= described["properties"].keys()
