/** Yes and no among answers: an answer whose one field is true or false is one of two big buttons. */
import type { Tagged } from "../words/texts";

export type Verdict = "yes" | "no";

export function verdictOf(answer: Tagged): Verdict | null {
  const flags = Object.values(answer).filter((value) => typeof value === "boolean");
  return flags.length === 1 ? (flags[0] ? "yes" : "no") : null;
}

/** The two answers of a question that is answered by yes or no, yes first; null, if it is none. */
export function yesOrNo(actions: readonly Tagged[]): [yes: Tagged, no: Tagged] | null {
  if (actions.length !== 2 || actions[0]?.type !== actions[1]?.type) return null;
  const yes = actions.find((one) => verdictOf(one) === "yes");
  const no = actions.find((one) => verdictOf(one) === "no");
  return yes && no ? [yes, no] : null;
}
