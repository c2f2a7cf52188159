import type { Narration } from "../../lib/telling";

export const narration: Narration = {
  quiet: ["PulseGiven", "PileCardLaid", "Passed", "Stayed", "CorridorSecured"],
  once: ["Moving", "Sneaking", "Acting"],
  round: "RoundBegan",
};
