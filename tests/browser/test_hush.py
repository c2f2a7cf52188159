"""Hushed questions: whatever somebody can answer, page, gestures and tree for screen readers are the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.asked import Asked
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest

from maskenball.games.cultists import checking, cleanup, encounters
from maskenball.games.cultists import model as c
from maskenball.games.cultists.box import Pulse
from maskenball.games.cultists.flow import Stage
from maskenball.games.one_night import model as n
from maskenball.games.one_night import night
from maskenball.games.resistance import hunter, missions
from maskenball.games.resistance import model as r
from maskenball.kernel import Choice, Form, OneOf, Phase, Pick, Some

PARTS = "[data-testid=panel], [data-testid=panel] *, [data-testid=may], [data-testid=may] *, .seat, .person"
SILHOUETTE = f"""async () => {{
  const parts = () => [...document.querySelectorAll('{PARTS}')].map(
    (one) => [one.tagName, one.getAttribute('class'), one.getAttribute('role'), one.ariaLabel, one.ariaPressed,
      one.ariaDisabled, one.disabled, one.children.length ? '' : one.textContent,
      ...Object.values(one.getBoundingClientRect().toJSON())]);
  const drawn = () => new Promise((then) => requestAnimationFrame(() => then(parts())));
  let [before, now] = [await drawn(), await drawn()];
  while (JSON.stringify(before) !== JSON.stringify(now)) [before, now] = [now, await drawn()];
  return now;
}}"""
"""Every part of panel and cut-ins, and every seat: what it is, looks like, says, and where it stands; the seats find
their places only in the frame after the one in which the panel gets another height."""
TOUCHED = "touches.splice(0)"
"""How it buzzed since the last look."""
TOUCH = "window.touches = []; navigator.vibrate = (what) => window.touches.push(what)"


def one_of(*answers: Any) -> OneOf[Any]:
    """A question with these answers."""
    return OneOf(answers)


ACCUSE = (r.GoOn(), *(r.Accuse(seat) for seat in (1, 2, 3, 4)))
PAIR, TRIO = ((0, 1),), ((0, 1, 2),)


def meeting(groups: tuple[tuple[int, ...], ...]) -> Phase:
    """People meet."""
    return encounters.Meeting(groups, None, (), Stage.MOVING, ())


def give(*kinds: Pulse, to: tuple[int | None, ...] = (None,)) -> OneOf[Any]:
    """A pulse card of these kinds."""
    return one_of(*(c.Give(kind, seat) for kind in kinds for seat in to))


PLAIN: dict[str, tuple[str, Phase, tuple[Choice, ...]]] = {
    "mission card": (
        "resistance",
        missions.Playing(),
        tuple(one_of(*map(r.Play, (r.SUCCESS, *more))) for more in ((), (r.FAIL,), (r.HACK,), (r.CHIEF_FAIL,))),
    ),
    "early accusation": ("resistance", hunter.Pondering(), (hunter.GO_ON, one_of(*ACCUSE), one_of(*ACCUSE[:3]))),
    "loyalty card": (
        "resistance",
        hunter.Showing(1, 0),
        (one_of(r.Show(r.Loyalty.NO_CHIEF)), one_of(r.Show(r.Loyalty.NO_CHIEF), r.Show(r.Loyalty.CHIEF))),
    ),
    "pulse card for one": (
        "cultists",
        meeting(PAIR),
        (give(Pulse.ALIVE), give(Pulse.MURDERED), give(Pulse.ALIVE, Pulse.MURDERED)),
    ),
    "pulse card among three": (
        "cultists",
        meeting(TRIO),
        (give(Pulse.ALIVE, to=(1, 2)), give(Pulse.ALIVE, Pulse.MURDERED, to=(1, 2))),
    ),
    "announcement": (
        "cultists",
        checking.Announcing(0, 1, ()),
        (checking.LIVES, checking.MURDERED, checking.MURDERED_OR_LIE),
    ),
    "clean-up": ("cultists", cleanup.CleaningUp(), (cleanup.GO_ON, cleanup.GO_ON_OR_PRESENT)),
}
"""Of each hushed question: the game, the phase, and what different roles can answer."""
BOTS = {"resistance": 4, "cultists": 3, "one_night": 3}


def begin(welcome: Welcome, game: str) -> tuple[Guest, Asked]:
    """Somebody with bots, whom we ask."""
    ada = welcome("Ada", "en")
    ada.page.add_init_script(TOUCH)
    asked = Asked(ada)
    ada.play_with(game=game, bots=BOTS[game])
    ada.page.locator("[data-part=seats], [data-part=people]").first.wait_for()
    ada.page.evaluate(TOUCHED)
    return ada, asked


def looks(guest: Guest) -> tuple[Any, ...]:
    """All that can be seen, heard or felt of a page, as it stands."""
    return guest.page.evaluate(SILHOUETTE), guest.by_id("panel").aria_snapshot(), guest.page.evaluate(TOUCHED)


def faces(guest: Guest) -> list[str]:
    """What can be read while it is held."""
    guest.by_id("panel").get_by_test_id("lid").hover()
    guest.page.mouse.down()
    read: list[str] = guest.by_id("card").all_inner_texts()
    guest.page.mouse.up()
    guest.page.mouse.move(0, 0)
    return read


@pytest.mark.parametrize("question", PLAIN)
def test_a_hushed_question_looks_and_is_answered_the_same_whatever_one_can_answer(
    welcome: Welcome, question: str
) -> None:
    game, phase, choices = PLAIN[question]
    ada, asked = begin(welcome, game)
    seen: list[Any] = []
    for choice in (choices[0], *choices):  # the first picture of a page is drawn in other tiles than those after it
        asked.ask(phase, choice)
        covered = ada.help(), looks(ada), ada.page.locator("body").aria_snapshot(), ada.page.screenshot()
        cards = ada.by_id("card")
        cards.first.focus()
        ada.page.keyboard.press("Enter")
        chosen = looks(ada)
        ada.by_id("confirm").press("Enter")
        expect(ada.by_id("panel")).to_have_attribute("data-answered", "true")
        seen.append((covered, chosen, looks(ada)))
        assert asked.answers[-1] in [msgspec.to_builtins(answer) for answer in choice]
    for each in seen[2:]:
        assert each == seen[1]
    assert grave(ada.page) == []


@pytest.mark.rule("W-14")
def test_mission_cards_are_read_only_while_held_and_a_loyal_players_are_both_success(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "resistance")
    _, phase, (loyal, spy, *_) = PLAIN["mission card"]
    for choice, hand in ((loyal, ["Success", "Success"]), (spy, ["Fail", "Success"])):
        asked.ask(phase, choice)
        for word in ("Success", "Fail"):
            assert word not in ada.by_id("panel").inner_html()
        read = faces(ada)
        assert sorted(word for text in read for word in ("Success", "Fail") if word in text) == sorted(hand)
        expect(ada.by_id("card").first).to_have_accessible_name("Card 1 of 2, face down")
        wanted = next(at for at, text in enumerate(read) if hand[0] in text)
        assert faces(ada) == read, "they stay where they lie"
        ada.by_id("card").nth(wanted).press("Enter")
        ada.by_id("confirm").press("Enter")
        expect(ada.by_id("panel")).to_have_attribute("data-answered", "true")
        assert asked.answers[-1] == {"type": "Play", "card": hand[0].lower()}


def test_a_card_lies_left_as_often_as_right(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "resistance")
    _, phase, (_, spy, *_) = PLAIN["mission card"]
    first = set()
    for _ in range(40):  # all on one side: once in 2 ** 39
        asked.ask(phase, spy)
        first.add(faces(ada)[0])
        if len(first) == 2:
            break
    assert len(first) == 2


NAMED = [r.Blame(seat) for seat in (1, 2, 3, 4)]
CUTS: dict[str, Choice | None] = {"nobody's": None, "the Double Agent's": one_of(*NAMED)}
"""Who can cut in while a proposal is awaited, and with what."""


def propose(asked: Asked, may: Choice | None, leads: bool) -> None:
    """A proposal is awaited, of us or of somebody else."""
    asked.view["public"]["options"]["blame"] = True
    proposal = one_of(r.Propose((0, 1), 0, None)) if leads else None
    asked.ask(missions.Proposing(), proposal, hush=False, may=msgspec.to_builtins(may))
    asked.guest.by_id("may").wait_for()


@pytest.mark.rule("J-45")
@pytest.mark.parametrize("leads", [False, True])
def test_while_a_proposal_is_awaited_no_page_tells_who_is_the_double_agent(welcome: Welcome, leads: bool) -> None:
    ada, asked = begin(welcome, "resistance")
    page, block = ada.page, ada.by_id("may")
    seen: list[Any] = []
    sent: list[Any] = []

    def look() -> tuple[Any, ...]:
        page.evaluate("scrollTo(0, 0)")  # a key press scrolls to what it presses
        return page.evaluate(SILHOUETTE), page.locator("body").aria_snapshot(), page.evaluate(TOUCHED)

    for may in (None, *CUTS.values()):  # the first picture of a page is drawn in other tiles than those after it
        propose(asked, may, leads)
        begun = look(), page.screenshot()
        if block.get_attribute("open") is None:
            block.locator("summary").press("Enter")
        covered = look()
        block.get_by_test_id("card").first.press("Enter")
        chosen = look()
        expect(block.get_by_test_id("card").first).to_have_attribute("aria-pressed", "true")
        block.get_by_test_id("cut").press("Enter")
        expect(block.get_by_test_id("card").first).to_have_attribute("aria-pressed", "false")
        seen.append((begun, covered, chosen))
        if leads:
            block.locator("summary").press("Enter")  # as it was
        sent.append([*asked.answers, *asked.drafts])
    assert seen[1] == seen[2]
    assert sent[:2] == [[], []]
    assert sent[2] in [[msgspec.to_builtins(named)] for named in NAMED]
    assert grave(page) == []


@pytest.mark.rule("J-45")
def test_who_can_cut_in_reads_it_only_while_held_and_what_is_read_is_done(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "resistance")
    block = ada.by_id("may")
    for may in CUTS.values():
        propose(asked, may, leads=False)
        cards, lid = block.get_by_test_id("card"), block.get_by_test_id("lid")
        lid.hover()
        closed = block.bounding_box()
        ada.page.mouse.down()
        read = cards.all_inner_texts()
        words = block.inner_text()
        assert block.bounding_box() == closed
        ada.page.mouse.up()
        assert "Deceiver" not in block.inner_html()
        if may is None:
            assert set(read) == {"–"}
            assert "Nothing here is for you" in words
            continue
        assert sorted(read) == sorted(f"Name {name} as the Deceiver" for name in names_of(ada)[1:])
        cards.nth(2).press("Enter")
        block.get_by_test_id("cut").press("Enter")
        asked.wait(lambda: bool(asked.answers))
        assert read[2] == f"Name {names_of(ada)[asked.answers[0]['seat']]} as the Deceiver"


@pytest.mark.rule("J-45")
def test_nothing_lies_there_once_it_is_used_or_without_the_option(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "resistance")
    propose(asked, None, leads=True)
    expect(ada.by_id("may")).to_have_count(1)
    asked.view["public"]["blamed"] = True
    asked.tell()
    expect(ada.by_id("may")).to_have_count(0)
    asked.view["public"].update(blamed=False, options={**asked.view["public"]["options"], "blame": False})
    asked.tell()
    expect(ada.by_id("panel")).to_have_count(1)
    expect(ada.by_id("may")).to_have_count(0)


OTHERS = (1, 2, 3)
TURN = night.TURNS[0]
TURNS: dict[str, tuple[Choice, int]] = {
    "nothing to choose": (night.DONE, 0),
    "a look": (one_of(*map(n.Look, OTHERS)), 1),
    "the only neighbour": (one_of(n.Tap(1)), 1),
    "a place of HQ": (one_of(*map(n.Search, range(3))), 1),
    "two players": (Form(n.Exchange((1, 2)), {"seats": Some(OTHERS, 2, 2)}), 2),
    "one of each side": (Form(n.Betray(1, 3), {"resistance": Pick((1, 2)), "spy": Pick((3,))}), 1),
    "the only two": (Form(n.Betray(1, 3), {"resistance": Pick((1,)), "spy": Pick((3,))}), 1),
}
"""What a card of the night has to choose, and with how many taps."""


def test_every_turn_of_the_night_is_two_taps_and_done_whatever_the_card(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "one_night")
    seen: dict[str, Any] = {}
    for turn, (choice, taps) in TURNS.items():
        asked.ask(night.TURNS[1], night.DONE)  # somebody else's turn lies between
        asked.answers.clear()
        asked.ask(TURN, choice)
        steps = [looks(ada)]
        asked.then = night.DONE if taps else None
        for at in range(2):
            expect(ada.by_id("confirm")).to_have_attribute("aria-disabled", "true")
            ada.by_id("card").nth(at).press("Enter")
            expect(ada.by_id("card").nth(at)).to_have_attribute("aria-pressed", "true")
            expect(ada.by_id("card").nth(at)).to_be_enabled()
            steps.append(looks(ada))
        assert len(asked.answers) == min(taps, 1), turn
        ada.by_id("confirm").press("Enter")
        expect(ada.by_id("panel")).to_have_attribute("data-answered", "true")
        steps.append(looks(ada))
        assert asked.answers.pop() == {"type": "Done"}
        seen[turn] = steps
    assert [turn for turn in TURNS if seen[turn] != seen["nothing to choose"]] == []
    assert grave(ada.page) == []


def test_what_the_night_asks_and_what_came_of_it_is_read_only_while_held(welcome: Welcome) -> None:
    ada, asked = begin(welcome, "one_night")
    asked.ask(TURN, TURNS["two players"][0])
    panel = ada.by_id("panel")
    names = names_of(ada)[1:]
    assert not any(name in panel.inner_html() for name in names)
    read = faces(ada)
    assert set(read) == set(names)
    asked.then = night.DONE
    asked.view["notes"] = [{"type": "Swapped", "seats": [1, 2]}]
    first = read[0]
    ada.by_id("card").first.press("Enter")
    read = faces(ada)
    assert set(read) == set(names) - {first}, "nobody twice"
    ada.by_id("card").nth(1).press("Enter")
    swapped = {names_of(ada)[seat] for seat in asked.answers[-1]["seats"]}
    assert swapped == {first, read[1]}
    ada.by_id("panel").get_by_test_id("lid").hover()
    ada.page.mouse.down()
    expect(panel).to_contain_text("Swapped the tokens")
    ada.page.mouse.up()
    expect(panel).not_to_contain_text("Swapped the tokens")


def names_of(guest: Guest) -> list[str]:
    """Who sits where, beginning with oneself."""
    return guest.seats
