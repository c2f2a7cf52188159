/** My card: every role of every game is told in both languages, in short on the card and at length in the help. */
import { describe, expect, test } from "vitest";
import type { Card } from "../src/boards";
import { card as cultists } from "../src/boards/cultists/card";
import { card as decrypto } from "../src/boards/decrypto/card";
import { card as hoax } from "../src/boards/hoax/card";
import { card as oneNight } from "../src/boards/one_night/card";
import { card as resistance } from "../src/boards/resistance/card";
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
const notes: never[] = [];
const views = (kinds: string[], more: (kind: string) => object[]) =>
  kinds.flatMap(more).map((view) => ({ notes, ...view })) as never[];

const decryptoTeams = [
  { players: 3, teams: [[0, 1], [2]], encryptors: [0, null], options: {} },
  {
    players: 4,
    teams: [
      [0, 1],
      [2, 3],
    ],
    encryptors: [0, 2],
    options: {},
  },
];

const told: Record<string, [(view: never, t: Texts) => Card | null, never[]]> = {
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
        [true, false].map((seer) => ({
          role,
          route: null,
          hand: null,
          public: { players, target: 12, options: { seer } },
        })),
      ),
    ),
  ],
  hoax: [hoax, views(all("hoax", "Character"), (character) => [{ character }])],
  decrypto: [
    decrypto,
    views(["0", "1", "2"], (seat) => decryptoTeams.map((all) => ({ seat: Number(seat), public: all, keywords: [] }))),
  ],
};

describe.each(Object.entries(told))("%s", (game, [card, known]) => {
  test.each(languages)("tells every role, its goal and what it can do in %s", (lang) => {
    const t = new Texts(lang, [
      ...games.find((one) => one.game === game)!.texts[lang],
      pages[`../src/boards/${game}/${lang}.ftl`]!,
    ]);
    expect(known.length).toBeGreaterThan(2);
    const abilities = new Set<string>();
    for (const view of known) {
      const { name, goal, ability, more } = card(view, t)!;
      const long = more.length ? more : [goal, ability];
      for (const said of [goal, ability, ...long]) {
        expect(said).toMatch(/^[A-ZÄÖÜ„“"].*[.!]$/s);
        expect(said).not.toMatch(/[{}$]/);
      }
      for (const said of long) expect(said.length).toBeGreaterThan(40);
      expect(name).not.toMatch(/-/);
      abilities.add(ability);
    }
    expect(abilities.size).toBeGreaterThanOrEqual(3);
  });

  test("tells a spectator nothing", () => {
    const view = {
      seat: null,
      character: null,
      token: null,
      card: null,
      role: null,
      notes,
      public: { teams: [[], []] },
    };
    expect(card(view as never, new Texts("en", []))).toBeNull();
  });
});

test("every game is here", () => {
  expect(Object.keys(told).sort()).toEqual(games.map((one) => one.game).sort());
});
