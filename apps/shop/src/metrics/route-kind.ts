/** Kinds of paths by their first segment: those that aren't an operation's. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["v1", "api"],
  ["wp-json", "content"],
  ["files", "files"],
  ["media", "media"],
  ["payments", "webhook"],
  ["test-provider", "test-provider"],
  ["dev", "outbox"],
  ["embed", "embed"],
  ["newsletter", "newsletter"],
  ["consent-records", "consent-records"],
  ["page-views", "visits"],
  ["beta-programme", "beta-programme"],
  ["session-recordings", "visits"],
  [".well-known", "licence-key"],
  ["assets", "assets"],
]);

/** The kind of a path. There are only the table's kinds and `page`, whatever callers request. */
export function routeKind(path: string): string {
  return KINDS.get(path.split("/")[1] ?? "") ?? "page";
}
