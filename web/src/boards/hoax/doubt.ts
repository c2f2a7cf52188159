/** How a doubt about a claim ended, as far as everybody knows. */
import type { Mask, View } from "../../types/hoax";

export interface Doubt {
  by: number;
  /** Of the accused: still voted on, believed by the others, lied, told the truth. */
  end: "open" | "failed" | "lie" | "truth";
  yes: number;
  no: number;
}

/** The last doubt of this turn about this claim (S-30 to S-34); of two left nobody votes (S-60). */
export function doubtOf({ seat, character, doubted }: Mask, view: View): Doubt | null {
  if (!doubted) return null;
  const about = view.public.history.filter(
    (entry) => "character" in entry && entry.seat === seat && entry.character === character,
  );
  const doubt = about.findLast((entry) => entry.type === "Doubted");
  if (!doubt) return null;
  const after = about.slice(about.indexOf(doubt));
  const vote = after.find((entry) => entry.type === "Voted");
  const yes = vote?.votes.filter((one) => one).length ?? 0;
  const said = { by: doubt.by, yes, no: (vote?.votes.length ?? 0) - yes };
  if (after.some((entry) => entry.type === "Admitted")) return { ...said, end: "lie" };
  if (vote && !vote.upheld) return { ...said, end: "failed" };
  return { ...said, end: view.laid_open?.characters[seat] === character ? "truth" : "open" };
}
