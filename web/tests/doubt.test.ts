/** How doubts end, as the chain of claims in Sein oder nicht sein tells it. */
import { expect, test } from "vitest";
import { doubtOf } from "../src/boards/hoax/doubt";
import type { Mask, View } from "../src/types/hoax";

const ADA = 0,
  BO = 1,
  CY = 2;
const claim = { seat: ADA, character: "thief" };
const mask = (doubted = true) => ({ ...claim, link: "action", status: "stands", doubted, fine: [] }) as Mask;
const doubted = (by = BO, about = claim) => ({ type: "Doubted", by, ...about });
const voted = (...votes: boolean[]) => ({
  type: "Voted",
  by: BO,
  ...claim,
  seats: [BO, CY],
  votes,
  upheld: votes.every((yes) => yes),
});
const admitted = { type: "Admitted", ...claim };
const view = (history: object[], characters?: string[]) =>
  ({ public: { history }, laid_open: characters ? { characters, notes: [] } : null }) as unknown as View;

test("a claim that nobody doubts has no doubt, whatever was said in earlier turns", () => {
  expect(doubtOf(mask(false), view([doubted(), voted(true, false)]))).toBeNull();
});

test("while all vote a doubt is open", () => {
  expect(doubtOf(mask(), view([doubted()]))).toMatchObject({ by: BO, end: "open" });
});

test("a doubt without a majority has failed", () => {
  expect(doubtOf(mask(), view([doubted(), voted(true, false)]))).toEqual({ by: BO, end: "failed", yes: 1, no: 1 });
});

test("whoever admits it has lied, with a vote or as one of two left", () => {
  expect(doubtOf(mask(), view([doubted(), voted(true, true), admitted]))).toEqual({
    by: BO,
    end: "lie",
    yes: 2,
    no: 0,
  });
  expect(doubtOf(mask(), view([doubted(), admitted]))).toMatchObject({ by: BO, end: "lie" });
});

test("whoever told the truth is believed once the cards lie open", () => {
  expect(doubtOf(mask(), view([doubted(), voted(true, true)], ["thief", "king", "judge"]))).toMatchObject({
    end: "truth",
  });
  expect(doubtOf(mask(), view([doubted()], ["thief", "king", "judge"]))).toMatchObject({ end: "truth" });
});

test("the last doubt counts, and only those about this claim", () => {
  const other = { seat: CY, character: "thief" };
  const history = [doubted(), voted(true, false), doubted(CY), doubted(ADA, other), { type: "Admitted", ...other }];
  expect(doubtOf(mask(), view(history))).toMatchObject({ by: CY, end: "open" });
});
