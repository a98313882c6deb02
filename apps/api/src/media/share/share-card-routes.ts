import { Hono } from "hono";
import { isKnownTag, sendBytes } from "../../http/send-bytes.ts";
import type { Deps } from "../../ports/deps.ts";

/** The address contains all that the card shows. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * GET /media/share/<signature>/<card>.png: the picture that previews of a page show [ROUTE-16]. The first request of one waits until it is
 * drawn. 404 for an address that the shop didn't make.
 */
export function createShareCardRoutes({ shareCards }: Pick<Deps, "shareCards">): Hono {
  const app = new Hono();
  app.get("/:signature/:card{[A-Za-z0-9_-]+\\.png}", async (c) => {
    const { signature, card } = c.req.param();
    const name = `${signature}/${card}`;
    const found = await shareCards.stat(name);
    if (!found) return c.text("There is no such picture.", 404);
    const etag = `"${signature}"`;
    if (isKnownTag(c.req.header("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers: { etag, "cache-control": FOR_GOOD } });
    }
    const sent = await sendBytes(c.req.raw, {
      sizeBytes: found.sizeBytes,
      etag,
      headers: { "content-type": "image/png", "cache-control": FOR_GOOD },
      read: (range) => shareCards.read(name, range),
    });
    return sent ?? c.text("There is no such picture.", 404);
  });
  return app;
}
