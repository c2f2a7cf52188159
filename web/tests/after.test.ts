import { afterEach, expect, test, vi } from "vitest";
import { heardIn, type Recorded, type Step } from "../src/state/replay";
import { count } from "../src/state/statistics";
import { commitment, verify } from "../src/state/verify";

const record: Recorded = {
  game: "any",
  names: ["Ada", "Bo"],
  seed: "abc",
  entries: [
    { type: "answer", seat: 0, action: { type: "Vote" } },
    { type: "answer", seat: -1, action: { type: "Ring" } },
    { type: "say", seat: 1, claim: { type: "IAm" } },
    { type: "say", seat: 1 },
    { type: "ring", slot: "talk" },
  ],
};
const promised = "d78a3f56c6f2a39c26a3a2e8b4e3cbd7"; // any text that is no hash of it
afterEach(() => vi.unstubAllGlobals());

test("answers, talk, claims, votes and rounds are counted by seat", () => {
  const log = [
    { number: 0, event: { type: "Round" }, secret: false },
    { number: 1, event: { type: "Voted", votes: [true, false] }, secret: false },
    { number: 2, event: { type: "Voted", votes: [false], seats: [1] }, secret: false },
  ];
  const found = count(record, log, "Round", (claim, seat) => claim.type !== "IAm" || seat !== 1);
  expect(found).toMatchObject({ rounds: 1, answers: 1 });
  expect(found.rows).toEqual([
    { answers: 1, said: 0, claims: 0, held: 0, broken: 0, yes: 1, no: 0 },
    { answers: 0, said: 1, claims: 1, held: 0, broken: 1, yes: 0, no: 2 },
  ]);
});

test("a deal is fair if the record's seed is the promised one", async () => {
  const own = await commitment("abc");
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(await verify("id", record, own, "en")).toEqual({ kept: true, own, by: "browser" });
  expect((await verify("id", record, promised, "en")).kept).toBe(false);
  expect((await verify("id", { ...record, deal: {} }, own, "en")).kept).toBe(false);
});

test("where the browser can't reckon, the server does", async () => {
  vi.stubGlobal("crypto", {});
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ commitment: promised }) }));
  expect(await verify("id", record, promised, "en")).toEqual({ kept: true, own: promised, by: "server" });
});

test("a step's log says who was told", () => {
  const said = { seat: 0, channel: "all", text: "Hello", claim: null, number: 0 };
  const step = {
    log: [
      [[1], { type: "Dealt" }],
      [null, null, said],
    ],
  } as unknown as Step;
  expect(heardIn(step)).toEqual([
    { number: 0, to: [1], event: { type: "Dealt" }, secret: false },
    { number: 1, to: null, said },
  ]);
});
