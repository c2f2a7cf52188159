import type { Narration } from "../../words/telling";

export const narration: Narration = {
  quiet: ["TurnCame", "MarkerTurned", "Wished", "Unmasked", "HqOpened", "Deed"],
  night: ["Preparing", "NightTurn"],
};
