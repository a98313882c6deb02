import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import type { ApiSettings } from "../deps.ts";
import { createCookieEffects } from "./cookies.ts";

function cookiesAt(origin: string): { collected: string[]; effects: ReturnType<typeof createCookieEffects> } {
  const collected: string[] = [];
  const settings = { origin } as ApiSettings;
  return { collected, effects: createCookieEffects(settings, createFakeClock(1_000), collected) };
}

test("[SAFE-02] over https the session cookie is __Host-, Secure, HttpOnly, Lax, for the whole path and no domain", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.setSession("token", 61_000);
  const [pair, ...attributes] = (collected[0] ?? "").split("; ");
  expect(pair).toBe("__Host-shop_session=token");
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"]);
});

test("[SAFE-02] on plain http, which demo mode allows, the session cookie has a plain name", () => {
  const { collected, effects } = cookiesAt("http://127.0.0.1:3000");
  effects.setSession("token", 61_000);
  expect(collected[0]).toBe("shop_session=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
});

test.each(["setSession", "setCartKey"] as const)(
  "[AUTH-16] [CART-11] beside %s a cookie that scripts can read says for as long that there may be something, and not what",
  (effect) => {
    const { collected, effects } = cookiesAt("https://shop.example");
    effects[effect]("a-secret", 61_000);
    expect(collected.slice(1)).toEqual(["shop_visit=1; Max-Age=60; Path=/; Secure; SameSite=Lax"]);
  },
);

test("[SAFE-02] clearing a cookie ends it at once, under the same name", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.clearSession();
  expect(collected[0]).toMatch(/^__Host-shop_session=; Max-Age=0;/);
});
