import type { View } from "../../types/resistance";
import type { Mine } from "..";
import { LARGE, SPIES } from "./rules";

export const mine = ({ character, public: all }: View): Mine =>
  character
    ? {
        goal: SPIES.includes(character) ? "spies" : "resistance",
        role: character,
        with: { hunter: String(all.options.hunter ?? false), large: String(all.players >= LARGE) },
      }
    : {};
