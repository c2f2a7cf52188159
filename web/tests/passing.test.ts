/** "Nothing more this turn", yes and no, and what is known of a person. */
import { expect, test } from "vitest";
import type { Asking, Seen } from "../src/net/connection.svelte";
import type { Heard } from "../src/state/order";
import { Passing } from "../src/state/passing.svelte";
import { saidBy, votesOf } from "../src/state/person";
import { verdictOf, yesOrNo } from "../src/state/verdict";
import type { Tagged } from "../src/words/texts";

/** Hoax: somebody's turn with one chance after another. */
class Turn {
  answers: Tagged[] = [];
  question = "m 0";
  seen: Seen | null = null;
  private asked = 0;

  ask(turn: number, ...options: string[]): void {
    this.question = `m ${++this.asked}`;
    const choice = options.length ? { type: "OneOf", options: options.map((type) => ({ type })) } : null;
    const view = { phase: { type: "Declaring" }, public: { turn: { seat: turn } } };
    this.seen = { game: "hoax", seat: 0, choice, answer: null, outcome: null, view } as unknown as Seen;
  }
  answer = (action: Tagged): Promise<boolean> => Promise.resolve(this.answers.push(action) > 0);
}

test("every chance of this turn is let go by once, and none of the next", () => {
  const table = new Turn();
  const passing = new Passing(table as unknown as Asking);
  table.ask(1, "Pass", "Declare");
  expect([passing.offered, passing.on]).toEqual([true, false]);
  passing.begin();
  passing.follow();
  expect(table.answers).toEqual([{ type: "Pass" }]);
  table.ask(1);
  passing.follow();
  table.ask(1, "Fine", "Pass");
  passing.follow();
  expect(table.answers).toHaveLength(2);
  expect(passing.on).toBe(true);
  table.ask(2, "Pass", "Declare");
  passing.follow();
  table.ask(1, "Pass", "Declare");
  passing.follow();
  expect(table.answers).toHaveLength(2);
  expect(passing.on).toBe(false);
});

test("it can be called off, and a question without a pass is never answered", () => {
  const table = new Turn();
  const passing = new Passing(table as unknown as Asking);
  table.ask(1, "Pass", "Declare");
  passing.begin();
  table.ask(1, "Pay", "Accept");
  passing.follow();
  expect(table.answers).toHaveLength(1);
  expect(passing.offered).toBe(false);
  passing.cancel();
  table.ask(1, "Pass");
  passing.follow();
  expect(table.answers).toHaveLength(1);
});

test("two answers that differ in one flag are yes and no, yes first", () => {
  const [yes, no] = [
    { type: "Vote", yes: true },
    { type: "Vote", yes: false },
  ];
  expect(yesOrNo([no, yes])).toEqual([yes, no]);
  expect(verdictOf(no)).toBe("no");
  expect(yesOrNo([yes, { type: "Pass" }])).toBeNull();
  expect(yesOrNo([{ type: "A" }, { type: "B" }])).toBeNull();
});

test("of a person is known what all heard, and how they voted openly", () => {
  const said = (seat: number, channel: string, text: string) => ({ seat, channel, text, claim: null, number: 0 });
  const log = [
    { number: 0, event: { type: "Voted", votes: [true, false, true] }, secret: false },
    { number: 1, said: said(1, "all", "hello") },
    { number: 2, said: said(1, "spies", "psst") },
    { number: 3, event: { type: "Doubted", seats: [0, 2], votes: [false, true] }, secret: false },
    { number: 4, event: { type: "Peeked", votes: [true, true, true] }, secret: true },
  ] as unknown as Heard[];
  expect(saidBy(log, 1).map((one) => one.text)).toEqual(["hello"]);
  expect(votesOf(log, 1)).toEqual([false]);
  expect(votesOf(log, 2)).toEqual([true, true]);
});
