/** What somebody at the table can do now, and why not. */
import { answers, forms } from "./choice";
import { hushOf } from "./hush";
import type { Seen } from "../net/connection.svelte";
import type { Texts } from "../words/texts";

const MOST = 6;

/** My answers in words: a few one by one, many only by their number. */
export function ways(seen: Seen, t: Texts): string[] {
  if (!seen.choice || seen.outcome) return [];
  if (hushOf(seen)) return [t.say("help-hushed")];
  const single = answers(seen.choice);
  const shown =
    single.length <= MOST ? single.map((action) => t.action(action)) : [t.say("help-many", { count: single.length })];
  const fill = forms(seen.choice).length ? [t.say("help-fill")] : [];
  return [...shown, ...fill];
}

/** What holds me up: in the order in which it matters. */
export function why(seen: Seen, paused: boolean, t: Texts): string[] {
  const reasons: string[] = [];
  if (paused) reasons.push(t.say("help-paused"));
  if (seen.seat === null) reasons.push(t.say("help-watching"));
  else if (seen.answer) reasons.push(t.say("help-answered"));
  else if (seen.choice) reasons.push(t.say("help-yours"));
  else reasons.push(t.say("help-not-asked"));
  const others = seen.awaited?.filter((seat) => seat !== seen.seat) ?? [];
  if (others.length) reasons.push(t.say("now-awaited", { names: t.list(others.map((seat) => t.name(seat))) }));
  else if (seen.awaited === null) reasons.push(t.say("help-hidden"));
  if (seen.seat !== null && !seen.speaks.length) reasons.push(t.say("talk-silent"));
  return reasons;
}
