import type { MiddlewareHandler } from "hono";
import { failedAnswer } from "./envelope.ts";

/**
 * The address of nothing: a NUL is in no name of ours, and a database that is asked for one answers with a fault. 404, before any
 * look-up. The path alone: what a query says is its route's to read.
 */
export function refuseNul(): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.url.split("?", 1)[0] ?? "";
    if (!path.includes("%00") && !path.includes("\0")) return next();
    c.header("cache-control", "no-store");
    return c.json(failedAnswer({ code: "api.notServed" }).body, 404);
  };
}
