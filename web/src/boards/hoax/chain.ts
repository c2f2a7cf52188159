/** The claims of a turn as links of a chain, and who stands in the light. */
import type { Character, Link, Mask, View } from "../../types/hoax";
import { doubtOf, type Doubt } from "./doubt";

export interface Claimed extends Mask {
  fallen: boolean;
  doubt: Doubt | null;
}

/** Everybody who claimed to be this character for the same reason: several Kings are one link. */
export interface ChainLink {
  link: Link;
  character: Character;
  masks: Claimed[];
  /** Nobody holds it any more. */
  broken: boolean;
}

export function chainOf(view: View): ChainLink[] {
  const links: ChainLink[] = [];
  for (const mask of view.public.turn.masks) {
    const fallen = mask.status === "fell" || mask.status === "gone";
    const claimed = { ...mask, fallen, doubt: doubtOf(mask, view) };
    const link = links.find((one) => one.link === mask.link);
    if (link) link.masks.push(claimed);
    else links.push({ link: mask.link, character: mask.character, masks: [claimed], broken: false });
  }
  for (const link of links) link.broken = link.masks.every((mask) => mask.fallen);
  return links;
}

/** The link somebody may add now (S-21 to S-23). */
export function nextLink({ phase }: View): "king" | "judge" | "bishop" | null {
  return phase.type === "Declaring"
    ? "king"
    : phase.type === "Fining"
      ? "judge"
      : phase.type === "Forgiving"
        ? "bishop"
        : null;
}

/** What the whole table looks at: one in the light, or two facing each other. */
export type Scene =
  | { type: "stock" }
  | { type: "turn"; seat: number; pays: boolean }
  | { type: "claim"; claim: Claimed }
  | { type: "doubt"; by: number; claim: Claimed }
  | { type: "question"; by: number; seat: number };

/** `looked`: the claim somebody wants to look at, if it is still there and nothing else goes on. */
export function sceneOf(view: View, looked: { seat: number; character: Character } | null = null): Scene {
  const { phase, public: all } = view;
  const turn = { type: "turn", seat: all.turn.seat, pays: phase.type === "Deciding" } as const;
  if (phase.type === "Choosing") return { type: "stock" };
  if (phase.type === "Acting" || (phase.type === "Deciding" && !looked)) return turn;
  if (phase.type === "Showing") return { type: "question", by: phase.by, seat: phase.seat };
  const claims = chainOf(view).flatMap((link) => link.masks);
  if (phase.type === "Accusing") {
    const doubted = claims.findLast((one) => one.seat === phase.seat && one.character === phase.character);
    if (doubted) return { type: "doubt", by: phase.by, claim: doubted };
  }
  const wanted = claims.find((one) => one.seat === looked?.seat && one.character === looked.character);
  if (wanted) return { type: "claim", claim: wanted };
  const speaker = phase.type === "Naming" ? phase.bishop : phase.type === "Sharing" ? phase.judge : null;
  const claim =
    claims.findLast((one) => one.seat === speaker) ?? claims.findLast((one) => !one.fallen) ?? claims.at(-1);
  return claim ? { type: "claim", claim } : turn;
}

/** Who is in the light. */
export function litIn(scene: Scene): number[] {
  switch (scene.type) {
    case "stock":
      return [];
    case "turn":
      return [scene.seat];
    case "claim":
      return [scene.claim.seat];
    case "doubt":
      return [scene.by, scene.claim.seat];
    case "question":
      return [scene.by, scene.seat];
  }
}
