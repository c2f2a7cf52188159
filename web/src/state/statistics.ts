/** What can be counted after a game. */
import type { Heard } from "./order";
import type { Recorded } from "./replay";
import type { Tagged } from "../words/texts";

export interface Row {
  answers: number;
  said: number;
  claims: number;
  /** Of those that can be judged. */
  held: number;
  broken: number;
  yes: number;
  no: number;
}

export interface Statistics {
  rounds: number;
  answers: number;
  rows: Row[];
}

type Judge = (claim: Tagged, seat: number) => boolean | null;

/** `round`: the event that each round has once; `holds`: whether a claim was true. */
export function count(record: Recorded, log: readonly Heard[], round?: string, holds: Judge = () => null): Statistics {
  const rows = record.names.map((): Row => ({ answers: 0, said: 0, claims: 0, held: 0, broken: 0, yes: 0, no: 0 }));
  for (const entry of record.entries) {
    const row = "seat" in entry ? rows[entry.seat] : undefined;
    if (!row) continue;
    if (entry.type === "answer") row.answers++;
    if (entry.type === "say") row[entry.claim ? "claims" : "said"]++;
    const held = entry.type === "say" && entry.claim ? holds(entry.claim, entry.seat) : null;
    if (held !== null) row[held ? "held" : "broken"]++;
  }
  const events = log.flatMap((heard) => ("event" in heard ? [heard.event] : []));
  for (const { votes, seats } of events) {
    if (!Array.isArray(votes)) continue;
    votes.forEach((vote: unknown, at) => {
      const row = rows[Array.isArray(seats) ? (seats[at] as number) : at];
      if (row && typeof vote === "boolean") row[vote ? "yes" : "no"]++;
    });
  }
  return {
    rounds: events.filter((event) => event.type === round).length,
    answers: rows.reduce((sum, row) => sum + row.answers, 0),
    rows,
  };
}
