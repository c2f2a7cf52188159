/** Ready-made choices of options. */
import type { GameInfo } from "../state/app.svelte";

/** Which one this is; "" if it is a mix of their own. Language, teams and words belong to the group, not to presets. */
export function presetOf(info: GameInfo, options: Record<string, unknown>): string {
  const plain = (given: Record<string, unknown>): string =>
    JSON.stringify(
      Object.entries({ ...info.defaults, ...given })
        .filter(([name]) => name !== "language" && name !== "teams" && name !== "words")
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  return info.presets.find((preset) => plain(preset.options) === plain(options))?.name ?? "";
}

/** How many seats a table has that bots fill up. */
export const goodSize = (info: GameInfo): number => Math.min(info.most, Math.max(info.least, 5));
