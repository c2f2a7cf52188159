/** Tokens on their way from seat to seat; null is the stock. */
import type { AnyEvent, GaveBack, Kind } from "../../../types/hoax";

export interface Flight {
  kind: Kind;
  from: number | null;
  to: number | null;
}

const flights = (tokens: readonly Kind[], from: number | null, to: number | null): Flight[] =>
  tokens.map((kind) => ({ kind, from, to }));

/** What an event moves. */
export function moved(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "TokensTaken":
      return event.kinds.map((kind, seat) => ({ kind, from: null, to: seat }));
    case "Acted": {
      const { kind, givers, count, seat } = event;
      if (!kind) return [];
      const from = givers.length ? givers : [null];
      return Array.from({ length: count }, (_, at) => ({ kind, from: from[at % from.length] ?? null, to: seat }));
    }
    case "Paid":
      return flights(event.tokens, event.seat, event.judge);
    case "Shared":
      return flights([event.kind], event.judge, event.king);
    case "PricePaid":
      return event.kind ? flights([event.kind], event.seat, event.bishop) : [];
    case "GaveBack":
      return flights(Array<Kind>(event.count).fill(event.kind), event.giver, event.receiver);
    default:
      return [];
  }
}

/** What went back after a lie, by all that was told since. */
export function wentBack(history: readonly { type: string }[]): Flight[] {
  const lie = history.findLastIndex((entry) => entry.type === "Admitted");
  return history.slice(lie + 1).flatMap((entry) => (entry.type === "GaveBack" ? moved(entry as GaveBack) : []));
}
