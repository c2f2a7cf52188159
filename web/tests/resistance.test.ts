/** The Resistance on the stage: cards, headlines, the order of mission cards, who was who. */
import { expect, test } from "vitest";
import { card } from "../src/boards/resistance/card";
import { headline, question } from "../src/boards/resistance/headline";
import { CHARACTER_PICTURES } from "../src/boards/resistance/pictures";
import { roles } from "../src/boards/resistance/roles";
import { missions, turned } from "../src/boards/resistance/track";
import type { Seen } from "../src/net/connection.svelte";
import type { Character, MissionDone, Public, View } from "../src/types/resistance";
import { Texts, type Lang } from "../src/words/texts";
import data from "./sentences.json";

const pages = import.meta.glob<string>("../src/boards/resistance/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = data as unknown as { game: string; texts: Record<Lang, string[]> }[];
const words = (lang: Lang, names = ["Ada", "Bo", "Cleo", "Dario", "Emi"]): Texts =>
  new Texts(
    lang,
    [...games.find((one) => one.game === "resistance")!.texts[lang], pages[`../src/boards/resistance/${lang}.ftl`]!],
    {},
    names,
  );
const languages: Lang[] = ["de", "en"];
const all = { players: 5, options: {}, results: [null, null, null, null, null], field: 0, leader: 1, team: [1, 2] };
const seen = (phase: object, seat: number | null = 0, more: object = {}): Seen =>
  ({ seat, outcome: null, choice: null, view: { phase, public: { ...all, ...more } } }) as unknown as Seen;
const done = (more: Partial<MissionDone>): MissionDone =>
  ({ team: [0, 1, 2], field: 0, fails: 0, chief_fails: 0, hacks: 0, ...more }) as MissionDone;

test.each(languages)("every character has a card with goal and ability in %s", (lang) => {
  const t = words(lang);
  const told = Object.keys(CHARACTER_PICTURES).map((character) =>
    card({ character: character as Character, notes: [], public: all } as unknown as View, t)!,
  );
  for (const one of told)
    for (const text of [one.name, one.sideWord, one.goal, one.ability]) expect(text).not.toMatch(/^[a-z]+[-_]/);
  expect(new Set(told.map((one) => one.ability)).size).toBe(told.length);
  expect(told.filter((one) => one.side === "evil").length).toBe(5);
});

test("a spectator has no card", () => {
  expect(card({ character: null, notes: [], public: all } as unknown as View, words("en"))).toBeNull();
});

const PHASES: object[] = [
  { type: "Proposing" },
  { type: "Opining" },
  { type: "Voting", opinion_makers: [], opinions: [] },
  { type: "Playing", exposed: null },
  { type: "Dealing", plots: ["no_confidence"] },
  { type: "Acting", plot: "overheard", seat: 1, rest: [] },
  { type: "Offering", plot: "spotlight", left: [1], peeked: [] },
  { type: "Pondering" },
  { type: "Accusing", hunter: 1 },
  { type: "Investigating", by: 1 },
  { type: "Showing", by: 0, seat: 1 },
  { type: "Interrogating", by: 1 },
];
test.each(languages)("every phase has a headline of at most five words in %s", (lang) => {
  for (const phase of PHASES)
    for (const seat of [0, 1, null]) {
      const text = headline(seen(phase, seat), words(lang));
      expect(text.split(" ").length, text).toBeLessThanOrEqual(5);
      expect(text).not.toMatch(/^head-/);
    }
});

test("the headline names who acts, and says you to whom it is", () => {
  expect(headline(seen({ type: "Proposing" }), words("de"))).toBe("Bo stellt das Team auf");
  expect(headline(seen({ type: "Proposing" }, 1), words("de"))).toBe("Du stellst das Team auf");
  expect(question(seen({ type: "Voting" }, 1), words("en"))).toBe("Send Cleo and you?");
});

test.each(languages)("every plot card that asks something has its question in %s", (lang) => {
  for (const plot of ["take_responsibility", "overheard", "open_up"])
    expect(question(seen({ type: "Acting", plot }), words(lang))).not.toMatch(/^question-/);
  for (const plot of ["close_eye", "strong_leader", "no_confidence", "spotlight"])
    expect(question(seen({ type: "Offering", plot, left: [0] }), words(lang))).not.toMatch(/^question-/);
});

test("the last mission card decides, where one can", () => {
  expect(turned(done({}), 5)).toEqual(["success", "success", "success"]);
  expect(turned(done({ fails: 1 }), 5)).toEqual(["success", "success", "fail"]);
  expect(turned(done({ team: [0, 1, 2, 3], field: 3, fails: 1 }), 7)).toEqual([
    "success",
    "success",
    "fail",
    "success",
  ]);
  expect(turned(done({ team: [0, 1, 2, 3], field: 3, fails: 1, chief_fails: 1 }), 7)).toEqual([
    "success",
    "success",
    "fail",
    "chief_fail",
  ]);
  expect(turned(done({ fails: 1, hacks: 1 }), 5)).toEqual(["success", "fail", "hack"]);
});

test("the fourth mission of seven takes two Fails, and only one mission is on", () => {
  const track = missions(
    { ...all, players: 7, results: [true, null, null, null, null], field: 1 } as unknown as Public,
    false,
  );
  expect(track.map((one) => one.fails)).toEqual([1, 1, 1, 2, 1]);
  expect(track.map((one) => one.now)).toEqual([false, true, false, false, false]);
});

test("while a team is put together the next mission is on, not that of the last team", () => {
  const next = { ...all, results: [true, null, null, null, null], played: 1, field: 0, team: [] };
  const on = (more: object): boolean[] =>
    missions({ ...next, ...more } as unknown as Public, false).map((one) => one.now);
  expect(on({})).toEqual([false, true, false, false, false]);
  expect(on({ options: { targeting: true } })).toEqual([false, false, false, false, false]);
  expect(on({ options: { targeting: true }, team: [1, 2], field: 3 })).toEqual([false, false, false, true, false]);
});

test("who was what is told only when it is laid open", () => {
  expect(roles({ laid_open: null } as unknown as View, words("en"))).toEqual([]);
  const open = { laid_open: { characters: ["spy", "resistance"] } } as unknown as View;
  expect(roles(open, words("en")).map((one) => [one.seat, one.side, one.name])).toEqual([
    [0, "evil", "Spy"],
    [1, "good", "Resistance"],
  ]);
});
