/** Which claims are at hand in Nacht der Entscheidung. */
import { expect, test } from "vitest";
import { fittingOf } from "../src/boards";
import { fitting } from "../src/boards/one_night/claims";
import type { Specialist, View } from "../src/types/one_night";

const at = (type: string, marker: Specialist | null, card: Specialist = "thief") =>
  ({ phase: { type }, seat: 1, card, public: { markers: [null, marker, null] } }) as unknown as View;

test("before the night there is nothing to claim", () => {
  expect(fitting(at("Preparing", null))).toEqual([]);
});

test("by day there is what anybody may have to say, and what fits the marker", () => {
  for (const phase of ["Announcing", "Discussing", "Voting"]) {
    expect(fitting(at(phase, null))).toEqual(expect.arrayContaining(["IAm", "IWas", "ITrust", "ISuspect"]));
    expect(fitting(at(phase, "investigator"))).toEqual([...fitting(at(phase, null)), "ILooked"]);
  }
  expect(fitting(at("Discussing", "recruiter"))).not.toContain("ILooked");
});

test("what is at hand does not tell the card, as others may see the screen", () => {
  expect(fitting(at("Discussing", "observer", "thief"))).toEqual(fitting(at("Discussing", "observer", "recruiter")));
});

test("a game that does not say has all its claims at hand", async () => {
  expect((await fittingOf("resistance"))({})).toBeNull();
  expect((await fittingOf("one_night"))(at("Preparing", null))).toEqual([]);
});
