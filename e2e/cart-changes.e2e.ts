import type { Page } from "@playwright/test";
import { DEFAULT_OPERATION_IDS } from "../packages/api-client/src/contract/operation-ids.ts";
import { holdRequests } from "./models/hold-requests.ts";
import type { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const PLUGIN = { path: "/products/plugins/facabroom", name: "faCabRoom" };
const ADD = `**/v1/${DEFAULT_OPERATION_IDS.addToCart}`;

/** Clicks the button and reloads at once: no request that the click began has a response yet. */
async function addAndReload(page: Page, shopper: Shopper): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    location.reload();
  });
  await page.waitForEvent("load");
  await shopper.ready();
}

test("[CART-06] [SAFE-05] an add with a reload at once, on a first visit: it is in the cart, once", async ({
  shopper,
  page,
}) => {
  await shopper.open(PLUGIN.path);
  await addAndReload(page, shopper);
  await expect(shopper.notices.getByText(`${PLUGIN.name} is in your cart.`)).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  await shopper.open("/cart");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});

test("[CART-06] [SAFE-05] an add that reached the shop, whose response the reload cut off, is in the cart once", async ({
  shopper,
  page,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.open(PLUGIN.path);
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  const keys: Array<string | undefined> = [];
  let reached = () => {};
  const hasReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    if (keys.length > 1) return route.fulfill({ response: answer });
    // The shop has added it; the page never receives the response.
    reached();
  });
  await page.getByRole("button", { name: "Add to cart" }).click();
  await hasReached;
  await page.reload();
  await shopper.ready();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 2 items");
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await shopper.open("/cart");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 2 items");
});

test("[CART-07] a removal is undone after a reload too", async ({ shopper, page }) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.open("/cart");
  await page.getByRole("button", { name: `Remove ${PLUGIN.name}` }).click();
  await expect(shopper.notices.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.reload();
  await shopper.ready();
  await page.getByRole("button", { name: "Undo last change" }).click();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  await expect(page.getByRole("main").getByRole("link", { name: PLUGIN.name })).toBeVisible();
});

test("[PRICE-11] [CART-06] the totals that a press shows at once are those of the shop's response", async ({
  shopper,
  page,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.open("/cart");
  const main = page.getByRole("main");
  // What multi-buy takes off is above the part that sticks, the amount to pay is in it.
  const totals = () => main.locator(".shop-cart-totals").allTextContents();
  const line = main.getByRole("list", { name: "Items in your cart" }).getByRole("listitem").first();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  const release = await holdRequests(page, ADD);
  const before = await totals();
  await page.getByRole("combobox", { name: `Quantity of ${PLUGIN.name}` }).selectOption("2 seats");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 2 items");
  await expect(line).toHaveAttribute("aria-busy", "true");
  const shown = await totals();
  expect(shown).not.toEqual(before);
  release();
  await expect(line).not.toHaveAttribute("aria-busy", "true");
  expect(await totals()).toEqual(shown);
});
