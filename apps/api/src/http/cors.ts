import { CART_KEY_HEADER, CURRENCY_HEADER, IDEMPOTENCY_HEADER } from "@shop/api-client/contract";
import type { Context, MiddlewareHandler } from "hono";
import { parse as parseCookies } from "hono/utils/cookie";
import type { PlatformSettings } from "../platform/deps.ts";
import { CART_COOKIE } from "./cookies.ts";

/** Every part of a call that browsers don't allow without a preflight. */
const ALLOWED_HEADERS = ["content-type", IDEMPOTENCY_HEADER, CURRENCY_HEADER, CART_KEY_HEADER].join(", ");
/** How long a browser may cache the preflight: the maximum that any of them allows. */
const PREFLIGHT_LIFE_SECONDS = 7200;

/**
 * Lets pages of the origins on the operator's list call from a browser, without cookies: none are requested, none are set. The header
 * `shop-cart-key` is to these pages what the cart's cookie is to the shop's own. Other origins get no CORS headers, so their browser
 * withholds the response. Source: SAFE-04.
 */
export function cors({ allowedOrigins }: Pick<PlatformSettings, "allowedOrigins">): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const listed = origin !== undefined && allowedOrigins.includes(origin) ? origin : null;
    if (listed !== null && isPreflight(c)) return answerPreflight(c, listed);
    await next();
    // Set on the response itself: `c.header` would create another response, with its body as a stream.
    c.res.headers.append("vary", "origin");
    if (listed === null) return;
    c.res.headers.set("access-control-allow-origin", listed);
    giveCartKeyByHeader(c.res.headers);
  };
}

function isPreflight(c: Context): boolean {
  return c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
}

function answerPreflight(c: Context, origin: string): Response {
  return c.body(null, 204, {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": `${PREFLIGHT_LIFE_SECONDS}`,
    vary: "origin",
  });
}

function giveCartKeyByHeader(headers: Headers): void {
  const cookies = headers.getSetCookie().map((line) => parseCookies(line.split(";")[0] ?? ""));
  headers.delete("set-cookie");
  const key = cookies.map((cookie) => cookie[CART_COOKIE]).find((value) => value !== undefined);
  if (key === undefined) return;
  headers.set(CART_KEY_HEADER, key);
  headers.set("access-control-expose-headers", CART_KEY_HEADER);
}
