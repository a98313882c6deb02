/**
 * Whether what was typed into the search finds a product of the account: each word of it stands somewhere in one of the texts, whatever
 * its case, accents or width. Nothing typed finds everything.
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
