import type { AnyClaim, Specialist, View } from "../../types/one_night";

type Kind = AnyClaim["type"];

/** What anybody may have to say by day, whatever the marker. */
const ANYBODY: readonly Kind[] = ["IAm", "IWas", "IWasTapped", "INoticedNoTap", "ISawMineLast", "ITrust", "ISuspect"];

/** What the owner of a marker may have done at night, on either side. */
const DONE: Record<Specialist, readonly Kind[]> = {
  investigator: ["ILooked"],
  thief: ["IStole", "ISawMine"],
  signaller: ["ITapped", "IDidNothing"],
  observer: ["IDidNothing"],
  recruiter: ["ISwapped", "ISearched", "IRecruited"],
  defector: ["ISearched", "IDefected", "ISawMine"],
  confirmer: ["ISawMine"],
  analyst: ["IInspected"],
  revealer: ["IRevealed"],
  rogue: ["ISawMine", "ISwapped", "IDidNothing"],
  deep_agent: ["IDidNothing"],
};

/** Nothing to claim before the night; by day it goes by the marker, never by the card: others may see the screen. */
export function fitting({ phase, seat, public: all }: View): readonly string[] {
  if (phase.type === "Preparing") return [];
  const marker = seat === null ? null : all.markers[seat];
  return marker ? [...ANYBODY, ...DONE[marker]] : ANYBODY;
}
