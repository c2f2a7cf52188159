/** A page one has come to is where one goes on by key, and what is read out, unless something there has the focus. */
export function arrive(page: HTMLElement): void {
  page.tabIndex = -1;
  if (!document.activeElement || document.activeElement === document.body) page.focus({ preventScroll: true });
}
