/** The boards: one for any game, better ones by the name of the game, fetched when they are wanted. */
import type { Component } from "svelte";
import type { Answering } from "../lib/answering.svelte";
import type { Looking } from "../lib/table.svelte";
import type { Narration } from "../lib/telling";
import type { Texts } from "../lib/texts";
import type { Truth } from "../lib/truth";

export interface BoardProps {
  table: Looking;
  t: Texts;
  answering: Answering;
  /** On the table's own screen everything is bigger and nothing is asked. */
  screen?: boolean;
}

const own = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

const ownPanels = import.meta.glob<{ default: Component<PanelProps> }>("./*/Panel.svelte");

export interface PanelProps {
  answering: Answering;
  t: Texts;
}

/** The answer panel of a game that has a better one than the general one; no promise once it was fetched. */
export const panelOf = once(async (game): Promise<Component<PanelProps> | null> => {
  const found = ownPanels[`./${game}/Panel.svelte`];
  return found ? (await found()).default : null;
});

/** The board of a game; no promise once it was fetched. */
export const boardOf = once(async (game): Promise<Component<BoardProps>> => {
  const found = own[`./${game}/Board.svelte`] ?? own["./any/Board.svelte"];
  if (!found) throw new Error("no board");
  return (await found()).default;
});

function once<T>(fetch: (game: string) => Promise<T>): (game: string) => T | Promise<T> {
  const fetched = new Map<string, T>();
  const keep = (game: string, found: T): T => (fetched.set(game, found), found);
  return (game) => (fetched.has(game) ? (fetched.get(game) as T) : fetch(game).then((found) => keep(game, found)));
}

/** What of a view is for me alone to know: my goal (`goal-…`), my role (`role-…`), and what these hang on. */
export interface Mine {
  goal?: string;
  role?: string;
  with?: Record<string, string | number>;
}

const mines = import.meta.glob<{ mine: (view: never) => Mine }>("./*/mine.ts");

export async function mineOf(game: string): Promise<(view: unknown) => Mine> {
  const found = await mines[`./${game}/mine.ts`]?.();
  return (view) => found?.mine(view as never) ?? {};
}

const narrations = import.meta.glob<{ narration: Narration }>("./*/narration.ts");

export async function narrationOf(game: string): Promise<Narration> {
  return (await narrations[`./${game}/narration.ts`]?.())?.narration ?? {};
}

const truths = import.meta.glob<{ truth: Truth }>("./*/truth.ts");

/** Which claims of a game can be judged once it is over; none, if it does not say. */
export async function truthOf(game: string): Promise<Truth> {
  return (await truths[`./${game}/truth.ts`]?.())?.truth ?? {};
}

const fittings = import.meta.glob<{ fitting: (view: never) => readonly string[] }>("./*/claims.ts");

/** Which kinds of claims fit the moment; null, if a game does not say: then all do. */
export async function fittingOf(game: string): Promise<(view: unknown) => readonly string[] | null> {
  const found = await fittings[`./${game}/claims.ts`]?.();
  return (view) => found?.fitting(view as never) ?? null;
}
