import type { Seen } from "../../net/connection.svelte";
import type { Meeting, View } from "../../types/cultists";
import type { Texts } from "../../words/texts";

/** Whom the phase is about: who walks, acts or checks next; in an encounter the others I meet. */
function subject(view: View): number | null {
  const { phase, public: all } = view;
  switch (phase.type) {
    case "Moving":
    case "Sneaking":
    case "Acting":
      return phase.left[0] ?? null;
    case "Announcing":
      return phase.by;
    case "Deciding":
      return all.knife;
    default:
      return null;
  }
}

export function headline(seen: Seen, t: Texts): string {
  if (seen.outcome) return t.say(`headline-won-${seen.outcome.side ?? "cultists"}`);
  const view = seen.view as unknown as View;
  const { phase, seat: me } = view;
  const id = `headline-${phase.type}`;
  if (!t.has(id)) return t.phase(seen.view.phase);
  if (phase.type === "Meeting") return meeting(phase, me, t);
  const about = subject(view);
  return about !== null && about === me ? t.say(`${id}.me`) : t.say(id, { name: about === null ? "" : t.name(about) });
}

function meeting({ groups }: Meeting, me: number | null, t: Texts): string {
  const mine = groups.find((group) => me !== null && group.includes(me));
  const others = (mine ?? groups[0] ?? []).filter((seat) => seat !== me);
  const count = others.length;
  const args = { name: t.name(others[0] ?? 0), other: t.name(others[1] ?? 0), count };
  return t.say(mine ? "headline-Meeting.me" : "headline-Meeting", args);
}
