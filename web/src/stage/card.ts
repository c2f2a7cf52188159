/** My card: the game's own, or one made of what I was told, so that every game has one. */
import type { Card, Furnishing } from "../boards";
import type { Seen } from "../net/connection.svelte";
import type { Tagged, Texts } from "../words/texts";

export function cardOf(seen: Seen, t: Texts, furnishing: Furnishing): Card | null {
  if (seen.seat === null) return null;
  return furnishing.card ? furnishing.card(seen.view, t) : plain(seen, t);
}

function plain(seen: Seen, t: Texts): Card | null {
  const notes = (seen.view.notes ?? []) as Tagged[];
  if (!notes.length) return null;
  const knows = notes.map((note) => t.event(note));
  return {
    picture: "domino-mask",
    name: t.say("bar-card"),
    side: null,
    sideWord: "",
    goal: "",
    ability: "",
    knows,
    more: [],
  };
}
