import type { Page } from "@playwright/test";
import { expect, test } from "./models/test.ts";

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim() ?? ""}`);

test("[A11Y-02] by keyboard: after a product's link and after View cart the focus is on the page's heading, and View cart is the next Tab after adding", async ({
  shopper,
  page,
}) => {
  await shopper.open("/products/plugins");
  await page.getByRole("link", { name: "faMicAlign", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/plugins\/famicalign$/);
  await expect.poll(() => focused(page)).toBe("H1 faMicAlign");

  const add = page.getByRole("button", { name: "Add to cart" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(shopper.notices.getByText("faMicAlign is in your cart.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(shopper.notices.getByRole("link", { name: "View cart" })).toBeFocused();
  // Past the notice the way goes on behind the button, and back to it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Buy now" })).toBeFocused();

  await shopper.notices.getByRole("link", { name: "View cart" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await expect.poll(() => focused(page)).toMatch(/^H1 /);
});

test("[A11Y-04] in forced colours the current page is marked in the menu and in the list's chips", async ({
  shopper,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await shopper.open("/products/plugins");
  const colours = await page.evaluate(() => {
    const bottomOf = (element: Element | null) => (element ? getComputedStyle(element).borderBottomColor : "none");
    return ['nav[aria-label="Main menu"] a', ".chips a"].map((link) => ({
      current: bottomOf(document.querySelector(`${link}[aria-current="page"]`)),
      other: bottomOf(document.querySelector(`${link}:not([aria-current])`)),
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  });
  for (const { current, other, ground } of colours) {
    expect(current).not.toBe(other);
    expect(current).not.toBe(ground);
  }
});
