import type { Tagged, Texts } from "../../words/texts";
import type { View } from "../../types/cultists";
import type { Card } from "..";
import { boxOf, colours } from "./box";
import "./icons";
import { ROLES } from "./pictures";

export function card(view: View, t: Texts): Card | null {
  const { role, route, notes, public: all } = view;
  if (!role) return null;
  const evil = role === "cultist";
  const side = evil ? "cultists" : "investigators";
  const now = route === null ? [] : colours(boxOf(all), route, all.round);
  return {
    picture: ROLES[role],
    name: t.word("Role", role),
    side: evil ? "evil" : "good",
    sideWord: t.word("Side", side),
    goal: t.say(`card-goal-${side}`, { points: all.target }),
    ability: t.say(`role-${role}`),
    more: [
      t.say(`role-${role}`),
      t.say(`goal-${side}`, {
        seer: String(all.options.seer ?? true),
        two: String(all.players >= 7),
        points: all.target,
      }),
    ],
    knows: [
      ...(now.length ? [t.say("board-route", { colours: t.list(now.map((one) => t.word("Colour", one))) })] : []),
      ...handOf(view, t),
      ...notes.filter((note) => note.type !== "Dealt").map((note) => t.event(note as unknown as Tagged)),
    ],
  };
}

function handOf({ hand }: View, t: Texts): string[] {
  if (!hand) return [];
  const kinds = Object.entries(hand).filter(([, count]) => Number(count) > 0);
  const words = kinds.map(
    ([kind, count]) => `${count} × ${t.has(`Task-${kind}`) ? t.word("Task", kind) : t.word("Pulse", kind)}`,
  );
  return words.length ? [`${t.say("board-hand")} ${words.join(", ")}`] : [];
}
