/** What I may do unasked: doubt, unmask, question. */
import type { Seen } from "../../net/connection.svelte";
import { answers, forms, type Form } from "../../state/choice";
import type { Act, Character, Doubt, Kind, Question } from "../../types/hoax";
import type { Tagged } from "../../words/texts";

export interface CutIns {
  doubts: (Doubt & Tagged)[];
  questions: (Question & Tagged)[];
  unmask: Form | null;
}

export function cutIns(seen: Seen): CutIns {
  const single = seen.may ? answers(seen.may) : [];
  return {
    doubts: single.filter((one): one is Doubt & Tagged => one.type === "Doubt"),
    questions: single.filter((one): one is Question & Tagged => one.type === "Question"),
    unmask: (seen.may ? forms(seen.may) : []).find((form) => form.default.type === "Unmask") ?? null,
  };
}

/** Personal actions by character, in the order of the overview. */
export function deeds(options: readonly Tagged[]): Map<Character, (Act & Tagged)[]> {
  const found = new Map<Character, (Act & Tagged)[]>();
  for (const one of options as (Act & Tagged)[])
    if (one.type === "Act") found.set(one.character, [...(found.get(one.character) ?? []), one]);
  return found;
}

/** The one action that fits what was picked so far, if it is one. */
export function deed(acts: readonly (Act & Tagged)[], target: number | null, kind: Kind | null): (Act & Tagged) | null {
  const fit = acts.filter((act) => (act.target ?? null) === target && (act.kind ?? null) === kind);
  return fit.length === 1 ? (fit[0] ?? null) : null;
}
