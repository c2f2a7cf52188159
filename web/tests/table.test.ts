import { expect, test } from "vitest";
import { inOrder, type Said } from "../src/lib/order";

const said = (number: number): Said => ({ seat: 0, channel: "all", text: String(number), claim: null, number });

test("talk stands where it was said, between the events", () => {
  const heard = inOrder(5, [{ type: "A" }, { type: "B" }], [said(5), said(7)], [8]);
  expect(heard.map((one) => ("said" in one ? one.said.text : one.event.type))).toEqual(["5", "A", "7", "B"]);
  expect(heard.map((one) => one.number)).toEqual([5, 6, 7, 8]);
  expect(heard.map((one) => "event" in one && one.secret)).toEqual([false, false, false, true]);
});
