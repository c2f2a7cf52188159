import type { Sounds } from "..";

export const sounds: Sounds = {
  round: () => [["bell", 0]],
  walk: () => [["tick", 0]],
  power: ({ by }) => (by === null ? [["drum", 0]] : [["bell", 0]]),
  portal: () => [["drum", 0]],
  called: () => [["bell", 0]],
  vote: () => [
    ["flip", 0],
    ["stamp", 0.8],
  ],
  knife: () => [["stamp", 0]],
  murder: () => [
    ["drum", 0],
    ["drum", 0.75],
    ["evil", 1.4],
  ],
};
