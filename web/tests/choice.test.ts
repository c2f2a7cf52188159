import { describe, expect, test } from "vitest";
import { answers, blank, filled, forms, lacks, type Either, type Form } from "../src/state/choice";

const propose: Form = {
  type: "Form",
  default: { type: "Propose", team: [0, 1], investigator: 2 },
  fields: {
    team: { type: "Some", of: [0, 1, 2, 3, 4], least: 2, most: 2 },
    investigator: { type: "Pick", of: [0, 1, 2, 3, 4] },
  },
  apart: true,
};

describe("a form", () => {
  test("begins empty, or with what was drafted", () => {
    expect(blank(propose, null)).toEqual({ team: [], investigator: undefined });
    expect(blank(propose, { type: "Propose", team: [3, 4], investigator: 1 })).toEqual({
      team: [3, 4],
      investigator: 1,
    });
  });
  test("says what is missing, one thing at a time", () => {
    expect(lacks(propose, { team: [1], investigator: undefined })).toEqual({ field: "team", why: "more", count: 1 });
    expect(lacks(propose, { team: [1, 2], investigator: undefined })).toEqual({ field: "investigator", why: "pick" });
    expect(lacks(propose, { team: [1, 2], investigator: 2 })).toEqual({ field: "", why: "twice" });
    expect(lacks(propose, { team: [1, 2], investigator: 3 })).toBeNull();
  });
  test("is the answer it stands for, in seat order", () => {
    expect(filled(propose, { team: [4, 1], investigator: 0 })).toEqual({
      type: "Propose",
      team: [1, 4],
      investigator: 0,
    });
  });
});

test("a choice of several kinds is buttons and forms", () => {
  const either: Either = { type: "Either", choices: [{ type: "OneOf", options: [{ type: "Pass" }] }, propose] };
  expect(answers(either)).toEqual([{ type: "Pass" }]);
  expect(forms(either)).toEqual([propose]);
});
