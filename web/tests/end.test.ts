/** The end of every game has a short headline and a reason, in both languages. */
import { describe, expect, test } from "vitest";
import type { Seen } from "../src/net/connection.svelte";
import { Texts, type Kinds, type Lang } from "../src/words/texts";
import data from "./sentences.json";

interface Game {
  game: string;
  names: string[];
  kinds: Kinds;
  texts: Record<Lang, string[]>;
  sentences: { kind: string; value: NonNullable<Seen["outcome"]> }[];
}
type Headline = (seen: Seen, t: Texts) => string;

const games = data as unknown as Game[];
const words = import.meta.glob<string>("../src/boards/*/*.ftl", { query: "?raw", import: "default", eager: true });
const headlines = import.meta.glob<{ headline: Headline }>("../src/boards/*/headline.ts", { eager: true });
const view = { phase: { type: "Over" }, public: { teams: [[0], [1]], team_names: ["", ""], players: 4 } };

describe.each(games)("$game", ({ game, names, kinds, texts, sentences }) => {
  test.each<Lang>(["de", "en"])("in %s", (lang) => {
    const own = words[`../src/boards/${game}/${lang}.ftl`];
    if (!own) return; // a game without a board of its own tells its end in a sentence
    const t = new Texts(lang, [...texts[lang], own], kinds, names);
    const reasons = texts[lang].flatMap((text) => [...text.matchAll(/^outcome-(\w+)/gm)].map((found) => found[1]!));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => !t.has(`reason-${reason}`))).toEqual([]);
    const { headline } = headlines[`../src/boards/${game}/headline.ts`]!;
    const outcomes = sentences.filter((one) => one.kind === "outcome").map((one) => one.value);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const outcome of outcomes) {
      const title = headline({ seat: null, choice: null, outcome, view } as unknown as Seen, t);
      expect(title).toMatch(/\p{L}{3}/u);
      expect(title).not.toMatch(/[{}]|^head/);
    }
  });
});
