/** When the cards of a mission are turned: one by one, the last after a longer while, and then the verdict. */
const VERDICT_SECONDS = 1.3;
const LAST_STEPS = 2;

export function pace(cards: number, seconds: number): { opens: number[]; verdict: number } {
  const verdict = seconds - VERDICT_SECONDS;
  const step = verdict / (cards + LAST_STEPS);
  const opens = Array.from({ length: cards }, (_, at) => step * (at === cards - 1 ? at + LAST_STEPS : at + 1));
  return { opens, verdict };
}
