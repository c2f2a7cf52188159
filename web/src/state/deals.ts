/** What was promised at each deal, as this device saw it then: only so can it be checked after the end. */
import { read, write } from "./memory";

export interface Deal {
  match: string;
  commitment: string;
  begun: number;
  ended: number;
}

const MOST = 20;
const all = (): Deal[] => read<Deal[]>("deals", []);

export function dealOf(match: string): Deal | null {
  return all().find((deal) => deal.match === match) ?? null;
}

export function noteDeal(match: string, commitment: string): void {
  if (match && !dealOf(match))
    write("deals", [{ match, commitment, begun: Date.now(), ended: 0 }, ...all()].slice(0, MOST));
}

export function noteEnd(match: string): void {
  write(
    "deals",
    all().map((deal) => (deal.match === match ? { ...deal, ended: Date.now() } : deal)),
  );
}
