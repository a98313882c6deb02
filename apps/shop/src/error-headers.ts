import type { Context, Next } from "hono";

const FIRST_ERROR_STATUS = 400;
const UNAVAILABLE_STATUS = 503;
const RETRY_AFTER_SECONDS = "5";

/**
 * What every error says where it doesn't say it itself: nobody keeps it, for a file that is missing now may be there a minute later,
 * and a 503 passes, so that a caller comes again.
 */
export async function errorHeaders(c: Context, next: Next): Promise<void> {
  await next();
  const { status, headers } = c.res;
  if (status >= FIRST_ERROR_STATUS && !headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (status === UNAVAILABLE_STATUS && !headers.has("retry-after")) headers.set("retry-after", RETRY_AFTER_SECONDS);
}
