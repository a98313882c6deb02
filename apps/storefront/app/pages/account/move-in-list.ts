/** The target of a key in a list of links, from the focused one; undefined for every other key. It doesn't wrap around. */
export function moveInList(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(from + 1, count - 1);
    case "ArrowUp":
      return Math.max(from - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
