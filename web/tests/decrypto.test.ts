/** What the stage of Decrypto shows: the team's guess, and who does what. */
import { expect, test } from "vitest";
import { pickDigit, said, written } from "../src/boards/decrypto/guess";
import { doing, lineOf, mine } from "../src/boards/decrypto/teams";
import type { Answering } from "../src/state/answering.svelte";
import type { Heard } from "../src/state/order";
import type { Public, View } from "../src/types/decrypto";

const [ADA, BO, CY, DEE] = [0, 1, 2, 3];
const all = (more: object = {}) =>
  ({
    players: 4,
    teams: [
      [ADA, BO],
      [CY, DEE],
    ],
    encryptors: [ADA, CY],
    round: 2,
    sheets: [[{ round: 1 }, { round: 2 }], [{ round: 1 }]],
    ...more,
  }) as unknown as Public;
const view = (phase: object, seat: number | null = ADA, more: object = {}) =>
  ({ seat, phase, public: all(more) }) as unknown as View;

function answering(code: string) {
  const drafts: unknown[] = [];
  const one = {
    values: { code },
    set: (_: string, value: string) => (one.values.code = value),
    connection: { draft: (action: unknown) => Promise.resolve(drafts.push(action)) },
  };
  return { one: one as unknown as Answering & { values: { code: string } }, drafts };
}

test("a digit stands once: picked for another clue it leaves the first, picked again it goes", () => {
  const { one, drafts } = answering("_._._");
  pickDigit(one, 0, "3");
  pickDigit(one, 1, "1");
  expect(one.values.code).toBe("3.1._");
  pickDigit(one, 2, "3");
  expect(one.values.code).toBe("_.1.3");
  pickDigit(one, 1, "1");
  expect(written(one.values.code)).toEqual([null, null, "3"]);
  expect(drafts).toHaveLength(4);
});

test("what is no digit is missing", () => {
  expect(written("4._.9")).toEqual(["4", null, null]);
  expect(written(undefined)).toEqual([null, null, null]);
});

test("what mates named counts since the clues were read, and each one's last word", () => {
  const read = (position: number, number: number, seat: number) =>
    ({ number: 0, said: { seat, claim: { type: "IRead", position, number } } }) as unknown as Heard;
  const log = [
    read(1, 4, BO),
    { number: 1, event: { type: "CluesRead" }, secret: false } as Heard,
    read(1, 2, BO),
    read(1, 3, BO),
    read(2, 1, CY),
  ];
  expect(said(log, [BO]).map((one) => [...one])).toEqual([[[BO, "3"]], [], []]);
});

test("everybody's part in a phase follows from team, encryptor and round", () => {
  const guessing = { type: "Guessing", team: "white" };
  const parts = (phase: object, more: object = {}) =>
    [ADA, BO, CY, DEE].map((seat) => doing(seat, view(phase, ADA, more)));
  expect(parts({ type: "Writing" })).toEqual(["writes", "waits", "writes", "waits"]);
  expect(parts(guessing)).toEqual(["silent", "guesses", "intercepts", "intercepts"]);
  expect(parts(guessing, { round: 1 })).toEqual(["silent", "guesses", "waits", "waits"]);
  expect(parts({ type: "Objecting", team: "white", position: 1, seat: CY })[0]).toBe("silent");
});

test("only this round's line is on the table, and who looks on has no team", () => {
  expect(lineOf(0, all())).toMatchObject({ round: 2 });
  expect(lineOf(1, all())).toBeNull();
  expect([mine(view({}, DEE)), mine(view({}, null))]).toEqual([1, null]);
});
