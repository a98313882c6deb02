/** Puts names, codes and ids in the order of their code points, the same in every language and country. For `sort`. */
export function compareCodePoints(left: string, right: string): number {
  for (let index = 0; ; index += 1) {
    // In the middle of a pair both have the same unit: their first halves were equal. A text that has ended comes first.
    const difference = (left.codePointAt(index) ?? -1) - (right.codePointAt(index) ?? -1);
    if (difference !== 0 || index === left.length) return difference;
  }
}
