/** A finished game, as the server lays it open. */
import type { Heard, Said } from "./order";
import type { Seen } from "./table.svelte";
import type { Tagged } from "./texts";

/** Svelte context, a function: whether everything is laid open, so that nothing has to be covered. */
export const LAID_OPEN = "laid-open";

export type Entry =
  | { type: "answer" | "draft" | "withdraw" | "say"; seat: number; action?: Tagged; claim?: Tagged }
  | { type: "ring"; slot: string };

export interface Recorded {
  game: string;
  names: string[];
  seed: string;
  deal?: unknown;
  entries: Entry[];
}

export interface Step {
  step: number;
  steps: number;
  names: string[];
  seen: Seen;
  log: [to: number[] | null, event: Tagged | null, said?: Said | null][];
  did: Entry | null;
}

export function heardIn(step: Step): Heard[] {
  return step.log.map(([to, event, said], number) =>
    event ? { number, to, event, secret: false } : { number, to, said: said as Said },
  );
}
