import { describe, expect, test } from "vitest";
import data from "./sentences.json";
import { Texts, type Kinds, type Lang, type Tagged } from "../src/words/texts";

interface Sentence {
  kind: "phase" | "action" | "claim" | "event" | "outcome" | "spoken";
  value: Tagged;
  say: Record<Lang, string>;
}
interface Game {
  game: string;
  names: string[];
  kinds: Kinds;
  texts: Record<Lang, string[]>;
  sentences: Sentence[];
}

const games = data as unknown as Game[];
const boards = import.meta.glob<string>("../src/boards/*/*.ftl", { query: "?raw", import: "default", eager: true });

for (const game of games)
  for (const lang of ["de", "en"] as const)
    describe(`${game.game} in ${lang}`, () => {
      const t = new Texts(lang, game.texts[lang], game.kinds, game.names);
      test("the browser says what the terminal says", () => {
        const said = game.sentences.map(({ kind, value }) =>
          kind === "outcome" || kind === "spoken" ? t[kind](value as never) : t[kind](value),
        );
        expect(said).toEqual(game.sentences.map((sentence) => sentence.say[lang]));
      });
      test("what the narrator says has no argument left open", () => {
        const own = boards[`../src/boards/${game.game}/${lang}.ftl`];
        const narrator = new Texts(lang, [...game.texts[lang], ...(own ? [own] : [])], game.kinds, game.names);
        const events = game.sentences.filter(({ kind }) => kind === "event");
        expect(events.map(({ value }) => narrator.told(value)).filter((text) => /[{}]|^told-/.test(text))).toEqual([]);
      });
    });

const pages = import.meta.glob<string>("../src/boards/*/*.ftl", { query: "?raw", import: "default", eager: true });

describe.each(games.map((game) => game.game))("%s", (name) => {
  test.each(["de", "en"] as const)("nothing that the table's screen tells is left unfilled in %s", (lang) => {
    const game = games.find((one) => one.game === name)!;
    const t = new Texts(
      lang,
      [...game.texts[lang], pages[`../src/boards/${name}/${lang}.ftl`]!],
      game.kinds,
      game.names,
    );
    for (const { kind, value } of game.sentences) if (kind === "event") expect(t.told(value)).not.toMatch(/[{}$]/);
  });
});
