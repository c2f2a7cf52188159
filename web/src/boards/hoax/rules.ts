// Made by web/write_rules.py from the engine's own tables. Do not edit.
import type { Character, Kind } from "../../types/hoax";

/** In the order of the overview. */
export const CHARACTERS: readonly Character[] = ["king", "judge", "bishop", "wizard", "thief", "peasant"];

/** The kinds of tokens. */
export const KINDS: readonly Kind[] = ["gold", "wine", "grain"];
