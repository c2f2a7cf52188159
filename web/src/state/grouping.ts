/** Long lists of answers, step by step: first what, then whom. All of it follows from how the answers are built. */
import type { Tagged, Texts } from "../words/texts";

/** More buttons than this are too many at once. */
export const MOST = 8;

export interface Group {
  key: string;
  label: string;
  members: Tagged[];
}

/** The groups of a list that is too long, or nothing if it is short or has only one thing to choose. */
export function groups(actions: readonly Tagged[], t: Texts, sentence: (action: Tagged) => string): Group[] | null {
  if (actions.length <= MOST) return null;
  const kinds = by(actions, (action) => action.type);
  if (kinds.length > 1) return kinds.map(([key, members]) => ({ key, label: labelOf(members, t, sentence), members }));
  const type = actions[0]?.type ?? "";
  const fields = varying(actions);
  const whom = fields.filter((field) => t.titleOf(type, field) === "seat");
  const what = fields.filter((field) => !whom.includes(field));
  for (const field of [...what, ...whom]) {
    const parts = by(actions, (action) => JSON.stringify(action[field]));
    if (parts.length > 1 && parts.length < actions.length)
      return parts.map(([key, members]) => ({ key, label: t.field(type, field, members[0]?.[field]), members }));
  }
  return null;
}

/** The one thing in which these answers differ, if there is one. */
export function difference(actions: readonly Tagged[]): string | null {
  const fields = varying(actions);
  return fields.length === 1 && new Set(actions.map((action) => action.type)).size === 1 ? (fields[0] ?? null) : null;
}

function varying(actions: readonly Tagged[]): string[] {
  const first = actions[0];
  if (!first) return [];
  const same = (field: string) =>
    actions.every((action) => JSON.stringify(action[field]) === JSON.stringify(first[field]));
  return Object.keys(first).filter((field) => field !== "type" && !same(field));
}

function by(actions: readonly Tagged[], keyOf: (action: Tagged) => string): [string, Tagged[]][] {
  const found = new Map<string, Tagged[]>();
  for (const action of actions) found.set(keyOf(action), [...(found.get(keyOf(action)) ?? []), action]);
  return [...found];
}

/** What the sentences of a group have in common, with dots where they differ. */
export function labelOf(members: readonly Tagged[], t: Texts, sentence: (action: Tagged) => string): string {
  const type = members[0]?.type ?? "";
  for (const id of [`group-${type}`, `form-${type}`]) if (t.has(id)) return t.say(id);
  const words = members.map((action) => sentence(action).split(" "));
  const first = words[0] ?? [];
  if (members.length === 1) return first.join(" ");
  const shortest = Math.min(...words.map((each) => each.length));
  let head = 0;
  while (head < shortest && words.every((each) => each[head] === first[head])) head++;
  let tail = 0;
  while (tail < shortest - head && words.every((each) => each.at(-1 - tail) === first.at(-1 - tail))) tail++;
  return [...first.slice(0, head), "…", ...first.slice(first.length - tail)].join(" ");
}
