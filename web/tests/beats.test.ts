/** Beats: the stage lags behind for their time and no longer, and nobody's answer waits for them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asking, Looking, Seen } from "../src/net/connection.svelte";
import { faster, secondsOf } from "../src/stage/beat_table";
import { Beats, heldBack } from "../src/stage/beats.svelte";
import type { Heard } from "../src/state/order";
import type { Tagged } from "../src/words/texts";

const rules = {
  Voted: { beat: "vote", seconds: 2 },
  Won: { beat: "won", seconds: 3, decisive: true },
  Turned: { beat: "cards", seconds: 1, each: "cards", seconds_each: 0.5 },
};

/** A connection that is told what we say. */
class Source implements Looking, Asking {
  log: Heard[] = [];
  match = "m";
  question = "m 0";
  error = null;
  answers: Tagged[] = [];
  seen = view(0);

  tell(phase: number, events: (Tagged & { secret?: boolean })[] = [], asks = false): void {
    const heard = events.map(({ secret = false, ...event }, at) => ({ number: this.log.length + at, event, secret }));
    this.log = [...this.log, ...(heard as Heard[])];
    this.seen = view(phase);
    if (asks) this.question = `m ${this.log.length}`;
  }
  answer(action: Tagged): Promise<boolean> {
    this.answers.push(action);
    return Promise.resolve(true);
  }
  withdraw = (): Promise<boolean> => Promise.resolve(true);
  draft = (): Promise<boolean> => Promise.resolve(true);
  tryOut = (): Promise<null> => Promise.resolve(null);
}

function view(phase: number): Seen {
  const choice = { type: "OneOf", options: [{ type: `Answer${phase}` }] };
  return {
    game: "g",
    seat: 0,
    choice,
    answer: null,
    view: { phase: { type: `P${phase}` }, public: {} },
  } as unknown as Seen;
}

let hidden = false;
let source: Source;
let beats: Beats;
let asking: Asking;
const phase = (): string | undefined => beats.seen?.view.phase.type;
function tell(...what: Parameters<Source["tell"]>): void {
  source.tell(...what);
  beats.follow();
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  source = new Source();
  beats = new Beats(
    source,
    () => rules,
    () => hidden,
  );
  asking = heldBack(source, beats);
  beats.follow();
});
afterEach(() => vi.useRealTimers());

test("what was there at first is shown without beats", () => {
  source = new Source();
  source.log = [{ number: 0, event: { type: "Voted" }, secret: false }];
  beats = new Beats(
    source,
    () => rules,
    () => false,
  );
  beats.follow();
  expect(beats.playing).toBeNull();
  expect(phase()).toBe("P0");
});

test("the old view stays for the beat's seconds, then the new one is there with its question", () => {
  tell(1, [{ type: "Voted" }], true);
  expect(beats.playing?.name).toBe("vote");
  expect([phase(), asking.seen?.choice, asking.question]).toEqual(["P0", null, "m 0"]);
  expect(beats.log).toEqual([]);
  vi.advanceTimersByTime(1999);
  expect(phase()).toBe("P0");
  vi.advanceTimersByTime(1);
  expect([phase(), beats.playing, asking.question]).toEqual(["P1", null, "m 1"]);
  expect(asking.seen).toBe(source.seen);
});

test("beats of one message show its outcome only after the last, those of two messages one after the other", () => {
  tell(1, [{ type: "Voted" }, { type: "Turned", cards: [1, 2] }]);
  tell(2);
  vi.advanceTimersByTime(2000);
  expect([phase(), beats.playing?.name, beats.playing?.seconds]).toEqual(["P0", "cards", 2]);
  tell(3, [{ type: "Voted" }]);
  vi.advanceTimersByTime(2000);
  expect([phase(), beats.playing?.name]).toEqual(["P2", "vote"]);
  vi.advanceTimersByTime(2000);
  expect(phase()).toBe("P3");
});

test("an answer to a question that was open before goes out at once while a beat plays", () => {
  tell(1, [{ type: "Voted" }]);
  expect(asking.seen?.choice).toBe(source.seen.choice);
  void asking.answer({ type: "Vote" });
  expect(source.answers).toEqual([{ type: "Vote" }]);
  expect(beats.playing).not.toBeNull();
});

test("a tap skips everything that waits", () => {
  tell(1, [{ type: "Voted" }, { type: "Voted" }]);
  beats.skip();
  expect([phase(), beats.playing]).toEqual(["P1", null]);
  vi.advanceTimersByTime(10_000);
  expect(phase()).toBe("P1");
});

test("a tap stops at what decides the game", () => {
  tell(1, [{ type: "Voted" }, { type: "Voted" }, { type: "Won" }]);
  beats.skip();
  expect([phase(), beats.playing?.name]).toEqual(["P0", "won"]);
  beats.skip();
  expect([phase(), beats.playing]).toEqual(["P1", null]);
});

const some = (type: string, count: number): Tagged[] => Array.from({ length: count }, () => ({ type }));
/** All that is played from now on, and for how long. */
function played(): { names: string[]; seconds: number } {
  const names: string[] = [];
  let seconds = 0;
  while (beats.playing) {
    names.push(beats.playing.name);
    seconds += beats.playing.seconds;
    vi.advanceTimersByTime(beats.playing.seconds * 1000);
  }
  return { names, seconds };
}

test("of much that comes at once as many beats are played as can be seen, the newest and what decides", () => {
  tell(1, [{ type: "Won" }, ...some("Voted", 8)]);
  const { names, seconds } = played();
  expect(names).toEqual(["won", "vote", "vote", "vote", "vote"]);
  expect(seconds).toBeCloseTo(6);
  expect(phase()).toBe("P1");
});

test("whoever lags behind catches up, but sees everything that decides", () => {
  tell(1, some("Voted", 3));
  tell(2, [{ type: "Won" }]);
  for (let at = 3; at < 9; at++) tell(at, [{ type: "Voted" }]);
  tell(9, [{ type: "Won" }]);
  tell(10);
  const { names, seconds } = played();
  expect(names.filter((name) => name === "won")).toHaveLength(2);
  expect(names.at(-1)).toBe("won");
  expect(seconds).toBeLessThanOrEqual(2 + 6.01);
  expect(phase()).toBe("P10");
});

test("a match that begins before one's eyes is seen from its deal on", () => {
  const other = new Source();
  beats = new Beats(
    other,
    () => rules,
    () => false,
  );
  const view0 = other.seen;
  Object.assign(other, { seen: null, match: "" });
  beats.expect();
  beats.follow();
  Object.assign(other, { seen: view0, match: "m" });
  other.tell(1, [{ type: "Voted" }]);
  beats.follow();
  expect([beats.playing?.name, phase(), beats.told]).toEqual(["vote", "P1", 1]);
  expect(beats.log).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(beats.log).toHaveLength(1);
});

test.each<[string, () => void]>([
  ["in a hidden tab", () => ((hidden = true), tell(1, [{ type: "Voted" }]))],
  ["of another match", () => ((source.match = "n"), tell(1, [{ type: "Voted" }]))],
  ["that only I was told", () => tell(1, [{ type: "Voted", secret: true }])],
  ["of events without one", () => tell(1, [{ type: "Small" }])],
])("no beats %s", (_, happen) => {
  happen();
  expect([phase(), beats.playing]).toEqual(["P1", null]);
});

test("a tab that is hidden in the middle catches up with the next news", () => {
  tell(1, [{ type: "Voted" }]);
  hidden = true;
  tell(2);
  expect([phase(), beats.playing]).toEqual(["P2", null]);
});

test("what comes in one message lasts six seconds at most", () => {
  tell(1, [
    { type: "Turned", cards: 14 },
    { type: "Turned", cards: 6 },
  ]);
  expect(beats.playing?.seconds).toBe(4);
  vi.advanceTimersByTime(4000);
  expect(beats.playing?.seconds).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(phase()).toBe("P1");
});

test("a beat lasts longer with each card", () => {
  expect(secondsOf(rules.Turned, { type: "Turned", cards: [1, 2, 3] })).toBe(2.5);
  expect(secondsOf(rules.Turned, { type: "Turned", cards: 2 })).toBe(2);
  expect(secondsOf(rules.Voted, { type: "Voted" })).toBe(2);
  expect(secondsOf(faster(rules, 2).Turned!, { type: "Turned", cards: 2 })).toBe(1);
});
