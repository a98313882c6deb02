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
  [".well-known", "licence-key"],
  ["assets", "assets"],
]);

/** What a path counts as. There are as many kinds as the table has, and `page`, whatever callers ask for. */
export function routeKind(path: string): string {
  return KINDS.get(path.split("/")[1] ?? "") ?? "page";
}
