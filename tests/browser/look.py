"""What a designer would see at once, measured on an open page: each finding is a sentence.

Checked: the page scrolls; text is too small (13 px, on the television 28), cut off, outside the window or over another
text; something to press is smaller than 44 px or covered by something else.
"""

from playwright.sync_api import Page

LEAST, LEAST_TV = 13, 28
SEEN = """async (least) => {
  // What is measured and then laid out anew is right when it is drawn, not before.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const out = [], W = innerWidth, H = innerHeight, root = document.scrollingElement;
  const shown = (e) => {
    const s = getComputedStyle(e), r = e.getBoundingClientRect();
    const there = r.width > 1 && r.height > 1 && s.visibility !== "hidden" && +s.opacity > 0.05;
    return there && !e.closest("[inert],[aria-hidden=true],.hidden");
  };
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  if (root.scrollHeight > H + 2) out.push(`the page scrolls: ${root.scrollHeight} px in ${H}`);
  if (root.scrollWidth > W + 2) out.push(`the page scrolls sideways: ${root.scrollWidth} px in ${W}`);
  const texts = [];
  for (const e of document.querySelectorAll("body *")) {
    const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.data.trim());
    if (!own.length || !shown(e) || e.closest("script,style,option,noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(own[0]);
    const r = range.getBoundingClientRect();
    if (r.width < 2 || r.bottom < 0 || r.top > H) continue;
    const s = getComputedStyle(e), words = own.map((n) => n.data.trim()).join(" ").slice(0, 40);
    if (parseFloat(s.fontSize) < least - 0.1) out.push(`text of ${parseFloat(s.fontSize).toFixed(1)} px: ${words}`);
    const clips = s.overflow === "hidden" || s.textOverflow === "ellipsis";
    if (clips && e.scrollWidth > e.clientWidth + 1 && e.clientWidth) out.push(`text cut off: ${words}`);
    texts.push({ words, e, r: clips ? shared(r, e.getBoundingClientRect()) : r });
    if (texts.at(-1).r.left < -1 || texts.at(-1).r.right > W + 1) out.push(`text outside the window: ${words}`);
  }
  texts.forEach((a, i) => texts.slice(i + 1).forEach((b) => {
    if (a.e.contains(b.e) || b.e.contains(a.e)) return;
    const both = shared(a.r, b.r);
    if (both.right - both.left <= 3 || both.bottom - both.top <= 4) return;
    const t = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
    const touches = (e) => t && (e.contains(t) || t.contains(e));
    if (touches(a.e) && touches(b.e)) out.push(`texts over each other: ${a.words} / ${b.words}`);
  }));
  for (const e of document.querySelectorAll("button,a[href],select,textarea,summary,[role=button]")) {
    if (!shown(e)) continue;
    const r = e.getBoundingClientRect();
    if (r.bottom < 0 || r.top > H || e.closest("p")) continue;
    const what = (e.innerText || e.ariaLabel || "").trim().slice(0, 30);
    if (r.width < 43.5 || r.height < 43.5) out.push(`small to press: ${what} ${r.width | 0}x${r.height | 0}`);
    const inside = (v, most) => Math.min(most - 1, Math.max(0, v));
    const t = document.elementFromPoint(inside(r.left + r.width / 2, W), inside(r.top + r.height / 2, H));
    if (!t || e.contains(t) || t.contains(e) || t.closest("label")?.contains(e)) continue;
    out.push(`covered: ${what} by ${t.tagName} ${t.getAttribute("class")}`);
  }
  return [...new Set(out)];
}"""


def look(page: Page, tv: bool = False) -> list[str]:
    """All findings on the page as it is now, in the window it has."""
    found: list[str] = page.evaluate(SEEN, LEAST_TV if tv else LEAST)
    return found
