/** What a game may bring for the browser, found by its folder; only a stage is needed, and any game has one. */
import type { Component } from "svelte";
import type { Face } from "../look/faces";
import type { Cue } from "../look/sound";
import type { Looking, Seen } from "../net/connection.svelte";
import type { Answering } from "../state/answering.svelte";
import type { Turn } from "../state/awards";
import type { Truth } from "../state/truth";
import type { Narration } from "../words/telling";
import type { Tagged, Texts } from "../words/texts";

export type { Face } from "../look/faces";

export type Size = "phone" | "desk" | "tv";

/** A beat that is being played: the stage may make room for it. */
export interface Playing {
  name: string;
  event: Tagged;
  seconds: number;
}

/** Stage.svelte: the picture. Fills its box, never scrolls; on `tv` nothing is asked and nothing private shown. */
export interface StageProps {
  table: Looking;
  t: Texts;
  answering: Answering;
  people: readonly Face[];
  size: Size;
  beat: Playing | null;
}

/** Panel.svelte: what the dock holds for questions that need more than the general panel. It shows its question itself
    (stage/Question.svelte). It is there while something is asked or may be done unasked. */
export interface PanelProps {
  answering: Answering;
  t: Texts;
  people?: readonly Face[];
}

/** Sheet.svelte: history, votes, all that lies open. */
export interface SheetProps {
  table: Looking;
  t: Texts;
  people: readonly Face[];
}

/** Score.svelte: the score in the strip, at most 120 px wide on a phone; on the television beside the headline. */
export interface ScoreProps {
  seen: Seen;
  t: Texts;
  size?: Size;
}

/** A component of beats.ts, by the name of its beat in games/<game>/beats.json. */
export interface BeatProps {
  event: Tagged;
  before: Seen;
  after: Seen;
  t: Texts;
  people: readonly Face[];
  size: Size;
  seconds: number;
}

/** sounds.ts: what the table's screen plays with a beat, by its name: cues, each with its second. */
export type Sounds = Record<string, (event: Tagged, seconds: number) => readonly (readonly [cue: Cue, at: number])[]>;

export type Side = "good" | "evil" | null;

/** card.ts: my card, made of my own view alone. */
export interface Card {
  /** The name of an icon. */
  picture: string;
  name: string;
  side: Side;
  sideWord: string;
  goal: string;
  ability: string;
  knows: string[];
  /** Goal and ability at length, for the help; nothing, where the card says it all. */
  more: string[];
}

/** roles.ts: who was what, once everything is laid open. */
export interface Unmasked {
  seat: number;
  name: string;
  picture: string;
  side: Side;
  sideWord: string;
}

/** headline.ts: what goes on, in at most five words, with its subject; what the general panel asks, with its object. */
interface Headlines {
  headline: (seen: Seen, t: Texts) => string;
  question?: (seen: Seen, t: Texts) => string;
}

/** Board.svelte: the picture of a game that has no stage yet; it is as tall as it wants to be. */
export interface BoardProps {
  table: Looking;
  t: Texts;
  answering: Answering;
  /** On the table's own screen everything is bigger and nothing is asked. */
  screen?: boolean;
}

type View = Seen["view"];

const stages = import.meta.glob<{ default: Component<StageProps> }>("./*/Stage.svelte");
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const panels = import.meta.glob<{ default: Component<PanelProps> }>("./*/Panel.svelte");
const sheets = import.meta.glob<{ default: Component<SheetProps> }>("./*/Sheet.svelte");
const scores = import.meta.glob<{ default: Component<ScoreProps> }>("./*/Score.svelte");
const beats = import.meta.glob<{ beats: Record<string, Component<BeatProps>> }>("./*/beats.ts");
const sounds = import.meta.glob<{ sounds: Sounds }>("./*/sounds.ts");
const headlines = import.meta.glob<Headlines>("./*/headline.ts");
const cards = import.meta.glob<{ card: (view: never, t: Texts) => Card | null }>("./*/card.ts");
const roles = import.meta.glob<{ roles: (view: never, t: Texts) => Unmasked[] }>("./*/roles.ts");
const narrations = import.meta.glob<{ narration: Narration }>("./*/narration.ts");
const truths = import.meta.glob<{ truth: Truth }>("./*/truth.ts");
const turns = import.meta.glob<{ turn: Turn<never> }>("./*/turn.ts");
const fittings = import.meta.glob<{ fitting: (view: never) => readonly string[] }>("./*/claims.ts");

/** The picture of a game: its stage, or the board it has instead; no promise once it was fetched. */
export type Picture = { stage: Component<StageProps> } | { board: Component<BoardProps> };

export const pictureOf = once(async (game): Promise<Picture> => {
  const stage = stages[`./${game}/Stage.svelte`];
  if (stage) return { stage: (await stage()).default };
  const board = boards[`./${game}/Board.svelte`] ?? boards["./any/Board.svelte"];
  if (!board) throw new Error("no board");
  return { board: (await board()).default };
});

/** The answer panel of a game that has a better one than the general one; no promise once it was fetched. */
export const panelOf = once(
  async (game): Promise<Component<PanelProps> | null> => (await panels[`./${game}/Panel.svelte`]?.())?.default ?? null,
);

/** Everything of a game around its picture, fetched together; what it does not have is null or empty. */
export interface Furnishing {
  sheet: Component<SheetProps> | null;
  score: Component<ScoreProps> | null;
  beats: Record<string, Component<BeatProps>>;
  headline: Headlines["headline"] | null;
  question: Headlines["question"] | null;
  card: ((view: View, t: Texts) => Card | null) | null;
  sounds: Sounds;
  narration: Narration;
}

export const furnishingOf = once(async (game): Promise<Furnishing> => {
  const [sheet, score, played, headline, card, sounding, narrated] = await Promise.all([
    sheets[`./${game}/Sheet.svelte`]?.(),
    scores[`./${game}/Score.svelte`]?.(),
    beats[`./${game}/beats.ts`]?.(),
    headlines[`./${game}/headline.ts`]?.(),
    cards[`./${game}/card.ts`]?.(),
    sounds[`./${game}/sounds.ts`]?.(),
    narrations[`./${game}/narration.ts`]?.(),
  ]);
  return {
    sheet: sheet?.default ?? null,
    score: score?.default ?? null,
    beats: played?.beats ?? {},
    headline: headline?.headline ?? null,
    question: headline?.question ?? null,
    card: (card?.card as Furnishing["card"] | undefined) ?? null,
    sounds: sounding?.sounds ?? {},
    narration: narrated?.narration ?? {},
  };
});

function once<T>(fetch: (game: string) => Promise<T>): (game: string) => T | Promise<T> {
  const fetched = new Map<string, T>();
  const keep = (game: string, found: T): T => (fetched.set(game, found), found);
  return (game) => (fetched.has(game) ? (fetched.get(game) as T) : fetch(game).then((found) => keep(game, found)));
}

/** Who was what, at the end; nothing, if a game does not say. */
export async function rolesOf(game: string): Promise<(view: View, t: Texts) => Unmasked[]> {
  const found = await roles[`./${game}/roles.ts`]?.();
  return (view, t) => found?.roles(view as never, t) ?? [];
}

/** Which claims of a game can be judged once it is over; none, if it does not say. */
export async function truthOf(game: string): Promise<Truth> {
  return (await truths[`./${game}/truth.ts`]?.())?.truth ?? {};
}

/** The turn of the evening, once a game is over; none, if it does not say. */
export async function turnOf(game: string): Promise<Turn<View>> {
  const found = await turns[`./${game}/turn.ts`]?.();
  return (events, view, t) => found?.turn(events, view as never, t) ?? null;
}

/** Which kinds of claims fit the moment; null, if a game does not say: then all do. */
export async function fittingOf(game: string): Promise<(view: unknown) => readonly string[] | null> {
  const found = await fittings[`./${game}/claims.ts`]?.();
  return (view) => found?.fitting(view as never) ?? null;
}
