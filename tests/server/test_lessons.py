"""Lessons: every game has one, it plays through by the rules, and the coach has something to say at each step."""

import re
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening
from tests.test_texts import messages

from maskenball import games
from maskenball.kernel import Game, load_record, replay
from maskenball.server.http.lessons import Lesson, Plan, lesson, plan, taught
from maskenball.texts import LANGUAGES, Texts

GAMES = [games.find(name) for name in games.names()]
LONGEST = 260
"""Letters a step: three short sentences at the most, on a phone."""


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def written(game: Game, lang: str) -> Plan:
    """The lesson as it was written down."""
    found = plan(game, lang)
    assert found is not None, f"{game.name} can't be learned in {lang}"
    return found


def played(game: Game, lang: str) -> Lesson:
    """The lesson as it is sent."""
    found = lesson(game, lang)
    assert found is not None
    return found


def test_every_game_can_be_learned() -> None:
    assert taught() == list(games.names())


def test_a_lesson_is_a_whole_game_by_the_rules(game: Game, lang: str) -> None:
    record = load_record(bytes(written(game, lang).record), games.find)
    *_, match = replay(record, game)
    assert match.outcome is not None
    assert match.outcome == record.outcome
    assert written(game, lang).seat in match.outcome.winners, "a first game is better won"


def test_a_lesson_is_short_and_mostly_done_by_oneself(game: Game, lang: str) -> None:
    steps = played(game, lang).steps
    assert 6 <= len(steps) <= 12
    assert sum(step.answer is not None for step in steps) >= 3
    assert steps[0].answer is None
    assert steps[-1].seen.outcome is not None
    assert not any(step.seen.outcome for step in steps[:-1])


def test_steps_go_forward_and_what_is_asked_is_the_learners(game: Game, lang: str) -> None:
    stops = written(game, lang).steps
    assert [stop.at for stop in stops] == sorted(stop.at for stop in stops)
    assert len({stop.name for stop in stops}) == len(stops)
    for step in played(game, lang).steps:
        if step.answer is None:
            continue
        offered = [choice for choice in (step.seen.choice, step.seen.may) if choice is not None]
        assert any(step.answer in choice for choice in offered), step.name


def test_the_coach_speaks_at_every_step_in_both_languages(game: Game) -> None:
    for lang in LANGUAGES:
        folder = Path(str(game.package).replace(".", "/"))
        said = messages(Path(__file__).parents[2] / "src" / folder / "lesson" / f"{lang}.ftl")
        steps = {f"step-{stop.name}" for stop in written(game, lang).steps}
        asked = {f"step-{step.name}.other" for step in played(game, lang).steps if step.answer is not None}
        assert steps <= said.keys() <= steps | asked
        for name, uses in said.items():
            assert len(uses.words) <= LONGEST, name
            assert uses.variables <= {"me"}, name
            assert uses.words.rstrip().endswith((".", "!", "?")), name


def test_the_coach_does_not_speak_english_in_german(game: Game) -> None:
    de, en = (set(re.findall(r"= (.+)", played(game, lang).texts)) for lang in LANGUAGES)
    assert not de & en


def test_a_part_to_look_at_is_a_part_of_some_page(game: Game, lang: str) -> None:
    web = Path(__file__).parents[2] / "web" / "src"
    sources = "".join(path.read_text(encoding="utf-8") for path in web.rglob("*.svelte"))
    parts = set(re.findall(r'data-part=(?:"|\{.*?")(\w+)"', sources)) | set(
        re.findall(r'data-part=\{[^}]*: "(\w+)"', sources)
    )
    assert {stop.show for stop in written(game, lang).steps} - {""} <= parts


def test_talk_in_a_lesson_is_claims_that_both_languages_know(game: Game, lang: str) -> None:
    texts = Texts(lang, game, played(game, lang).names)
    for step in played(game, lang).steps:
        for line in step.log:
            if line.said is not None:
                assert line.said.claim is not None
                assert texts.line(line.said.claim)


@evening
async def test_a_lesson_comes_in_one_piece_and_unknown_ones_are_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("hoax", "Ada", "Bo", "Cy")
        client = seats[0].client
        got = await client.get("/api/lessons/de/hoax")
        assert got["names"][got["seat"]] == "Robin"
        assert len(got["steps"]) == len(played(games.find("hoax"), "de").steps)
        assert all(listed["lesson"] for listed in (await client.get("/api/games"))["games"])
        for wrong in ("fr/hoax", "de/chess"):
            async with client.http.get(f"{table.url}/api/lessons/{wrong}") as answer:
                assert answer.status in (400, 404)
