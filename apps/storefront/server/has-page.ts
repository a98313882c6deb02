/** An entity tag without the mark of a weak one. CDNs that compress a page add that mark, or take it away. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether an `If-None-Match` header says that its sender has this very page (RFC 9110, weak comparison). */
export function hasPage(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}
