import { describe, expect, test } from "vitest";
import { Answering } from "../src/state/answering.svelte";
import type { Asking, Seen } from "../src/net/connection.svelte";
import { Texts, type Tagged } from "../src/words/texts";

const yes: Tagged = { type: "Vote", yes: true };
const propose = {
  type: "Form",
  default: { type: "Propose", seats: [0, 1] },
  fields: { seats: { type: "Some", of: [0, 1, 2], least: 2, most: 2 } },
  apart: false,
};

/** A table that asks; what it was told stands in `drafts`. */
function asking(choice: unknown): Asking & { seen: Seen; question: string; drafts: Tagged[] } {
  const drafts: Tagged[] = [];
  return {
    seen: {
      seat: 0,
      choice,
      awaited: [0],
      answer: null,
      draft: null,
      outcome: null,
      view: { phase: { type: "Voting" }, public: {} },
    } as unknown as Seen,
    question: "match 1",
    error: null,
    drafts,
    answer: () => Promise.resolve(true),
    withdraw: () => Promise.resolve(true),
    draft: (action) => Promise.resolve(drafts.push(action) > 0),
    tryOut: () => Promise.resolve(null),
  };
}

function begin(table: Asking): Answering {
  const answering = new Answering(table, () => new Texts("en", []));
  answering.follow();
  return answering;
}

describe("a question is known by its name", () => {
  test("the next one begins empty, though it looks just the same", () => {
    const table = asking({ type: "OneOf", options: [yes, { type: "Vote", yes: false }] });
    const answering = begin(table);
    answering.picked = yes;
    table.question = "match 2";
    answering.follow();
    expect(answering.picked).toBeNull();
    expect(answering.action).toBeNull();
  });

  test("seats that were chosen are not chosen in the next one", () => {
    const table = asking(propose);
    const answering = begin(table);
    answering.set("seats", 0);
    answering.set("seats", 2);
    expect(answering.action).toEqual({ type: "Propose", seats: [0, 2] });
    table.question = "match 2";
    answering.follow();
    expect(answering.values).toEqual({ seats: [] });
  });

  test("as long as it is the same, what was chosen stays, whatever else comes in", () => {
    const table = asking({ type: "OneOf", options: [yes] });
    const answering = begin(table);
    answering.picked = yes;
    table.seen = { ...table.seen, awaited: [], choice: { type: "OneOf", options: [{ ...yes }] } };
    answering.follow();
    expect(answering.picked).toEqual(yes);
  });
});
