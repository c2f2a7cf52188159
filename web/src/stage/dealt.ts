/** Whose card was looked at in which match, on this device: the deal is shown once. */
import { read, write } from "../state/memory";

const MOST = 20;
const name = (match: string, seat: number): string => `${match} ${seat}`;

export const wasDealt = (match: string, seat: number): boolean =>
  read<string[]>("dealt", []).includes(name(match, seat));

export function noteDealt(match: string, seat: number): void {
  write("dealt", [name(match, seat), ...read<string[]>("dealt", [])].slice(0, MOST));
}
