/** The key of every page and file that a shared cache may keep. */
const EVERY_PAGE = "page";
/** The keys' names are CDNs' own: Fastly and Varnish read `Surrogate-Key`, Cloudflare reads `Cache-Tag`. */
const SEPARATORS = { "surrogate-key": " ", "cache-tag": "," } as const;

/** States the keys by which a CDN deletes its copy of a page, in a fixed order. Source: SAFE-21. */
export function setSurrogateKeys(headers: Headers, keys: ReadonlySet<string>): void {
  const listed = [EVERY_PAGE, ...Array.from(keys).toSorted()];
  for (const [name, separator] of Object.entries(SEPARATORS)) headers.set(name, listed.join(separator));
}

/** For a page that no cache may keep after all. */
export function deleteSurrogateKeys(headers: Headers): void {
  for (const name of Object.keys(SEPARATORS)) headers.delete(name);
}
