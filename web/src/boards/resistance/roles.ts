import type { View } from "../../types/resistance";
import type { Texts } from "../../words/texts";
import type { Unmasked } from "..";
import { CHARACTER_PICTURES } from "./pictures";
import { SPIES } from "./rules";

export const roles = ({ laid_open: open }: View, t: Texts): Unmasked[] =>
  (open?.characters ?? []).map((character, seat) => {
    const spy = SPIES.includes(character);
    return {
      seat,
      name: t.word("Character", character),
      picture: CHARACTER_PICTURES[character],
      side: spy ? "evil" : "good",
      sideWord: t.word("Side", spy ? "spies" : "resistance"),
    };
  });
