"""What a newcomer looks for is in sight: who was what, signs, names and labels, the way on the map, the code shown."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.learner import Learner
from tests.browser.player import play

from maskenball import games
from maskenball.kernel import AnyRecord, Dice, Match, dump_record, replay
from maskenball.testing.play import play as random_play
from maskenball.testing.playthrough import read
from maskenball.texts import Texts

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
LAPTOP = (1280, 800)
LONG = "Maximiliane Freifrau von und zu Rabenstein"[:40]
CUT = (
    "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length"
)
HIDDEN = """one => {
  const box = one.getBoundingClientRect();
  const [left, middle] = [box.left + 4, box.top + box.height / 2];
  const at = document.elementFromPoint(left, middle);
  return at !== one && !one.contains(at);
}"""

CROWDED = """seats => {
  const board = document.querySelector("[data-testid=stage]").getBoundingClientRect();
  const parts = seats.flatMap(seat => [...seat.querySelectorAll(".name, .claim")].map(part => {
    const box = part.getBoundingClientRect(), free = 1;
    const [left, right] = [box.left + free, box.right - free], [top, bottom] = [box.top + free, box.bottom - free];
    return { seat, what: part.textContent, left, right, top, bottom };
  }));
  const over = (one, other) => one.seat !== other.seat && one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const out = one => one.left < board.left - 8 || one.right > board.right + 8 || one.bottom > board.bottom;
  return parts.filter(one => out(one) || parts.some(other => over(one, other))).map(one => one.what);
}"""
"""Words that lie over those of another seat, or over what is beside or below the board; masks are taken off here."""


def look_again(guest: Guest, name: str) -> tuple[Texts, list[Any]]:
    """A finished game as the one sees it who knows everything; its words and names, and the state at each step."""
    case, _seed, record = read((PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8"))
    look_at(guest, record)
    return Texts("en", case.game, record.names), [match.table.state for match in replay(record, case.game)]


def look_at(guest: Guest, record: AnyRecord) -> None:
    """Bring a finished game and look at it again."""
    head = {"Content-Type": "application/json"}
    with urllib.request.urlopen(
        urllib.request.Request(f"{guest.url}/api/records", dump_record(record), head)
    ) as answer:
        kept = json.load(answer)["record"]
    guest.page.goto(f"{guest.url}/replay/{kept}")
    guest.by_id("now").wait_for()


def go_to(guest: Guest, step: int) -> None:
    """Move the game there."""
    guest.page.locator("input[type=range]").fill(str(step))
    guest.page.get_by_text(f"Step {step} of").wait_for()


@pytest.mark.parametrize(
    ("name", "seats", "who"),
    [
        ("resistance/base", ".seat", lambda state, seat: [state.characters[seat]]),
        ("one_night/turncoats", ".seat", lambda state, seat: [state.tokens[seat], state.deal.cards[seat]]),
        ("hoax/last_in", ".seat", lambda state, seat: [state.characters[seat]]),
        ("cultists/base", ".who", lambda state, seat: [state.roles[seat]]),
    ],
)
def test_who_knows_everything_sees_in_the_middle_of_a_game_who_is_what(
    welcome: Welcome, name: str, seats: str, who: Any
) -> None:
    ada = welcome("Ada", "en", size=LAPTOP)
    texts, states = look_again(ada, name)
    step = len(states) // 2
    go_to(ada, step)
    for seat, player in enumerate(texts.names):
        place = ada.page.locator(seats, has_text=player)
        for what in who(states[step], seat):
            expect(place).to_contain_text(texts.word(what))
    ada.page.get_by_label("Through the eyes of").select_option("spectator")
    first = ada.page.locator(seats, has_text=texts.names[0])
    expect(first).not_to_contain_text(texts.word(who(states[step], 0)[0]))


def test_how_a_bot_plays_is_asked_in_words_that_everybody_sees(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.open_table("resistance")
    ada.page.locator(".vacant").first.click()
    expect(ada.page.get_by_text("How the bots play")).to_be_visible()
    ada.page.get_by_role("button", name="Easy").click()
    expect(ada.page.get_by_role("button", name="Easy")).to_have_attribute("aria-pressed", "true")


def test_each_kind_of_plot_card_has_a_sign_and_its_name_and_deed_can_be_read(welcome: Welcome) -> None:
    ada = welcome("Ada", "en", size=LAPTOP)
    texts, states = look_again(ada, "resistance/everything")
    step = max(range(len(states)), key=lambda at: len({plot for held in states[at].public.plots for plot in held}))
    go_to(ada, step)
    held = states[step].public.plots
    kinds = {plot for plots in held for plot in plots}
    assert len(kinds) >= 2
    listed = ada.page.locator("[data-part=plots]")
    for plot in kinds:
        kind = listed.locator("details", has_text=texts.word(plot))
        expect(kind.locator("summary svg")).to_be_visible()
        expect(kind.locator("p")).to_be_hidden()
        kind.locator("summary").press("Enter")
        expect(kind.locator("p")).to_be_visible()
    drawn = set()
    for seat, plots in enumerate(held):
        for plot in plots:
            badge = ada.page.locator(".seat", has_text=texts.names[seat]).get_by_title(texts.word(plot), exact=True)
            drawn.add(badge.first.locator("svg").inner_html())
    assert len(drawn) == len(kinds)
    assert grave(ada.page) == []


def in_sight(part: Locator, height: int) -> bool:
    """Whether all of it is on the screen without scrolling."""
    box = part.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height


def test_the_house_the_way_and_my_route_are_in_sight_together_on_a_small_laptop(welcome: Welcome) -> None:
    ada = welcome("Ada", "en", size=LAPTOP)
    ada.open_table("cultists")
    ada.add_bots(5)
    ada.without_timers()
    ada.start()
    play([ada], before="Moving", cuts=0.0)
    panel, board = ada.by_id("panel"), ada.page.locator("[data-part=map]")
    panel.wait_for()
    expect(panel).to_contain_text("at most 3 steps")
    way = board.locator("button[data-place]")
    way.first.click()
    expect(panel).to_contain_text("2 steps left")
    expect(board.locator(".step")).to_have_text(["1"])
    panel.get_by_role("button", name="One back").click()
    expect(board.locator(".step")).to_have_count(0)
    for part in (board, panel.get_by_test_id("question"), panel.locator("button.main")):
        assert in_sight(part, LAPTOP[1])
    framed = board.locator(".frame.lit").count()
    route = panel.get_by_test_id("lid")
    route.hover()
    ada.page.mouse.down()
    colours = [one.strip() for one in panel.locator(".colour").all_inner_texts()]
    assert len(colours) >= 2, "what the route card says for this round"
    assert board.locator(".frame.lit").count() > framed
    ada.page.mouse.up()
    expect(panel.locator(".colour")).to_have_count(0)
    expect(board.locator(".frame.lit")).to_have_count(framed)


@pytest.mark.parametrize("game", ["resistance", "cultists"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_coach_never_lies_over_the_headline(welcome: Welcome, game: str, size: tuple[int, int]) -> None:
    ada = welcome("Ada", "de", size=size)
    ada.page.goto(f"{ada.url}/learn/{game}")
    for step in Learner(ada, game).steps():
        assert not ada.page.locator("h1").evaluate(HIDDEN), step["name"]
        ada.page.mouse.wheel(0, 40)
        ada.page.wait_for_function("new Promise(done => requestAnimationFrame(() => done(true)))")
        assert not ada.page.locator("h1").evaluate(HIDDEN), step["name"]


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_name_of_forty_letters_can_be_read_to_its_end(welcome: Welcome, size: tuple[int, int]) -> None:
    ada = welcome(LONG, "en", size=size)
    ada.open_table("resistance")
    ada.add_bots(9)
    assert ada.page.locator(".ring .name").evaluate_all(CUT) == 0
    ada.without_timers()
    ada.start()
    play([ada], until=lambda: ada.phase == "Voting" or ada.by_id("panel").locator(".chip").count() > 0)
    assert ada.page.locator(".ring .name, .chip, .short, [data-part=votes] th span").evaluate_all(CUT) == 0
    wide = ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_when_ten_lay_everything_open_nothing_lies_over_what_they_were(welcome: Welcome, size: tuple[int, int]) -> None:
    match = Match(games.find("one_night"), (LONG, *"BCDEFGHIJ"), seed="ten")
    for _ in random_play(match, Dice(Random(1).random), lively=False):
        pass
    ada = welcome("Ada", "en", size=size)
    look_at(ada, match.record())
    go_to(ada, len(match.entries))
    assert ada.page.locator(".claim").count() == 10, "a marker for each"
    assert ada.page.locator(".ring .seat:has(.medal)").count() == 10, "and what each of them was"
    assert ada.page.locator(".ring .seat").evaluate_all(CROWDED) == []


def test_a_code_that_was_shown_lies_open_with_both_guesses_and_the_tokens(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.goto(f"{ada.url}/learn/decrypto")
    ours = ada.page.locator("[data-part=table]").get_by_role("region", name="White")
    for step in Learner(ada, "decrypto").steps():
        if step["name"] == "safe":
            line = step["seen"]["view"]["public"]["sheets"][0][-1]
            row = ours.locator("tbody tr").last
            for at, code in ((1, line["interception"]), (2, line["guess"]), (3, line["code"])):
                assert row.locator("td").nth(at).inner_text().split() == code.split(".")
            assert row.locator("td").nth(0).inner_text().split() == line["clues"]
            assert ours.evaluate("card => card.scrollWidth <= card.clientWidth"), "all of it lies on the card"
            expect(ours.get_by_role("img", name="Nothing intercepted yet")).to_be_visible()
            assert grave(ada.page) == []
        if step["name"] == "end":
            expect(ada.page.get_by_role("img", name="Intercepted once").first).to_be_visible()
            expect(ada.page.get_by_role("img", name="2 misreadings").first).to_be_visible()
            return
    raise AssertionError("no such step")
