import type { View } from "../../types/resistance";
import type { Mine } from "..";

const SPIES = ["spy", "spy_chief", "spy_hunter", "double_agent", "spy_hacker"];

export const mine = ({ character, public: all }: View): Mine =>
  character
    ? {
        goal: SPIES.includes(character) ? "spies" : "resistance",
        role: character,
        with: { hunter: String(all.options.hunter ?? false), large: String(all.players >= 7) },
      }
    : {};
