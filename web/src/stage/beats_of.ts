/** The beats of a game, as its description says; none, if it has none. */
import { app } from "../state/app.svelte";
import type { BeatTable } from "./beat_table";

export async function beatTableOf(game: string): Promise<BeatTable> {
  return (await app.info(game)).beats;
}
