/** What is known to all of one seat: what they claimed and said, and how they voted. */
import type { Heard, Said } from "./order";

export function saidBy(log: readonly Heard[], seat: number): Said[] {
  return log.flatMap((heard) =>
    "said" in heard && heard.said.seat === seat && isOpen(heard.said) ? [heard.said] : [],
  );
}

const isOpen = (said: Said): boolean => said.channel === "all" && (said.text !== "" || said.claim !== null);

/** Every open vote of theirs, oldest first: an event with `votes`, one for each seat or for each of its `seats`. */
export function votesOf(log: readonly Heard[], seat: number): boolean[] {
  return log.flatMap((heard) => {
    if (!("event" in heard) || heard.secret || !Array.isArray(heard.event.votes)) return [];
    const votes = heard.event.votes as unknown[];
    const seats = heard.event.seats as number[] | undefined;
    const vote = votes[seats ? seats.indexOf(seat) : seat];
    return typeof vote === "boolean" ? [vote] : [];
  });
}
