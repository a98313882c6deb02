/**
 * Whether the typed search finds a product of the account: each word must occur in one of the texts, ignoring case, accents and width.
 * An empty search finds everything.
 */
export function isFoundBy(query: string, texts: readonly string[]): boolean {
  const text = texts.map(plain).join(" ");
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Full-width letters count as the plain ones, accents don't count. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
