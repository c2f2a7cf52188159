import type { Texts } from "../../words/texts";
import type { View } from "../../types/one_night";
import type { Unmasked } from "..";
import "./icons";
import { sideOf, SPECIALISTS } from "./pictures";

/** The card is the one that was dealt; the side is that of the token which lies there in the end. */
export function roles({ laid_open: open }: View, t: Texts): Unmasked[] {
  return (open?.unmasked ?? []).map(({ seat, card, dealt, token }) => ({
    seat,
    name: t.word("Specialist", card),
    picture: SPECIALISTS[card],
    side: sideOf(token),
    sideWord:
      dealt === token
        ? t.word("Token", token)
        : t.say("role-turned", { before: t.word("Token", dealt), after: t.word("Token", token) }),
  }));
}
