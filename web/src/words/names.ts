/** Names may be forty letters long: what does not fit is written smaller and on several lines, never cut. */
const MOST = 14;

export const isLong = (name: string): boolean => name.length > MOST;
