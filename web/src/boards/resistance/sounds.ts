import type { Sounds } from "..";
import type { MissionDone } from "../../types/resistance";
import { pace } from "./beats/turning";

const judged = (right: boolean): "good" | "evil" => (right ? "good" : "evil");

export const sounds: Sounds = {
  vote: () => [
    ["flip", 0.2],
    ["stamp", 0.6],
  ],
  mission: (event, seconds) => {
    const { team, succeeded } = event as unknown as MissionDone;
    const { opens, verdict } = pace(team.length, seconds);
    return [
      ["shuffle", 0],
      ...opens.map((at) => ["flip", at] as const),
      ["drum", Math.max(0, opens.at(-1)! - 0.8)],
      ["stamp", verdict],
      [judged(succeeded), verdict],
    ];
  },
  duel: (event, seconds) => [
    ["drum", 0],
    ["drum", 0.75],
    [judged(event.right as boolean), seconds / 2],
  ],
  reversed: () => [
    ["drum", 0],
    ["stamp", 0.8],
  ],
  forward: () => [["bell", 0]],
};
