/** Where people sit round a table, for 3 to 12 seats on any box, and their names cut to fit.
 *
 * Seat 0 is the one who looks (bottom, middle), the others follow clockwise; x, y are centres of cells of w x h,
 * each holding mask, token, chip and name.
 * 1. Seats stand at equal steps on a superellipse |x/rx|^p + |y/ry|^p = 1 inside the box; a step is counted in cells.
 * 2. Cells that still touch are pushed apart along the shorter way; seat 0 stays, all stay in the box.
 * 3. The largest mask wins, then the roundest table (p from 2 to 6) that leaves 30 % x 20 % of the box free in the
 * middle. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Seating {
  mask: number;
  w: number;
  h: number;
  p: number;
  plate: number;
  font: number;
  seats: Point[];
  /** The largest free box in the middle. */
  free: Box;
  /** False: the box is too small, cells overlap. */
  fits: boolean;
}
type Kind = "phone" | "desk" | "tv";

/** All in pixels at the normal text size; on the television in pixels of 1080p. */
const KINDS = {
  phone: { sizes: [92, 84, 76, 70, 66, 62, 58, 56, 48], pad: 26, plate: 19, font: 13, gap: 1 },
  desk: { sizes: [140, 124, 110, 98, 88, 80, 70, 60], pad: 44, plate: 28, font: 16, gap: 6 },
  tv: { sizes: [206, 190, 176, 164, 148, 132, 116], pad: 96, plate: 52, font: 34, gap: 10 },
} as const;
const ROUNDNESS = [2, 2.4, 3, 4, 6] as const;
const STEPS = 720;

/**
 * `text`: how much larger than normal the browser's text is (2 = 200 %); `most`: no mask is larger, so that the
 * middle is.
 */
export function seating(count: number, width: number, height: number, kind: Kind, text = 1, most = Infinity): Seating {
  const { sizes, pad, gap, ...of } = KINDS[kind];
  const [plate, font] = [of.plate * text, of.font * text];
  let last: Seating | undefined;
  for (const mask of sizes.filter((one) => one <= most))
    for (const p of count < 8 ? ROUNDNESS.slice(0, 3) : ROUNDNESS) {
      const [w, h] = [mask + pad, mask + plate];
      const seats = onEllipse(count, width, height, w, h, p);
      const worst = pushApart(seats, width, height, w, h, gap);
      const free = middle(seats, width, height, w, h);
      last = { mask, w, h, p, plate, font, seats, free, fits: worst < 0.5 };
      if (last.fits && free.w >= width * 0.3 && free.h >= height * 0.2) return last;
    }
  return last!;
}

/** A point of the table's edge; `turn` 0 is the bottom, then clockwise up to 1. */
export function onEdge(turn: number, width: number, height: number, rx: number, ry: number, p: number): Point {
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: width / 2 + rx * Math.sign(c) * Math.abs(c) ** (2 / p),
    y: height / 2 + ry * Math.sign(s) * Math.abs(s) ** (2 / p),
  };
}

function onEllipse(count: number, width: number, height: number, w: number, h: number, p: number): Point[] {
  const edge = Array.from({ length: STEPS + 1 }, (_, at) =>
    onEdge(at / STEPS, width, height, (width - w) / 2, (height - h) / 2, p),
  );
  const far = [0];
  for (let at = 1; at <= STEPS; at++) {
    const [a, b] = [edge[at - 1]!, edge[at]!];
    far.push(far[at - 1]! + Math.hypot((b.x - a.x) / w, (b.y - a.y) / h));
  }
  return Array.from({ length: count }, (_, seat) => {
    const want = (far[STEPS]! * seat) / count - 1e-9;
    return { ...edge[far.findIndex((length) => length >= want)]! };
  });
}

/** Moves the seats; how far the worst two still overlap. */
function pushApart(seats: Point[], width: number, height: number, w: number, h: number, gap: number): number {
  let worst = 0;
  for (let round = 0; round < 160; round++) {
    const moves = seats.map(() => ({ x: 0, y: 0 }));
    worst = 0;
    seats.forEach((a, i) =>
      seats.slice(i + 1).forEach((b, k) => {
        const over = { x: w + gap - Math.abs(a.x - b.x), y: h + gap - Math.abs(a.y - b.y) };
        if (over.x <= 0 || over.y <= 0) return;
        const way = over.x < over.y ? "x" : "y";
        const push = ((Math.sign(a[way] - b[way]) || 1) * over[way]) / 2;
        worst = Math.max(worst, over[way]);
        moves[i]![way] += push;
        moves[i + 1 + k]![way] -= push;
      }),
    );
    if (worst < 0.3) break;
    seats.forEach((seat, at) => {
      if (at === 0) return;
      seat.x = Math.min(width - w / 2, Math.max(w / 2, seat.x + moves[at]!.x * 0.9));
      seat.y = Math.min(height - h / 2, Math.max(h / 2, seat.y + moves[at]!.y * 0.9));
    });
  }
  return worst;
}

function middle(seats: readonly Point[], width: number, height: number, w: number, h: number): Box {
  let best = { w: 0, h: 0 };
  for (let half = 10; half < height / 2; half += 3) {
    let side = width / 2;
    for (const seat of seats)
      if (Math.abs(seat.y - height / 2) - h / 2 < half) side = Math.min(side, Math.abs(seat.x - width / 2) - w / 2);
    if (side > 0 && side * half > (best.w * best.h) / 4) best = { w: 2 * side, h: 2 * half };
  }
  return { x: (width - best.w) / 2, y: (height - best.h) / 2, ...best };
}

/** Names that fit: whole, else "First L.", else "First", else cut with "…"; two alike keep their last two letters. */
export function shortNames(names: readonly string[], fits: (text: string) => boolean): string[] {
  const cut = (text: string, tail = ""): string => {
    const letters = [...text];
    const shown = (): string => letters.join("").replace(/[-\s]+$/, "") + "…" + tail;
    while (letters.length > 1 && !fits(shown())) letters.pop();
    return shown();
  };
  const short = names.map((name) => {
    const text = name.trim();
    if (fits(text)) return text;
    const words = text.split(/\s+/);
    const first = words[0] ?? text;
    if (words.length === 1) return cut(first);
    const initial = `${first} ${[...(words.at(-1) ?? "")][0] ?? ""}.`;
    return fits(initial) ? initial : fits(first) ? first : cut(first);
  });
  return short.map((text, seat) => {
    const whole = (names[seat] ?? "").trim();
    const alike = short.filter((other) => other === text).length > 1;
    return alike && whole !== text ? cut(whole, [...whole].slice(-2).join("")) : text;
  });
}
