/** What of a game the narrator tells: each new phase and each event worth hearing. */
import type { Line } from "./narrator";
import type { Heard } from "../state/order";
import type { Tagged, Texts } from "./texts";

/** How a game wants to be told (boards/<game>/narration.ts). */
export interface Narration {
  /** Events that the next phase tells anyway, or that are too small to be read out. */
  quiet?: readonly string[];
  /** Phases that are told when they begin, and not again for each person in them. */
  once?: readonly string[];
  /** The event of which there is one in each round, for counting rounds. */
  round?: string;
  /** Phases in which a cover sound helps. */
  night?: readonly string[];
}

interface Told {
  match: string;
  /** Events with smaller numbers were told; talk may come before an event with a smaller number. */
  heard: number;
  phase: string;
  over: boolean;
}

export interface Scene {
  match: string;
  log: readonly Heard[];
  /** Null while something that happened is shown: what comes next is told after it. */
  phase: Tagged | null;
  outcome: { reason: string; side: string | null; winners: number[] } | null;
}

export class Telling {
  private told: Told | null = null;

  /** Nobody plays yet: a game that begins from here is told from its beginning. */
  wait(): void {
    this.told = { match: "", heard: 0, phase: "", over: false };
  }

  /** What is new since the last time; whoever comes into the middle of a game is told only where it stands. */
  news(scene: Scene, t: Texts, how: Narration): Line[] {
    const late = this.told === null;
    if (this.told?.match !== scene.match) this.told = { match: scene.match, heard: 0, phase: "", over: false };
    const told = this.told;
    const lines: Line[] = [];
    for (const heard of scene.log) {
      if (!("event" in heard) || heard.number < told.heard) continue;
      told.heard = heard.number + 1;
      if (!late && !heard.secret && !("outcome" in heard.event) && !how.quiet?.includes(heard.event.type))
        lines.push({ kind: "event", text: t.told(heard.event) });
    }
    if (scene.outcome) {
      if (!told.over) lines.push({ kind: "end", text: t.outcome(scene.outcome) });
      told.over = true;
      return lines;
    }
    if (!scene.phase) return lines;
    const text = t.phase(scene.phase);
    const key = how.once?.includes(scene.phase.type) ? scene.phase.type : text;
    if (key !== told.phase) lines.push({ kind: "phase", text });
    told.phase = key;
    return lines;
  }
}
