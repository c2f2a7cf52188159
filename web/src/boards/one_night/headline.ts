import type { Seen } from "../../net/connection.svelte";
import type { Texts } from "../../words/texts";

export function headline({ view: { phase }, seat: me, outcome }: Seen, t: Texts): string {
  if (outcome) return t.say(`headline-won-${outcome.winners.length ? (outcome.side ?? "nobody") : "nobody"}`);
  const seat = "seat" in phase ? (phase.seat as number) : null;
  const id = `headline-${phase.type}`;
  if (!t.has(id)) return t.phase(phase);
  return seat !== null && seat === me ? t.say(`${id}.me`) : t.say(id, { name: seat === null ? "" : t.name(seat) });
}
