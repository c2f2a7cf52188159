/** Signs that people hold up for a moment, in the order they came. */
import type { Reacted } from "../types/protocol";

/** Svelte context: what is held up at a seat now. */
export const SIGN_OF = Symbol("sign of");

/** `after`: how many events and utterances were known when it came, so that talk can show it in its place. */
export interface HeldUp extends Omit<Reacted, "type"> {
  key: number;
  after: number;
  fresh: boolean;
}

export const MOST_SIGNS = 60;
/** How long a sign is held up beside its seat, in milliseconds. */
export const HELD = 5000;
