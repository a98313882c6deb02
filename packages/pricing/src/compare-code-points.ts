/** Puts names, codes and ids in the order of their code points, the same in every language and country. For `sort`. */
export function compareCodePoints(left: string, right: string): number {
  let index = 0;
  while (index < left.length && index < right.length) {
    const [a, b] = [left.codePointAt(index) ?? 0, right.codePointAt(index) ?? 0];
    if (a !== b) return a - b;
    index += String.fromCodePoint(a).length;
  }
  return left.length - right.length;
}
