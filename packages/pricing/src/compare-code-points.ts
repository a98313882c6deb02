/** Puts names, codes and ids in the order of their code points, the same in every language and country. For `sort`. */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    // In the middle of a pair both have the same unit: their first halves were equal.
    const difference = (left.codePointAt(index) ?? 0) - (right.codePointAt(index) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
