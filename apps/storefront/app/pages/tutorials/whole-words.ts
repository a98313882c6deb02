/** Unicode's word joiner: it isn't seen, and no line is broken beside it. */
const WORD_JOINER = "\u2060";

/** A title in which a short word with a hyphen, as low-pass, stays in one line. A longer word could be wider than a phone. */
export function wholeWords(title: string): string {
  return title.replace(/(?<!\S)\S{1,6}-(?=\S{1,6}(?!\S))/g, (start) => start + WORD_JOINER);
}
