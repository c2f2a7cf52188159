"""Sounds: a television that is told to plays with what everybody sees, and tells nothing of what they don't; a phone
only if its owner wants it. A recorder stands where the browser's sound would be."""

import json
import re

from playwright.sync_api import expect
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.player import play
from tests.browser.test_sights import go_to, look_again

TV = (1920, 1080)
RECORDER = """(() => {
  window.heard = [];
  const note = (what) => window.heard.push([what, document.querySelector("[data-testid=beat]")?.dataset.beat ?? ""]);
  const node = () => ({ connect: (to) => to, gain: ramp(), frequency: ramp(), start() {}, stop() {} });
  const nothing = () => undefined;
  const ramp = () => ({
    setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing,
    setTargetAtTime: (value) => note(value > 0 ? "bed" : "no bed"),
  });
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 8; destination = node();
    resume() { return Promise.resolve(); }
    close() { return Promise.resolve(); }
    createBuffer() { return { getChannelData: () => new Float32Array(8) }; }
  };
  const kind = (made) => function (_context, options) { made(options ?? {}); return node(); };
  window.OscillatorNode = kind(({ frequency }) => note(frequency));
  window.BiquadFilterNode = kind(({ type, frequency }) => type === "bandpass" && note(-frequency));
  window.AudioBufferSourceNode = kind(() => undefined);
  window.GainNode = kind(() => undefined);
})()"""
CUES: dict[float | str, str] = {
    1046: "bell",
    110: "drum",
    140: "stamp",
    330: "good",
    220: "evil",
    -3200: "flip",
    -2600: "shuffle",
}
LAST_PITCH = {"good": 523, "evil": 185}
PHONE_CUES: dict[float | str, str] = {981: "gong", 180: "seal", 1800: "tick"}
"""A pitch of each that no other has; bursts of noise by the middle of their band, below zero."""


def listen(guest: Guest) -> None:
    """From the next page on."""
    guest.context.add_init_script(RECORDER)


def heard_with_beats(guest: Guest) -> list[tuple[str, str]]:
    """Everything so far, by the name of the cue, each with the beat that was on the stage."""
    names = CUES | PHONE_CUES | {"bed": "bed", "no bed": "no bed"}
    recorded: list[tuple[float | str, str]] = guest.page.evaluate("window.heard")
    return [(names[what], beat) for what, beat in recorded if what in names]


def heard(guest: Guest) -> list[str]:
    """The cues alone."""
    return [cue for cue, _ in heard_with_beats(guest)]


def screen_with_sound(tv: Guest, code: str) -> None:
    """The table's screen, before a game, with its sound turned on."""
    listen(tv)
    tv.page.goto(f"{tv.url}/screen/{code}")
    tv.page.wait_for_load_state("networkidle")
    tv.page.locator("[data-testid=controls] button.main").click()
    assert heard(tv) == ["bell", "bell"]
    tv.page.evaluate("window.heard = []")


def test_the_screen_plays_the_deal_votes_missions_and_the_winners_chord(welcome: Welcome) -> None:
    ada, tv = welcome("Ada", "de"), welcome("", "de", size=TV)
    code = ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    screen_with_sound(tv, code)
    ada.by_id("start").click()
    tv.by_id("beat").wait_for()
    expect(tv.by_id("beat")).to_have_attribute("data-beat", "deal")
    assert heard(tv) == ["shuffle"]
    ada.take_card()
    play([ada])
    tv.by_id("ending").wait_for(timeout=60_000)
    won = json.loads(next(frame for frame in reversed(tv.frames) if '"outcome":{' in frame))["set"]["outcome"]["side"]
    chord = "good" if won == "resistance" else "evil"
    tv.page.wait_for_function("([last]) => window.heard.at(-1)?.[0] === last", arg=[LAST_PITCH[chord]])
    everything = heard(tv)
    assert {"flip", "stamp", "drum", "shuffle", chord} <= {*everything}
    assert everything[-1] == chord


def test_no_turn_of_the_night_is_heard(welcome: Welcome) -> None:
    ada, kim, tv = welcome("Ada", "de"), welcome("Kim", "de"), welcome("", "de", size=TV)
    code = ada.open_table("one_night")
    kim.join(code)
    kim.ready()
    ada.add_bots(3)
    ada.without_timers()
    screen_with_sound(tv, code)
    ada.by_id("start").click()
    for guest in (ada, kim):
        guest.take_card()
    play([ada, kim], until=lambda: all(guest.phase not in ("", "Preparing", "NightTurn") for guest in (ada, kim)))
    night = re.compile("Preparing|NightTurn")
    expect(tv.by_id("now")).not_to_have_attribute("data-phase", night, timeout=60_000)  # it may lag by many beats
    everything = heard_with_beats(tv)
    assert "bed" in heard(tv), "no rain covers what is heard at night"
    assert everything[-1] in {("no bed", ""), ("bell", "morning")}
    turns = [
        cue for cue, beat in everything if cue not in ("bed", "no bed") and beat not in ("deal", "night", "morning")
    ]
    assert turns == [], "what is done at night could be heard"


def test_a_replay_is_silent_and_jumps_from_one_turning_point_to_the_next(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    listen(ada)
    look_again(ada, "resistance/base")
    ada.by_id("play").click()  # it plays itself: stop
    go_to(ada, 0)
    steps = []
    for _ in range(3):
        ada.by_id("next-turn").click()
        beat = ada.by_id("beat")
        expect(beat).to_have_attribute("data-beat", "mission")
        steps.append(ada.page.locator(".step").inner_text())
        beat.click()
        expect(beat).to_have_count(0)
    assert len({*steps}) == 3
    ada.by_id("next-turn").click()
    expect(ada.by_id("now")).to_have_attribute("data-phase", "over")
    assert heard(ada) == []


def test_a_replay_plays_itself_until_somebody_stops_it(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    look_again(ada, "resistance/base")
    expect(ada.page.locator(".step")).not_to_have_text("Step 0 of 27")
    ada.by_id("play").click()
    expect(ada.by_id("play")).to_have_accessible_name("Play")


def test_a_phone_is_silent_until_its_owner_wants_sound(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "de")
    for guest in (ada, kim):
        listen(guest)
    kim.page.goto(kim.url)
    kim.page.evaluate("localStorage.setItem('maskenball.sound', 'true')")
    ada.play_with(kim, bots=3)
    play([ada, kim], until=lambda: min(ada.answers_sent, kim.answers_sent) >= 2)
    assert heard(ada) == []
    assert {"gong", "seal"} <= {*heard(kim)}
