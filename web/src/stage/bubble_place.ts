// Where a speech bubble stands: beside the seat that speaks, on no name if there is such a place.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 4;
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The upper left corner, inside the stage; `names` are all texts at the seats. */
export function bubblePlace(
  bubble: { width: number; height: number },
  seat: Box,
  mask: Box,
  stage: Box,
  names: readonly Box[],
): { left: number; top: number } {
  const middle = (mask.left + mask.right - bubble.width) / 2;
  const lefts = [middle, seat.left - bubble.width, seat.right, middle - bubble.width / 2, middle + bubble.width / 2];
  const beside = [seat.top - bubble.height, seat.bottom];
  if (seat.top - stage.top < (stage.bottom - stage.top) / 3) beside.reverse();
  const tops = [...beside, mask.bottom - bubble.height, mask.top];
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  let best = { left: 0, top: 0 };
  let least = Infinity;
  for (const wantedTop of tops)
    for (const wantedLeft of lefts) {
      const left = within(wantedLeft, stage.left + EDGE, stage.right - EDGE - bubble.width);
      const top = within(wantedTop, stage.top + EDGE, stage.bottom - EDGE - bubble.height);
      const box = { left, top, right: left + bubble.width, bottom: top + bubble.height };
      const covered = names.reduce((sum, name) => sum + shared(box, name), 0);
      if (covered < least) [best, least] = [{ left, top }, covered];
    }
  return best;
}
