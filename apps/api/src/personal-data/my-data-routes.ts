import { type Context, Hono } from "hono";
import { createCallLimiter } from "../http/call-limiter.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { findContext } from "../http/find-context.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import type { Deps } from "../ports/deps.ts";
import { failureEntry } from "../ports/failures.ts";
import { findSession } from "../users/index.ts";
import { exportPersonalData } from "./export-personal-data.ts";

/**
 * GET /files/my-data: everything that is stored about the user of the session's cookie, as the attachment my-data.json, never cached in
 * between. 401 without a session, 429 after the fifth in an hour. Source: SAFE-27, SAFE-21.
 */
export function createMyDataRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.get("/", async (c) => {
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
    if (!(await limiter.take(c.req.raw))) return refuse(c, "api.tooManyCalls");
    const { session } = await findContext(deps, findSession, c.req.raw, null, []);
    if (!session) return refuse(c, "api.loginRequired");
    const file = await exportPersonalData(deps, session.userId);
    if (!file.isOk) return refuse(c, file.failure.code);
    c.header("content-type", "application/json; charset=utf-8");
    c.header("content-disposition", contentDisposition("my-data.json"));
    return c.body(`${JSON.stringify(file.value, null, 2)}\n`);
  });
  return app;
}

function refuse(c: Context, code: string): Response {
  return c.text(failureEntry({ code }).text, code === "api.tooManyCalls" ? 429 : 401);
}
