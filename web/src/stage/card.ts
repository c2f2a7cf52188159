/** My card: the game's own, or one made of what mine.ts says, so that every game has one. */
import { mineOf, type Card, type Furnishing, type Mine } from "../boards";
import type { Seen } from "../net/connection.svelte";
import type { Tagged, Texts } from "../words/texts";

export async function cardOf(game: string, furnishing: Furnishing): Promise<(seen: Seen, t: Texts) => Card | null> {
  const own = furnishing.card;
  if (own) return (seen, t) => (seen.seat === null ? null : own(seen.view, t));
  const mine = await mineOf(game);
  return (seen, t) => (seen.seat === null ? null : plain(mine(seen.view), seen, t));
}

function plain({ goal, role, with: args }: Mine, seen: Seen, t: Texts): Card | null {
  const notes = (seen.view.notes ?? []) as Tagged[];
  if (!role && !notes.length) return null;
  return {
    picture: "domino-mask",
    name: t.say("bar-card"),
    side: null,
    sideWord: "",
    goal: goal ? t.say(`goal-${goal}`, args) : "",
    ability: role ? t.say(`role-${role}`, args) : "",
    knows: notes.map((note) => t.event(note)),
  };
}
