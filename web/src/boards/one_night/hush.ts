import type { Hushed } from "../../state/hush";
import type { View } from "../../types/one_night";
import { HQ } from "./rules";

/** Two players whose tokens change places: nobody has more to choose. */
const MOST_CHOSEN = 2;

export const hushed: Hushed<View> = {
  NightTurn: ({ public: all }) => ({ cards: all.players - 1 + HQ, taps: MOST_CHOSEN }),
};
