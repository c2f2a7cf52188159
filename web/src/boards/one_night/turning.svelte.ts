/** Whether seats are tapped to turn their markers: the panel switches it, the stage works by it. */
import { answers } from "../../state/choice";
import type { Seen } from "../../net/connection.svelte";
import type { Tagged } from "../../words/texts";

class Turning {
  on = $state(false);
}

export const turning = new Turning();

/** What may be done by day, of one kind. */
export function cuts(seen: Seen, type: "Wish" | "TurnMarker"): Tagged[] {
  return seen.may ? answers(seen.may).filter((one) => one.type === type) : [];
}
