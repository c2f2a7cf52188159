/** What was told and said, in the order it came. */
import type * as http from "../types/http";
import type { Tagged } from "../words/texts";

export interface Said extends http.Said {
  claim: Tagged | null;
}

/** A line of the log of a game that is laid open. */
export type Line = [to: number[] | null, event: Tagged | null, said?: Said | null];

/** `secret`: not everybody was told; `to`: to whom, where that may be known, because the game is over. */
export type Heard = { number: number; to?: number[] | null } & ({ event: Tagged; secret: boolean } | { said: Said });

/** Events and talk as they came: each utterance knows its number, events fill the rest. */
export function inOrder(count: number, events: Tagged[], talk: Said[], secret: readonly number[] = []): Heard[] {
  const heard: Heard[] = [];
  let at = 0;
  let spoken = 0;
  for (let number = count; number < count + events.length + talk.length; number++) {
    const said = talk[spoken];
    if (said && said.number === number) {
      heard.push({ number, said });
      spoken++;
    } else {
      const event = events[at++];
      if (event) heard.push({ number, event, secret: secret.includes(number) });
    }
  }
  return heard;
}

/** Something old of which only is known who said it: the words come when they are asked for. */
export function isBare(heard: Heard): boolean {
  return "said" in heard && !heard.said.text && !heard.said.claim;
}

/** The same, with the words of what was said earlier. */
export function withWords(log: readonly Heard[], talk: readonly Said[]): Heard[] {
  const words = new Map(talk.map((said) => [said.number, said]));
  return log.map((heard) => {
    const said = words.get(heard.number);
    return said && "said" in heard ? { ...heard, said } : heard;
  });
}
