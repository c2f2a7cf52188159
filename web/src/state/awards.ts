/**
 * What is worth a headline when a game is over, by what all could see and hear: at most three, fewer where nothing
 * tells.
 */
import type { Unmasked } from "../boards";
import type { Tagged, Texts } from "../words/texts";

export interface Award {
  kind: "turn" | "liar" | "trusted";
  /** Whose mask stands beside it. */
  seat: number | null;
  line: string;
}

/** The turn of the evening, by public events alone (boards/<game>/turn.ts). */
export type Turn<V = unknown> = (events: readonly Tagged[], view: V, t: Texts) => Omit<Award, "kind"> | null;

export interface Evening {
  /** Public events in their order. */
  events: readonly Tagged[];
  claims: readonly { seat: number; claim: Tagged }[];
  roles: readonly Unmasked[];
  winners: readonly number[];
  /** Whether a claim was true, or null where nobody can tell. */
  holds: (claim: Tagged, seat: number) => boolean | null;
}

/** Claims that doubt the seat they name. */
const DOUBTS: readonly string[] = ["IDistrust", "ISuspect", "IDoubt", "IsNot"];

export function awards(evening: Evening, turn: Omit<Award, "kind"> | null, t: Texts): Award[] {
  const found = [liar(evening, t), trusted(evening, t)].filter((award) => award !== null);
  return turn ? [{ kind: "turn", ...turn }, ...found] : found;
}

/** Who said most that was not true; of those, somebody who got away with it. */
function liar({ claims, holds, winners }: Evening, t: Texts): Award | null {
  const lies = new Map<number, number>();
  for (const { seat, claim } of claims) if (holds(claim, seat) === false) lies.set(seat, (lies.get(seat) ?? 0) + 1);
  const best = [...lies].sort(([a, one], [b, other]) => other - one || won(winners, b) - won(winners, a))[0];
  if (!best) return null;
  const [seat, count] = best;
  const outcome = String(winners.includes(seat));
  return { kind: "liar", seat, line: t.say("award-liar-line", { name: t.name(seat), count, won: outcome }) };
}

/** Whom nobody doubted although others were: rather somebody who had something to hide, and who was named at all. */
function trusted({ claims, roles, winners }: Evening, t: Texts): Award | null {
  const doubted = new Set<unknown>();
  const trusts = new Map<unknown, number>();
  for (const { claim } of claims) {
    if (DOUBTS.includes(claim.type)) doubted.add(claim.seat);
    if (claim.type === "ITrust") trusts.set(claim.seat, (trusts.get(claim.seat) ?? 0) + 1);
  }
  if (!doubted.size) return null;
  const sides = new Map(roles.map((role) => [role.seat, role.side]));
  const evil = (seat: number): number => Number(sides.get(seat) === "evil");
  const best = t.names
    .map((_, seat) => seat)
    .filter((seat) => !doubted.has(seat))
    .sort(
      (a, b) => evil(b) - evil(a) || (trusts.get(b) ?? 0) - (trusts.get(a) ?? 0) || won(winners, b) - won(winners, a),
    )[0];
  if (best === undefined) return null;
  const side = sides.get(best) ?? "none";
  return { kind: "trusted", seat: best, line: t.say("award-trusted-line", { name: t.name(best), side }) };
}

const won = (winners: readonly number[], seat: number): number => Number(winners.includes(seat));

/** The last event of the first of these kinds that there was. */
export const lastOf =
  (...types: string[]): Turn =>
  (events, _view, t) => {
    for (const type of types) {
      const event = events.findLast((one) => one.type === type);
      if (event) return { seat: typeof event.seat === "number" ? event.seat : null, line: t.event(event) };
    }
    return null;
  };
