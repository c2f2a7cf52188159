/** What is said in the light, and what it is about. */
import type { View } from "../../types/hoax";
import type { Texts } from "../../words/texts";
import { effect, speech } from "./abilities";
import { called } from "./called";
import type { Claimed, Scene } from "./chain";

export function saysIn(scene: Scene, view: View, t: Texts): { says: string; about: string } {
  switch (scene.type) {
    case "stock":
      return { says: "", about: "" };
    case "turn":
      if (scene.pays) return { says: t.say("stage-pay"), about: t.say("stage-pay-how") };
      return { says: t.say("stage-turn"), about: "" };
    case "claim":
      return { says: speech(scene.claim, t), about: outcome(scene.claim, t) || effect(scene.claim, view, t) };
    case "doubt":
      return {
        says: t.say("beat-doubt", { character: t.word("Character", scene.claim.character) }),
        about: outcome(scene.claim, t),
      };
    case "question":
      return { says: t.say("beat-question"), about: t.say("stage-question", { name: called(t)(scene.by) }) };
  }
}

/** How a doubt about it stands, or that it has fallen. */
export function outcome({ doubt, status }: Claimed, t: Texts): string {
  if (doubt) {
    const said = t.say(`chain-doubt-${doubt.end}`, { ...doubt, by: called(t)(doubt.by) });
    return doubt.end === "failed" ? `${said}. ${t.say("chain-stands-on")}` : said;
  }
  return status === "fell" ? t.say("chain-broken") : "";
}
