/** What a view becomes with all that is new in it. */
type Part = Record<string, unknown>;

/** `phase` is put in its place, `public.team` within what is at `public`, what comes as `public.history+` is added to
    the list there. Nothing is changed in place: what has stayed is still the same object. */
export function patched<View extends Part>(view: View, news: Part = {}): View {
  const next: Part = { ...view };
  for (const [where, value] of Object.entries(news)) {
    const way = where.replace(/\+$/, "").split(".");
    const name = way.pop() as string;
    let part = next;
    for (const step of way) part = part[step] = { ...(part[step] as Part) };
    part[name] = where.endsWith("+") ? [...(part[name] as unknown[]), ...(value as unknown[])] : value;
  }
  return next as View;
}
