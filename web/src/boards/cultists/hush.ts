import type { Hushed } from "../../state/hush";
import type { Meeting, View } from "../../types/cultists";

export const hushed: Hushed<View> = {
  /** Alive or murdered, for each of those one meets. */
  Meeting: ({ phase }, seat) => {
    const here = (phase as Meeting).groups.find((group) => group.includes(seat)) ?? [];
    return { cards: 2 * Math.max(here.length - 1, 1) };
  },
  Announcing: () => ({ cards: 2 }),
  CleaningUp: () => ({ cards: 2 }),
};
