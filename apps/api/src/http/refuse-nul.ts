import type { MiddlewareHandler } from "hono";
import { failedAnswer } from "./envelope.ts";

/**
 * Rejects paths with a NUL. None of our names contains one, and a database query with one fails. Returns 404 before any look-up. Only the
 * path is checked; the query is up to its route.
 */
export function refuseNul(): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.url.split("?", 1)[0] ?? "";
    if (!path.includes("%00") && !path.includes("\0")) return next();
    c.header("cache-control", "no-store");
    return c.json(failedAnswer({ code: "api.notServed" }).body, 404);
  };
}
