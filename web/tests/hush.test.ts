import { describe, expect, test } from "vitest";
import { ways } from "../src/state/help";
import { coveredCut, deal, facesOfForm, hushOf, isEnd } from "../src/state/hush";
import type { Seen } from "../src/net/connection.svelte";
import { Texts } from "../src/words/texts";

const t = new Texts("en", ["help-hushed = Face down.\naction-Play = Play { $card }"]);
const play = (...cards: string[]) => ({ type: "OneOf", options: cards.map((card) => ({ type: "Play", card })) });

function seen(game: string, phase: string, choice: unknown, awaited: number[] | null = null): Seen {
  const view = { phase: { type: phase, groups: [[0, 1, 2]] }, public: { players: 7 } };
  return { game, seat: 0, view, choice, awaited, outcome: null } as unknown as Seen;
}

describe("how a hushed question is laid out", () => {
  test("hangs on what all know, never on what one can answer", () => {
    for (const choice of [play("success"), play("success", "fail")])
      expect(hushOf(seen("resistance", "Playing", choice))).toEqual({ cards: 2 });
    expect(hushOf(seen("resistance", "Pondering", { type: "OneOf", options: [{ type: "GoOn" }] }))).toEqual({
      cards: 7,
    });
  });

  test("and is the same where all are awaited, but not all have the same answers", () => {
    expect(hushOf(seen("cultists", "Meeting", play("alive"), [0, 1, 2]))).toEqual({ cards: 4 });
  });

  test("in a game that it has never heard of there are two cards", () => {
    expect(hushOf(seen("toy", "Whispering", play("yes")))).toEqual({ cards: 2 });
    expect(hushOf(seen("toy", "Voting", play("yes"), [0]))).toBeNull();
  });

  test("the help does not list answers that lie face down", () => {
    expect(ways(seen("resistance", "Playing", play("success", "fail")), t)).toEqual(["Face down."]);
  });
});

describe("a cut-in of one role", () => {
  const blame = { type: "OneOf", options: [1, 2, 3, 4].map((seat) => ({ type: "Blame", seat })) };
  function proposing(all: object, more: object = {}): Seen {
    const view = {
      phase: { type: "Proposing" },
      public: { players: 5, options: { blame: true }, blamed: false, ...all },
    };
    return { game: "resistance", seat: 0, view, choice: null, may: null, outcome: null, ...more } as unknown as Seen;
  }

  test("lies before everybody at the table, whoever can use it", () => {
    for (const may of [null, blame]) expect(coveredCut(proposing({}, { may }))).toEqual({ cards: 4 });
  });

  test("lies there only while it is possible for somebody", () => {
    expect(coveredCut(proposing({ options: { blame: false } }))).toBeNull();
    expect(coveredCut(proposing({ blamed: true }))).toBeNull();
    expect(coveredCut(proposing({}, { seat: null }))).toBeNull();
    expect(coveredCut(seen("hoax", "Acting", null))).toBeNull();
  });
});

describe("the cards", () => {
  test("hold each answer at least once, and one of a loyal player's is like the other", () => {
    expect(deal(["success"], 2)).toEqual(["success", "success"]);
    expect(deal(["success", "fail"], 2).sort()).toEqual(["fail", "success"]);
    expect(new Set(deal([1, 2, 3], 7))).toEqual(new Set([1, 2, 3]));
  });

  test("lie in every order equally often", () => {
    const left = Array.from({ length: 2000 }, () => deal(["success", "fail"], 2)[0]).filter(
      (one) => one === "fail",
    ).length;
    expect(Math.abs(left - 1000)).toBeLessThan(250); // eleven times what chance allows
  });

  test("of two that are to be chosen, nobody is offered twice", () => {
    const form = {
      type: "Form",
      default: { type: "Exchange", seats: [1, 2] },
      fields: { seats: { type: "Some" as const, of: [1, 2, 3], least: 2, most: 2 } },
      apart: false,
    };
    expect(facesOfForm(form, { seats: [] }, t).map((face) => face.part?.value)).toEqual([1, 2, 3]);
    expect(facesOfForm(form, { seats: [2] }, t).map((face) => face.part?.value)).toEqual([1, 3]);
  });

  test("an answer that names nothing ends a turn, one that names somebody does not", () => {
    expect(isEnd([{ type: "Done" }])).toBe(true);
    expect(isEnd([{ type: "Tap", seat: 1 }])).toBe(false);
  });
});
