/**
 * JSON with exactly one form per value (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as
 * ECMAScript writes them. Members that JSON can't express (undefined) are left out, as in JSON.stringify.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** The text that a checksum is computed over. The hash itself (SHA-256, hex) is injected, so that another host's can replace it. */
export function checksumInput(globals: unknown, request: unknown): string {
  return canonicalJson({ globals, request });
}
