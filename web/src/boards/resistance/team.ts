/** The team that is being put together: what a tap on a mask does to it. */
import type { Answering } from "../../state/answering.svelte";
import type { Propose } from "../../types/resistance";

export interface Building {
  team: readonly number[];
  investigator: number | null;
  /** How many go. */
  size: number;
  wantsInvestigator: boolean;
  /** The mission the leader has chosen, where that is for the leader to choose. */
  field: number | null;
}

export function teamOf(answering: Answering): Building {
  const field = answering.form?.fields.team;
  return {
    team: (answering.values.team as number[] | undefined) ?? [],
    investigator: (answering.values.investigator as number | undefined) ?? null,
    size: field?.type === "Some" ? field.most : 0,
    wantsInvestigator: answering.form?.fields.investigator !== undefined,
    field: (answering.form?.default as Propose | undefined)?.field ?? null,
  };
}

/** Whoever is named is taken back, else goes on the team, and when that is complete gets the token; without a token to
    give, the one who was named first makes room. */
export function tapped(answering: Answering, seat: number): void {
  const { team, investigator, size, wantsInvestigator } = teamOf(answering);
  if (seat === investigator) answering.set("investigator", undefined);
  else if (team.includes(seat) || team.length < size || !wantsInvestigator) answering.set("team", seat);
  else answering.tap(seat);
}
