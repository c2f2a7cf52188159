/** Which plot cards lie on the table. */
import type { Plot, View } from "../../types/resistance";

export interface Lying {
  plot: Plot;
  /** Before whom it lies; nobody, while it is being dealt. */
  seats: number[];
}

/** Each kind on the table once: what the leader has drawn, then what lies before somebody. */
export function lying({ phase, public: all }: View): Lying[] {
  const drawn = phase.type === "Dealing" ? phase.plots : phase.type === "Acting" ? [phase.plot, ...phase.rest] : [];
  const kinds = new Set([...drawn, ...all.plots.flat()]);
  return [...kinds].map((plot) => ({
    plot,
    seats: all.plots.flatMap((held, seat) => (held.includes(plot) ? [seat] : [])),
  }));
}
