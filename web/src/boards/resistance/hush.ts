import type { Hushed } from "../../lib/hush";
import type { View } from "../../types/resistance";

export const hushed: Hushed<View> = {
  Playing: () => ({ cards: 2 }),
  Showing: () => ({ cards: 2 }),
  /** To go on, or to accuse anybody else. */
  Pondering: ({ public: all }) => ({ cards: all.players }),
};
