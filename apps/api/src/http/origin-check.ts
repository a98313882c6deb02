import { parse as parseCookies } from "hono/utils/cookie";
import type { PlatformSettings } from "../platform/deps.ts";
import { sessionCookieName } from "./cookies.ts";

/**
 * Whatever comes with a session cookie must come from a page of ours, or of an origin on the operator's list, and must
 * say so: no Origin, or `null`, is refused. Where the browser tells the relation of the two sites, ours must be the same
 * origin. A call without that cookie stands on its own proof (token, signature) and passes. Source: SAFE-04.
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

/** By name alone: also a cookie whose session has ended was sent by a browser that once logged in here. */
function hasSessionCookie(settings: PlatformSettings, headers: Headers): boolean {
  return Object.hasOwn(parseCookies(headers.get("cookie") ?? ""), sessionCookieName(settings));
}
