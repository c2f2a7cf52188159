/** The code a team is putting together, digit by digit: everybody of the team sees and changes the same one. */
import type { Answering } from "../../state/answering.svelte";
import type { Heard } from "../../state/order";
import { digitsOf } from "./teams";

export const DIGITS = ["1", "2", "3", "4"] as const;
const SLOTS = 3;
const MISSING = "_";

/**
 * How many drafts of mine the server has not confirmed: what it tells of the team's code meanwhile is older than
 * mine.
 */
export const under = { way: 0 };

/** The digits there are so far. */
export function written(code: unknown): (string | null)[] {
  const signs = typeof code === "string" ? digitsOf(code) : [];
  return Array.from({ length: SLOTS }, (_, at) => (/^[1-4]$/.test(signs[at] ?? "") ? (signs[at] ?? null) : null));
}

/** Tap a digit for a clue: again to take it away; each digit stands once (D-27). */
export function pickDigit(answering: Answering, at: number, digit: string): void {
  const digits = written(answering.values.code);
  const next = digits.map((one, place) => (place === at ? (one === digit ? null : digit) : one === digit ? null : one));
  const code = next.map((one) => one ?? MISSING).join(".");
  answering.set("code", code);
  under.way += 1; // it counts when time runs out, if it is complete (D-27)
  void answering.connection.draft({ type: "Guess", code }).finally(() => (under.way -= 1));
}

/** By clue: who of the others said which digit it means, since these clues were read. */
export function said(log: readonly Heard[], mates: readonly number[]): Map<number, string>[] {
  const read = log.findLastIndex((heard) => "event" in heard && heard.event.type === "CluesRead");
  const found = Array.from({ length: SLOTS }, () => new Map<number, string>());
  for (const heard of log.slice(read + 1)) {
    if (!("said" in heard) || heard.said.claim?.type !== "IRead" || !mates.includes(heard.said.seat)) continue;
    const { position, number } = heard.said.claim;
    found[Number(position) - 1]?.set(heard.said.seat, String(number));
  }
  return found;
}
