/** Hushed questions: only some have something to think over, so every page and every hand on it looks the same. */
import { answers, forms, type Form, type Values } from "./choice";
import { labelOf } from "./grouping";
import type { Seen } from "../net/connection.svelte";
import type { Tagged, Texts } from "../words/texts";

/** What lies before everybody who is asked, whatever they can answer. */
export interface Hush {
  /** How many cards lie there face down. */
  cards: number;
  /** In a turn of several answers: how many cards everybody taps before it can be ended. Those answers go at once. */
  taps?: number;
}

/** Phases in which the answers on offer hang on a secret (boards/<game>/hush.ts), by what is known to all. */
export type Hushed<V = never> = Record<string, (view: V, seat: number) => Hush>;

/** By phase: a cut-in by single answers that only one role has, or null while nobody can have it. */
export type RoleCuts<V = never> = Record<string, (view: V, seat: number) => Hush | null>;

interface OfGame {
  hushed: Hushed<Seen["view"]>;
  roleCuts?: RoleCuts<Seen["view"]>;
}
const games = import.meta.glob<OfGame>("../boards/*/hush.ts", { eager: true });
const FEWEST = 2;
/** From so many cards on there is no room for whole sentences. */
const MANY = 5;

/** How this question is laid out, or null if it is an open one. */
export function hushOf(seen: Seen): Hush | null {
  const { choice, outcome, seat, view, game } = seen;
  if (!choice || outcome || seat === null) return null;
  const hush = games[`../boards/${game}/hush.ts`]?.hushed[view.phase.type]?.(view, seat);
  if (!hush && seen.awaited !== null) return null;
  if (forms(choice).length && !hush?.taps) return null;
  return { ...hush, cards: Math.max(hush?.cards ?? FEWEST, answers(choice).length) };
}

/** How a cut-in of one role lies before all who sit here, or null if none is possible by what is known to all. */
export function coveredCut({ game, seat, view, may, outcome }: Seen): Hush | null {
  if (seat === null || outcome) return null;
  const hush = games[`../boards/${game}/hush.ts`]?.roleCuts?.[view.phase.type]?.(view, seat) ?? null;
  return hush && { ...hush, cards: Math.max(hush.cards, may ? answers(may).length : 0) };
}

/** An answer, or a part of one, as it stands on a card. */
export interface Face {
  words: string;
  answer?: Tagged;
  part?: { field: string; value: number };
}

/** The answer that only ends a turn: it names nothing. */
export function isEnd(options: readonly Tagged[]): boolean {
  return options.length === 1 && Object.keys(options[0] ?? {}).length === 1;
}

export function facesOf(options: readonly Tagged[], hush: Hush, t: Texts): Face[] {
  return options.map((answer) => ({ answer, words: shortly(answer, options, hush, t) ?? t.action(answer) }));
}

/** Only what makes it different from others of its kind; what they have in common is the question (`promptOf`). */
function shortly(answer: Tagged, options: readonly Tagged[], hush: Hush, t: Texts): string | null {
  const alike = options.filter((one) => one.type === answer.type);
  const fields = Object.keys(answer).filter((field) => alike.some((one) => one[field] !== answer[field]));
  return hush.cards >= MANY && fields.length === 1 && fields[0]
    ? t.field(answer.type, fields[0], answer[fields[0]])
    : null;
}

/** What the cards have in common, where there is no room for it on them. */
export function promptOf(options: readonly Tagged[], hush: Hush, t: Texts): string {
  if (hush.cards < MANY) return "";
  const kinds = [...new Set(options.map((one) => one.type))].map((type) => options.filter((one) => one.type === type));
  return kinds.flatMap((kind) => (kind.length > 1 ? [labelOf(kind, t, (one) => t.action(one))] : [])).join(" ");
}

/** What can be added to a form that is filled in card by card. */
export function facesOfForm(form: Form, values: Values, t: Texts): Face[] {
  return Object.entries(form.fields).flatMap(([field, about]): Face[] => {
    if (about.type === "Text") return [];
    const chosen = about.type === "Some" ? (values[field] as number[]) : [];
    if (about.type === "Some" ? chosen.length >= about.most : values[field] !== undefined) return [];
    const of: readonly unknown[] = about.of;
    const left = of.filter((value): value is number => typeof value === "number" && !chosen.includes(value));
    return left.map((value) => ({ part: { field, value }, words: t.field(form.default.type, field, value) }));
  });
}

/** Each at least once, as often as there are cards, in an order that tells nothing. */
export function deal<T>(faces: readonly T[], cards: number, random: () => number = Math.random): T[] {
  if (!faces.length) return [];
  const dealt = Array.from({ length: cards }, (_, at) => faces[at % faces.length] as T);
  for (let at = dealt.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [dealt[at], dealt[other]] = [dealt[other] as T, dealt[at] as T];
  }
  return dealt;
}
