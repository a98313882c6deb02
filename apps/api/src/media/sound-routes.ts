import { Hono } from "hono";
import { mediaTypeOf } from "../http/media-types.ts";
import { isKnownTag, sendBytes } from "../http/send-bytes.ts";
import type { Deps } from "../ports/deps.ts";

/** A name of ours: no separators, no escapes. */
const NAME = "[a-z0-9][a-z0-9.-]{0,63}";
/** The first part of the path is a hash of what the file is made from. */
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_ALL = { "access-control-allow-origin": "*" };

/**
 * GET /media/sounds/<hash>/<performance>/<take>.mp3: what packs are heard with. The first request of a file waits until it is rendered. Any
 * other path is 404, also below an older hash. Supports ranges. Pages of every origin may fetch them: they are public, and the player is a
 * part for other sites.
 */
export function createSoundRoutes({ sounds }: Pick<Deps, "sounds">): Hono {
  const app = new Hono();
  app.get(`/:hash{${NAME}}/:performance{${NAME}}/:take{${NAME}}`, async (c) => {
    const { hash, performance, take } = c.req.param();
    const name = `${hash}/${performance}/${take}`;
    const found = await sounds.stat(name);
    if (!found) return c.text("There is no such sound.", 404);
    const etag = `"${found.sizeBytes.toString(36)}-${hash}"`;
    const headers = { "content-type": mediaTypeOf(name), "cache-control": FOR_GOOD, ...FOR_ALL };
    if (isKnownTag(c.req.header("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers: { etag, "cache-control": FOR_GOOD, ...FOR_ALL } });
    }
    const sent = await sendBytes(c.req.raw, {
      sizeBytes: found.sizeBytes,
      etag,
      headers,
      read: (range) => sounds.read(name, range),
    });
    return sent ?? c.text("There is no such sound.", 404);
  });
  return app;
}
