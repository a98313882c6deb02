import { createHash } from "node:crypto";
import { ACCESS_TOKEN_COOKIE, CART_KEY_HEADER, checksumInput, IDEMPOTENCY_HEADER } from "@shop/api-client";
import { createFakeTransport, type FakeRequest, refused, valid } from "@shop/api-client/testing";
import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { CART_KEY } from "../adapters/with-cart-key.ts";
import { createSlimClient } from "./slim-client.ts";

const CART = { products: [], total_regular: 0, total_discount: 0 };
const LINE = { id: "p1", name: "Cabinet", quantity: 1, price: 4900, price_discount: 2450 };
const ADD = { product: "Cabinet", quantity: 1 };

function createBench() {
  const host = createFakeTransport();
  const storage = createMemoryStorage();
  const clock = createFakeClock();
  let givenKey: string | null = null;
  let currency: string | undefined;
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { status, text } = await host.send({ ...init, url: String(url), headers } as FakeRequest);
    const given = new Headers(givenKey === null ? {} : { [CART_KEY_HEADER]: givenKey });
    return { status, headers: given, text: async () => text } as Response;
  };
  const client = createSlimClient({
    ...{ host: "https://shop.example", fetch, storage, clock, random: createFakeRandom() },
    hash: async (text) => createHash("sha256").update(text).digest("hex"),
    currentPath: () => "/amps",
    currency: () => currency,
  });
  const give = (key: string) => {
    givenKey = key;
  };
  const choose = (code: string) => {
    currency = code;
  };
  return { host, storage, clock, client, give, choose };
}

test("the first call fetches a token, and calls at once share it", async () => {
  const { host, client, storage } = createBench();
  host.reply("getCart", valid(CART));
  await Promise.all([client.call("getCart", {}), client.call("getCart", {})]);
  expect(host.requests.map(({ name }) => name)).toEqual(["generateToken", "getCart", "getCart"]);
  expect(storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
  expect(host.requestsOf("getCart").map(({ json }) => (json as { globals: object }).globals)).toEqual([
    { access_token: "access-1", current_url_path: "/amps" },
    { access_token: "access-1", current_url_path: "/amps" },
  ]);
});

test("[API-02] a call carries the checksum over its globals and its request", async () => {
  const { host, client } = createBench();
  host.reply("addToCart", valid(CART));
  await client.call("addToCart", ADD);
  for (const { json } of host.requestsOf("addToCart")) {
    const { globals, request, checksum } = json as { globals: object; request: object; checksum: string };
    expect(checksum).toBe(createHash("sha256").update(checksumInput(globals, request)).digest("hex"));
  }
  expect(host.requestsOf("addToCart")).toHaveLength(1);
});

test("[SAFE-05] a change is sent again after a fault that passes, under the same key", async () => {
  const { host, client, clock } = createBench();
  host.reply("addToCart", "unreachable", { status: 503, body: "busy" }, valid({ ...CART, products: [LINE] }));
  const answer = client.call("addToCart", ADD);
  for (const delayMs of [0, 500, 1000]) await clock.advanceAsync(delayMs);
  expect(await answer).toMatchObject({ isOk: true, value: { products: [LINE] } });
  const keys = host.requestsOf("addToCart").map(({ headers }) => headers[IDEMPOTENCY_HEADER]);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("what is refused isn't sent again, and its code is told", async () => {
  const { host, client } = createBench();
  host.reply("addToCart", refused("cart.itemLimitReached", "Enough."));
  expect(await client.call("addToCart", ADD)).toEqual({ isOk: false, failure: { code: "cart.itemLimitReached" } });
  expect(host.requestsOf("addToCart")).toHaveLength(1);
});

test("a token that the host has forgotten is fetched anew, once", async () => {
  const { host, client, storage } = createBench();
  storage.set(ACCESS_TOKEN_COOKIE, "old");
  host.reply("getCart", refused("api.accessTokenInvalid", null, 401), valid(CART));
  expect((await client.call("getCart", {})).isOk).toBe(true);
  expect(storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
  host.reply("getCart", refused("api.accessTokenInvalid", null, 401));
  expect(await client.call("getCart", {})).toMatchObject({ failure: { code: "api.accessTokenInvalid" } });
  expect(host.requestsOf("getCart")).toHaveLength(4);
});

test("the key of the cart is kept and brought along, and so is the currency that the page asks for", async () => {
  const { host, client, storage, give, choose } = createBench();
  host.reply("getCart", valid(CART));
  give("key-1");
  await client.call("getCart", {});
  expect(storage.get(CART_KEY)).toBe("key-1");
  choose("JPY");
  await client.call("getCart", {});
  const [, second] = host.requestsOf("getCart");
  expect(second?.headers).toMatchObject({ [CART_KEY_HEADER]: "key-1", "shop-currency": "JPY" });
});

test.each([
  ["text that is no JSON", { body: "<html>" }],
  ["another shape", valid({ products: "none" })],
  ["a line without a price", valid({ ...CART, products: [{ ...LINE, price: "49" }] })],
  ["an amount that is no number", valid({ ...CART, coupon_discounts: [{ code: "X" }] })],
  ["nothing", { body: "" }],
])("[API-10] %s is no cart, and nothing is made of it", async (_case, reply) => {
  const { host, client } = createBench();
  host.reply("getCart", reply);
  expect(await client.call("getCart", {})).toMatchObject({ isOk: false, failure: { code: "api.badAnswer" } });
});
