/** Shapes that are easier to count than to write down: paths of rays, stars and scallops. */

/** `count` wedges from the middle out to `r`, every second one left open. */
export function rays(x: number, y: number, count: number, r: number, turn = 0.06): string {
  return Array.from({ length: count }, (_, at) => {
    const a = turn + (2 * Math.PI * at) / count;
    const b = a + Math.PI / count;
    const edge = (angle: number): string =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${x} ${y}L${edge(a)}L${edge(b)}Z`;
  }).join("");
}

/** Narrow teeth round an arc (degrees), long and short in turn. */
export function spikes(x: number, y: number, r: number, long: number, from: number, to: number, count: number): string {
  const step = (to - from) / count;
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, k) => {
    const a = from + step * (k + 0.5);
    return `M${at(r, a - step * 0.28)}L${at(k % 2 ? long * 0.86 : long, a)}L${at(r, a + step * 0.28)}Z`;
  }).join("");
}

/** A star with four points. */
export function star(x: number, y: number, r: number): string {
  const k = r * 0.24;
  const way = [
    [k, r - k],
    [r - k, k],
    [k - r, k],
    [-k, r - k],
    [-k, k - r],
    [k - r, -k],
    [r - k, -k],
  ];
  return `M${x} ${y - r}${way.map((by) => `l${by.join(" ")}`).join("")}Z`;
}

/** The lower edge of a pelmet: `count` bows over `width`, from y down by `deep`. */
export function scallops(width: number, count: number, y: number, deep: number): string {
  const d = width / count;
  return Array.from({ length: count }, (_, k) => `M${k * d} ${y}A${d / 2} ${deep} 0 0 0 ${(k + 1) * d} ${y}`).join("");
}
