import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { cartOperations } from "../contract/index.ts";
import { createFakeTransport, valid } from "../testing/fake-transport.ts";
import type { ApiClient } from "./api-client.ts";
import { createOperationsClient } from "./create-operations-client.ts";
import { createWebCryptoSha256 } from "./web-crypto-sha256.ts";

const CART = { products: [], total_regular: 0, total_discount: 0 };

function build() {
  const host = createFakeTransport();
  const client = createOperationsClient(cartOperations, {
    host: "https://shop.example",
    transport: host.send,
    clock: createFakeClock(),
    random: createFakeRandom(),
    accessTokens: createMemoryStorage(),
    hash: createWebCryptoSha256(undefined),
    currentPath: () => "/blog",
  });
  return { host, client };
}

test("a client of the cart's operations fetches its visitor's token by itself, and checks what it gets", async () => {
  const { host, client } = build();
  host.reply("addToCart", valid(CART));
  host.reply("getCart", valid({ products: "none" }));
  expect(await client.call("addToCart", { product: "Cabinet", quantity: 1 })).toMatchObject({ isOk: true });
  expect(await client.call("getCart", {})).toMatchObject({ isOk: false, failure: { code: "api.badAnswer" } });
  expect(host.requests.map(({ name }) => name)).toEqual(["generateToken", "addToCart", "getCart"]);
});

test("an operation that the client wasn't given is a programmer's mistake, which its message explains", async () => {
  const { client } = build();
  const unchecked = client as unknown as Pick<ApiClient, "call">;
  await expect(unchecked.call("getReviews", { product: "Cabinet" } as never)).rejects.toThrow(
    "This client doesn't know the operation getReviews: give it to createOperationsClient.",
  );
});
