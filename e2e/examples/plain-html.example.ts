import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../models/watch-console.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { EXAMPLES, SHOP_ORIGIN } from "./hosts.ts";

test("a page without a build step sells: list and prices by the packages' own files, the cart by the shop's elements", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(EXAMPLES["plain-html"]);
  await expect(row(page, "faPhaseScope")).toContainText("49€39.20€");
  await add(page, "faPhaseScope");
  await add(page, "faCabRoom");
  await expectAccessible(page, "the list");
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
  const cart = page.getByRole("dialog");
  await expect(cart.locator("dl")).toContainText("92.32€");
  await expectAccessible(page, "the open cart");
  await cart.getByRole("button", { name: "Remove faCabRoom" }).click();
  await expect(cart.locator("dl")).toContainText("39.20€");
  await expect(cart.locator("[aria-busy=true]")).toHaveCount(0);
  await cart.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(`${SHOP_ORIGIN}/cart`);
  await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText("faPhaseScope");
  expect(complaints).toEqual([]);
});

function row(page: Page, product: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: product, exact: true }) });
}

async function add(page: Page, product: string): Promise<void> {
  await row(page, product).getByRole("button", { name: "Add to cart" }).click();
  await expect(row(page, product)).toContainText(`${product} is in your cart.`);
}
