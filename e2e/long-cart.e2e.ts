import { Api } from "./models/api.ts";
import { isOnTop } from "./models/is-on-top.ts";
import { expect, test } from "./models/test.ts";
import { TWENTY_PRODUCTS } from "./models/twenty-products.ts";

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test("[CART-09] with twenty items in it the cart's page keeps total and button in view, at its start, in its middle and at the last line", async ({
  shopper,
  page,
  context,
  baseURL,
}) => {
  const api = new Api(context, baseURL ?? "");
  await api.start();
  for (const product of TWENTY_PRODUCTS) {
    expect((await api.call("addToCart", { product, quantity: 1 })).valid).toBe(true);
  }
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await shopper.open("/cart");
    const cart = page.getByRole("main").getByRole("region", { name: "Your cart" });
    const lines = cart.getByRole("list", { name: "Items in your cart" }).locator(":scope > li");
    await expect(lines).toHaveCount(20);
    for (const line of [0, 9, 19]) {
      await lines.nth(line).scrollIntoViewIfNeeded();
      for (const part of [cart.getByText("VAT included"), cart.getByRole("button", { name: "Proceed to Checkout" })]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      // A trial press fails if anything lies over the middle of it.
      await cart.getByRole("button", { name: "Proceed to Checkout" }).click({ trial: true });
    }
    await cart.getByText("Why this total?").click();
    await expect(cart.getByText("At regular prices")).toBeInViewport({ ratio: 1 });
  }
});

for (const products of [["faMicAlign", "faIR Doom Cellar", "faIR Funk Snap"], TWENTY_PRODUCTS]) {
  test(`[CART-09] with ${products.length} items in it the whole summary of the cart's page is in view at 1440×900, and nothing lies over it`, async ({
    shopper,
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const api = new Api(context, baseURL ?? "");
    await api.start();
    for (const product of products) await api.call("addToCart", { product, quantity: 1 });
    await shopper.open("/cart");
    const cart = page.getByRole("main").getByRole("region", { name: "Your cart" });
    const lines = cart.getByRole("list", { name: "Items in your cart" }).locator(":scope > li");
    await expect(lines).toHaveCount(products.length);
    for (const line of [lines.first(), lines.last()]) {
      await line.scrollIntoViewIfNeeded();
      for (const part of [
        cart.getByRole("textbox", { name: "Coupon code" }),
        cart.getByRole("button", { name: "Apply" }),
        cart.getByText("Items", { exact: true }),
        cart.getByText("Multi-buy", { exact: true }),
        cart.getByText("VAT included"),
        cart.getByRole("button", { name: "Proceed to Checkout" }),
        cart.getByRole("button", { name: "Empty shopping cart" }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await part.evaluate(isOnTop), (await part.textContent()) ?? "").toBe(true);
      }
    }
  });
}
