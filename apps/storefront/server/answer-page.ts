import { encodeBody, pickEncoding } from "./encode-body.ts";
import { hasPage } from "./has-page.ts";
import type { CachedPage } from "./page-cache.ts";
import { deleteSurrogateKeys } from "./surrogate-keys.ts";

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

/** The response with a rendered page: whole, compressed, or 304 if the browser has it. A stale one is never cached. */
export function answerPage(request: Request, page: CachedPage, { isStale = false } = {}): Response {
  const { status } = page;
  const headers = new Headers(page.headers.map(([name, value]) => [name, value] as [string, string]));
  headers.set("etag", page.etag);
  if (isStale) {
    headers.set("cache-control", "no-store");
    deleteSurrogateKeys(headers);
  }
  if (status === 200 && hasPage(request.headers.get("if-none-match"), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (WITHOUT_BODY.includes(status)) return new Response(null, { status, headers });
  const encoding = pickEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(new Uint8Array(page.body), { status, headers });
  const encoded = page.encodings.get(encoding) ?? encodeBody(page.body, encoding);
  page.encodings.set(encoding, encoded);
  headers.set("content-encoding", encoding);
  return new Response(new Uint8Array(encoded), { status, headers });
}
