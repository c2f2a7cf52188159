import type { Hints } from "../../state/hints";

export const hints: Hints = { ownCuts: true };
