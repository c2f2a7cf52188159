/** The five missions as the board shows them, and the order in which mission cards are turned. */
import type { Card, MissionDone, Public } from "../../types/resistance";
import { FAILS_NEEDED, TEAM_SIZES } from "./rules";

export interface Mission {
  field: number;
  size: number;
  /** How many Fails it takes. */
  fails: number;
  result: boolean | null;
  /** The one that is being prepared or played. */
  now: boolean;
}

/** The mission that is being prepared or played: none while a leader who may choose it has not (W-09). `field` itself
    is that of the last team. */
export function currentField({ team, field, played, options }: Public): number | null {
  if (team.length) return field;
  return options.targeting ? null : played;
}

export function missions(all: Public, over: boolean): Mission[] {
  const current = currentField(all);
  return (TEAM_SIZES[all.players] ?? []).map((size, field) => {
    const result = all.results[field] ?? null;
    return {
      field,
      size,
      fails: FAILS_NEEDED[all.players]?.[field] ?? 1,
      result,
      now: !over && result === null && field === current,
    };
  });
}

/**
 * Only the number of each kind is known, so the order is ours: the one in which the last card decides, where one
 * can.
 */
export function turned({ team, fails, chief_fails, hacks, field }: MissionDone, players: number): Card[] {
  const bad: Card[] = [...many("fail", fails), ...many("chief_fail", chief_fails)];
  const good = many("success", team.length - bad.length - hacks);
  const few = bad.length > 0 && bad.length < (FAILS_NEEDED[players]?.[field] ?? 1);
  const last = few && !hacks ? good.splice(0, 1) : [];
  return [...good, ...bad, ...last, ...many("hack", hacks)];
}

const many = (card: Card, count: number): Card[] => Array.from({ length: Math.max(count, 0) }, () => card);
