/** The icon (game-icons) of each character and each plot card. */
import type { Character, Plot } from "../../types/resistance";

export const CHARACTER_PICTURES: Record<Character, string> = {
  resistance: "fist",
  spy: "spy",
  resistance_chief: "star-medal",
  spy_chief: "imperial-crown",
  resistance_hunter: "crosshair",
  spy_hunter: "human-target",
  doppelganger: "two-shadows",
  coordinator: "mesh-network",
  double_agent: "duality-mask",
  deceiver: "double-face-mask",
  resistance_hacker: "keyboard",
  spy_hacker: "circuitry",
};

export const PLOT_PICTURES: Record<Plot, string> = {
  close_eye: "spyglass",
  strong_leader: "flying-flag",
  no_confidence: "gavel",
  opinion_maker: "megaphone",
  take_responsibility: "card-exchange",
  overheard: "human-ear",
  open_up: "talk",
  confidence: "shaking-hands",
  spotlight: "light-projector",
};
