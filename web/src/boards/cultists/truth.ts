import type { Truth } from "../../state/truth";
import type { View } from "../../types/cultists";

export const truth: Truth<View> = {
  IAm: ({ side }, seat, { laid_open: open }) =>
    open ? (side === "cultists") === (open.roles[seat] === "cultist") : null,
};
