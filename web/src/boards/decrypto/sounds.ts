import type { Sounds } from "..";

export const sounds: Sounds = {
  banner: () => [["bell", 0]],
  clues: () => [
    ["flip", 0.1],
    ["flip", 0.6],
    ["flip", 1.1],
  ],
  code: () => [
    ["drum", 0],
    ["flip", 0.8],
    ["flip", 1.1],
    ["flip", 1.4],
  ],
  marker: ({ token }) => [
    ["stamp", 0],
    [token === "interception" ? "good" : "evil", 0.2],
  ],
};
