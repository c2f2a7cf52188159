import { expect, test } from "vitest";
import house from "../../src/maskenball/games/cultists/data/house.json";
import type { Box } from "../src/boards/cultists/box";
import { gridOf } from "../src/boards/cultists/grid";
import { planOf, spots, wayBetween, type Area, type Point } from "../src/boards/cultists/plan";

/** A box that nobody has drawn: places in a row with ways back and across; the same for the same numbers. */
function odd(rooms: number, corridors: number, seed = 7): Box {
  let state = seed;
  const random = (below: number) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
  const colours = ["red", "green", "white", "blue", "yellow", "violet"];
  const box: Box = {
    rooms: Array.from({ length: rooms }, (_, at) => ({ id: `Room ${at}`, colour: colours[at % 6]! })),
    corridors: Array.from({ length: corridors }, (_, at) => `Hall ${at}`),
    edges: [],
    doors: [],
    fishman: "Hall 0",
    routes: [],
  };
  const places = [...box.rooms.map((room) => room.id), ...box.corridors];
  places.forEach((place, at) => at && box.edges.push([place, places[Math.max(0, at - 1 - random(4))]!]));
  for (let more = 0; more < places.length / 3; more++) {
    const [one, other] = [places[random(places.length)]!, places[random(places.length)]!];
    const known = box.edges.some((edge) => edge.includes(one) && edge.includes(other));
    if (one !== other && !known) box.edges.push([one, other]);
  }
  return box;
}

const BOXES: [string, Box][] = [
  ["the house's", house],
  ["a small one", odd(4, 1)],
  ["a dozen rooms", odd(12, 7)],
  ["many corridors", odd(5, 14, 3)],
  ["the largest", odd(30, 30)],
];
const within = ({ x, y, w, h }: Area, point: Point) =>
  point.x > x + 1 && point.x < x + w - 1 && point.y > y + 1 && point.y < y + h - 1;

test("our house stands as its corridors are called: north is up", () => {
  const { cells, columns } = gridOf(house);
  const rows = ["R1 G1 R2 G2 R3", "R4 G3 R5 G4 R6", "R7 G5 R8 G6 R9"].map((row) => row.split(" "));
  expect(columns).toBe(5);
  rows.forEach((row, y) => row.forEach((place, x) => expect(cells.get(place)).toEqual({ x, y })));
});

test.each(BOXES)("%s box: every place has ground of its own, and every way is a door or a passage", (_, box) => {
  const places = [...box.rooms.map((room) => room.id), ...box.corridors];
  for (const [w, h] of [
    [348, 420],
    [1420, 840],
  ] as const) {
    const plan = planOf(box, w, h);
    expect([...plan.places.keys()].sort()).toEqual([...places].sort());
    const areas = [...plan.places.values()];
    for (const one of areas) {
      expect(one.x).toBeGreaterThanOrEqual(-0.01);
      expect(one.x + one.w).toBeLessThanOrEqual(w + 0.01);
      expect(one.y + one.h).toBeLessThanOrEqual(h + 0.01);
      const middle = { x: one.x + one.w / 2, y: one.y + one.h / 2 };
      expect(areas.filter((other) => within(other, middle))).toEqual([one]);
    }
    expect(plan.doors.length + plan.passages.length).toBe(box.edges.length);
  }
});

test.each(BOXES)("%s box: a passage goes round the middle of every place but its own two", (_, box) => {
  const plan = planOf(box, 1420, 840);
  for (const { from, to, points } of plan.passages) {
    const others = [...plan.places.values()].filter(({ id }) => id !== from && id !== to);
    for (const { x, y, w, h } of others) {
      const heart = { x: x + w / 2 - 2, y: y + h / 2 - 2, w: 4, h: 4 };
      expect(points.some((point) => within({ ...heart, x: heart.x - 2, w: 8 }, point))).toBe(false);
    }
  }
});

test("whoever walks leaves by the door and arrives in the middle of the next place", () => {
  const plan = planOf(house, 348, 420);
  const [start, door, end] = wayBetween(plan, "R5", "G3");
  expect(within(plan.places.get("R5")!, start!)).toBe(true);
  expect(door!.x).toBeCloseTo(plan.places.get("R5")!.x);
  expect(within(plan.places.get("G3")!, end!)).toBe(true);
  const round = wayBetween(plan, "G5", "G6");
  expect(round.length).toBeGreaterThan(3);
  expect(round).toEqual(wayBetween(plan, "G6", "G5").reverse());
});

test("people stand beside each other within their room, as large as they fit", () => {
  const room = { x: 10, y: 20, w: 80, h: 120 };
  for (let count = 1; count <= 8; count++) {
    const all = spots(room, count, 60, 0);
    for (const spot of all) {
      expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(room.x - 0.01);
      expect(spot.x + spot.size / 2).toBeLessThanOrEqual(room.x + room.w + 0.01);
      expect(spot.y - spot.size / 2).toBeGreaterThanOrEqual(room.y - 0.01);
      expect(spot.y + spot.size / 2).toBeLessThanOrEqual(room.y + room.h + 0.01);
      const others = all.filter((other) => other !== spot);
      for (const other of others)
        expect(Math.max(Math.abs(other.x - spot.x), Math.abs(other.y - spot.y))).toBeGreaterThanOrEqual(
          spot.size - 0.01,
        );
    }
  }
});
