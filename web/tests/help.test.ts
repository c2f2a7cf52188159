import { expect, test } from "vitest";
import { ways, why } from "../src/state/help";
import type { Seen } from "../src/net/connection.svelte";
import { Texts } from "../src/words/texts";

const ids = ["many", "fill", "paused", "watching", "answered", "yours", "not-asked", "hidden"];
const t = new Texts(
  "en",
  [
    ...ids.map((id) => `help-${id} = ${id}`),
    "now-awaited = waiting for { $names }",
    "talk-silent = silent",
    "action-Vote = vote",
  ],
  {},
  ["Ada", "Bo"],
);
const seen = (over: Partial<Seen>) =>
  ({ seat: 0, choice: null, answer: null, awaited: [1], speaks: ["all"], outcome: null, ...over }) as Seen;
const choice = { type: "OneOf" as const, options: [{ type: "Vote" }] };

test("few answers are told one by one, many by their number", () => {
  expect(ways(seen({ choice }), t)).toEqual(["vote"]);
  expect(ways(seen({ choice: { ...choice, options: Array(9).fill({ type: "Vote" }) } }), t)).toEqual(["many"]);
});

test("whoever asks why is told what holds the game up", () => {
  expect(why(seen({}), false, t)).toEqual(["not-asked", "waiting for Bo"]);
  expect(why(seen({ choice, awaited: [0] }), true, t)).toEqual(["paused", "yours"]);
  expect(why(seen({ seat: null, awaited: null, speaks: [] }), false, t)).toEqual(["watching", "hidden"]);
  expect(why(seen({ choice, answer: { type: "Vote" }, speaks: [] }), false, t)).toEqual([
    "answered",
    "waiting for Bo",
    "silent",
  ]);
});
