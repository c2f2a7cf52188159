/** What stands at each seat besides the mask. */
import type { MaskState } from "../../look/faces";
import type { Seen } from "../../net/connection.svelte";
import type { Public, View } from "../../types/one_night";
import type { Texts } from "../../words/texts";
import type { Side } from "..";
import { sideOf, SPECIALISTS, TOKENS } from "./pictures";

/** As a Ring takes it. */
interface Mark {
  token?: { kind: "sealed" } | null;
  chips?: Chip[];
  count?: { text: number; label: string };
  state?: MaskState | null;
  medal?: { side: Side; icon: string; label: string } | null;
  lit?: boolean;
}
interface Chip {
  text?: string;
  icon?: string;
  label: string;
  tone?: "good" | "evil" | "gold";
}

/** How many turns of the night come before this seat's: the leader's is the first, then clockwise (N-20). */
export const turnOf = ({ leader, players }: Public, seat: number): number => (seat - leader + players) % players;

export function marksOf(seen: Seen, t: Texts, targets: readonly number[], night: boolean): Mark[] {
  const view = seen.view as unknown as View;
  const { public: all, phase } = view;
  const most = Math.max(0, ...all.votes.map((one) => all.votes.filter((other) => other === one).length));
  return t.names.map((_, seat): Mark => {
    const turn = "seat" in phase && phase.seat === seat && !seen.outcome;
    if (night) return { state: turn ? null : "asleep", lit: turn, chips: chipsOf(view, seat, t) };
    const votes = targets.filter((target) => target === seat).length;
    const out = all.eliminated.includes(seat);
    return {
      lit: turn,
      state: out ? "dead" : votes > 1 && votes === most ? "suspected" : null,
      medal: medalOf(view, seat, t),
      token: sealed(seen, seat) && !targets.length ? { kind: "sealed" } : null,
      ...(votes ? { count: { text: votes, label: t.say("badge-votes", { count: votes }) } } : {}),
      chips: chipsOf(view, seat, t),
    };
  });
}

/** Those who have answered where all are asked at once. */
function sealed({ view: { phase }, awaited, outcome }: Seen, seat: number): boolean {
  return ["Preparing", "Voting"].includes(phase.type) && awaited !== null && !outcome && !awaited.includes(seat);
}

function medalOf({ laid_open: open, public: all }: View, seat: number, t: Texts): Mark["medal"] {
  const token = open?.tokens[seat] ?? (all.open_seats.includes(seat) ? "resistance" : null);
  if (!token) return null;
  return { side: sideOf(token), icon: TOKENS[token], label: t.word("Token", token) };
}

function chipsOf({ public: all, phase, laid_open: open }: View, seat: number, t: Texts): Chip[] {
  const chips: Chip[] = [];
  const [token, card] = [open?.tokens[seat], open?.deal.cards[seat]];
  if (token && card)
    chips.push({
      icon: SPECIALISTS[card],
      label: `${t.word("Token", token)}, ${t.word("Specialist", card)}`,
      tone: sideOf(token) === "evil" ? "evil" : "good",
    });
  if (seat === all.leader) chips.push({ icon: "crown", label: t.say("badge-leader"), tone: "gold" });
  if (phase.type === "Discussing" && all.wishes[seat]) chips.push({ icon: "vote", label: t.say("badge-wish") });
  if (all.eliminated.includes(seat)) chips.push({ text: "✕", label: t.say("badge-eliminated"), tone: "evil" });
  return chips;
}
