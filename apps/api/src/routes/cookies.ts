import type { Clock } from "@shop/kernel";
import { serialize } from "hono/utils/cookie";
import type { ApiSettings } from "../deps.ts";
import type { CookieEffects } from "./call-context.ts";

/** Keeps the cart for 30 days, apart from the two-hour token. */
export const CART_COOKIE = "shop_cart";

/** `__Host-` binds the cookie to this origin and to https. Plain http, in demo mode alone, can't have that name. */
export function sessionCookieName(settings: Pick<ApiSettings, "origin">): string {
  return isHttps(settings) ? "__Host-shop_session" : "shop_session";
}

export function createCookieEffects(settings: ApiSettings, clock: Clock, collected: string[]): CookieEffects {
  const secure = isHttps(settings);
  const write = (name: string, value: string, expiresAtMs: number) => {
    const maxAge = Math.max(0, Math.floor((expiresAtMs - clock.nowMs()) / 1000));
    collected.push(serialize(name, value, { path: "/", httpOnly: true, secure, sameSite: "Lax", maxAge }));
  };
  const session = sessionCookieName(settings);
  return {
    setSession: (token, expiresAtMs) => write(session, token, expiresAtMs),
    clearSession: () => write(session, "", 0),
    setCartKey: (key, expiresAtMs) => write(CART_COOKIE, key, expiresAtMs),
    clearCartKey: () => write(CART_COOKIE, "", 0),
  };
}

function isHttps(settings: Pick<ApiSettings, "origin">): boolean {
  return settings.origin.startsWith("https://");
}
