/** Where everybody stands on the stage, in pixels of its box: round a table, on the television in a row before it. */
import { seating as round } from "../../look/ring";
import type { Size } from "..";

export interface Spot {
  x: number;
  y: number;
}

export interface Seating {
  /** Edge of a mask. */
  mask: number;
  w: number;
  h: number;
  /** Height and letters of the name below a mask. */
  plate: number;
  font: number;
  /** Centres of the cells, by seat. */
  seats: Spot[];
  /** What is left in the middle. */
  free: Spot & { w: number; h: number };
}

/** Masks no larger than this leave room for the team in the middle. */
const MOST = { phone: 76, desk: 110 };
/** In pixels of a television of 1080 lines. */
const TV = { mask: 176, least: 112, gap: 26, plate: 50, font: 34, lift: 70 };

export interface Room {
  width: number;
  height: number;
  size: Size;
  /** A pixel of a television of 1080 lines. */
  unit: number;
  /** How much larger than normal the browser's text is. */
  text: number;
}

/** `first`: who sits at the bottom. */
export function seating(count: number, first: number, { width, height, size, unit, text }: Room): Seating {
  if (size === "tv") return row(count, width, height, unit);
  const { seats, ...table } = round(count, width, height, size, text, MOST[size]);
  return { ...table, seats: seats.map((_, seat) => seats[(seat - first + count) % count] as Spot) };
}

function row(count: number, width: number, height: number, unit: number): Seating {
  const w = width / count;
  const mask = Math.max(Math.min(TV.mask * unit, w - TV.gap * unit), TV.least * unit);
  const plate = TV.plate * unit;
  const h = mask + plate;
  const seats = Array.from({ length: count }, (_, seat) => ({ x: w * (seat + 0.5), y: height - h / 2 }));
  const tall = height - h - TV.lift * unit;
  return { mask, w, h, plate, font: TV.font * unit, seats, free: { x: 0, y: 0, w: width, h: tall } };
}

export interface Place extends Spot {
  /** Against the size at the seat. */
  scale: number;
}

const CAPTION = 28;
const NAME = 18;

/**
 * Where the team stands in the light, in its order: within the free middle; on the television a step before the row.
 */
export function inTheLight(team: readonly number[], at: Seating, size: Size, unit = 1): Place[] {
  if (size === "tv")
    return team.map((seat) => ({ x: at.seats[seat]!.x, y: at.seats[seat]!.y - TV.lift * unit, scale: 1.12 }));
  const cellOf = (rows: number): number =>
    Math.min(at.free.w / Math.ceil(team.length / rows), (at.free.h - CAPTION) / rows - NAME, at.mask * 1.25);
  const rows = [1, 2, 3].reduce((best, one) => (cellOf(one) > cellOf(best) ? one : best));
  const [columns, cell] = [Math.ceil(team.length / rows), cellOf(rows)];
  const top = at.free.y + CAPTION + (at.free.h - CAPTION - rows * (cell + NAME)) / 2;
  return team.map((_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, team.length - line * columns);
    const x = at.free.x + at.free.w / 2 + ((index % columns) - (inLine - 1) / 2) * cell;
    return { x, y: top + line * (cell + NAME) + cell / 2, scale: (cell - 6) / at.mask };
  });
}
