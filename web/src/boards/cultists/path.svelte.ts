/** The path a walker is choosing: the map and the answer panel both work on it. */
import type { Choice } from "../../lib/choice";
import type { Paths } from "../../types/cultists";

export class Path {
  steps = $state<string[]>([]);
  /** Whether my route is held open beside it: then the map frames its rooms. */
  held = $state(false);

  reset(): void {
    this.steps = [];
  }

  /** Where the next step can lead. */
  next(choice: Choice | null): Set<string> {
    if (choice?.type !== "Paths") return new Set();
    const paths = choice as unknown as Paths;
    if (this.steps.length >= paths.most) return new Set();
    return new Set(paths.ways[this.steps.at(-1) ?? paths.start] ?? []);
  }
}

export const path = new Path();
