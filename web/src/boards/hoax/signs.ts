/** The three kinds of tokens, told apart by shape. */
import type { Character, Kind } from "../../types/hoax";

export const KINDS: readonly Kind[] = ["gold", "wine", "grain"];
export const SIGNS: Record<Kind, string> = { gold: "◆", wine: "●", grain: "▲" };
export const CHARACTERS: readonly Character[] = ["king", "judge", "bishop", "wizard", "thief", "peasant"];
