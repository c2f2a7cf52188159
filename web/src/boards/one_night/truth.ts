import type { Tagged } from "../../words/texts";
import type { Truth } from "../../state/truth";
import type { LaidOpen, View } from "../../types/one_night";

/** What a claim says was done, as the story tells it. */
const DEEDS: Record<string, string> = {
  ILooked: "Looked",
  IRevealed: "Revealed",
  IStole: "Stole",
  ISwapped: "Swapped",
  ISearched: "LookedAtHq",
  IRecruited: "Recruited",
  IDefected: "Defected",
  ITapped: "Tapped",
  IInspected: "SawCard",
  ISawMine: "LookedAtOwn",
  ISawMineLast: "LastLook",
  IWasTapped: "FeltTap",
  IDidNothing: "DidNothing",
};

function told(open: LaidOpen, seat: number): Tagged[] {
  const deeds = open.deeds.filter((deed) => deed.seat === seat).map((deed) => deed.act);
  return [...deeds, ...(open.notes[seat] ?? [])] as unknown as Tagged[];
}

const byDeed: Truth<View> = Object.fromEntries(
  Object.entries(DEEDS).map(([claimed, deed]) => [
    claimed,
    (claim: Tagged, seat: number, { laid_open: open }: View) => {
      if (!open) return null;
      const said = Object.keys(claim).filter((field) => field !== "type");
      const same = (each: Tagged) =>
        said.every((field) => JSON.stringify(each[field]) === JSON.stringify(claim[field]));
      return told(open, seat).some((each) => each.type === deed && same(each));
    },
  ]),
);

export const truth: Truth<View> = {
  ...byDeed,
  IAm: ({ token }, seat, { laid_open: open }) =>
    open ? open.unmasked.find((one) => one.seat === seat)?.token === token : null,
  IWas: ({ token, card }, seat, { laid_open: open }) =>
    open ? open.deal.tokens[seat] === token && open.deal.cards[seat] === card : null,
  INoticedNoTap: (_, seat, { laid_open: open }) =>
    open ? !told(open, seat).some((each) => each.type === "FeltTap") : null,
};
