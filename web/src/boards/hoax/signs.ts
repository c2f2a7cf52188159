/** Pictures of the characters and tokens (names of icons); tokens are told apart by their shape as well. */
import type { Character, Kind } from "../../types/hoax";

export const PICTURES: Record<Character, string> = {
  king: "imperial-crown",
  judge: "gavel",
  bishop: "pope-crown",
  wizard: "wizard-face",
  thief: "robber",
  peasant: "farmer",
};

export const TOKENS: Record<Kind, { picture: string; shape: "circle" | "square" | "diamond" }> = {
  gold: { picture: "two-coins", shape: "circle" },
  wine: { picture: "grapes", shape: "square" },
  grain: { picture: "wheat", shape: "diamond" },
};
