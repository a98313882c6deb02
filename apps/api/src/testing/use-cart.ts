import { randomUuid } from "@shop/kernel";
import { hashSecret } from "../platform/secrets.ts";
import type { TestAnswer, TestApp, TestBrowser } from "./create-test-app.ts";

export const CART_PACK = "faIR Modern Rock";
export const CART_PLUGIN = "faAlign";

/** Puts a product into the browser's cart with a key of its own, as the shop's client does it. */
export function addKeyed(shop: TestApp, browser: TestBrowser, product: string, quantity = 1): Promise<TestAnswer> {
  return browser.call("addToCart", { product, quantity }, { idempotencyKey: randomUuid(shop.deps.random) });
}

/** The visitor whom the browser's access token names. */
export async function visitorIdOf(shop: TestApp, { accessToken }: TestBrowser): Promise<string> {
  const tokens = shop.db.selectFrom("access_tokens").where("token_hash", "=", hashSecret(accessToken));
  return (await tokens.select("visitor_id").executeTakeFirstOrThrow()).visitor_id;
}

/** What the browser's cart has of each product, by name. */
export async function cartQuantities(browser: TestBrowser): Promise<Record<string, number>> {
  const { result } = await browser.call("getCart");
  return Object.fromEntries(
    result.products.map((line: { name: string; quantity: number }) => [line.name, line.quantity]),
  );
}
