/** How long the longest word is, in letters: text in large type is made so small that no word has to break. */
export const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
