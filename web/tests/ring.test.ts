import { describe, expect, test } from "vitest";
import { seating, shortNames } from "../src/look/ring";

const counts = Array.from({ length: 10 }, (_, at) => at + 3);

/** How far two cells overlap; 0: not at all. */
function overlap(a: { x: number; y: number }, b: { x: number; y: number }, w: number, h: number): number {
  return Math.max(0, Math.min(w - Math.abs(a.x - b.x), h - Math.abs(a.y - b.y)));
}

describe.each([
  ["phone", 340, 380, 56],
  ["desk", 800, 620, 60],
  ["tv", 1776, 780, 116],
] as const)("seats on a %s", (kind, width, height, least) => {
  test.each(counts)("%i of them: all inside, none over another, mine at the bottom", (count) => {
    const table = seating(count, width, height, kind);
    expect(table.fits).toBe(true);
    expect(table.mask).toBeGreaterThanOrEqual(least);
    for (const [at, seat] of table.seats.entries()) {
      expect(seat.x - table.w / 2).toBeGreaterThanOrEqual(-0.5);
      expect(seat.x + table.w / 2).toBeLessThanOrEqual(width + 0.5);
      expect(seat.y - table.h / 2).toBeGreaterThanOrEqual(-0.5);
      expect(seat.y + table.h / 2).toBeLessThanOrEqual(height + 0.5);
      for (const other of table.seats.slice(at + 1)) expect(overlap(seat, other, table.w, table.h)).toBeLessThan(0.5);
    }
    expect(table.seats[0]!.x).toBeCloseTo(width / 2, 0);
    expect(Math.max(...table.seats.map((seat) => seat.y))).toBe(table.seats[0]!.y);
  });
});

test("a box that is too small says so", () => {
  expect(seating(12, 120, 120, "phone").fits).toBe(false);
});

test("long names are cut so that they can still be told apart", () => {
  const fits = (text: string): boolean => [...text].length <= 12;
  const names = [
    "Bo",
    "Bartholomäus Krückenberg",
    "Anna-Katharina Großmann",
    "Anna-Katharina Grothmeier",
    "Donaudampfschiff",
  ];
  const short = shortNames(names, fits);
  expect(short[0]).toBe("Bo");
  expect(short[1]).toBe("Bartholomäus");
  expect(short[4]).toBe("Donaudampfs…");
  expect(new Set(short).size).toBe(names.length);
  expect(short.every(fits)).toBe(true);
});
