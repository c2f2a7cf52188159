import type { View } from "../../types/resistance";
import type { Texts } from "../../words/texts";
import type { Card } from "..";
import { CHARACTER_PICTURES } from "./pictures";
import { LARGE, SPIES } from "./rules";

/** Notes that tell something of others. */
const LEARNT = ["Recognised", "Saw", "SawCard"];

export function card({ character, notes, public: all }: View, t: Texts): Card | null {
  if (!character) return null;
  const spy = SPIES.includes(character);
  const side = spy ? "spies" : "resistance";
  const game = { hunter: String(all.options.hunter ?? false), large: String(all.players >= LARGE) };
  return {
    picture: CHARACTER_PICTURES[character],
    name: t.word("Character", character),
    side: spy ? "evil" : "good",
    sideWord: t.word("Side", side),
    goal: t.say(`card-goal-${side}`, game),
    ability: t.say(`card-ability-${character}`, game),
    more: [t.say(`role-${character}`, game), t.say(`goal-${side}`, game)],
    knows: notes.filter((note) => LEARNT.includes(note.type)).map((note) => t.event({ ...note })),
  };
}
