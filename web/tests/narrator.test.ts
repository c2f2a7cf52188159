import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Narrator, Silent, Spoken, voiceFor, type Voice } from "../src/words/narrator";
import { Telling, type Scene } from "../src/words/telling";
import { Texts } from "../src/words/texts";

/** A voice that finishes a line when it is told to. */
class Slow implements Voice {
  readonly yields = false;
  said: string[] = [];
  private finish: () => void = () => undefined;
  say(text: string): Promise<void> {
    this.said.push(text);
    return new Promise((done) => (this.finish = done));
  }
  hush(): void {
    this.finish();
  }
  async done(): Promise<void> {
    this.finish();
    await new Promise((soon) => setTimeout(soon));
  }
}

const event = (text: string) => ({ kind: "event" as const, text });
const phase = (text: string) => ({ kind: "phase" as const, text });

describe("the narrator", () => {
  let voice: Slow;
  let clock: number;
  let narrator: Narrator;
  let captions: string[];
  beforeEach(() => {
    voice = new Slow();
    clock = 0;
    captions = [];
    narrator = new Narrator(
      () => voice,
      (text) => captions.push(text),
      () => clock,
    );
  });

  test("says one line after the other, each with its caption", async () => {
    narrator.tell([event("one"), phase("two")]);
    expect(voice.said).toEqual(["one"]);
    await voice.done();
    expect(voice.said).toEqual(["one", "two"]);
    expect(captions).toEqual(["one", "two"]);
    await voice.done();
    expect(captions.at(-1)).toBe("");
  });
  test("leaves out a phase that is over before its turn came", async () => {
    narrator.tell([event("one"), phase("night of Ada")]);
    narrator.tell([phase("night of Bo")]);
    await voice.done();
    expect(voice.said).toEqual(["one", "night of Bo"]);
  });
  test("never has more than two lines waiting, and those are the newest", async () => {
    narrator.tell(["1", "2", "3", "4", "5", "6"].map(event));
    for (let times = 0; times < 6; times++) await voice.done();
    expect(voice.said).toEqual(["5", "6"]);
  });
  test("leaves out what is old, but always says the newest", async () => {
    narrator.tell([event("one"), event("old")]);
    clock = 20_000;
    narrator.tell([event("new")]);
    await voice.done();
    expect(voice.said).toEqual(["one", "new"]);
    narrator.tell([event("newest")]);
    clock = 60_000;
    await voice.done();
    expect(voice.said).toEqual(["one", "new", "newest"]);
  });
  test("breaks off for the end of the game", async () => {
    narrator.tell([event("one"), event("two")]);
    narrator.tell([{ kind: "end", text: "Ada wins" }]);
    await voice.done();
    expect(voice.said).toEqual(["one", "Ada wins"]);
  });
});

describe("the browser's voice", () => {
  const german = { lang: "de-DE", localService: true, default: false } as SpeechSynthesisVoice;
  const away = { lang: "en-GB", localService: false, default: true } as SpeechSynthesisVoice;
  class Utterance {
    onend = () => undefined;
    constructor(readonly text: string) {}
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is one of the table's language that needs nobody else's server", () => {
    expect(voiceFor("de", [away, german])).toBe(german);
    expect(voiceFor("en", [away, german])).toBeNull();
  });
  test("speaks as it is wanted, and says when it has finished", async () => {
    const speak = vi.fn((spoken: { onend: () => void }) => spoken.onend());
    const voice = new Spoken({ speak, cancel: vi.fn() } as never, german, () => ({ volume: 0.5, speed: 1.2 }));
    await voice.say("Es ist Nacht");
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: "Es ist Nacht", lang: "de-DE", volume: 0.5, rate: 1.2 });
  });
  test("that never says that it has finished holds nobody up", async () => {
    const cancel = vi.fn();
    const voice = new Spoken({ speak: vi.fn(), cancel } as never, german, () => ({ volume: 1, speed: 1 }));
    const said = voice.say("Es ist Nacht");
    await vi.advanceTimersByTimeAsync(10_000);
    await said;
    expect(cancel).toHaveBeenCalled();
  });
  test("where there is none, the caption stays long enough to be read, or until there is something newer", async () => {
    const captions: string[] = [];
    const voice = new Silent();
    const narrator = new Narrator(
      () => voice,
      (caption) => captions.push(caption),
      () => 0,
    );
    narrator.tell([{ kind: "event", text: "Es ist Nacht" }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(captions).toEqual(["Es ist Nacht"]);
    narrator.tell([{ kind: "event", text: "Es ist Tag" }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(captions).toEqual(["Es ist Nacht", "Es ist Tag"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(captions.at(-1)).toBe("");
  });
});

describe("what is told", () => {
  const t = new Texts("en", [
    "event-Voted = They voted.\nevent-Small = Small.\nevent-Ended = It is over.",
    "phase-Night = Night of { $seat }.\noutcome-found = Found.",
  ]);
  const scene = (over: Partial<Scene>): Scene => ({
    match: "m",
    log: [],
    phase: { type: "Night", seat: "Ada" },
    outcome: null,
    ...over,
  });
  const heard = (type: string, number: number, secret = false) => ({ number, event: { type }, secret });
  const texts = (telling: Telling, over: Partial<Scene>, how = {}) =>
    telling.news(scene(over), t, how).map((line) => line.text);

  test("whoever comes late hears where the game stands, not all that was", () => {
    expect(texts(new Telling(), { log: [heard("Voted", 0)] })).toEqual(["Night of Ada."]);
  });
  test("what is new is told once, without what is small or secret", () => {
    const telling = new Telling();
    telling.wait();
    const log = [heard("Voted", 0), heard("Small", 1), heard("Voted", 2, true)];
    expect(texts(telling, { log }, { quiet: ["Small"] })).toEqual(["They voted.", "Night of Ada."]);
    expect(texts(telling, { log }, { quiet: ["Small"] })).toEqual([]);
  });
  test("an event that was held back while people talked is told when it is shown", () => {
    const telling = new Telling();
    telling.wait();
    const talk = { number: 1, said: { seat: 0, channel: "all", text: "Hm." } } as never;
    expect(texts(telling, { log: [talk] })).toEqual(["Night of Ada."]);
    expect(texts(telling, { log: [heard("Voted", 0), talk] })).toEqual(["They voted."]);
  });
  test("a phase with many turns is told once where the game wants it so", () => {
    const telling = new Telling();
    expect(texts(telling, {}, { once: ["Night"] })).toHaveLength(1);
    expect(texts(telling, { phase: { type: "Night", seat: "Bo" } }, { once: ["Night"] })).toEqual([]);
    expect(texts(telling, { phase: { type: "Night", seat: "Cy" } })).toEqual(["Night of Cy."]);
  });
  test("the end is told once, and not a second time by its event", () => {
    const telling = new Telling();
    telling.wait();
    const ended = { number: 0, event: { type: "Ended", outcome: {} }, secret: false };
    const over = { log: [ended], outcome: { reason: "found", side: null, winners: [] } };
    expect(texts(telling, over)).toEqual(["Found."]);
    expect(texts(telling, over)).toEqual([]);
  });
});
