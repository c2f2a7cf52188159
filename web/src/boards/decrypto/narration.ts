import type { Narration } from "../../words/telling";

export const narration: Narration = { round: "RoundBegan" };
