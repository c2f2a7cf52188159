import type { Narration } from "../../words/telling";

export const narration: Narration = { once: ["Acting"], round: "TurnBegan" };
