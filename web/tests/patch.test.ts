import { expect, test } from "vitest";
import { patched } from "../src/net/patch";

const view = { seat: 1, phase: { type: "Voting" }, public: { team: [1, 2], history: ["a"], plots: [[]] } };

test("what is new is put in its place, into its part or behind what is there", () => {
  const news = { phase: { type: "Playing" }, "public.team": [], "public.history+": ["b", "c"] };
  const next = patched(view, news);
  expect(next).toEqual({
    seat: 1,
    phase: { type: "Playing" },
    public: { team: [], history: ["a", "b", "c"], plots: [[]] },
  });
});

test("what was seen before stays as it was, and what has stayed is the same", () => {
  const next = patched(view, { "public.history+": ["b"] });
  expect(view.public.history).toEqual(["a"]);
  expect(next.public).not.toBe(view.public);
  expect(next.public.plots).toBe(view.public.plots);
  expect(next.phase).toBe(view.phase);
  expect(patched(view)).toEqual(view);
});
