import type { View } from "../../types/cultists";
import type { Mine } from "..";

export const mine = ({ role, public: all }: View): Mine =>
  role
    ? {
        goal: role === "cultist" ? "cultists" : "investigators",
        role,
        with: { seer: String(all.options.seer ?? true), two: String(all.players >= 7), points: all.target },
      }
    : {};
