import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../models/watch-console.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { EXAMPLES, SHOP_ORIGIN } from "./hosts.ts";

test("a page without a build step sells: list and prices by the packages' own files, the cart by the shop's elements", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(EXAMPLES["plain-html"]);
  await page.getByRole("region", { name: "Your privacy" }).getByRole("button", { name: "Refuse all" }).click();
  await expect(row(page, "faPhaseScope")).toContainText("49€39.20€");
  await add(page, "faPhaseScope");
  await add(page, "faCabRoom");
  await expectAccessible(page, "the list");
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
  const cart = page.getByRole("dialog");
  await expect(cart.locator('[data-kind="total"]')).toContainText("92.32€");
  await expectAccessible(page, "the open cart");
  await cart.getByRole("button", { name: "Remove faCabRoom" }).click();
  await expect(cart.locator('[data-kind="total"]')).toContainText("39.20€");
  await expect(cart.locator("[aria-busy=true]")).toHaveCount(0);
  await cart.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(`${SHOP_ORIGIN}/cart`);
  await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText("faPhaseScope");
  expect(complaints).toEqual([]);
});

test("[CONSENT-02] the same page counts visits after a yes and not before, and says what it stores", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const visits = () => page.evaluate(() => localStorage.getItem("room_log_visits"));
  await page.goto(EXAMPLES["plain-html"]);
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question");
  await expect(page.getByRole("table", { name: "Statistics" })).toContainText("room_log_visits");
  expect(await visits()).toBeNull();
  await question.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(visits).toBe("1");
  await page.getByRole("link", { name: "Privacy settings" }).click();
  await expect(page.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
  await expectAccessible(page, "the settings");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Refuse all" }).click();
  await reloaded;
  await expect.poll(visits).toBeNull();
  expect(complaints).toEqual([]);
});

function row(page: Page, product: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: product, exact: true }) });
}

async function add(page: Page, product: string): Promise<void> {
  await row(page, product).getByRole("button", { name: "Add to cart" }).click();
  await expect(row(page, product)).toContainText(`${product} is in your cart.`);
}
