import type { Turn } from "../../state/awards";
import type { View } from "../../types/cultists";

/** A name that was called, else who was voted out or found murdered last. */
export const turn: Turn<View> = (events, _, t) => {
  const found =
    events.findLast((event) => event.type === "Named" && typeof event.seat === "number") ??
    events.findLast((event) => event.type === "BecameGhost");
  return found ? { seat: found.seat as number, line: t.event(found) } : null;
};
