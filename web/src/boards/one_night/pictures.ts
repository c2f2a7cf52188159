/** Icons of specialists and sides. */
import type { Specialist, Token } from "../../types/one_night";
import type { Side } from "..";

export const SPECIALISTS: Record<Specialist, string> = {
  investigator: "magnifying-glass",
  thief: "robber",
  signaller: "button-finger",
  observer: "semi-closed-eye",
  recruiter: "card-exchange",
  defector: "exit-door",
  confirmer: "confirmed",
  analyst: "id-card",
  revealer: "lantern-flame",
  rogue: "body-swapping",
  deep_agent: "hooded-figure",
};

export const TOKENS: Record<Token, string> = { resistance: "fist", spy: "spy" };

export const sideOf = (token: Token): Side => (token === "spy" ? "evil" : "good");
