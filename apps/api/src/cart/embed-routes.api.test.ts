import { RETURN_COOKIE, VISIT_COOKIE } from "@shop/api-client/contract";
import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  newCustomer,
  TEST_ORIGIN,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const HOST = "https://host.example";
const PLUGIN = "faAlign";
const PACK = "faIR Modern Rock";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ settings: { allowedOrigins: [HOST] } });
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

/** A host page's visitor, with something in the cart that the page's storage has the key of. */
async function cartOfHostPage(lines: Readonly<Record<string, number>>) {
  const browser = await shop.newBrowser().start();
  for (const [product, quantity] of Object.entries(lines)) await browser.call("addToCart", { product, quantity });
  return { browser, key: browser.cookies.get("shop_cart") ?? "" };
}

type Form = Readonly<Record<string, string>>;

/** The host page's form. It sends none of the shop's cookies: it belongs to another site, and the cookies are SameSite=Lax. */
function post(form: Form, origin = HOST): Promise<Response> {
  return shop.newBrowser().fetch("/embed/checkout", {
    method: "POST",
    headers: { origin, "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
}

/** A shopper's whole path: the form and its redirects, with the cookies that the browser has stored. */
async function proceed(browser: TestBrowser, form: Form, origin = HOST): Promise<string | null> {
  const response = await post(form, origin);
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "") browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  const next = response.headers.get("location") ?? "";
  if (!next.startsWith("/embed/arrive")) return next;
  return (await browser.fetch(next)).headers.get("location");
}

const linesOf = async (browser: TestBrowser) => {
  const { products } = (await browser.call("getCart")).result;
  return Object.fromEntries(products.map((line: { name: string; quantity: number }) => [line.name, line.quantity]));
};

test("[SAFE-14] the form leads on at once, with the key in a cookie that no script reads and in no address", async () => {
  const { key } = await cartOfHostPage({ [PACK]: 1 });
  const response = await post({ cart_key: key, return_to: `${HOST}/amps?x=1`, language: "de", currency: "JPY" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/embed/arrive?language=de"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.getSetCookie()).toEqual([
    `shop_hand_over=${encodeURIComponent(key)}; Max-Age=60; Path=/embed; HttpOnly; SameSite=Lax`,
    `${RETURN_COOKIE}=${encodeURIComponent(`${HOST}/amps?x=1`)}; Max-Age=7200; Path=/; SameSite=Lax`,
    "shop_currency=JPY; Max-Age=31536000; Path=/; SameSite=Lax",
  ]);
});

test("a visitor arrives at the shop's cart with the same cart, and the host's page keeps it", async () => {
  const host = await cartOfHostPage({ [PLUGIN]: 2 });
  const browser = await shop.newBrowser().start();
  expect(await proceed(browser, { cart_key: host.key, language: "ja" })).toBe("/ja/cart");
  expect(browser.cookies.has("shop_hand_over")).toBe(false);
  expect(browser.cookies.get(VISIT_COOKIE)).toBe("1");
  expect(await linesOf(browser)).toEqual({ [PLUGIN]: 2 });
  await browser.call("addToCart", { product: PACK, quantity: 1 });
  expect(await linesOf(host.browser)).toEqual({ [PLUGIN]: 2, [PACK]: 1 });
});

test("[CART-11] what this browser had in its cart is there too, within the limits, however often one proceeds", async () => {
  const host = await cartOfHostPage({ [PLUGIN]: MAX_ITEM_QUANTITY - 1, [PACK]: 1 });
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
  await browser.call("addToCart", { product: PACK, quantity: 1 });
  await proceed(browser, { cart_key: host.key });
  await proceed(browser, { cart_key: host.key });
  expect(await linesOf(browser)).toEqual({ [PLUGIN]: MAX_ITEM_QUANTITY, [PACK]: 1 });
  expect(await linesOf(host.browser)).toEqual({ [PLUGIN]: MAX_ITEM_QUANTITY, [PACK]: 1 });
});

test("[CART-11] where somebody is logged in, the cart joins the account's, and the host's page has none any more", async () => {
  const host = await cartOfHostPage({ [PLUGIN]: 2 });
  const customer = await newCustomer(shop);
  await customer.call("addToCart", { product: PLUGIN, quantity: 1 });
  await proceed(customer, { cart_key: host.key });
  expect(await linesOf(customer)).toEqual({ [PLUGIN]: 3 });
  expect(await linesOf(host.browser)).toEqual({});
});

test.each([
  ["another origin", "https://evil.example"],
  ["an opaque origin", "null"],
  ["the shop's own", TEST_ORIGIN],
])("[SAFE-04] a form from %s changes nothing of the cart that it meets", async (_case, origin) => {
  const host = await cartOfHostPage({ [PLUGIN]: 2 });
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: PACK, quantity: 1 });
  const cookies = new Map(browser.cookies);
  expect(await proceed(browser, { cart_key: host.key, return_to: `${origin}/` }, origin)).toBe("/cart");
  expect(browser.cookies).toEqual(cookies);
  expect(await linesOf(browser)).toEqual({ [PACK]: 1 });
});

test.each([
  ["an origin that isn't listed", "https://evil.example/"],
  ["a scheme that isn't a page's", "javascript:alert(1)"],
  ["a name before the host", "https://host.example@evil.example/"],
  ["the shop itself", `${TEST_ORIGIN}/shop`],
  ["nothing", ""],
])("[SAFE-14] the way back never leads to %s, and an earlier one is gone", async (_case, address) => {
  const { key } = await cartOfHostPage({ [PACK]: 1 });
  const browser = await shop.newBrowser().start();
  await proceed(browser, { cart_key: key, return_to: `${HOST}/amps` });
  expect(browser.cookies.get(RETURN_COOKIE)).toBe(encodeURIComponent(`${HOST}/amps`));
  await proceed(browser, { cart_key: key, return_to: address });
  expect(browser.cookies.has(RETURN_COOKIE)).toBe(false);
});

test.each([
  ["a key of no cart", { cart_key: "nothing" }],
  ["no key", {}],
  ["a language and a currency that don't exist", { language: "xx", currency: "GBP" }],
  ["more than a form has", { cart_key: "x".repeat(5000) }],
])("with %s one arrives at the cart, and what is in it stays", async (_case, form: Form) => {
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: PACK, quantity: 1 });
  expect(await proceed(browser, form)).toBe("/cart");
  expect(await linesOf(browser)).toEqual({ [PACK]: 1 });
});

test("the second step alone brings nothing into the cart", async () => {
  const browser = await shop.newBrowser().start();
  const response = await browser.fetch("/embed/arrive?language=de");
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/cart"]);
  expect(await linesOf(browser)).toEqual({});
});
