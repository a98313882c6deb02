import { parse as parseCookies } from "hono/utils/cookie";
import type { PlatformSettings } from "../platform/deps.ts";
import { sessionCookieName } from "./cookies.ts";

/**
 * Every call with a session cookie must come from one of our pages, or from an origin on the operator's list, and must say so: a missing
 * Origin, or `null`, is rejected. If the browser sends the relation of the two sites, ours must be the same origin. A call without that
 * cookie relies on its own proof (token, signature) and passes. Source: SAFE-04.
 */
export function isSessionCallAllowed(settings: PlatformSettings, headers: Headers): boolean {
  if (!hasSessionCookie(settings, headers)) return true;
  const origin = headers.get("origin");
  if (origin === null || !isAllowedOrigin(settings, origin)) return false;
  const site = headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || origin !== settings.origin;
}

export function isAllowedOrigin(
  settings: Pick<PlatformSettings, "origin" | "allowedOrigins">,
  origin: string,
): boolean {
  return origin === settings.origin || settings.allowedOrigins.includes(origin);
}

/** By name only: a cookie whose session has ended was also sent by a browser that once logged in here. */
function hasSessionCookie(settings: PlatformSettings, headers: Headers): boolean {
  return Object.hasOwn(parseCookies(headers.get("cookie") ?? ""), sessionCookieName(settings));
}
