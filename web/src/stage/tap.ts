/** The second tap of a double tap meets what has taken the place of the first: it is nobody's answer. */
export function oneTap(): (event: MouseEvent) => void {
  let last = { x: 0, y: 0, at: -Infinity };
  return (event) => {
    if (event.detail === 0) return; // the keyboard's
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 20;
    if (near && event.timeStamp - last.at < 350) event.stopPropagation();
    else last = { x: event.clientX, y: event.clientY, at: event.timeStamp };
  };
}
