/** The three kinds of tokens, told apart by shape. */
import type { Kind } from "../../types/hoax";

export const SIGNS: Record<Kind, string> = { gold: "◆", wine: "●", grain: "▲" };
