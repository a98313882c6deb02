/** The whole sentences of a text that fit into a length, or its beginning if the first is longer. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const end = Math.max(...[". ", "! ", "? ", ".\n", "。", "\n"].map((mark) => head.lastIndexOf(mark)));
  return end > 0 ? head.slice(0, end + 1).trim() : `${head.slice(0, -1).trim()}…`;
}
