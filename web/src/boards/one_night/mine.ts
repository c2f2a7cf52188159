import type { View } from "../../types/one_night";
import type { Mine } from "..";

/** What was dealt: nobody is told what lies there now. */
export const mine = ({ token, card }: View): Mine =>
  token && card ? { goal: token, role: card, with: { token } } : {};
