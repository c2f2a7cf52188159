import type { View } from "../../types/decrypto";
import type { Texts } from "../../words/texts";
import type { Card } from "..";
import { alone, colourOf, mine } from "./teams";

/** What I am in my team this round, and what only we know. */
export function card(view: View, t: Texts): Card | null {
  const { seat, public: all, keywords } = view;
  const team = mine(view);
  if (seat === null || team === null) return null;
  const catcher = alone(all) && team === 1;
  const role = catcher ? "interceptor" : all.encryptors[team] === seat ? "encryptor" : "decoder";
  const goal = catcher ? "interceptor" : alone(all) ? "pair" : "team";
  return {
    picture: { interceptor: "all-seeing-eye", encryptor: "quill", decoder: "key" }[role],
    name: t.say(`card-${role}`),
    side: null,
    sideWord: catcher ? t.say("card-alone") : t.say("card-team", { team: t.say(`team-${colourOf(team)}`) }),
    goal: t.say(`card-goal-${goal}`),
    ability: t.say(`card-${role}-does`),
    more: [t.say(`role-${role}`), t.say(`goal-${goal}`)],
    knows: keywords.map((word, at) => `${at + 1} · ${word}`),
  };
}
