import { expect, test } from "vitest";
import { Lesson, same, type Plan } from "../src/state/lesson.svelte";
import type { Seen } from "../src/net/connection.svelte";

const vote = {
  type: "OneOf" as const,
  options: [
    { type: "Vote", yes: true },
    { type: "Vote", yes: false },
  ],
};
const doubt = { type: "OneOf" as const, options: [{ type: "Doubt", seat: 1 }] };
const seen = { choice: vote, may: doubt, seat: 0 } as unknown as Seen;
const plan: Plan = {
  game: "any",
  names: ["Robin", "Mia"],
  seat: 0,
  texts:
    "step-look = Look, { $me }.\nstep-vote = Vote.\n    .other = Better yes.\nstep-doubt = Doubt it.\nstep-end = Over.",
  steps: [
    { name: "look", show: "", seen, log: [[null, { type: "Began" }]], answer: null },
    { name: "vote", show: "", seen, log: [[[0], { type: "Dealt" }]], answer: { type: "Vote", yes: true } },
    { name: "doubt", show: "", seen, log: [], answer: { type: "Doubt", seat: 1 } },
    { name: "end", show: "", seen, log: [], answer: null },
  ],
};

test("where there is only something to see nothing is asked, else only what the step is about", () => {
  const lesson = new Lesson(plan, "en", "");
  expect([lesson.seen.choice, lesson.seen.may]).toEqual([null, null]);
  lesson.go(1);
  expect([lesson.seen.choice, lesson.seen.may]).toEqual([vote, null]);
  lesson.go(1);
  expect([lesson.seen.choice, lesson.seen.may]).toEqual([null, doubt]);
});

test("the right answer leads on, another one is told something", async () => {
  const lesson = new Lesson(plan, "en", "");
  lesson.go(1);
  await lesson.answer({ type: "Vote", yes: false });
  expect([lesson.step.name, lesson.hint]).toEqual(["vote", "Better yes."]);
  expect(lesson.other).not.toBeNull();
  await lesson.answer({ type: "Vote", yes: true });
  expect([lesson.step.name, lesson.other]).toEqual(["doubt", null]);
});

test("what only some were told is secret, and news are those since the step before", () => {
  const lesson = new Lesson(plan, "en", "");
  expect(lesson.news).toEqual([]);
  lesson.go(1);
  expect(lesson.log.map((heard) => "secret" in heard && heard.secret)).toEqual([false, true]);
  expect(lesson.news).toHaveLength(1);
});

test("one learns under the own name, unless somebody in the lesson has it", () => {
  expect(new Lesson(plan, "en", "Ada").sentence).toBe("Look, Ada.");
  expect(new Lesson(plan, "en", "mia").sentence).toBe("Look, Robin.");
});

test("answers are the same whatever is left out or written small", () => {
  expect(same({ type: "Act", character: "king", target: null }, { type: "Act", character: "king" })).toBe(true);
  expect(same({ type: "Write", first: "Campfire" }, { type: "Write", first: "campfire" })).toBe(true);
  expect(same({ type: "Propose", team: [0, 1] }, { type: "Propose", team: [0, 2] })).toBe(false);
});
