import { expect, test } from "vitest";
import { inOrder, isBare, withWords, type Said } from "../src/state/order";

const said = (number: number): Said => ({
  seat: 0,
  channel: "all",
  text: String(number),
  claim: null,
  number,
  wording: null,
});

test("talk stands where it was said, between the events", () => {
  const heard = inOrder(5, [{ type: "A" }, { type: "B" }], [said(5), said(7)], [8]);
  expect(heard.map((one) => ("said" in one ? one.said.text : one.event.type))).toEqual(["5", "A", "7", "B"]);
  expect(heard.map((one) => one.number)).toEqual([5, 6, 7, 8]);
  expect(heard.map((one) => "event" in one && one.secret)).toEqual([false, false, false, true]);
});

test("what is old comes without its words, and gets them when they are asked for", () => {
  const heard = inOrder(0, [{ type: "A" }], [{ ...said(0), text: "" }, said(2)]);
  expect(heard.map(isBare)).toEqual([true, false, false]);
  const full = withWords(heard, [said(0)]);
  expect(full.map((one) => ("said" in one ? one.said.text : one.event.type))).toEqual(["0", "A", "2"]);
  expect(full.some(isBare)).toBe(false);
});
