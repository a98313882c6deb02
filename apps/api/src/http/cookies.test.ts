import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createCookieEffects } from "./cookies.ts";

const KEPT = { expiresAt: new Date(61_000), isKept: true };
const SECRET = "a secret of the shop, thirty-two bytes";
const UNKEPT = { expiresAt: new Date(61_000), isKept: false };

function cookiesAt(origin: string, sessionToken?: string) {
  const collected: string[] = [];
  return {
    collected,
    effects: createCookieEffects({ origin, secret: SECRET }, createFakeClock(1_000), collected, sessionToken),
  };
}

test("[SAFE-02] over https the session cookie is __Host-, Secure, HttpOnly, Lax, for the whole path and no domain", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.setSession("token", KEPT);
  const [pair, ...attributes] = (collected[0] ?? "").split("; ");
  expect(pair).toBe("__Host-shop_session=token");
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"]);
});

test("[SAFE-02] on plain http, which demo mode allows, the session cookie has a plain name", () => {
  const { collected, effects } = cookiesAt("http://127.0.0.1:3000");
  effects.setSession("token", KEPT);
  expect(collected[0]).toBe("shop_session=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
});

test("[AUTH-17] the cookie of a login that isn't kept ends with the browser; the mark beside it stays for 30 days", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.setSession("token", UNKEPT);
  expect(collected).toEqual([
    "__Host-shop_session=token; Path=/; HttpOnly; Secure; SameSite=Lax",
    "shop_visit=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
  ]);
});

test("[AUTH-17] a login that is extended keeps its cookie for longer only where it is kept", () => {
  const kept = cookiesAt("https://shop.example", "as-it-came");
  kept.effects.extendSession(KEPT);
  expect(kept.collected[0]).toBe("__Host-shop_session=as-it-came; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax");
  const unkept = cookiesAt("https://shop.example", "as-it-came");
  unkept.effects.extendSession(UNKEPT);
  expect(unkept.collected).toEqual([]);
});

test.each([
  ["a kept session", (effects: Effects) => effects.setSession("a-secret", KEPT)],
  ["a cart", (effects: Effects) => effects.setCartKey("a-secret", 61_000)],
])(
  "[AUTH-16] beside the cookie of %s one that scripts can read says for as long that there may be something, and not what",
  (_name, act) => {
    const { collected, effects } = cookiesAt("https://shop.example");
    act(effects);
    expect(collected.slice(1)).toEqual(["shop_visit=1; Max-Age=60; Path=/; Secure; SameSite=Lax"]);
  },
);

test("[SAFE-02] clearing a cookie ends it at once, under the same name", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.clearSession();
  expect(collected[0]).toMatch(/^__Host-shop_session=; Max-Age=0;/);
});

type Effects = ReturnType<typeof createCookieEffects>;

test("[ENGAGE-03] a visitor who acted is recognised for 30 days, by a cookie that no script can read", () => {
  const { collected, effects } = cookiesAt("https://shop.example");
  effects.rememberGuest("3f1d4b52-6f1e-4d0c-9a53-0f4a8f3f6c11");
  expect(collected).toEqual([
    expect.stringMatching(
      /^shop_guest=3f1d4b52-6f1e-4d0c-9a53-0f4a8f3f6c11\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});
