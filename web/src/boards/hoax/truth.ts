import type { Truth } from "../../state/truth";
import type { View } from "../../types/hoax";

export const truth: Truth<View> = {
  IAm: ({ character }, seat, { laid_open: open }) => (open ? open.characters[seat] === character : null),
  IsNot: ({ seat, character }, _, { laid_open: open }) => (open ? open.characters[seat as number] !== character : null),
};
