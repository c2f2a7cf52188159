/** What became of my own suspicions: they were private, and so is this. */
import type { Unmasked } from "../boards";
import type { PrivateNote } from "../types/protocol";
import type { Texts } from "../words/texts";
import type { Heard } from "./order";

/** From here on a suspicion (0 to 4) says "rather evil". */
const RATHER = 3;

/** One sentence on whom I had rightly under suspicion, since the round I first had; nothing, if I had nobody. */
export function suspected(
  notes: readonly PrivateNote[],
  roles: readonly Unmasked[],
  me: number,
  log: readonly Heard[],
  round: string | undefined,
  t: Texts,
): string {
  const evil = new Set(roles.flatMap((role) => (role.side === "evil" && role.seat !== me ? [role.seat] : [])));
  if (roles.find((role) => role.seat === me)?.side === "evil") return ""; // who knows them need not guess
  const right = notes.filter((note) => (note.suspicion ?? 0) >= RATHER && evil.has(note.seat));
  if (!right.length) return "";
  const since = Math.min(...right.map((note) => note.since));
  const rounds = log.filter((heard) => "event" in heard && heard.event.type === round && heard.number < since).length;
  const names = t.list(right.map((note) => t.name(note.seat)));
  return t.say(round ? "end-suspected-since" : "end-suspected", { names, round: rounds + 1 });
}
