import type { Context } from "hono";

/** Public and the same for everyone: a cache may store it this long, then revalidate with its ETag. */
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";

export function answerContent(c: Context, body: object): Response {
  c.header("cache-control", CACHE_CONTROL);
  return c.json(body);
}

/** A fault with WordPress's code and words, which are part of its interface and not translated. */
export function answerFault(c: Context, status: 400 | 404 | 429 | 503, code: string, message: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, message, data: { status } }, status);
}

export function invalidParameter(c: Context, name: string): Response {
  return answerFault(c, 400, "rest_invalid_param", `Invalid parameter(s): ${name}`);
}
