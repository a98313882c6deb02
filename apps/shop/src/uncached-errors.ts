import type { Context, Next } from "hono";

const FIRST_ERROR_STATUS = 400;

/** An error that doesn't say how long it may be kept isn't kept: a file that is missing now may be there a minute later. */
export async function uncachedErrors(c: Context, next: Next): Promise<void> {
  await next();
  const { status, headers } = c.res;
  if (status >= FIRST_ERROR_STATUS && !headers.has("cache-control")) headers.set("cache-control", "no-store");
}
