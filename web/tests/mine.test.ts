/** My goal and my role: every role of every game is told in both languages. */
import { describe, expect, test } from "vitest";
import type { Mine } from "../src/boards";
import { mine as cultists } from "../src/boards/cultists/mine";
import { mine as decrypto } from "../src/boards/decrypto/mine";
import { mine as hoax } from "../src/boards/hoax/mine";
import { mine as oneNight } from "../src/boards/one_night/mine";
import { mine as resistance } from "../src/boards/resistance/mine";
import { Texts, type Lang } from "../src/words/texts";
import data from "./sentences.json";

const pages = import.meta.glob<string>("../src/boards/*/*.ftl", { query: "?raw", import: "default", eager: true });
const games = data as unknown as { game: string; texts: Record<Lang, string[]> }[];
const languages: Lang[] = ["de", "en"];

/** All words of a kind that a game knows: "king", "judge" ... */
function all(game: string, kind: string): string[] {
  const source = games.find((one) => one.game === game)!.texts.en.join("\n");
  return [...source.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map((found) => found[1]!);
}
const views = (kinds: string[], more: (kind: string) => object[]) => kinds.flatMap(more) as never[];

const told: Record<string, [(view: never) => Mine, never[]]> = {
  resistance: [
    resistance,
    views(all("resistance", "Character"), (character) =>
      [5, 8].flatMap((players) =>
        [true, false].map((hunter) => ({ character, public: { players, options: { hunter } } })),
      ),
    ),
  ],
  one_night: [
    oneNight,
    views(all("one_night", "Specialist"), (card) => all("one_night", "Token").map((token) => ({ card, token }))),
  ],
  cultists: [
    cultists,
    views(all("cultists", "Role"), (role) =>
      [5, 8].flatMap((players) =>
        [true, false].map((seer) => ({ role, public: { players, target: 12, options: { seer } } })),
      ),
    ),
  ],
  hoax: [hoax, views(all("hoax", "Character"), (character) => [{ character }])],
  decrypto: [
    decrypto,
    [0, 1, 2].flatMap((seat) => [
      { seat, public: { players: 3, teams: [[0, 1], [2]], encryptors: [0, null] } },
      {
        seat,
        public: {
          players: 4,
          teams: [
            [0, 1],
            [2, 3],
          ],
          encryptors: [0, 2],
        },
      },
    ]) as never[],
  ],
};

describe.each(Object.entries(told))("%s", (game, [mine, known]) => {
  test.each(languages)("tells every role and its goal in %s", (lang) => {
    const t = new Texts(lang, [pages[`../src/boards/${game}/${lang}.ftl`]!]);
    expect(known.length).toBeGreaterThan(2);
    const roles = new Set<string>();
    for (const view of known) {
      const { goal, role, with: args } = mine(view);
      for (const id of [`goal-${goal}`, `role-${role}`]) {
        const said = t.say(id, args);
        expect(said).toMatch(/^[A-ZÄÖÜ].{40,}[.]$/s);
        expect(said).not.toMatch(/[{}$]/);
      }
      roles.add(t.say(`role-${role}`, args));
    }
    expect(roles.size).toBeGreaterThanOrEqual(3);
  });

  test("tells a spectator nothing", () => {
    expect(mine({ seat: null, character: null, token: null, card: null, role: null, public: {} } as never)).toEqual({});
  });
});

test("every game is here", () => {
  expect(Object.keys(told).sort()).toEqual(games.map((one) => one.game).sort());
});
