import type { Texts } from "../../words/texts";
import type { View } from "../../types/hoax";
import type { Unmasked } from "..";
import { PICTURES } from "./signs";

export const roles = ({ laid_open: open }: View, t: Texts): Unmasked[] =>
  (open?.characters ?? []).map((character, seat) => ({
    seat,
    name: t.word("Character", character),
    picture: PICTURES[character],
    side: null,
    sideWord: "",
  }));
