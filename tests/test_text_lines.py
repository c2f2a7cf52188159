"""What people read, word for word: names instead of seats, lists, counting from 1, refusals that help."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from maskenball.games import find
from maskenball.games.resistance.events import Dealt, Looked, MissionDone, Opined, Played, Proposed, Voted
from maskenball.games.resistance.missions import Proposing
from maskenball.games.resistance.model import Card, Character, IAm, Occasion, Propose, Side, Vote
from maskenball.kernel import Event, Illegal, Malformed, Match, Outcome, Said, Seat, replay
from maskenball.texts import Texts, language

GAME = find("resistance")
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")
DE = Texts("de", GAME, PLAYERS)
EN = Texts("en", GAME, PLAYERS)


def test_seats_are_names_fields_count_from_one_and_absent_things_are_not_mentioned() -> None:
    assert EN.line(Proposed(0, 2, (0, 1, 4))) == "Ada proposes Ada, Bo and Ed for mission 3."
    assert DE.line(Proposed(0, 2, (0, 1), 3)) == (
        "Ada schlägt für Mission 3 vor: Ada und Bo. Der Ermittler-Marker geht an Di."
    )
    assert EN.line(Propose((1, 2), 0, 4)) == "Propose Bo and Cy for mission 1, investigator token to Ed"
    assert DE.line(Propose((1, 2))) == "Vorschlagen: Bo und Cy"


def test_votes_are_told_with_the_names_on_both_sides() -> None:
    votes = (True, True, False, True, False)
    assert EN.line(Voted(0, 0, (0, 1), None, votes, accepted=True)) == (
        "The team Ada and Bo is accepted, 3 to 2. Yes: Ada, Bo and Di. No: Cy and Ed."
    )
    assert DE.line(Voted(0, 0, (2,), None, (False,) * 5, accepted=False)) == (
        "Das Team Cy ist abgelehnt, 0 zu 5. Ja: niemand. Nein: Ada, Bo, Cy, Di und Ed."
    )
    assert DE.line(Opined((2, 4), (False, True))).endswith("Ja: Ed. Nein: Cy.")


def test_mission_cards_are_counted_as_people_count() -> None:
    assert EN.line(MissionDone(0, 0, 0, (0, 1), None, 0, 0, 0, succeeded=True)) == (
        "Mission 1 succeeds for Ada and Bo: no Fail."
    )
    assert DE.line(MissionDone(3, 3, 0, (0, 1, 2), None, 2, 1, 1, succeeded=True)) == (
        "Mission 4 gelingt mit Ada, Bo und Cy: 2 Fehlschläge, ein Vorsitzender-Fehlschlag, einmal Hacken."
    )


def test_a_failure_by_the_chief_alone_is_not_told_as_no_failure() -> None:
    done = MissionDone(1, 1, 0, (0, 1), None, 0, 1, 0, succeeded=False)
    assert EN.line(done) == "Mission 2 fails for Ada and Bo: one Chief-Fail."
    assert DE.line(done) == "Mission 2 scheitert mit Ada und Bo: ein Vorsitzender-Fehlschlag."
    hacked = MissionDone(1, 1, 0, (0, 1), None, 0, 0, 1, succeeded=False)
    assert DE.line(hacked) == "Mission 2 scheitert mit Ada und Bo: kein Fehlschlag, einmal Hacken."


def test_an_outcome_names_the_side_that_won_whoever_reads_it() -> None:
    de, en = (Texts(lang, find("decrypto"), PLAYERS) for lang in ("de", "en"))
    won = Outcome("miscommunications", "white", (0, 1))
    assert en.line(won) == "Black has misread its own code twice: White wins. Winners: Ada and Bo."
    assert de.line(won) == "Schwarz hat den eigenen Code zweimal missverstanden: Weiß gewinnt. Gewonnen: Ada und Bo."


def test_things_can_have_names_of_their_own_at_a_table() -> None:
    t = EN.with_names(PLAYERS)
    t.called["Card-fail"] = "Oops"
    assert t.line(Played(0, Card.FAIL)) == "In the first mission you played “Oops”."
    assert EN.line(Played(0, Card.FAIL)) == "In the first mission you played “Fail”."


def test_everybody_hears_names_and_the_owner_is_spoken_to() -> None:
    assert DE.line(Looked(0, 1, Occasion.INVESTIGATION)) == "Ada ermittelt gegen Bo."
    assert DE.line(Dealt(Character.DOUBLE_AGENT)) == "Dein Charakter: Doppelagent. Du spielst für die Spione."
    assert EN.line(Played(1, Card.FAIL)) == "In the second mission you played “Fail”."


def test_what_was_said_carries_the_name_be_it_text_or_claim() -> None:
    assert DE.line(Said(1, "all", "Ich war's nicht { $ehrlich }!")) == "Bo: Ich war's nicht { $ehrlich }!"
    assert DE.line(Said(1, "all", claim=IAm(Side.SPIES))) == "Bo: Ich gehöre zu den Spionen."


def test_values_of_options_are_words() -> None:
    assert [DE.line(value) for value in (True, False, None, 3, Card.HACK)] == ["an", "aus", "nichts", "3", "Hacken"]


def test_a_seat_without_a_name_has_a_number_and_names_can_be_given_later() -> None:
    nameless = Texts("de", GAME)
    assert "Platz 1" in nameless.line(Proposed(0, 0, (1,)))
    assert "Ada" in nameless.with_names(PLAYERS).line(Proposed(0, 0, (1,)))


def test_a_player_called_none_is_still_a_player() -> None:
    t = EN.with_names(("none", "true", "0", "spy", "{ $x }"))
    assert t.line(Proposed(4, 0, (1, 2), 0)) == (
        "{ $x } proposes true and 0 for mission 1. The investigator token goes to none."
    )


def test_words_options_rules_and_phases_have_their_own_doors() -> None:
    assert DE.word(Character.SPY_CHIEF) == "Vorsitzender der Spione"
    label, hint = EN.option("blind_spies")
    assert (label, hint.endswith(".")) == ("Blind spies", True)
    assert EN.rule("W-04") == "All vote at once; a tie rejects"
    assert DE.phase(Proposing()) == "Wer führt, stellt ein Team zusammen."


def test_a_refusal_says_what_is_wrong_and_what_would_be_right() -> None:
    assert DE.error(Illegal("wrong_number", least=2, most=2, given=3)) == (
        "Du hast 3 gewählt, es müssen aber genau 2 sein."
    )
    assert EN.error(Illegal("wrong_number", least=1, most=3, given=0)) == "You chose 0, but it has to be 1 to 3."
    with pytest.raises(Illegal) as refused:
        GAME.options({"hunter": True, "coordinator": True, "doppelganger": True}, 5)
    assert EN.error(refused.value).endswith("with this number of players there is room for one.")


def test_a_record_that_breaks_the_rules_gives_the_reason_in_the_same_language() -> None:
    match = Match(GAME, PLAYERS, seed="ball")
    leader = match.table.state.public.leader
    match.submit(leader, Propose(tuple(sorted({leader, (leader + 1) % 5}))))
    record = match.record()
    broken = replace(record, entries=record.entries * 2)
    with pytest.raises(Malformed) as refused:
        list(replay(broken, GAME))
    assert DE.error(refused.value).startswith(
        "Eintrag 2 dieser Aufzeichnung passt nicht zum Spiel: Das geht hier nicht"
    )


@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("no_such_code_yet", given=3),
        Illegal("wrong_number"),
        Malformed("no_such_game", given="x" * 9000, known=""),
    ],
)
def test_a_refusal_nobody_foresaw_is_still_one_sentence(refusal: Illegal | Malformed) -> None:
    assert len(DE.error(refusal)) < 300
    assert DE.error(refusal).endswith(".")


def test_a_refusal_repeats_nothing_that_could_upset_a_terminal() -> None:
    assert DE.error(Malformed("no_such_game", given="\x1b[31m\nhoax", known="resistance")).isprintable()


def test_a_missing_message_or_argument_is_our_bug() -> None:
    class Unheard(Event, frozen=True):
        seat: Seat

    for message in ("no-such-message", "event-Began", "option-plot.title"):
        with pytest.raises(KeyError):
            DE(message)
    with pytest.raises(KeyError):
        DE.line(Unheard(1))


@pytest.mark.parametrize("lang", ["fr", "", "en_GB", "DE"])
def test_other_languages_fall_back_to_english(lang: str) -> None:
    assert Texts(lang, GAME).line(Vote(True)) == "Yes to the team"


@pytest.mark.parametrize(
    ("env", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "de_DE@euro", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "", "LC_ALL": "de-CH"}, "de"),
    ],
)
def test_the_language_of_an_environment(env: dict[str, str], expected: str) -> None:
    assert language(env) == expected


@pytest.mark.parametrize("place", ["texts/{}.ftl", "{}.ftl"])
def test_a_package_may_bring_a_catalogue_of_its_own(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"guests_{len(place)}"
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / package / "texts").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    file = tmp_path / package / place.replace("guests", package).format("de")
    file.write_text("guest-hello = Willkommen, { $who }!\n", encoding="utf-8")
    t = Texts("de", GAME, also=(package,))
    assert t("guest-hello", who="Ada") == t.with_names(PLAYERS)("guest-hello", who="Ada") == "Willkommen, Ada!"


FORBIDDEN = {
    "de": ("Leitung", "leitet", "Hinein"),
    "en": ("the own ", "to before the game", "at the turn", "lead the table"),
}
"""Host and leader are Gastgeber and Anführer, never both "Leitung"; and nobody talks like this."""


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_nobody_is_spoken_to_like_a_form_or_a_translation(lang: str) -> None:
    root = Path(__file__).parents[1]
    files = [*(root / "src/maskenball").rglob(f"*{lang}.ftl"), *(root / "web/texts").glob(f"*{lang}.ftl")]
    files += (root / "web/src/boards").rglob(f"*{lang}.ftl")
    assert len(files) > 10
    said = [(file.name, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [one for one in said for word in FORBIDDEN[lang] if word in one[1] and not one[1].startswith("#")] == []


def test_what_a_page_says_of_a_game_is_not_said_by_the_game_already() -> None:
    """Two sentences of one name: nobody could tell which of them people read."""
    root = Path(__file__).parents[1]
    for page in (root / "web/src/boards").rglob("??.ftl"):
        game = root / "src/maskenball/games" / page.parent.name / "texts" / page.name
        names = [
            {
                line.split(" =")[0]
                for line in file.read_text(encoding="utf-8").splitlines()
                if " =" in line and line[0].isalpha()
            }
            for file in (page, game)
        ]
        assert names[0] & names[1] == set(), page
