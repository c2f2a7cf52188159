import type { Narration } from "../../lib/telling";

export const narration: Narration = { once: ["Acting"], round: "TurnBegan" };
