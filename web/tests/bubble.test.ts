import { describe, expect, it } from "vitest";
import { type Box, bubblePlace } from "../src/stage/bubble_place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const over = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const stage = box(0, 50, 360, 380);
const bubble = { width: 160, height: 44 };

describe("a speech bubble", () => {
  it("stands above who speaks, where nothing is written", () => {
    const seat = box(150, 300, 60, 80);
    expect(bubblePlace(bubble, seat, box(150, 300, 60, 60), stage, [])).toEqual({ left: 100, top: 256 });
  });

  it("lies on no name, in two rows of six seats too, and stays in the picture", () => {
    const seats = [...Array(12).keys()].map((at) => box((at % 6) * 60, 60 + Math.floor(at / 6) * 80, 56, 74));
    const names = seats.map((seat) => box(seat.left, seat.top + 48, 56, 26));
    for (const seat of seats) {
      const mask = { ...seat, bottom: seat.top + 48 };
      const { left, top } = bubblePlace(bubble, seat, mask, stage, names);
      const placed = box(left, top, bubble.width, bubble.height);
      expect(names.filter((name) => over(placed, name))).toEqual([]);
      expect(left >= stage.left && placed.right <= stage.right && top >= stage.top).toBe(true);
    }
  });
});
