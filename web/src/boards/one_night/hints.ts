import type { Hints } from "../../state/hints";

/** What may be done by day stands in the panel: asking for the vote, turning markers. */
export const hints: Hints = { ownCuts: true };
