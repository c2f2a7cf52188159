/** A name in so many pixels, cut with an ellipsis if need be; measured in the element's own font. */
let pencil: CanvasRenderingContext2D | null = null;

export function fitted(name: string, px: number, where: HTMLElement): string {
  pencil ??= document.createElement("canvas").getContext("2d");
  if (!pencil) return name;
  const style = getComputedStyle(where);
  pencil.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = px - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const letters = [...name];
  const spacing = parseFloat(style.letterSpacing) || 0;
  const cut = (count: number) => letters.slice(0, count).join("") + (count < letters.length ? "…" : "");
  let count = letters.length;
  while (count > 1 && pencil.measureText(cut(count)).width + spacing * count > room) count--;
  return cut(count);
}
