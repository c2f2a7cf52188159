/** Icons by name. Each board names its own in boards/<game>/icons.ts and no other game's come along:
 *     import icons from "icons:fist,spy,crown";
 *     import { addIcons } from "../../look/icons";
 *     addIcons(icons);
 *
 * and whoever shows one imports "./icons" and writes <Icon name="fist" />. Names: game-icons.net (CC BY 3.0). */
import house from "icons:domino-mask,crown,robot-golem,perspective-dice-six-faces-random";

const known = new Map<string, string>(Object.entries(house));

export function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(icons)) known.set(name, body);
}

/** The inside of an <svg viewBox="0 0 512 512">; nothing for a name nobody added. */
export function iconBody(name: string): string {
  const body = known.get(name);
  if (body === undefined && import.meta.env.DEV)
    throw new Error(`no icon "${name}": add it to the icons.ts of the board`);
  return body ?? "";
}
