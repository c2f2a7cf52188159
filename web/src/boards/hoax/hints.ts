import type { Hints } from "../../state/hints";
import type { View } from "../../types/hoax";

export const hints: Hints<View> = {
  hold: ["Unmask", "Doubt"],
  ownCuts: true,
  pass: { type: "Pass", turn: ({ public: all }) => `${all.turn.seat}` },
};
