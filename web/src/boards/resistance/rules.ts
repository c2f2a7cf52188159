// Made by web/write_rules.py from the engine's own tables. Do not edit.
import type { Character } from "../../types/resistance";

/** By players: how many go on each mission. */
export const TEAM_SIZES: Record<number, readonly number[]> = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};

/** By players: how many Fails each mission takes. */
export const FAILS_NEEDED: Record<number, readonly number[]> = {
  5: [1, 1, 1, 1, 1],
  6: [1, 1, 1, 1, 1],
  7: [1, 1, 1, 2, 1],
  8: [1, 1, 1, 2, 1],
  9: [1, 1, 1, 2, 1],
  10: [1, 1, 1, 2, 1],
};

/** So many rejected teams in a row lose the game. */
export const MOST_REJECTED: number = 5;

/** From so many players on some cards differ. */
export const LARGE: number = 7;

/** Who is on the spies' side. */
export const SPIES: readonly Character[] = ["spy", "spy_chief", "spy_hunter", "double_agent", "spy_hacker"];
