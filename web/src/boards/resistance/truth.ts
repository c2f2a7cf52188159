import type { Truth } from "../../lib/truth";
import type { View } from "../../types/resistance";

const SPIES = ["spy", "spy_chief", "spy_hunter", "double_agent", "spy_hacker"];

export const truth: Truth<View> = {
  IAm: ({ side }, seat, { laid_open: open }) => (open ? (side === "spies") === SPIES.includes(open.characters[seat] ?? "") : null),
  ISaw: ({ seat: shown, loyalty }, seat, { laid_open: open }) =>
    open ? (open.notes[seat] ?? []).some((note) => note.type === "Saw" && note.seat === shown && note.loyalty === loyalty) : null,
};
