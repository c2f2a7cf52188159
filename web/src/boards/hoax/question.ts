import type { Seen } from "../../net/connection.svelte";
import type { Doubt, View } from "../../types/hoax";
import type { Texts } from "../../words/texts";
import { called } from "./called";
import { sceneOf } from "./chain";

/** The question in the dock, with what it is about; `doubt`: what the red button would doubt. */
export function questionOf(seen: Seen, doubt: Doubt | null, t: Texts): string {
  const view = seen.view as unknown as View;
  const { phase, public: all } = view;
  const name = called(t);
  const about = (claim: { seat: number; character: string }) => ({
    name: name(claim.seat),
    character: t.word("Character", claim.character),
  });
  if (phase.type === "Accusing") return t.say("dock-Accusing", about(phase));
  if (phase.type === "Showing" && seen.choice) return t.say("dock-Showing", { name: name(phase.by) });
  if (phase.type === "Naming" && seen.choice) return t.say("dock-Naming", { name: name(all.turn.seat) });
  if ((phase.type === "Choosing" || phase.type === "Deciding" || phase.type === "Sharing") && seen.choice)
    return t.say(`dock-${phase.type}`);
  if (doubt) return t.say("dock-claim", about(doubt));
  const scene = sceneOf(view);
  if (scene.type === "claim" && scene.claim.seat === seen.seat) return t.say("dock-claim-you", about(scene.claim));
  return phase.type === "Closing" && seen.choice ? t.say("dock-Closing") : "";
}
