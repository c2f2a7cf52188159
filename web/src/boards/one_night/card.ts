import type { Tagged, Texts } from "../../words/texts";
import type { View } from "../../types/one_night";
import type { Card } from "..";
import "./icons";
import { sideOf, SPECIALISTS } from "./pictures";

/** What was dealt, and what I have seen since: nobody is told what lies there now. */
export function card({ token, card: dealt, notes }: View, t: Texts): Card | null {
  if (!token || !dealt) return null;
  return {
    picture: SPECIALISTS[dealt],
    name: t.word("Specialist", dealt),
    side: sideOf(token),
    sideWord: t.word("Token", token),
    goal: t.say(`goal-${token}`),
    ability: t.say(`role-${dealt}`, { token }),
    more: [],
    knows: notes.filter((note) => note.type !== "Dealt").map((note) => t.event(note as unknown as Tagged)),
  };
}
