import type { Character } from "../../types/resistance";

/** The tables of the rulebook that the board has to show before anything has happened. */
export const TEAM_SIZES: Record<number, readonly number[]> = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};

export const SPIES: readonly Character[] = ["spy", "spy_chief", "spy_hunter", "double_agent", "spy_hacker"];

export const failsNeeded = (players: number, field: number): number => (field === 3 && players >= 7 ? 2 : 1);
