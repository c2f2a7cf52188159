/** What lies at the seats for all to see: the leader's crown, tokens, plot cards, characters that are known. */
import type { View } from "../../types/resistance";
import type { Texts } from "../../words/texts";
import { CHARACTER_PICTURES, PLOT_PICTURES } from "./pictures";
import { SPIES } from "./rules";

export interface Mark {
  icon: string;
  label: string;
  where: "top" | "side";
  tone: "gold" | "paper" | "good" | "evil";
}

export function marks({ public: all, laid_open: open }: View, seat: number, t: Texts): Mark[] {
  const found: Mark[] = [];
  const top = (icon: string, label: string, tone: Mark["tone"] = "gold") =>
    found.push({ icon, label, where: "top", tone });
  if (seat === all.leader) top("crown", t.say("badge-leader"));
  if (seat === all.investigator) top("magnifying-glass", t.say("badge-investigator"));
  if (seat === all.interrogators.at(-1)) top("desk-lamp", t.say("badge-interrogator"));
  const character = open?.characters[seat] ?? all.revealed[seat];
  if (character)
    top(CHARACTER_PICTURES[character], t.word("Character", character), SPIES.includes(character) ? "evil" : "good");
  for (const plot of new Set(all.plots[seat] ?? []))
    found.push({ icon: PLOT_PICTURES[plot], label: t.word("Plot", plot), where: "side", tone: "paper" });
  return found;
}
