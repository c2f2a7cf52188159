/** The path a walker is choosing: the map and the answer panel both work on it. */
import { answers, type Choice } from "../../state/choice";
import type { Paths } from "../../types/cultists";

export class Path {
  steps = $state<string[]>([]);
  /** Whether my route is held open beside it: then the map frames its rooms. */
  held = $state(false);

  reset(): void {
    this.steps = [];
  }

  /** Where the next step can lead; a ghost names the goal alone, and may name another one instead. */
  next(choice: Choice | null): Set<string> {
    if (!choice) return new Set();
    if (choice.type !== "Paths") return new Set(goals(choice));
    const paths = choice as unknown as Paths;
    if (this.steps.length >= paths.most) return new Set();
    return new Set(paths.ways[this.steps.at(-1) ?? paths.start] ?? []);
  }

  add(choice: Choice | null, place: string): void {
    this.steps = choice?.type === "Paths" ? [...this.steps, place] : [place];
  }
}

/** Where a ghost can go; nowhere, if something else is asked. */
export function goals(choice: Choice): string[] {
  return answers(choice).flatMap((one) => (one.type === "Move" ? (one.path as string[]).slice(-1) : []));
}

export const path = new Path();
