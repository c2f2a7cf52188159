/** Ways between places that are no neighbours: passages along the walls of other places, round corners if need be. */
import type { Cell, Grid } from "./grid";

/** A third of a cell, counted over the whole grid: 0, 3, 6 … are the first thirds; −1 and the last are outside. */
export type Third = Cell;

export interface Passage {
  from: string;
  to: string;
  /** From the last third of one place to the first of the other. */
  thirds: Third[];
}

const COST = { yard: 1, room: 1.2, outside: 2, corridor: 8, own: 0.3 };
const OCCUPIED = 12;
const BEHIND_A_DOOR = 15;

export function passagesOf(grid: Grid, edges: readonly string[][], isRoom: (place: string) => boolean): Passage[] {
  const inCell = new Map([...grid.cells].map(([place, cell]) => [key(cell), place]));
  const taken = new Set<string>();
  const doors = new Set(edges.flatMap(([from = "", to = ""]) => doorThirds(grid, from, to).map(key)));
  const found: Passage[] = [];
  for (const [from = "", to = ""] of edges) {
    if (doorThirds(grid, from, to).length) continue;
    const price = (third: Third): number => {
      const place = inCell.get(key({ x: Math.floor(third.x / 3), y: Math.floor(third.y / 3) }));
      if (place === from || place === to) return COST.own;
      if (place && third.x % 3 === 1 && third.y % 3 === 1) return Infinity;
      const ground = outside(grid, third)
        ? COST.outside
        : !place
          ? COST.yard
          : isRoom(place)
            ? COST.room
            : COST.corridor;
      return ground + (taken.has(key(third)) ? OCCUPIED : 0) + (doors.has(key(third)) ? BEHIND_A_DOOR : 0);
    };
    const thirds = cheapest(grid, grid.cells.get(from)!, grid.cells.get(to)!, price);
    thirds.slice(1, -1).forEach((third) => taken.add(key(third)));
    found.push({ from, to, thirds });
  }
  return found;
}

export const key = ({ x, y }: Cell): string => `${x},${y}`;

const outside = ({ columns, rows }: Grid, { x, y }: Third): boolean =>
  x < 0 || y < 0 || x >= 3 * columns || y >= 3 * rows;

/** The two thirds on either side of a door between neighbours; none between others. */
function doorThirds(grid: Grid, from: string, to: string): Third[] {
  const [one, other] = [grid.cells.get(from)!, grid.cells.get(to)!];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return [];
  return [
    { x: 3 * one.x + 1 + dx, y: 3 * one.y + 1 + dy },
    { x: 3 * other.x + 1 - dx, y: 3 * other.y + 1 - dy },
  ];
}

/** Dijkstra; a few hundred thirds need no heap. */
function cheapest(grid: Grid, start: Cell, goal: Cell, price: (third: Third) => number): Third[] {
  const open = new Map<string, { third: Third; cost: number; before: string }>();
  const done = new Map<string, { third: Third; before: string }>();
  open.set(key(centre(start)), { third: centre(start), cost: 0, before: "" });
  const end = key(centre(goal));
  while (open.size && !done.has(end)) {
    const [name, { third, cost, before }] = [...open].reduce((one, other) =>
      other[1].cost < one[1].cost ? other : one,
    );
    open.delete(name);
    done.set(name, { third, before });
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { x: third.x + dx, y: third.y + dy };
      if (done.has(key(next)) || next.x < -1 || next.y < -1 || next.x > 3 * grid.columns || next.y > 3 * grid.rows)
        continue;
      const sum = cost + price(next);
      if (sum < (open.get(key(next))?.cost ?? Infinity)) open.set(key(next), { third: next, cost: sum, before: name });
    }
  }
  const whole: Third[] = [];
  for (let name = end; name; name = done.get(name)?.before ?? "") whole.unshift(done.get(name)!.third);
  return whole.slice(
    whole.findLastIndex((third) => within(start, third)),
    whole.findIndex((third) => within(goal, third)) + 1,
  );
}

const centre = ({ x, y }: Cell): Third => ({ x: 3 * x + 1, y: 3 * y + 1 });
const within = ({ x, y }: Cell, third: Third): boolean =>
  Math.floor(third.x / 3) === x && Math.floor(third.y / 3) === y;
