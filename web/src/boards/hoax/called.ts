/** Names short enough for a bubble or a question; two alike stay apart. */
import { shortNames } from "../../look/ring";
import type { Texts } from "../../words/texts";

const MOST = 14;

export function called(t: Texts): (seat: number) => string {
  const short = shortNames(t.names, (name) => [...name].length <= MOST);
  return (seat) => short[seat] ?? t.name(seat);
}
