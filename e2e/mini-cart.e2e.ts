import { Api } from "./models/api.ts";
import { expect, test } from "./models/test.ts";
import { TWENTY_PRODUCTS } from "./models/twenty-products.ts";

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test("[SHELL-04] with twenty items in it the opened cart keeps total and button in view, on a desk and on a phone", async ({
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
    await shopper.open("/");
    await expect(shopper.cartLink).toHaveAccessibleName("Cart, 20 items");
    await shopper.cartLink.click();
    const cart = page.getByRole("banner").getByRole("region", { name: "Cart" }).first();
    const total = cart.getByText("VAT included");
    for (const part of [total, cart.getByRole("button", { name: "Proceed to Checkout" })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test("[CART-09] how long the cart is reserved stays in view while the lines of the opened cart scroll, on a desk and on a phone", async ({
  shopper,
  page,
  context,
  baseURL,
}) => {
  await shopper.addToCart("/products/plugins/famicalign", "faMicAlign");
  const api = new Api(context, baseURL ?? "");
  await api.start();
  for (const product of TWENTY_PRODUCTS.slice(0, 12)) await api.call("addToCart", { product, quantity: 1 });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await shopper.open("/");
    await shopper.cartLink.click();
    const cart = page.getByRole("banner").getByRole("region", { name: "Cart" }).first();
    await expect(cart.getByText("Reserved for you").first()).toBeInViewport({ ratio: 1 });
  }
});

test("[SHELL-04] the opened cart is above the bar of a product's page that jumps to its parts", async ({
  shopper,
  page,
}) => {
  await shopper.open("/products/plugins/famicalign");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await bar.evaluate((part) => window.scrollBy({ top: part.getBoundingClientRect().top - 180, behavior: "instant" }));
  await shopper.cartLink.click();
  const cart = page.getByRole("banner").getByRole("region", { name: "Cart" }).first();
  await expect(cart).toBeVisible();
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThan(100);
  const isCartThere = await cart.evaluate(
    (part, at) => {
      const { left, width } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(left + width / 2, at));
    },
    y + height / 2,
  );
  expect(isCartThere).toBe(true);
});

test("[SHELL-04] the opened cart is above the player and the buttons at the lower edge", async ({
  shopper,
  page,
  context,
  baseURL,
}) => {
  const api = new Api(context, baseURL ?? "");
  await api.start();
  for (const product of TWENTY_PRODUCTS.slice(0, 3)) await api.call("addToCart", { product, quantity: 1 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await shopper.open("/products/plugins/fasampledelay");
    await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
    await shopper.cartLink.click();
    const cart = page.getByRole("banner").getByRole("region", { name: "Cart" }).first();
    await expect(cart.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
    // Where both are, the cart is seen.
    const docked = await page.getByRole("region", { name: "Player" }).boundingBox();
    const seen = await cart.evaluate((part, top) => {
      const { left, width, bottom } = part.getBoundingClientRect();
      const isSeen = part.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2));
      return { isOverPlayer: bottom > top, isSeen };
    }, docked?.y ?? 0);
    expect(seen).toEqual({ isOverPlayer: true, isSeen: true });
    // The meter is the cart's, not that of the buttons in it.
    const metered = page.locator(".cart-menu .shop-icon-button");
    const meters = metered.evaluateAll(
      (keys) => keys.filter((key) => getComputedStyle(key, "::after").content !== "none").length,
    );
    expect(await meters).toBe(1);
  }
});
