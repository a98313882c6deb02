/** What a compared product is called on curves, keys and columns. */
export const LETTERS = ["A", "B", "C", "D"] as const;
