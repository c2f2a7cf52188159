import type { Narration } from "../../words/telling";

export const narration: Narration = {
  quiet: ["PulseGiven", "PileCardLaid", "Passed", "Stayed", "CorridorSecured"],
  once: ["Moving", "Sneaking", "Acting"],
  round: "RoundBegan",
};
