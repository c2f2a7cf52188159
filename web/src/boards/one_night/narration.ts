import type { Narration } from "../../lib/telling";

export const narration: Narration = {
  quiet: ["TurnCame", "MarkerTurned", "Wished", "Unmasked", "HqOpened", "Deed"],
  night: ["Preparing", "NightTurn"],
};
