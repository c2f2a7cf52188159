import type { Texts } from "../../words/texts";
import type { View } from "../../types/hoax";
import type { Card } from "..";
import { PICTURES } from "./signs";

export function card({ character, notes }: View, t: Texts): Card | null {
  if (!character) return null;
  return {
    picture: PICTURES[character],
    name: t.word("Character", character),
    side: null,
    sideWord: t.say("card-truth"),
    goal: t.say("card-aim"),
    ability: t.say(`card-${character}`),
    more: [t.say(`role-${character}`), t.say("goal-everybody")],
    knows: notes.flatMap((note) =>
      note.type === "Saw"
        ? [t.say("card-saw", { name: t.name(note.seat), character: t.word("Character", note.character) })]
        : [],
    ),
  };
}
