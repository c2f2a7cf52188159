/** All that a game brings besides its picture, as soon as it is fetched. */
import { furnishingOf, type Card, type Furnishing } from "../boards";
import type { Seen } from "../net/connection.svelte";
import type { Texts } from "../words/texts";
import type { BeatTable } from "./beat_table";
import { beatTableOf } from "./beats_of";
import { cardOf } from "./card";

export class Furnished {
  has = $state.raw<Furnishing | null>(null);
  beats = $state.raw<BeatTable>({});
  private makeCard = $state.raw<((seen: Seen, t: Texts) => Card | null) | null>(null);
  private game = "";

  get ready(): boolean {
    return this.makeCard !== null;
  }

  card(seen: Seen, t: Texts): Card | null {
    return this.makeCard?.(seen, t) ?? null;
  }

  async fetch(game: string): Promise<void> {
    this.game = game;
    const [has, beats] = await Promise.all([furnishingOf(game), beatTableOf(game)]);
    const makeCard = await cardOf(game, has);
    if (this.game !== game) return;
    [this.has, this.beats, this.makeCard] = [has, beats, makeCard];
  }
}
