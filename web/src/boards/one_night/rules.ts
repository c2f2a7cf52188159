// Made by web/write_rules.py from the engine's own tables. Do not edit.

/** Tokens that lie in the headquarters. */
export const HQ: number = 3;
