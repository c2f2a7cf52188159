import type { Hints } from "../../state/hints";

/** Who is named as the seer ends the game. */
export const hints: Hints = { hold: ["Name"] };
