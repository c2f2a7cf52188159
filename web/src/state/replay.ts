/** A finished game, as the server lays it open. */
import type * as http from "../types/http";
import type { Heard, Line, Said } from "./order";
import type { Seen } from "../net/connection.svelte";
import type { Tagged } from "../words/texts";

/** Svelte context, a function: whether everything is laid open, so that nothing has to be covered. */
export const LAID_OPEN = "laid-open";

/** What the pages read of a record's entries. */
export type Entry =
  | { type: "answer" | "draft" | "withdraw" | "say"; seat: number; action?: Tagged; claim?: Tagged }
  | { type: "ring"; slot: string };

export interface Recorded extends Pick<http.RecordFile, "game" | "names" | "deal"> {
  seed: string;
  entries: Entry[];
}

export interface Step extends Omit<http.Step, "seen" | "log"> {
  seen: Seen;
  log: Line[];
  did: Entry | null;
}

export function heardIn(step: Step): Heard[] {
  return step.log.map(([to, event, said], number) =>
    event ? { number, to, event, secret: false } : { number, to, said: said as Said },
  );
}
