import { PLATFORMS } from "@shop/api-client/contract";
import { Hono } from "hono";
import * as z from "zod/mini";
import { createCallLimiter } from "../../http/call-limiter.ts";
import { contentDisposition } from "../../http/content-disposition.ts";
import { CALLS_PER_MINUTE } from "../../http/limits.ts";
import { isKnownTag, sendBytes } from "../../http/send-bytes.ts";
import type { Deps } from "../../ports/deps.ts";
import { failureEntry } from "../../ports/failures.ts";
import { findTrialFile } from "./product-facts.ts";

const platformSchema = z.enum(PLATFORMS);
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * GET /files/trials/<slug>/<platform>: a build that anybody may download, without a login or a licence. It reads trials alone, so no address
 * below it leads to a file for sale [CAT-12]. Supports ranges. 404 for a product without a trial, or one that isn't public.
 */
export function createTrialRoutes(deps: Pick<Deps, "db" | "storage" | "settings" | "log">): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => {
    if (await limiter.take(c.req.raw)) return next();
    c.header("cache-control", "no-store");
    return c.text(failureEntry({ code: "api.tooManyCalls" }).text, 429);
  });
  app.get("/:slug/:platform", async (c) => {
    const { slug, platform } = c.req.param();
    return (await sendTrial(deps, c.req.raw, slug, platform)) ?? c.text("There is no such trial.", 404);
  });
  return app;
}

async function sendTrial(
  { db, storage, log }: Pick<Deps, "db" | "storage" | "log">,
  request: Request,
  slug: string,
  platform: string,
): Promise<Response | null> {
  const known = z.safeParse(platformSchema, platform);
  const file = known.success && !slug.includes("\0") ? await findTrialFile(db, slug, known.data) : null;
  if (!file) return null;
  const sizeBytes = Number(file.size_bytes);
  const found = await storage.stat(file.path);
  if (found?.sizeBytes !== sizeBytes) {
    log.error({ path: file.path, expected: sizeBytes, found: found?.sizeBytes ?? null }, "a trial is missing");
    return null;
  }
  const etag = `"${file.sha256}"`;
  if (isKnownTag(request.headers.get("if-none-match") ?? undefined, etag)) {
    return new Response(null, { status: 304, headers: { etag, "cache-control": FOR_AN_HOUR } });
  }
  return sendBytes(request, {
    sizeBytes,
    etag,
    headers: {
      "content-type": file.media_type,
      "content-disposition": contentDisposition(file.file_name),
      "cache-control": FOR_AN_HOUR,
    },
    read: (range) => storage.read(file.path, range),
  });
}
