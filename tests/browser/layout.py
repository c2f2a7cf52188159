"""What has to hold of a stage in every phase: no page scroll, a small dock, and nothing over what must be tapped."""

from tests.browser.guest import Guest

LARGEST_DOCK = 0.345
"""Of the height of the window."""
WRONG = """(largest) => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${page.scrollHeight} of ${innerHeight}`);
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is too wide: ${page.scrollWidth} of ${innerWidth}`);
  const dock = document.querySelector("[data-testid=dock]")?.getBoundingClientRect();
  if (dock && dock.height > largest * innerHeight) found.push(`the dock is ${Math.round(dock.height)} px high`);
  if (dock && dock.bottom > innerHeight + 1) found.push("the dock reaches below the window");
  const stage = document.querySelector("[data-testid=stage]");
  for (const seat of stage?.querySelectorAll("button[data-seat][aria-pressed]") ?? []) {
    const box = seat.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!at || !seat.contains(at)) found.push(`seat ${seat.dataset.seat} can't be tapped`);
  }
  const question = document.querySelector("[data-testid=question]")?.getBoundingClientRect();
  if (dock && question && (question.top < dock.top || question.bottom > dock.bottom)) found.push("no question");
  return found;
}"""


SETTLED = """() => Promise.all(
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000).map((one) => one.finished)
).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))), () => null)"""
"""Until all that moves has come to rest: on the way to its place a seat may pass below the dock."""


def layout_faults(guest: Guest) -> list[str]:
    """In words; none while the end of a game is shown, which is a page to read."""
    if guest.over or not guest.by_id("dock").count():
        return []
    if not guest.page.evaluate(WRONG, LARGEST_DOCK):
        return []
    guest.page.evaluate(SETTLED)
    found: list[str] = guest.page.evaluate(WRONG, LARGEST_DOCK)
    return found
