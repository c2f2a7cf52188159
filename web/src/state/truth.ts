/** Claims beside the truth, once everything is laid open: each game says for its claims whether one was true. */
import type { Seen } from "../net/connection.svelte";
import type { Tagged } from "../words/texts";

/** By type of claim: whether this seat said something true, or null where nobody can tell (boards/<game>/truth.ts). */
export type Truth<V = Seen["view"]> = Record<string, (claim: Tagged, seat: number, view: V) => boolean | null>;

export function judge(truth: Truth, view: Seen["view"]): (claim: Tagged, seat: number) => boolean | null {
  return (claim, seat) => truth[claim.type]?.(claim, seat, view) ?? null;
}
