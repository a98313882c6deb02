import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, type TestApp, type TestBrowser } from "../testing/index.ts";
import { addKeyed, cartQuantities, CART_PACK as PACK, CART_PLUGIN as PLUGIN } from "../testing/use-cart.ts";

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

/** Each test has a visitor, and so a cart, of its own. */
beforeEach(async () => {
  browser = await shop.newBrowser().start();
});

const add = (product: string, quantity = 1, by = browser) => addKeyed(shop, by, product, quantity);
const quantities = (by = browser) => cartQuantities(by);

describe("[CART-04] a product that has become free", () => {
  const priceOf = (currency: "EUR" | "USD", full_price_minor: number) =>
    shop.db
      .updateTable("product_prices")
      .set({ full_price_minor })
      .where("currency", "=", currency)
      .where("product_id", "=", shop.db.selectFrom("products").select("id").where("name", "=", PLUGIN))
      .execute();
  const inDollars = { headers: { "shop-currency": "USD" } };
  afterEach(() => importTestContent(shop.deps));

  test("by a change of price leaves the cart, is named once, and doesn't come back with its price", async () => {
    await add(PACK);
    await add(PLUGIN, 2);
    await priceOf("EUR", 0);
    const { result } = await browser.call("getCart");
    expect(result).toMatchObject({ products: [{ name: PACK }], free_products: [PLUGIN] });
    expect(result.pricing.lines).toHaveLength(1);
    await priceOf("EUR", 4900);
    const again = await browser.call("getCart");
    expect(again.result).toMatchObject({ products: [{ name: PACK }] });
    expect(again.result).not.toHaveProperty("free_products");
  });

  test("in another currency leaves the cart when that is chosen", async () => {
    await add(PACK);
    await add(PLUGIN);
    await priceOf("USD", 0);
    expect((await browser.call("getCart")).result.products).toHaveLength(2);
    expect((await browser.call("getCart", {}, inDollars)).result).toMatchObject({
      currency: "USD",
      products: [{ name: PACK }],
      free_products: [PLUGIN],
    });
  });

  test("leaves the cart with the next change, whichever it is", async () => {
    await add(PLUGIN);
    await priceOf("EUR", 0);
    expect((await add(PACK)).result).toMatchObject({ products: [{ name: PACK }], free_products: [PLUGIN] });
    expect(await quantities()).toEqual({ [PACK]: 1 });
    await priceOf("EUR", 4900);
    await add(PLUGIN);
    await priceOf("EUR", 0);
    expect((await browser.call("removeFromCart", { product: PACK })).result).toMatchObject({
      products: [],
      free_products: [PLUGIN],
    });
  });
});

describe("with a catalogue that changes", () => {
  afterEach(() => importTestContent(shop.deps));

  test("[CART-05] what isn't known, isn't sold or was taken out can't be added", async () => {
    await shop.db.updateTable("products").set({ is_for_sale: false }).where("name", "=", PACK).execute();
    await shop.db
      .updateTable("products")
      .set({ removed_at: new Date(0) })
      .where("name", "=", PLUGIN)
      .execute();
    for (const product of ["No such thing", PACK, PLUGIN]) {
      expect(await add(product)).toMatchObject({
        valid: false,
        code: "cart.couldNotAdd",
        error: "Error. Could not add item to cart.",
      });
    }
  });

  test("a product that is no longer sold is neither shown nor counted in a cart that has it", async () => {
    await add(PACK);
    await add(PLUGIN);
    await shop.db.updateTable("products").set({ is_for_sale: false }).where("name", "=", PACK).execute();
    expect((await browser.call("getCart")).result).toMatchObject({
      products: [{ name: PLUGIN }],
      total_regular: 4900,
      total_discount: 3185,
    });
  });
});
