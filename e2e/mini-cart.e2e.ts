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
