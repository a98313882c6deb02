import { type Context, Hono } from "hono";
import { mediaTypeOf } from "../http/media-types.ts";
import { isKnownTag, sendBytes } from "../http/send-bytes.ts";
import type { FileStorage } from "../platform/deps.ts";
import type { Deps } from "../ports/deps.ts";
import { MEDIA_VERSION_PARAMETER } from "./media-version.ts";
import { createMediaVersions, type MediaVersionOf } from "./media-versions.ts";

/** The policy for an operator's picture or manual opened on its own: no scripts, nothing from other origins. */
const MEDIA_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'self'";

/** For an address with its file's version: what it leads to never changes. */
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * GET /media/…: covers, manuals and samples, the same for everyone. Caches store them for an hour, or permanently if the address has the
 * version of the file's content. Supports ranges, for players that seek.
 */
export function createMediaRoutes(deps: Pick<Deps, "media">): Hono {
  const app = new Hono();
  const versionOf = createMediaVersions(deps.media);
  app.get("/*", async (c) => (await sendMedia(deps.media, versionOf, c)) ?? c.text("There is no such file.", 404));
  return app;
}

async function sendMedia(media: FileStorage, versionOf: MediaVersionOf, c: Context): Promise<Response | null> {
  const name = decodePath(new URL(c.req.url).pathname.replace(/^\/media\//, ""));
  const found = name === null ? null : await media.stat(name);
  if (name === null || !found) return null;
  const etag = `"${found.sizeBytes.toString(36)}-${found.modifiedAtMs.toString(36)}"`;
  const asked = c.req.query(MEDIA_VERSION_PARAMETER);
  // During a rolling release a new page may request a newer file than this process has. That response must not be cached permanently.
  const isCurrent = asked !== undefined && asked === (await versionOf(name, found));
  const headers = {
    "content-type": mediaTypeOf(name),
    "cache-control": isCurrent ? FOR_GOOD : FOR_AN_HOUR,
    "content-security-policy": MEDIA_POLICY,
  };
  if (isKnownTag(c.req.header("if-none-match"), etag)) {
    const kept = { etag, "cache-control": headers["cache-control"] };
    return new Response(null, { status: 304, headers: kept });
  }
  return sendBytes(c.req.raw, {
    sizeBytes: found.sizeBytes,
    etag,
    headers,
    read: (range) => media.read(name, range),
  });
}

/** Null if the path isn't well-formed. An escaped slash doesn't separate path segments. */
function decodePath(pathname: string): string | null {
  if (/%2f/i.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Only a malformed escape throws here, and such a path names no file.
    return null;
  }
}
