import type { Hushed, RoleCuts } from "../../state/hush";
import type { View } from "../../types/resistance";

export const hushed: Hushed<View> = {
  Playing: () => ({ cards: 2 }),
  Showing: () => ({ cards: 2 }),
  /** To go on, or to accuse anybody else. */
  Pondering: ({ public: all }) => ({ cards: all.players }),
};

export const roleCuts: RoleCuts<View> = {
  /** J-45: the Double Agent names anybody else, once. */
  Proposing: ({ public: all }) => (all.options.blame && !all.blamed ? { cards: all.players - 1 } : null),
};
