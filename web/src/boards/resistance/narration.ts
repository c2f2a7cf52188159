import type { Narration } from "../../lib/telling";

export const narration: Narration = { quiet: ["CardsLaid"], round: "MissionDone" };
