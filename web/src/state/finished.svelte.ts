/**
 * The last game that this device has seen end. It stays on the screen until whoever looks at it goes on, whatever
 * the others do meanwhile, and can be looked at again from the menu.
 */
import type { Face } from "../boards";
import type { Connection, Seen } from "../net/connection.svelte";
import type { PrivateNote } from "../types/protocol";
import type { Texts } from "../words/texts";
import type { Heard } from "./order";

/** All that the end is told with; the room may have moved on. */
export interface Finished {
  match: string;
  seen: Seen;
  log: readonly Heard[];
  t: Texts;
  people: readonly Face[];
  notes: readonly PrivateNote[];
  record: string;
  commitment: string;
  wins: Record<string, number>;
}

export class LastGame {
  game = $state.raw<Finished | null>(null);
  open = $state(false);

  /** A game is over, and all of its beats have been seen. */
  keep(game: Finished): void {
    const news = game.match !== this.game?.match;
    this.game = game;
    if (news) this.open = true;
  }

  /** The same, out of what the room and the stage show now. */
  keepFrom(connection: Connection, seen: Seen, t: Texts, people: readonly Face[]): void {
    const { match, log, notes, room } = connection;
    if (!room || room.match !== match) return;
    const { record, commitment, wins } = room;
    this.keep({ match, seen, log, t, people, notes, record, commitment, wins });
  }

  /** Another game is on: whoever has asked for it sees it at once, everybody else when they like. */
  follow({ room, you }: Connection): void {
    // The room tells of the record after the outcome was seen.
    if (room && this.game && room.match === this.game.match && this.game.record !== room.record)
      this.game = { ...this.game, record: room.record, commitment: room.commitment, wins: room.wins };
    const me = room?.people.find((one) => one.number === you);
    if (room?.stage === "over") this.asked = me?.ready ?? false;
    else if (room?.stage === "playing" && room.match !== this.game?.match && this.asked) this.open = false;
  }

  private asked = false;
}

/** Svelte context: the last game of this device at this table. */
export const LAST_GAME = "last-game";
