import type { Sounds } from "..";

export const sounds: Sounds = {
  doubt: () => [["drum", 0]],
  vote: ({ upheld }) => [["flip", 0.2], ["stamp", 1], ...(upheld ? [["drum", 1.4] as const] : [])],
  lie: () => [["stamp", 0.3]],
  unmask: () => [
    ["drum", 0],
    ["drum", 0.75],
    ["stamp", 1.5],
  ],
};
