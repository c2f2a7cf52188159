/** The headlines of the evening are honest: nothing is told that the public record does not say. */
import { expect, test } from "vitest";
import type { Unmasked } from "../src/boards";
import { turn as resistance } from "../src/boards/resistance/turn";
import { awards, lastOf, type Evening } from "../src/state/awards";
import { suspected } from "../src/state/suspected";
import type { View } from "../src/types/resistance";
import { Texts, type Tagged } from "../src/words/texts";

const NAMES = ["Ada", "Bo", "Cleo", "Dario"];
const t = new Texts(
  "en",
  [
    "award-liar-line = { $name } { $count } { $won }\naward-trusted-line = { $name } { $side }\nlist-and = and\n" +
      "turn-won = { $leader } { $mission } { $yes }:{ $no }\nturn-lost = { $spy } { $mission } { $yes }:{ $no }\n" +
      "event-Overruled = overruled\nend-suspected-since = { $names } { $round }\nend-suspected = { $names }\n",
  ],
  {},
  NAMES,
);
const role = (seat: number, side: "good" | "evil"): Unmasked => ({ seat, side, name: "", picture: "", sideWord: "" });
const roles = [role(0, "evil"), role(1, "evil"), role(2, "good"), role(3, "good")];
const said = (seat: number, type: string, of?: number): { seat: number; claim: Tagged } => ({
  seat,
  claim: of === undefined ? { type } : { type, seat: of },
});
const evening = (more: Partial<Evening>): Evening => ({
  events: [],
  claims: [],
  roles,
  winners: [0, 1],
  holds: (claim) => (claim.type === "IAm" ? false : null),
  ...more,
});

test("a silent game has no headlines", () => {
  expect(awards(evening({}), null, t)).toEqual([]);
});

test("the best liar said most that was false; of two, the one who won", () => {
  const claims = [said(2, "IAm"), said(1, "IAm"), said(1, "ITrust", 0)];
  expect(awards(evening({ claims }), null, t)).toEqual([{ kind: "liar", seat: 1, line: "Bo 1 true" }]);
  expect(awards(evening({ claims: [...claims, said(2, "IAm")] }), null, t)[0]!.line).toBe("Cleo 2 false");
});

test("nobody is called a liar for what nobody can judge", () => {
  const found = awards(evening({ claims: [said(1, "ITrust", 0)], holds: () => null }), null, t);
  expect(found.filter((one) => one.kind === "liar")).toEqual([]);
});

test("never doubted is rather somebody who had something to hide; nobody, if nobody was doubted", () => {
  expect(awards(evening({ claims: [said(2, "ITrust", 3)] }), null, t)).toEqual([]);
  const claims = [said(2, "IDistrust", 0), said(0, "ISuspect", 3)];
  expect(awards(evening({ claims }), null, t)).toEqual([{ kind: "trusted", seat: 1, line: "Bo evil" }]);
  const all = [...claims, said(3, "IDistrust", 1), said(3, "IDoubt", 2)];
  expect(awards(evening({ claims: all }), null, t)).toEqual([]);
});

const vote = (votes: boolean[], team: number[], field = 0): Tagged => ({
  type: "Voted",
  leader: 2,
  field,
  team,
  votes,
});
const mission = (succeeded: boolean): Tagged => ({ type: "MissionDone", succeeded });
const view = (side: string) =>
  ({
    phase: { type: "Over", outcome: { side } },
    laid_open: { characters: ["spy", "spy", "resistance", "resistance"] },
  }) as unknown as View;

test("the turn is the closest vote whose mission told for the winners", () => {
  const events = [
    vote([true, true, true, true], [0, 3]),
    mission(false),
    vote([true, true, true, false], [1, 3], 1),
    mission(false),
    vote([true, true, true, true], [2, 3], 2),
    mission(true),
  ];
  expect(resistance(events, view("spies"), t)).toEqual({ seat: 1, line: "Bo 2 3:1" });
  expect(resistance(events, view("resistance"), t)).toEqual({ seat: 2, line: "Cleo 3 4:0" });
  expect(resistance([...events, { type: "Overruled", by: 3 }], view("spies"), t)).toEqual({
    seat: 3,
    line: "overruled",
  });
  expect(resistance([], view("spies"), t)).toBeNull();
});

test("other games name their last decisive event, if there was one", () => {
  expect(lastOf("Overruled")([{ type: "Overruled", seat: 2 }], {}, t)).toEqual({ seat: 2, line: "overruled" });
  expect(lastOf("Overruled")([mission(true)], {}, t)).toBeNull();
});

test("my own suspicion counts if it was right, since the round in which I had it", () => {
  const log = [0, 1].map((number) => ({ number, event: mission(true), secret: false }));
  const note = (seat: number, suspicion: number | null, since: number) => ({ seat, suspicion, since, text: "" });
  const told = (notes: ReturnType<typeof note>[], me = 2): string => suspected(notes, roles, me, log, "MissionDone", t);
  expect(told([note(0, 4, 1), note(3, 4, 0)])).toBe("Ada 2");
  expect(told([note(0, 2, 1)])).toBe("");
  expect(told([note(1, 4, 0)], 0)).toBe(""); // who is one of them need not guess
});
