import type { Narration } from "../../lib/telling";

export const narration: Narration = { round: "RoundBegan" };
