/** The entities that WordPress writes as names; it writes all others as numbers. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};
const LAST_CODE_POINT = 0x10ffff;

/**
 * HTML as plain text: without tags, a space after each paragraph, entities decoded. For titles and names, which WordPress sends as HTML.
 * Never use the result as HTML again.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(p|div|li|h[1-6])>|<br *\/?>/gi, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity: string, name: string) => decode(name) ?? entity)
    .trim();
}

function decode(name: string): string | undefined {
  if (!name.startsWith("#")) return NAMED[name];
  const isHex = name[1] === "x" || name[1] === "X";
  const codePoint = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return codePoint > 0 && codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : undefined;
}
