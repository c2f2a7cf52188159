import type { Narration } from "../../words/telling";

export const narration: Narration = { quiet: ["CardsLaid", "LeaderChanged"], round: "MissionDone" };
