import { VISIT_COOKIE } from "@shop/api-client/contract";
import type { Clock } from "@shop/kernel";
import { serialize } from "hono/utils/cookie";
import type { PlatformSettings } from "../platform/deps.ts";
import type { CookieEffects } from "./call-context.ts";
import { GUEST_COOKIE, toGuestCookie } from "./guest-cookie.ts";
import { GUEST_LIFE_MS, VISIT_MARK_LIFE_MS } from "./limits.ts";

/** Keeps the cart for 30 days, independent of the two-hour token. */
export const CART_COOKIE = "shop_cart";

/** `__Host-` binds the cookie to this origin and to https. Plain http, in demo mode alone, can't have that name. */
export function sessionCookieName(settings: Pick<PlatformSettings, "origin">): string {
  return isHttps(settings) ? "__Host-shop_session" : "shop_session";
}

/** Identifies a browser in which an account has logged in at the next login. It logs nobody in. */
export function deviceCookieName(settings: Pick<PlatformSettings, "origin">): string {
  return isHttps(settings) ? "__Host-shop_device" : "shop_device";
}

/** Cookie changes are written to `collected`. `sessionToken` is the session cookie's value as received. */
export function createCookieEffects(
  settings: Pick<PlatformSettings, "origin" | "secret">,
  clock: Clock,
  collected: string[],
  sessionToken?: string,
): CookieEffects {
  const secure = isHttps(settings);
  /** Without an end the cookie ends with the browser. */
  const write = (name: string, value: string, expiresAtMs?: number) => {
    const end = expiresAtMs === undefined ? {} : { maxAge: secondsUntil(clock, expiresAtMs) };
    collected.push(serialize(name, value, { path: "/", httpOnly: true, secure, sameSite: "Lax", ...end }));
  };
  const mark = (expiresAtMs: number) => {
    const maxAge = secondsUntil(clock, expiresAtMs);
    collected.push(serialize(VISIT_COOKIE, "1", { path: "/", secure, sameSite: "Lax", maxAge }));
  };
  const session = sessionCookieName(settings);
  const setSession: CookieEffects["setSession"] = (token, { expiresAt, isKept }) => {
    write(session, token, isKept ? expiresAt.getTime() : undefined);
    mark(isKept ? expiresAt.getTime() : clock.nowMs() + VISIT_MARK_LIFE_MS);
  };
  return {
    setSession,
    extendSession: (found) => {
      // A cookie that ends with the browser needs no later end.
      if (found.isKept && sessionToken) setSession(sessionToken, found);
    },
    clearSession: () => write(session, "", 0),
    setDevice: (token, expiresAtMs) => write(deviceCookieName(settings), token, expiresAtMs),
    setCartKey: (key, expiresAtMs) => {
      write(CART_COOKIE, key, expiresAtMs);
      mark(expiresAtMs);
    },
    clearCartKey: () => write(CART_COOKIE, "", 0),
    rememberGuest: (guestId) =>
      write(GUEST_COOKIE, toGuestCookie(settings.secret, guestId), clock.nowMs() + GUEST_LIFE_MS),
  };
}

export function secondsUntil(clock: Clock, timeMs: number): number {
  return Math.max(0, Math.floor((timeMs - clock.nowMs()) / 1000));
}

function isHttps(settings: Pick<PlatformSettings, "origin">): boolean {
  return settings.origin.startsWith("https://");
}
