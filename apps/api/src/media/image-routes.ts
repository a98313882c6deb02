import { Hono } from "hono";
import { mediaTypeOf } from "../http/media-types.ts";
import { isKnownTag, sendBytes } from "../http/send-bytes.ts";
import type { Deps } from "../ports/deps.ts";

/** The address contains the version of the original's content. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * GET /media/images/<version>/<size>/<path>.<format>: a public picture in another size and format [MEDIA-01]. The first request of one
 * waits until it is made. 404 for an older version, another size, or a path that leads to no picture.
 */
export function createImageRoutes({ images }: Pick<Deps, "images">): Hono {
  const app = new Hono();
  app.get("/:version{[0-9a-f]{16}}/:size{[0-9]{3,4}|share}/:file{.+}", async (c) => {
    const { version, size, file } = c.req.param();
    const name = `${version}/${size}/${file}`;
    const found = await images.stat(name);
    if (!found) return c.text("There is no such picture.", 404);
    const etag = `"${found.sizeBytes.toString(36)}-${version}"`;
    const headers = { "content-type": mediaTypeOf(name), "cache-control": FOR_GOOD };
    if (isKnownTag(c.req.header("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers: { etag, "cache-control": FOR_GOOD } });
    }
    const sent = await sendBytes(c.req.raw, {
      sizeBytes: found.sizeBytes,
      etag,
      headers,
      read: (range) => images.read(name, range),
    });
    return sent ?? c.text("There is no such picture.", 404);
  });
  return app;
}
