import type { Seen } from "../../net/connection.svelte";
import type { Public, View } from "../../types/decrypto";
import type { Texts } from "../../words/texts";
import { doing, mine, teamName, turnOf } from "./teams";

/** Who does what now, in at most five words. */
export function headline(seen: Seen, t: Texts): string {
  const view = seen.view as unknown as View;
  const { phase, public: all } = view;
  if (seen.outcome) return won(seen.outcome, all, t);
  const me = seen.seat === null ? null : doing(seen.seat, view);
  switch (phase.type) {
    case "Naming":
      return t.say(seen.choice ? "headline-Naming-you" : "headline-Naming");
    case "Writing":
      return me === "writes" ? t.say("headline-Writing-you") : writing(view, t);
    case "Guessing": {
      if (me === "guesses" || me === "silent" || me === "intercepts") return t.say(`headline-Guessing-${me}`);
      return t.say("headline-Guessing", { team: teamName(turnOf(view) ?? 0, all, t) });
    }
    case "Objecting":
      return phase.seat === seen.seat
        ? t.say("headline-Objecting-you")
        : t.say("headline-Objecting", { name: t.name(phase.seat) });
    case "Recalling":
      return t.say("headline-Recalling");
    default:
      return "";
  }
}

function won({ reason, side }: NonNullable<Seen["outcome"]>, all: Public, t: Texts): string {
  if (t.has(`headline-won-${reason}`)) return t.say(`headline-won-${reason}`);
  return t.say("headline-won", { team: teamName(side === "black" ? 1 : 0, all, t) });
}

/** The own team's encryptor, or both. */
function writing(view: View, t: Texts): string {
  const team = mine(view);
  const own = team === null ? null : (view.public.encryptors[team] ?? null);
  const names = (own === null ? view.public.encryptors : [own]).flatMap((seat) =>
    seat === null ? [] : [t.name(seat)],
  );
  return t.say("headline-Writing", { names: t.list(names), count: names.length });
}
