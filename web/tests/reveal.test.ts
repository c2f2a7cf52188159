import { expect, test } from "vitest";
import { reveal } from "../src/boards/decrypto/reveal";
import type { Heard } from "../src/lib/order";
import type { Tagged } from "../src/lib/texts";
import type { Line, Public } from "../src/types/decrypto";

const line = (round: number, over: Partial<Line>) =>
  ({
    round,
    clues: ["sun", "bark", "tide"],
    struck: [false, false, false],
    interception: null,
    guess: null,
    code: null,
    ...over,
  }) as Line;
const log = (...events: Tagged[]): Heard[] => events.map((event, number) => ({ number, event, secret: false }));
const shown = (team: string, code: string) => ({ type: "CodeShown", team, code });
const taken = (team: string, token: string) => ({ type: "TokenTaken", team, token });

test("before the first code is shown there is nothing to see", () => {
  expect(reveal(log({ type: "RoundBegan", round: 1 }), [[line(1, {})], []] as unknown as Public["sheets"])).toBeNull();
});

test("both guesses stand beside the code, and the tokens taken for it", () => {
  const sheets = [
    [line(2, { code: "3.4.2", guess: "3.4.1", interception: "3.4.2" })],
    [line(2, {})],
  ] as unknown as Public["sheets"];
  const tokens = [taken("black", "interception"), taken("white", "miscommunication")];
  const found = reveal(
    log(taken("black", "miscommunication"), shown("white", "3.4.2"), ...tokens, { type: "CluesRead" }),
    sheets,
  );
  expect(found).toMatchObject({ team: 0, tokens });
  expect(found?.guesses).toEqual([
    { team: 0, own: true, digits: ["3", "4", "1"], right: false },
    { team: 1, own: false, digits: ["3", "4", "2"], right: true },
  ]);
});

test("in the first round only the own team has guessed", () => {
  const sheets = [
    [line(1, { code: "1.2.3" })],
    [line(1, { code: "4.2.1", guess: "4.2.1" })],
  ] as unknown as Public["sheets"];
  const found = reveal(
    log(shown("white", "1.2.3"), taken("white", "miscommunication"), shown("black", "4.2.1")),
    sheets,
  );
  expect(found?.guesses).toEqual([{ team: 1, own: true, digits: ["4", "2", "1"], right: true }]);
  expect(found?.tokens).toEqual([]);
});

test("the code stays until the next one is shown, and no guess is a wrong one", () => {
  const sheets = [[line(1, { code: "1.2.3" }), line(2, {})], [line(2, {})]] as unknown as Public["sheets"];
  const found = reveal(
    log(shown("white", "1.2.3"), taken("white", "miscommunication"), { type: "RoundBegan", round: 2 }),
    sheets,
  );
  expect(found?.line.round).toBe(1);
  expect(found?.guesses).toEqual([{ team: 0, own: true, digits: [null, null, null], right: false }]);
});
