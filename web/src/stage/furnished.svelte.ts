/** All that a game brings besides its picture, as soon as it is fetched. */
import { furnishingOf, type Card, type Furnishing } from "../boards";
import type { Seen } from "../net/connection.svelte";
import { app } from "../state/app.svelte";
import type { Texts } from "../words/texts";
import type { BeatTable } from "./beat_table";
import { cardOf } from "./card";

export class Furnished {
  has = $state.raw<Furnishing | null>(null);
  beats = $state.raw<BeatTable>({});
  private game = "";

  card(seen: Seen, t: Texts): Card | null {
    return this.has && cardOf(seen, t, this.has);
  }

  headline(seen: Seen, t: Texts): string {
    return this.has?.headline?.(seen, t) || (seen.outcome ? t.outcome(seen.outcome) : t.phase(seen.view.phase));
  }

  async fetch(game: string): Promise<void> {
    // What belongs to another game is not used for this one.
    if (this.game !== game) [this.has, this.beats] = [null, {}];
    this.game = game;
    const [has, { beats }] = await Promise.all([furnishingOf(game), app.info(game)]);
    if (this.game === game) [this.has, this.beats] = [has, beats];
  }
}
