import type { Context, Next } from "hono";

const FIRST_ERROR_STATUS = 400;
const UNAVAILABLE_STATUS = 503;
const RETRY_AFTER_SECONDS = "5";

/**
 * Default headers of errors. Nobody caches them, because a missing file may exist a minute later. A 503 is temporary, so a caller should
 * retry.
 */
export async function errorHeaders(c: Context, next: Next): Promise<void> {
  await next();
  const { status, headers } = c.res;
  if (status >= FIRST_ERROR_STATUS && !headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (status === UNAVAILABLE_STATUS && !headers.has("retry-after")) headers.set("retry-after", RETRY_AFTER_SECONDS);
}
