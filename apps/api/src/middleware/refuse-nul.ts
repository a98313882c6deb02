import type { MiddlewareHandler } from "hono";
import { failedAnswer } from "../routes/envelope.ts";

/** The address of nothing: a NUL is in no name of ours, and a database that is asked for one answers with a fault. 404, before any look-up. */
export function refuseNul(): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.url.includes("%00") && !c.req.url.includes("\0")) return next();
    c.header("cache-control", "no-store");
    return c.json(failedAnswer({ code: "api.notServed" }).body, 404);
  };
}
