/** Which events of a game are worth a moment, and how long: games/<game>/beats.json, which the server reads too. */
import type { Beat as BeatRule } from "../types/http";
import type { Tagged } from "../words/texts";

/** By the type of the event. */
export type BeatTable = Readonly<Record<string, BeatRule>>;

/** The same beats, so many times as fast. */
export function faster(table: BeatTable, times: number): BeatTable {
  const quick = ({ seconds, seconds_each = 0, ...rule }: BeatRule): BeatRule => ({
    ...rule,
    seconds: seconds / times,
    seconds_each: seconds_each / times,
  });
  return Object.fromEntries(Object.entries(table).map(([event, rule]) => [event, quick(rule)]));
}

/** How long the beat of this event lasts. */
export function secondsOf(rule: BeatRule, event: Tagged): number {
  const each = rule.each === undefined ? 0 : event[rule.each];
  const count = Array.isArray(each) ? each.length : typeof each === "number" ? each : 0;
  return rule.seconds + count * (rule.seconds_each ?? 0);
}
