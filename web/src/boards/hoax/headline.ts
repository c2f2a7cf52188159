import type { Seen } from "../../net/connection.svelte";
import type { Texts } from "../../words/texts";
import type { View } from "../../types/hoax";
import { called } from "./called";
import { sceneOf } from "./chain";

/** Who does what now, in at most five words. */
export function headline(seen: Seen, t: Texts): string {
  const view = seen.view as unknown as View;
  const { phase, public: all } = view;
  const nameOf = called(t);
  /** With `-you` where it is about me. */
  const about = (id: string, seat: number, more: Record<string, string> = {}): string =>
    t.say(seat === seen.seat ? `${id}-you` : id, { name: nameOf(seat), ...more });
  if (seen.outcome) {
    const { winners } = seen.outcome;
    return t.say("headline-won", { names: t.list(winners.map((seat) => t.name(seat))), count: winners.length });
  }
  switch (phase.type) {
    case "Acting":
    case "Deciding":
      return about(`headline-${phase.type}`, all.turn.seat);
    case "Naming":
      return about("headline-Naming", phase.bishop);
    case "Sharing":
      return about("headline-Sharing", phase.judge);
    case "Accusing":
      return phase.seat === seen.seat
        ? t.say("headline-Accusing-me", { name: nameOf(phase.by) })
        : about("headline-Accusing", phase.by, { other: nameOf(phase.seat) });
    case "Showing":
      return phase.by === seen.seat
        ? t.say("headline-Showing-me", { name: nameOf(phase.seat) })
        : about("headline-Showing", phase.seat, { other: nameOf(phase.by) });
    case "Declaring":
    case "Fining":
    case "Forgiving": {
      const scene = sceneOf(view);
      if (scene.type !== "claim") break;
      return about("headline-claim", scene.claim.seat, { character: t.word("Character", scene.claim.character) });
    }
  }
  return t.has(`headline-${phase.type}`) ? t.say(`headline-${phase.type}`) : "";
}
