import { expect, test } from "vitest";
import { PLOT_PICTURES } from "../src/boards/resistance/pictures";
import { lying } from "../src/boards/resistance/plots";
import { Texts, type Lang } from "../src/words/texts";
import type { View } from "../src/types/resistance";

const pages = import.meta.glob<string>("../src/boards/resistance/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const view = (phase: object, plots: string[][]) => ({ phase, public: { plots } }) as unknown as View;

test("no two kinds of plot cards have the same picture", () => {
  const drawn = Object.values(PLOT_PICTURES);
  expect(drawn.length).toBe(9);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test.each<Lang>(["de", "en"])("what each of them does is told in %s", (lang) => {
  const t = new Texts(lang, [pages[`../src/boards/resistance/${lang}.ftl`]!]);
  const told = Object.keys(PLOT_PICTURES).map((plot) => t.say(`plot-${plot}`));
  for (const sentence of told) expect(sentence).toMatch(/^[A-Z].+: .{20,}[.]$/);
  expect(new Set(told).size).toBe(told.length);
  const short = Object.keys(PLOT_PICTURES).map((plot) => t.say(`short-${plot}`));
  for (const words of short) expect(words.split(" ").length).toBeLessThanOrEqual(6);
  expect(new Set(short).size).toBe(short.length);
});

test("each kind on the table is listed once, with all before whom it lies", () => {
  expect(lying(view({ type: "Voting" }, [["close_eye"], [], ["spotlight", "close_eye"]]))).toEqual([
    { plot: "close_eye", seats: [0, 2] },
    { plot: "spotlight", seats: [2] },
  ]);
});

test("cards that were just drawn are on the table before anybody has them", () => {
  expect(lying(view({ type: "Dealing", plots: ["overheard"] }, [[], []]))).toEqual([{ plot: "overheard", seats: [] }]);
  const acting = { type: "Acting", plot: "open_up", seat: 1, rest: ["spotlight"] };
  expect(lying(view(acting, [["spotlight"], []]))).toEqual([
    { plot: "open_up", seats: [] },
    { plot: "spotlight", seats: [0] },
  ]);
});
