/** Names cut to fit, measured in the letters they are written in; measured anew when the font has come. */
import { shortNames } from "./ring";

const FAMILY = '"Figtree Variable"';
const pen = document.createElement("canvas").getContext("2d");
let loaded = $state(0);
void document.fonts?.load(`700 16px ${FAMILY}`).then(() => (loaded += 1));

/** How they are written: `most` pixels wide, in letters of `size` pixels. */
interface Place {
  most: number;
  size: number;
  weight?: number;
  lines?: number;
}

/** As `shortNames`, for names that are to be written there. */
export function fittingNames(names: readonly string[], { most, size, weight = 700, lines = 1 }: Place): string[] {
  void loaded;
  if (!pen) return [...names];
  pen.font = `${weight} ${size}px ${FAMILY}`;
  const fits = (text: string): boolean => pen.measureText(text).width <= most;
  return shortNames(names, (name) => fits(name) || broken(name, fits).length <= lines);
}

/** In lines that fit; a word that does not takes more than there are. */
function broken(name: string, fits: (text: string) => boolean): string[] {
  const found: string[] = [];
  for (const word of name.split(/\s+/)) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (found.length && fits(longer)) found[found.length - 1] = longer;
    else found.push(...(fits(word) ? [word] : Array<string>(99).fill(word)));
  }
  return found;
}
