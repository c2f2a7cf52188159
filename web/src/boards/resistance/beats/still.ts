/** Whether nothing is to move: then a beat is the picture of its end. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
