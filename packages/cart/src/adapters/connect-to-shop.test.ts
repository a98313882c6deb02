// @vitest-environment jsdom

import {
  ACCESS_TOKEN_COOKIE,
  CART_KEY_HEADER,
  CURRENCY_HEADER,
  DEFAULT_OPERATION_IDS,
} from "@shop/api-client/contract";
import type { WebStorage } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { afterEach, expect, test, vi } from "vitest";
import { connectToShop } from "./connect-to-shop.ts";

const ORIGIN = "https://shop.example";
const CART = { products: [], total_regular: 0, total_discount: 0 };

afterEach(() => vi.restoreAllMocks());

/** A shop that gives every visitor the same token, and returns a cart's key with each add. */
function createShop() {
  const calls: { url: string; token: string; cartKey: string | null; currency: string | null }[] = [];
  const answer: typeof globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    calls.push({
      url: String(url),
      token: JSON.parse(String(init?.body)).globals.access_token,
      cartKey: headers.get(CART_KEY_HEADER),
      currency: headers.get(CURRENCY_HEADER),
    });
    const result = String(url).endsWith(DEFAULT_OPERATION_IDS.generateToken) ? { access_token: "visitor" } : CART;
    const isAdded = String(url).endsWith(DEFAULT_OPERATION_IDS.addToCart);
    return Response.json(
      { valid: true, result, error: null },
      { headers: isAdded ? { [CART_KEY_HEADER]: "key" } : {} },
    );
  };
  return { calls, fetch: answer };
}

function createPageStorage(): WebStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const url = (name: "generateToken" | "getCart" | "addToCart") => `${ORIGIN}/v1/${DEFAULT_OPERATION_IDS[name]}`;

test("asks the shop at its address, in the currency of that moment, as one visitor with one cart", async () => {
  const { calls, fetch } = createShop();
  const page = createPageStorage();
  let currency: Currency = "EUR";
  const address = { origin: ORIGIN, currency: () => currency, fetch, openStorage: () => page };
  const { gateway } = connectToShop(address);
  expect(calls).toEqual([]);
  expect(await gateway.get()).toMatchObject({ isOk: true, value: { products: [], currency: "EUR" } });
  await gateway.add("Ballast", 1);
  currency = "JPY";
  await connectToShop(address).gateway.get();
  expect(calls).toEqual([
    { url: url("generateToken"), token: "", cartKey: null, currency: "EUR" },
    { url: url("getCart"), token: "visitor", cartKey: null, currency: "EUR" },
    { url: url("addToCart"), token: "visitor", cartKey: null, currency: "EUR" },
    { url: url("getCart"), token: "visitor", cartKey: "key", currency: "JPY" },
  ]);
});

test("once its token has ended the cart is still found, by its key", async () => {
  const { calls, fetch } = createShop();
  const page = createPageStorage();
  const connection = connectToShop({ origin: ORIGIN, currency: () => "EUR", fetch, openStorage: () => page });
  await connection.gateway.add("Ballast", 1);
  page.removeItem(ACCESS_TOKEN_COOKIE);
  await connection.gateway.get();
  expect(calls.at(-1)).toMatchObject({ url: url("getCart"), cartKey: "key" });
});

test("works where nothing can be kept, as on a server", async () => {
  const { calls, fetch } = createShop();
  const openStorage = (): WebStorage => {
    throw new ReferenceError("localStorage is not defined");
  };
  const { gateway } = connectToShop({ origin: ORIGIN, currency: () => "EUR", fetch, openStorage });
  await gateway.get();
  await gateway.get();
  expect(calls.map(({ token }) => token)).toEqual(["", "visitor", "visitor"]);
});

test("proceeds to the shop with the cart's key and the way back", async () => {
  const { fetch } = createShop();
  const sent: Record<string, FormDataEntryValue>[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    sent.push({ action: this.action, ...Object.fromEntries(new FormData(this)) });
  });
  document.documentElement.lang = "de-AT";
  const connection = connectToShop({ origin: ORIGIN, currency: () => "USD", fetch, openStorage: createPageStorage });
  await connection.gateway.add("Ballast", 1);
  connection.proceed();
  const action = `${ORIGIN}/embed/checkout`;
  expect(sent).toEqual([{ action, cart_key: "key", currency: "USD", language: "de", return_to: location.href }]);
});

test("logs a call that failed", async () => {
  const entries: object[] = [];
  const connection = connectToShop({
    origin: ORIGIN,
    currency: () => "EUR",
    log: (entry) => entries.push(entry),
    fetch: async () => new Response("no", { status: 403 }),
    openStorage: createPageStorage,
  });
  expect((await connection.gateway.get()).isOk).toBe(false);
  expect(entries).not.toEqual([]);
});
