import type { Truth } from "../../state/truth";
import type { View } from "../../types/resistance";
import { SPIES } from "./rules";

export const truth: Truth<View> = {
  IAm: ({ side }, seat, { laid_open: open }) => {
    const character = open?.characters[seat];
    return character ? (side === "spies") === SPIES.includes(character) : null;
  },
  ISaw: ({ seat: shown, loyalty }, seat, { laid_open: open }) =>
    open
      ? (open.notes[seat] ?? []).some((note) => note.type === "Saw" && note.seat === shown && note.loyalty === loyalty)
      : null,
};
