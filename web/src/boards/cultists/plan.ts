/** The floor plan of a box in a window of any size: rooms, corridors, doors and passages, in pixels. */
import type { Box } from "./box";
import { gridOf, type Grid } from "./grid";
import { passagesOf, type Passage, type Third } from "./passages";

export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  w: number;
  h: number;
}
export interface Place extends Area {
  id: string;
  /** Null: a corridor. */
  colour: string | null;
  /** What is left of it between the passages that run along its walls. */
  inner: Area;
}
export interface Door extends Point {
  from: string;
  to: string;
  /** Whether one goes through it from left to right. */
  across: boolean;
  /** Between two corridors there is no wall. */
  open: boolean;
}
export interface Way {
  from: string;
  to: string;
  points: Point[];
}
export interface Plan {
  w: number;
  h: number;
  lane: number;
  places: Map<string, Place>;
  doors: Door[];
  passages: Way[];
  yards: Area[];
}

/** Of a room's width or height: a line of corridors alone, and a passage. */
const NARROW = 0.27;
const LANE = 0.15;
/** Pixels: a corridor can be pressed with a thumb. */
const LEAST_NARROW = 44;
const LEAST_LANE = 12;
const MOST_LANE = 44;

const known = new WeakMap<Box, Passage[]>();

/** Passages run the same way in a window of any size. */
function routesOf(box: Box, grid: Grid, isRoom: (place: string) => boolean): Passage[] {
  let found = known.get(box);
  if (!found) known.set(box, (found = passagesOf(grid, box.edges, isRoom)));
  return found;
}

export function planOf(box: Box, w: number, h: number): Plan {
  const grid = gridOf(box);
  const colours = new Map(box.rooms.map((room) => [room.id, room.colour]));
  const routed = routesOf(box, grid, (place) => colours.has(place));
  const lines = new Lines(grid, (place) => colours.has(place), routed, w, h);
  const places = new Map(
    [...grid.cells].map(([id, cell]): [string, Place] => {
      const area = lines.cell(cell.x, cell.y);
      return [
        id,
        { id, colour: colours.get(id) ?? null, ...area, inner: lines.inner(cell.x, cell.y, area, id, routed) },
      ];
    }),
  );
  const filled = new Set([...grid.cells.values()].map(({ x, y }) => `${x},${y}`));
  const yards: Area[] = [];
  for (let y = 0; y < grid.rows; y++)
    for (let x = 0; x < grid.columns; x++) if (!filled.has(`${x},${y}`)) yards.push(lines.cell(x, y));
  return {
    w,
    h,
    lane: lines.lane,
    places,
    yards,
    doors: box.edges.flatMap(([from = "", to = ""]) => doorBetween(places.get(from)!, places.get(to)!, grid)),
    passages: routed.map(({ from, to, thirds }) => ({ from, to, points: thirds.map((third) => lines.third(third)) })),
  };
}

function doorBetween(one: Place, other: Place, grid: Grid): Door[] {
  const [a, b] = [grid.cells.get(one.id)!, grid.cells.get(other.id)!];
  if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return [];
  const across = a.y === b.y;
  const [from, to] = (across ? a.x < b.x : a.y < b.y) ? [one, other] : [other, one];
  const at = across ? { x: to.x, y: from.y + from.h / 2 } : { x: from.x + from.w / 2, y: to.y };
  return [{ from: from.id, to: to.id, across, open: from.colour === null && to.colour === null, ...at }];
}

/** Where columns, rows and the lanes along their edges lie. */
class Lines {
  readonly lane: number;
  private readonly xs: number[];
  private readonly ys: number[];

  constructor(grid: Grid, isRoom: (place: string) => boolean, passages: readonly Passage[], w: number, h: number) {
    const cells = [...grid.cells];
    const rooms = (axis: "x" | "y", count: number): boolean[] =>
      Array.from({ length: count }, (_, at) => cells.some(([place, cell]) => cell[axis] === at && isRoom(place)));
    const [columns, rows] = [rooms("x", grid.columns), rooms("y", grid.rows)];
    const room = Math.min(w / columns.length, h / rows.length);
    this.lane = Math.min(MOST_LANE, Math.max(LEAST_LANE, room * LANE));
    const thirds = passages.flatMap((passage) => passage.thirds);
    this.xs = this.spread(
      columns,
      w,
      thirds.map(({ x }) => x),
      3 * grid.columns,
    );
    this.ys = this.spread(
      rows,
      h,
      thirds.map(({ y }) => y),
      3 * grid.rows,
    );
  }

  /** Where each line begins, and the last one ends; passages outside have a lane there. */
  private spread(wide: boolean[], all: number, used: number[], last: number): number[] {
    const before = used.includes(-1) ? this.lane : 0;
    const space = all - before - (used.includes(last) ? this.lane : 0);
    const count = wide.filter((one) => one).length;
    const few = wide.length - count;
    const narrow = Math.max(LEAST_NARROW, (space / (count + few * NARROW)) * NARROW);
    const room = count ? (space - few * narrow) / count : 0;
    return wide.reduce((begins, one) => [...begins, begins.at(-1)! + (one ? room : narrow)], [before]);
  }

  cell(x: number, y: number): Area {
    const [left, top] = [this.xs[x]!, this.ys[y]!];
    return { x: left, y: top, w: this.xs[x + 1]! - left, h: this.ys[y + 1]! - top };
  }

  third({ x, y }: Third): Point {
    return { x: this.line(x, this.xs), y: this.line(y, this.ys) };
  }

  private line(third: number, begins: number[]): number {
    const [first, last] = [begins[0]!, begins.at(-1)!];
    if (third < 0) return first - this.lane / 2;
    const at = Math.floor(third / 3);
    if (at >= begins.length - 1) return last + this.lane / 2;
    const [from, to] = [begins[at]!, begins[at + 1]!];
    return third % 3 === 0 ? from + this.lane / 2 : third % 3 === 2 ? to - this.lane / 2 : (from + to) / 2;
  }

  inner(x: number, y: number, { w, h, ...at }: Area, id: string, passages: readonly Passage[]): Area {
    const mine = passages
      .filter((passage) => passage.from !== id && passage.to !== id)
      .flatMap((passage) => passage.thirds)
      .filter((third) => Math.floor(third.x / 3) === x && Math.floor(third.y / 3) === y);
    const along = (axis: "x" | "y", third: number) =>
      mine.some((one) => one[axis] % 3 === third && one[axis === "x" ? "y" : "x"] % 3 === 1) ? this.lane : 0;
    const [left, right, top, bottom] = [along("x", 0), along("x", 2), along("y", 0), along("y", 2)];
    return { x: at.x + left, y: at.y + top, w: w - left - right, h: h - top - bottom };
  }
}

/** The middle of a place, where it is not taken by passages. */
export const middle = ({ inner }: Place): Point => ({ x: inner.x + inner.w / 2, y: inner.y + inner.h / 2 });

/** How one walks from a place to the next: through the door or along the passage; through a secret door straight. */
export function wayBetween(plan: Plan, from: string, to: string): Point[] {
  const [start, end] = [plan.places.get(from), plan.places.get(to)];
  if (!start || !end) return [];
  const joins = (one: { from: string; to: string }) =>
    (one.from === from && one.to === to) || (one.from === to && one.to === from);
  const door = plan.doors.find(joins);
  if (door) return [middle(start), { x: door.x, y: door.y }, middle(end)];
  const passage = plan.passages.find(joins);
  const points = passage?.points ?? [];
  return [middle(start), ...(passage?.from === from ? points : [...points].reverse()), middle(end)];
}

export interface Spot extends Point {
  size: number;
  /** What a name below may take. */
  wide: number;
}

/** Where people stand: as large as they fit, at most `most`; `plate` is the height of the name below each. */
export function spots({ x, y, w, h }: Area, count: number, most: number, plate: number): Spot[] {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, w / columns, h / rows - plate);
    if (size > best.size) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const step = { x: w / columns, y: Math.min(h / rows, (size + plate) * 1.1) };
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + w / 2 + (at - row * columns - (inRow - 1) / 2) * step.x,
      y: y + h / 2 + (row - (rows - 1) / 2) * step.y - plate / 2,
      size,
      wide: step.x,
    };
  });
}

/** The point of a line after this share of its length. */
export function along(line: readonly Point[], share: number): Point | null {
  const lengths = line.slice(1).map((point, at) => Math.hypot(point.x - line[at]!.x, point.y - line[at]!.y));
  let left = share * lengths.reduce((sum, one) => sum + one, 0);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [line[at]!, line[at + 1]!];
    const part = length ? Math.min(1, left / length) : 1;
    if (left <= length) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    left -= length;
  }
  return line.at(-1) ?? null;
}
