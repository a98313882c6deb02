import { VISIT_COOKIE } from "@shop/api-client/contract";
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

/** By which a browser in which an account has logged in is known at the next login. It logs nobody in. */
export function deviceCookieName(settings: Pick<ApiSettings, "origin">): string {
  return isHttps(settings) ? "__Host-shop_device" : "shop_device";
}

export function createCookieEffects(settings: ApiSettings, clock: Clock, collected: string[]): CookieEffects {
  const secure = isHttps(settings);
  const write = (name: string, value: string, expiresAtMs: number) => {
    const maxAge = secondsUntil(clock, expiresAtMs);
    collected.push(serialize(name, value, { path: "/", httpOnly: true, secure, sameSite: "Lax", maxAge }));
  };
  const session = sessionCookieName(settings);
  const set = (name: string, value: string, expiresAtMs: number) => {
    write(name, value, expiresAtMs);
    const maxAge = secondsUntil(clock, expiresAtMs);
    collected.push(serialize(VISIT_COOKIE, "1", { path: "/", secure, sameSite: "Lax", maxAge }));
  };
  return {
    setSession: (token, expiresAtMs) => set(session, token, expiresAtMs),
    clearSession: () => write(session, "", 0),
    setDevice: (token, expiresAtMs) => write(deviceCookieName(settings), token, expiresAtMs),
    setCartKey: (key, expiresAtMs) => set(CART_COOKIE, key, expiresAtMs),
    clearCartKey: () => write(CART_COOKIE, "", 0),
  };
}

function secondsUntil(clock: Clock, timeMs: number): number {
  return Math.max(0, Math.floor((timeMs - clock.nowMs()) / 1000));
}

function isHttps(settings: Pick<ApiSettings, "origin">): boolean {
  return settings.origin.startsWith("https://");
}
