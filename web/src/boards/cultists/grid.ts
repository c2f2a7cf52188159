/** Where the places of any box lie: each in a cell of a grid, those with a way between them beside each other. */
import type { Box } from "./box";

export interface Cell {
  x: number;
  y: number;
}

export interface Grid {
  columns: number;
  rows: number;
  cells: Map<string, Cell>;
}

/** What a way costs that needs a passage, by how far apart its ends are; neighbours cost nothing. */
const APART = 4;
const FARTHER = 3;
/** A column or row of corridors alone can be narrow. */
const MIXED = 0.5;
const RUNS = 3;
const TRIES = 300;
const MOST_STEPS = 7500;
const HOT = 6;
const COLD = 0.05;

const found = new WeakMap<Box, Grid>();

/** The same box always gives the same grid. */
export function gridOf(box: Box): Grid {
  let grid = found.get(box);
  if (!grid) found.set(box, (grid = best(box)));
  return grid;
}

function best(box: Box): Grid {
  const places = [...box.rooms.map((room) => room.id), ...box.corridors];
  const random = dice(places.length);
  let cheapest = Infinity;
  let chosen: Placing | null = null;
  for (const [columns, rows] of shapes(places.length)) {
    for (let run = 0; run < RUNS; run++) {
      const placing = new Placing(box, places, columns, rows);
      const cost = placing.settle(random) + columns * rows - places.length;
      if (cost < cheapest) [cheapest, chosen] = [cost, placing];
    }
  }
  return turned(box, chosen!.grid());
}

/** Wider than high, as a screen with a row of people is; few cells stay empty. */
function shapes(count: number): [number, number][] {
  const all: [number, number][] = [];
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    if (columns >= rows && columns <= 2 * rows + 1) all.push([columns, rows]);
  }
  return all;
}

/** Moves and swaps that make it cheaper, at first also some that don't (simulated annealing). */
class Placing {
  private readonly at: number[];
  private readonly inCell: (number | null)[];
  private readonly ways: number[][];
  private readonly rooms: number;

  constructor(
    box: Box,
    private readonly places: string[],
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.rooms = box.rooms.length;
    this.at = places.map((_, place) => place);
    this.inCell = Array.from({ length: columns * rows }, (_, cell) => (cell < places.length ? cell : null));
    this.ways = places.map((place) =>
      box.edges.flatMap(([from = "", to = ""]) =>
        from === place ? [places.indexOf(to)] : to === place ? [places.indexOf(from)] : [],
      ),
    );
  }

  settle(random: () => number): number {
    const steps = Math.min(TRIES * this.places.length, MOST_STEPS);
    let cost = this.cost();
    for (let step = 0; step < steps; step++) {
      const heat = HOT * (COLD / HOT) ** (step / steps);
      const place = Math.floor(random() * this.at.length);
      const from = this.at[place]!;
      const to = Math.floor(random() * this.inCell.length);
      this.swap(from, to);
      const next = this.cost();
      if (next <= cost || random() < Math.exp((cost - next) / heat)) cost = next;
      else this.swap(to, from);
    }
    return cost;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.inCell[one] ?? null, this.inCell[other] ?? null];
    this.inCell[one] = b;
    this.inCell[other] = a;
    if (a !== null) this.at[a] = other;
    if (b !== null) this.at[b] = one;
  }

  private cost(): number {
    const rooms = new Array<number>(this.columns + this.rows).fill(0);
    const corridors = new Array<number>(this.columns + this.rows).fill(0);
    let sum = 0;
    this.at.forEach((cell, place) => {
      const [x, y] = [cell % this.columns, Math.floor(cell / this.columns)];
      const kind = place < this.rooms ? rooms : corridors;
      kind[x]!++;
      kind[this.columns + y]!++;
      for (const other of this.ways[place]!) {
        if (other < place) continue;
        const to = this.at[other]!;
        const far = Math.abs((to % this.columns) - x) + Math.abs(Math.floor(to / this.columns) - y);
        if (far > 1) sum += APART + FARTHER * (far - 2);
      }
    });
    return rooms.reduce((all, count, line) => all + MIXED * Math.min(count, corridors[line]!), sum);
  }

  grid(): Grid {
    const { columns, rows } = this;
    const cells = this.places.map((place, index): [string, Cell] => {
      const cell = this.at[index]!;
      return [place, { x: cell % columns, y: Math.floor(cell / columns) }];
    });
    return { columns, rows, cells: new Map(cells) };
  }
}

/** Turned and mirrored so that rooms stand as they are listed, from the top left: names of places may point north. */
function turned(box: Box, grid: Grid): Grid {
  const flips = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => flipped(grid, way));
  const order = (one: Grid) =>
    box.rooms.reduce((sum, room, index) => {
      const { x, y } = one.cells.get(room.id)!;
      return sum + Math.abs((y * one.columns + x) / (one.columns * one.rows) - index / box.rooms.length);
    }, 0);
  return flips
    .filter((one) => one.columns >= one.rows)
    .reduce((first, second) => (order(second) < order(first) - 1e-9 ? second : first));
}

function flipped({ columns, rows, cells }: Grid, way: number): Grid {
  const over = (way & 4) > 0;
  const turn = ({ x, y }: Cell): Cell => {
    const left = way & 1 ? columns - 1 - x : x;
    const top = way & 2 ? rows - 1 - y : y;
    return over ? { x: top, y: left } : { x: left, y: top };
  };
  return {
    columns: over ? rows : columns,
    rows: over ? columns : rows,
    cells: new Map([...cells].map(([place, cell]) => [place, turn(cell)])),
  };
}

/** Numbers that look thrown and are the same on every device (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
