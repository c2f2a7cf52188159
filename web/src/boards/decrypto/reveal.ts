/** The code that was shown last: what it was, what each team took it for, and who took a token for it. */
import type { Heard } from "../../lib/order";
import type { Tagged } from "../../lib/texts";
import type { Line, Public } from "../../types/decrypto";

export interface Reveal {
  team: 0 | 1;
  line: Line;
  /** Each team's guess by digits, that of the code's own team first; in the first round the others have none (D-17). */
  guesses: { team: 0 | 1; own: boolean; digits: (string | null)[]; right: boolean }[];
  tokens: Tagged[];
}

export const digitsOf = (code: string | null): string[] => code?.split(".") ?? [];

export function reveal(log: readonly Heard[], sheets: Public["sheets"]): Reveal | null {
  const events = log.flatMap((heard) => ("event" in heard ? [heard.event] : []));
  const shown = events.findLastIndex((event) => event.type === "CodeShown");
  if (shown < 0) return null;
  const team = events[shown]?.team === "white" ? 0 : 1;
  const line = sheets[team].findLast((one) => one.code !== null);
  if (!line) return null;
  const guess = (by: 0 | 1, code: string | null) => ({
    team: by,
    own: by === team,
    digits: line.clues.map((_, at) => digitsOf(code)[at] ?? null),
    right: code === line.code,
  });
  const after = events.slice(shown + 1);
  const other = after.findIndex((event) => event.type !== "TokenTaken");
  return {
    team,
    line,
    guesses: [guess(team, line.guess), ...(line.round > 1 ? [guess(team ? 0 : 1, line.interception)] : [])],
    tokens: other < 0 ? after : after.slice(0, other),
  };
}
