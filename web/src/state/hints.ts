/** What the general dock can't know of a game's answers: boards/<game>/hints.ts. */
import type { Seen } from "../net/connection.svelte";

export interface Hints<V = Seen["view"]> {
  /** Types of answers in open questions that nobody can take back: they are held until they count. */
  hold?: readonly string[];
  /** The answer that lets a chance go by, and what tells one turn from the next: "nothing more this turn". */
  pass?: { type: string; turn: (view: V) => string };
  /** The panel of the game shows what may be done unasked: the dock does not list it again. */
  ownCuts?: boolean;
}

const all = import.meta.glob<{ hints: Hints }>("../boards/*/hints.ts", { eager: true });

export function hintsOf(game: string): Hints {
  return all[`../boards/${game}/hints.ts`]?.hints ?? {};
}
