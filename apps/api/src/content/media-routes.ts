import { type Context, Hono } from "hono";
import { mediaTypeOf } from "../http/media-types.ts";
import { sendBytes } from "../http/send-bytes.ts";
import type { FileStorage } from "../platform/deps.ts";
import type { Deps } from "../ports/deps.ts";

/** What an operator's picture or manual may do when it is opened by itself: no script, nothing from elsewhere. */
const MEDIA_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'self'";

/** GET /media/…: covers, manuals and samples, the same for everybody and kept for an hour. Ranges, for players that seek. */
export function createMediaRoutes(deps: Pick<Deps, "media">): Hono {
  const app = new Hono();
  app.get("/*", async (c) => (await sendMedia(deps.media, c)) ?? c.text("There is no such file.", 404));
  return app;
}

async function sendMedia(media: FileStorage, c: Context): Promise<Response | null> {
  const name = decodePath(new URL(c.req.url).pathname.replace(/^\/media\//, ""));
  const found = name === null ? null : await media.stat(name);
  if (name === null || !found) return null;
  const etag = `"${found.sizeBytes.toString(36)}-${found.modifiedAtMs.toString(36)}"`;
  const headers = {
    "content-type": mediaTypeOf(name),
    "cache-control": "public, max-age=3600",
    "content-security-policy": MEDIA_POLICY,
  };
  if (isKnown(c.req.header("if-none-match"), etag)) {
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

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** Null where the path isn't well-formed; a slash that was hidden in an escape is no step of a path. */
function decodePath(pathname: string): string | null {
  if (/%2f/i.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Only a malformed escape throws here, and such a path names no file.
    return null;
  }
}
