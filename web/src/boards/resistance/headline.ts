import type { View } from "../../types/resistance";
import type { Seen } from "../../net/connection.svelte";
import type { Texts } from "../../words/texts";
import { currentField } from "./track";

/** Who acts, if it is one person. */
function actor({ phase, public: all }: View): number | null {
  switch (phase.type) {
    case "Proposing":
    case "Dealing":
      return all.leader;
    case "Acting":
    case "Showing":
      return phase.seat;
    case "Offering":
      return phase.left[0] ?? null;
    case "Accusing":
      return phase.hunter;
    case "Investigating":
    case "Interrogating":
      return phase.by;
    default:
      return null;
  }
}

/** Whether it is about me. */
function mine(seen: Seen, { phase, public: all }: View, who: number | null): boolean {
  if (seen.seat === null) return false;
  if (phase.type === "Playing") return all.team.includes(seen.seat);
  if (phase.type === "Opining") return seen.choice !== null;
  return who === seen.seat;
}

export function headline(seen: Seen, t: Texts): string {
  const view = seen.view as unknown as View;
  if (seen.outcome) return t.say(`head-won-${seen.outcome.side}`);
  const who = actor(view);
  return t.say(`head-${view.phase.type}`, {
    me: String(mine(seen, view, who)),
    name: who === null ? "" : t.name(who),
    mission: (currentField(view.public) ?? view.public.field) + 1,
  });
}

/** What the dock asks, with its object; nothing where the question of the phase will do. */
export function question(seen: Seen, t: Texts): string {
  const { phase, public: all } = seen.view as unknown as View;
  switch (phase.type) {
    case "Voting":
    case "Opining":
      return t.say("question-team", { team: t.list(meLast(all.team, seen).map((seat) => whom(seat, seen, t))) });
    case "Dealing":
      return phase.plots[0] === "confidence"
        ? t.say("question-confidence")
        : t.say("question-give", { plot: t.word("Plot", phase.plots[0]) });
    case "Acting":
    case "Offering":
      return t.say(`question-${phase.plot}`);
    case "Accusing":
    case "Investigating":
    case "Interrogating":
      return t.say(`question-${phase.type}`);
    default:
      return "";
  }
}

const whom = (seat: number, seen: Seen, t: Texts): string =>
  seat === seen.seat ? t.say("question-you") : t.name(seat);

/** No sentence begins with "you" or "du". */
const meLast = (seats: readonly number[], seen: Seen): number[] =>
  [...seats].sort((a, b) => Number(a === seen.seat) - Number(b === seen.seat));
