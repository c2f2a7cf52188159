import type { Turn } from "../../state/awards";
import type { View } from "../../types/one_night";
import type { Tagged } from "../../words/texts";

const MOVED = ["Stole", "Swapped", "Recruited", "Defected"];

/** The last time tokens changed hands at night: somebody woke up as somebody else. */
export const turn: Turn<View> = (_, { laid_open: open }, t) => {
  const deed = open?.deeds.findLast(({ act }) => MOVED.includes(act.type));
  return deed ? { seat: deed.seat, line: t.event(deed as unknown as Tagged) } : null;
};
