import type { Hints } from "../../state/hints";
import type { View } from "../../types/resistance";

export const hints: Hints<View> = { hold: ["Accuse", "Expose"] };
