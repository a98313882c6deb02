import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createVisitor } from "./create-visitor.ts";

const EMPTY = { products: [], total_regular: 0, total_discount: 0, currency: "EUR" };
const envelope = (result: object) => JSON.stringify({ valid: true, result, error: null });

/** One visitor's request for a page, with a back end that returns a token and a cart's cookie. */
function visit(headers: Record<string, string> = {}, origin = "https://shop.example", path = "/cart") {
  const calls: Request[] = [];
  const responses = [
    new Response(envelope({ access_token: "fresh" }), { headers: { "set-cookie": "shop_visit=1; path=/" } }),
    new Response(envelope(EMPTY), { headers: { "set-cookie": "shop_cart=key; path=/; httponly" } }),
    new Response(envelope(EMPTY)),
  ];
  const visitor = createVisitor(
    {
      origin,
      clock: createFakeClock(),
      random: createFakeRandom(),
      callApiForVisitor: async (request) => {
        calls.push(request);
        return (headers.cookie ?? "").includes("shop_access_token") && responses.length === 3
          ? (responses.splice(0, 2)[1] as Response)
          : (responses.shift() as Response);
      },
    },
    new Request(`https://shop.example${path}`, { headers }),
  );
  return { visitor, calls };
}

test("[AUTH-16] a visitor without a token gets one for two hours, and cookies that are set on the way are in the response and in the next call", async () => {
  const { visitor, calls } = visit();
  expect(visitor.isKnown).toBe(false);
  expect((await visitor.api.call("addToCart", { product: "faMicAlign", quantity: 1 })).isOk).toBe(true);
  await visitor.api.call("getCart", {});
  expect(visitor.setCookies()).toEqual([
    "shop_visit=1; path=/",
    "shop_access_token=fresh; max-age=7200; path=/; samesite=lax; secure",
    "shop_cart=key; path=/; httponly",
  ]);
  expect(calls[2]?.headers.get("cookie")).toBe("shop_visit=1; shop_access_token=fresh; shop_cart=key");
  expect(await calls[2]?.json()).toMatchObject({ globals: { access_token: "fresh", current_url_path: "/cart" } });
});

test("a call for a visitor goes with the visitor's cookies and address, and as the shop's own page", async () => {
  const cookie = "shop_access_token=kept; shop_session=s; shop_currency=JPY";
  const { visitor, calls } = visit({ cookie, "x-forwarded-for": "2001:db8::1", "x-shop-socket-address": "::1" });
  await visitor.api.call("getCart", {});
  const sent = calls[0]?.headers;
  expect(sent?.get("cookie")).toBe(cookie);
  expect([sent?.get("x-forwarded-for"), sent?.get("x-shop-socket-address")]).toEqual(["2001:db8::1", "::1"]);
  expect([sent?.get("origin"), sent?.get("shop-currency")]).toEqual(["https://shop.example", "JPY"]);
  expect([visitor.isKnown, visitor.currency]).toEqual([true, "JPY"]);
});

test.each([
  ["/cart", "en"],
  ["/de/cart", "de"],
  ["/ja/account/orders.data", "ja"],
])("a call for the page %s is in its language, whatever the browser prefers: %s", async (path, language) => {
  const { visitor, calls } = visit({ cookie: "shop_access_token=kept", "accept-language": "fr" }, undefined, path);
  await visitor.api.call("getCart", {});
  expect(calls[0]?.headers.get("content-language")).toBe(language);
});

test("a visitor without a chosen currency sees euros, as every page without scripts shows, and can choose", () => {
  const { visitor } = visit({ "accept-language": "en-US", cookie: "shop_currency=GBP" }, "http://localhost:4000");
  expect(visitor.currency).toBe("EUR");
  visitor.chooseCurrency("USD");
  expect(visitor.setCookies()).toEqual(["shop_currency=USD; max-age=31536000; path=/; samesite=lax"]);
});
