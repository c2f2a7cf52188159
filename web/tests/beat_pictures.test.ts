/** Beats are named in games/<game>/beats.json; pictures and sounds of a game are for beats that it has. */
import { expect, test } from "vitest";
import type { Sounds } from "../src/boards";
import { cues } from "../src/look/sound";

interface Named {
  beats: Record<string, { beat: string }>;
}
const files = import.meta.glob<Named>("../../src/maskenball/games/*/beats.json", { import: "default", eager: true });
const pictures = import.meta.glob<{ beats: object }>("../src/boards/*/beats.ts");
const sounds = import.meta.glob<{ sounds: Sounds }>("../src/boards/*/sounds.ts", { eager: true });
const games = Object.entries(files).map(([path, file]) => [path.split("/").at(-2)!, file] as const);
/** What any game has a picture for: the deal, and a banner with the sentence. */
const COMMON = ["deal", "banner"];

test("five games have beats", () => expect(games).toHaveLength(5));

test.each(games)("%s has a picture for each of its beats, and none or sounds for others", async (game, { beats }) => {
  const named = new Set(Object.values(beats).map((rule) => rule.beat));
  const drawn = Object.keys((await pictures[`../src/boards/${game}/beats.ts`]!()).beats);
  expect([...named].filter((name) => !drawn.includes(name) && !COMMON.includes(name))).toEqual([]);
  expect(drawn.filter((name) => !named.has(name))).toEqual([]);
  const heard = sounds[`../src/boards/${game}/sounds.ts`]!.sounds;
  expect(Object.keys(heard).filter((name) => !named.has(name))).toEqual([]);
  for (const [event, { beat }] of Object.entries(beats))
    for (const [cue, at] of heard[beat]?.({ type: event, team: [0, 1] }, 3) ?? []) {
      expect(cues).toContain(cue);
      expect(at).toBeLessThan(3);
    }
});
