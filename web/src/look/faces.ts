/** Who sits at a seat as everybody sees them, and the colours of masks by name. The server knows the same names. */

export const MASKS = {
  colombina: ["#f2ab2e", "#dd4a60"],
  volto: ["#f6a8c4", "#cf3f7b"],
  bauta: ["#35b3bd", "#ff8f6b"],
  medico: ["#8fc255", "#2c5f36"],
  gatto: ["#e8608c", "#fbd0da"],
  arlecchino: ["#e8573f", "#f2c14e"],
  gufo: ["#f3e3c3", "#a8507a"],
  sole: ["#ffd23f", "#dd5a2c"],
  luna: ["#ad8cf2", "#f2c14e"],
  volpe: ["#f47b3e", "#7a2f14"],
  farfalla: ["#57a8f7", "#ffd166"],
  toro: ["#d39a6a", "#f6ecd8"],
  cappello: ["#c983dc", "#f6ecd8"],
  corvo: ["#93a0bd", "#f2c14e"],
  giullare: ["#45c48f", "#e8573f"],
  lepre: ["#f4bfa6", "#cf5068"],
} as const;

/** All of them bright: 3:1 on every dark ground; "own" is the mask's own pair. */
export const COLOURS = {
  own: null,
  amber: ["#f2ab2e", "#dd4a60"],
  gold: ["#ffd23f", "#dd5a2c"],
  coral: ["#ff8f6b", "#7a2f14"],
  crimson: ["#f0604f", "#f2c14e"],
  rose: ["#f07aa6", "#fbd0da"],
  violet: ["#b596f5", "#f2c14e"],
  sky: ["#57a8f7", "#ffd166"],
  teal: ["#35b3bd", "#ff8f6b"],
  green: ["#7cc45f", "#2c5f36"],
  ivory: ["#f3e3c3", "#a8507a"],
} as const;

export type MaskName = keyof typeof MASKS;
export type Colour = keyof typeof COLOURS;
/** What a person chose at the door. Plain strings: a newer server may know more names than we do. */
export interface Look {
  mask: string;
  colour: string;
}
export interface Face extends Look {
  name: string;
  me: boolean;
  bot: boolean;
  present: boolean;
}
export type MaskState = "asleep" | "speaking" | "suspected" | "dead" | "winner" | "unmasked";

export const maskNames = Object.keys(MASKS) as MaskName[];
export const colourNames = Object.keys(COLOURS) as Colour[];

/** The mask itself, or the plainest one for a name we don't know. */
export const maskOf = (mask: string): MaskName => (mask in MASKS ? (mask as MaskName) : "colombina");

/** The first and the second colour of a mask. */
export function paint(mask: string, colour = "own"): readonly [string, string] {
  return COLOURS[colour as Colour] ?? MASKS[maskOf(mask)];
}

/** Faces for names alone (lessons, replays, old records): each seat has a mask of its own. */
export function facesOf(names: readonly string[], me: number | null = null): Face[] {
  return names.map((name, seat) => ({
    name,
    mask: maskNames[seat % maskNames.length] ?? "colombina",
    colour: "own",
    me: seat === me,
    bot: false,
    present: true,
  }));
}
