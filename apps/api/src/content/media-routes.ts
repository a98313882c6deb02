import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { mediaTypeOf } from "../http/media-types.ts";
import { isKnownTag, sendBytes } from "../http/send-bytes.ts";
import type { FileStorage } from "../platform/deps.ts";
import type { Deps } from "../ports/deps.ts";
import { MEDIA_VERSION_PARAMETER, mediaVersion } from "./media-version.ts";

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
  const versionOf = createVersions(deps.media);
  app.get("/*", async (c) => (await sendMedia(deps.media, versionOf, c)) ?? c.text("There is no such file.", 404));
  return app;
}

type VersionOf = (name: string, etag: string) => Promise<string | null>;

async function sendMedia(media: FileStorage, versionOf: VersionOf, c: Context): Promise<Response | null> {
  const name = decodePath(new URL(c.req.url).pathname.replace(/^\/media\//, ""));
  const found = name === null ? null : await media.stat(name);
  if (name === null || !found) return null;
  const etag = `"${found.sizeBytes.toString(36)}-${found.modifiedAtMs.toString(36)}"`;
  const asked = c.req.query(MEDIA_VERSION_PARAMETER);
  // During a rolling release a new page may request a newer file than this process has. That response must not be cached permanently.
  const isCurrent = asked !== undefined && asked === (await versionOf(name, etag));
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

/** The versions of files by name. Each file is read once, and again when it has changed. */
function createVersions(media: FileStorage): VersionOf {
  const known = new Map<string, { readonly etag: string; readonly version: Promise<string | null> }>();
  return (name, etag) => {
    const found = known.get(name);
    if (found?.etag === etag) return found.version;
    const version = readVersion(media, name);
    known.set(name, { etag, version });
    version.catch(() => known.delete(name));
    return version;
  };
}

async function readVersion(media: FileStorage, name: string): Promise<string | null> {
  const content = await media.read(name);
  if (!content) return null;
  const hash = createHash("sha256");
  for await (const bytes of content) hash.update(bytes);
  return mediaVersion(hash.digest("hex"));
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
