/** Where a key leads in a list of links, from the one that has the focus; undefined for every other key. The ends hold. */
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
