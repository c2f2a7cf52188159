import type { Sounds } from "..";

export const sounds: Sounds = {
  night: () => [["bell", 0]],
  morning: () => [["bell", 0.4]],
  talk_over: () => [["bell", 0]],
  vote: () => [
    ["flip", 0],
    ["drum", 0.6],
  ],
  out: () => [
    ["flip", 0.3],
    ["stamp", 1],
  ],
  nobody: () => [["stamp", 0.2]],
};
