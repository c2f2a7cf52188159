import type { Turn } from "../../state/awards";
import type { MissionDone, View, Voted } from "../../types/resistance";
import { SPIES } from "./rules";

/** What nobody foresaw; else the closest vote that sent a team whose mission told for the winners. */
export const turn: Turn<View> = (events, view, t) => {
  const twist = events.findLast(
    (event) =>
      (event.type === "Blamed" && event.right === true) || event.type === "ResultTurned" || event.type === "Overruled",
  );
  if (twist) return { seat: typeof twist.by === "number" ? twist.by : null, line: t.event(twist) };
  const characters = view.laid_open?.characters ?? [];
  const won = view.phase.type === "Over" ? view.phase.outcome.side === "resistance" : null;
  let voted: Voted | null = null;
  let closest: { vote: Voted; margin: number } | null = null;
  for (const event of events) {
    if (event.type === "Voted") voted = event as unknown as Voted;
    if (event.type !== "MissionDone" || !voted || (event as unknown as MissionDone).succeeded !== won) continue;
    const yes = voted.votes.filter(Boolean).length;
    const margin = 2 * yes - voted.votes.length;
    if (!closest || margin <= closest.margin) closest = { vote: voted, margin };
  }
  if (!closest) return null;
  const { vote } = closest;
  const spy = vote.team.find((seat) => SPIES.includes(characters[seat] ?? "resistance"));
  const yes = vote.votes.filter(Boolean).length;
  return {
    seat: won || spy === undefined ? vote.leader : spy,
    line: t.say(won ? "turn-won" : "turn-lost", {
      leader: t.name(vote.leader),
      spy: spy === undefined ? "" : t.name(spy),
      mission: vote.field + 1,
      yes,
      no: vote.votes.length - yes,
    }),
  };
};
