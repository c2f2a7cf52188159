/** What characters do and say, in a few words; the amounts come from the overview, which a group may replace. */
import type { Acted, Character, Deed, Kind, Mask, View } from "../../types/hoax";
import type { Texts } from "../../words/texts";
import { called } from "./called";

export function deedOf(view: View, character: Character): Deed | null {
  return view.public.options.overview?.[character] ?? null;
}

/** The personal action for a tile, "1 gold from everybody". */
export function deedWords(view: View, character: Character, t: Texts): string {
  const deed = deedOf(view, character);
  if (!deed) return t.say("deed-none");
  const what = deed.kind ? counted(deed.takes, deed.kind, t) : t.say("deed-any", { count: deed.takes });
  return t.say(`deed-${deed.source}`, { what });
}

const counted = (count: number, kind: Kind, t: Texts): string => `${count} ${t.word("Kind", kind)}`;

/** Tokens as one says them: "2 gold", "1 gold and 1 wine". */
export function tokenWords(tokens: readonly Kind[], t: Texts): string {
  const kinds = [...new Set(tokens)];
  return t.list(kinds.map((kind) => counted(tokens.filter((one) => one === kind).length, kind, t)));
}

/** What somebody says to be a character: "I am the King. Forbidden!" */
export function speech(mask: Mask, t: Texts): string {
  return t.say(`speech-${mask.link}`, { character: t.word("Character", mask.character) });
}

/** What a claim is about: what was taken, who is to pay. */
export function effect(mask: Mask, view: View, t: Texts): string {
  const { turn, history } = view.public;
  if (mask.link !== "action")
    return t.say(`effect-${mask.link}`, { name: called(t)(turn.seat), tokens: tokenWords(mask.fine, t) });
  const acted = history.findLast((entry): entry is Acted => entry.type === "Acted");
  return acted ? gain(acted, t) : "";
}

/** What a personal action brought. */
export function gain({ kind, count, givers }: Acted, t: Texts): string {
  if (!kind) return "";
  if (!count) return t.say("effect-none-left", { kind: t.word("Kind", kind) });
  const tokens = counted(count, kind, t);
  if (!givers.length) return t.say("effect-stock", { tokens });
  if (givers.length > 1) return t.say("effect-many", { tokens, count: givers.length });
  return t.say("effect-from", { tokens, from: t.list(givers.map(called(t))) });
}

/** The same for a narrow card: "2 gold". */
export function gainShort(view: View, t: Texts): string {
  const acted = view.public.history.findLast((entry): entry is Acted => entry.type === "Acted");
  return acted?.kind ? counted(acted.count, acted.kind, t) : "";
}
