/** Names cut to fit, measured in the letters they are written in; measured anew when the font has come. */
import { shortNames } from "./ring";

const FAMILY = '"Figtree Variable"';
const pen = document.createElement("canvas").getContext("2d");
let loaded = $state(0);
void document.fonts?.load(`700 16px ${FAMILY}`).then(() => (loaded += 1));

/** As `shortNames`, for names that may be `most` pixels wide in letters of `size` pixels. */
export function fittingNames(names: readonly string[], most: number, size: number, weight = 700): string[] {
  void loaded;
  if (!pen) return [...names];
  pen.font = `${weight} ${size}px ${FAMILY}`;
  return shortNames(names, (name) => pen.measureText(name).width <= most);
}
