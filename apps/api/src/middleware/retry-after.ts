import type { MiddlewareHandler } from "hono";
import { BUSY_RETRY_AFTER_SECONDS } from "../limits.ts";

/** Says with every 503 when to come again. Source: SAFE-25. */
export function retryAfter(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 503) c.res.headers.set("retry-after", String(BUSY_RETRY_AFTER_SECONDS));
  };
}
