/** The plot cards: a sign of its own for each kind, and which lie on the table. */
import type { Plot, View } from "../../types/resistance";

export const PLOT_SIGNS: Record<Plot, readonly string[]> = {
  close_eye: ["M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z", "M12 8.8a3.2 3.2 0 1 0 .1 0z"],
  strong_leader: ["M6 22V3", "M6 4h13l-3.5 4L19 12H6"],
  no_confidence: ["M5 3h14v18H5z", "M9 9l6 6M15 9l-6 6"],
  opinion_maker: ["M3 10v4h4l9 5V5l-9 5z", "M7.5 14.5L9 20h3l-1.2-4", "M19 9c1.6 2 1.6 4 0 6"],
  take_responsibility: ["M3 4h9v16H3z", "M22 12h-9M16.5 8.5L13 12l3.5 3.5"],
  overheard: [
    "M8.5 21.5c2.2 0 3-1.6 3-3.6 0-2.2 2.6-2.6 4.2-5.2C18 8.5 16.8 2.5 11.3 2.5S5 7 6 10.5",
    "M9 10c-.2-2.2.8-3.8 2.5-3.8s2.6 1.6 2 3.2-2.2 1.6-2.2 3.4",
  ],
  open_up: ["M3 4h18v11.5h-9L7 20v-4.5H3z", "M7.5 8h9M7.5 11.5h5"],
  confidence: ["M9 7a5 5 0 1 0 .1 0z", "M15 7a5 5 0 1 0 .1 0z"],
  spotlight: ["M9 2.5h6l1.5 5h-9z", "M7.5 9.5L3 20M16.5 9.5L21 20", "M5.5 20.5c4-1.6 9-1.6 13 0"],
};

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
