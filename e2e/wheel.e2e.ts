import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./models/accessible.ts";
import { choiceOf, storeChoice } from "./models/consent-choice.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const PACK = { path: "/products/guitar-cabinet-impulse-responses/fair-modern-rock", name: "faIR Modern Rock" };
/** Of so many visitors one draws a discount, but for one time in a million. */
const VISITORS = 6;

const wheelOf = (page: Page) => page.getByRole("region", { name: "Wheel of fortune" });

/** A new visitor's three spins, by keyboard. Stops at a discount. */
async function spinAsVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(storeChoice, choiceOf([]));
  const page = await context.newPage();
  const shopper = new Shopper(page);
  await shopper.addToCart(PACK.path, PACK.name);
  // A sale that is open comes before the wheel: it is closed, as a shopper closes it.
  const other = page.locator(".shop-pop-up:not(.shop-wheel-pop-up)");
  await page.addLocatorHandler(other, () => other.getByRole("button", { name: "Close" }).click());
  await shopper.open("/support");
  const wheel = wheelOf(page);
  await expect(wheel).toBeVisible({ timeout: 30_000 });
  const spin = wheel.getByRole("button", { name: /^Spin/ });
  for (const left of ["2 spins left", "1 spin left", "You have used your three spins"]) {
    await spin.focus();
    await page.keyboard.press("Enter");
    await expect(wheel.getByText(left)).toBeVisible();
    await expect(wheel.getByText(/^\d+: /).first()).toBeVisible();
    if ((await wheel.getByRole("button", { name: "Go to cart" }).count()) > 0) break;
  }
  return page;
}

async function visitorWithDiscount(browser: Browser, baseURL: string | undefined): Promise<Page> {
  for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
    const page = await spinAsVisitor(browser, baseURL);
    if ((await wheelOf(page).getByRole("button", { name: "Go to cart" }).count()) > 0) return page;
    await page.context().close();
  }
  throw new Error(`None of ${VISITORS} visitors drew a discount.`);
}

test("[ENGAGE-03] spins by keyboard until a code is drawn, which goes into the cart; then the draw is checked", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const page = await visitorWithDiscount(browser, baseURL);
  const wheel = wheelOf(page);
  await expectAccessible(page, "the wheel with a code");
  const code = (await wheel.getByText(/^WHEEL-/).textContent()) ?? "";
  await wheel.getByRole("button", { name: "Go to cart" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  const cart = page.getByRole("main");
  await expect(cart.getByText(code).filter({ visible: true }).first()).toBeVisible();
  // What explains the price names it too.
  await expect(cart.getByText(new RegExp(`^Coupon ${code}, \\d+% off$`)).first()).toBeAttached();

  await page.goto("/wheel");
  await page.getByRole("button", { name: /^Spin 1: \d+$/ }).click();
  await page.getByRole("button", { name: "Check the draw" }).click();
  await expect(page.getByRole("main").getByText(/^Right: the seed fits its hash/)).toBeVisible();
  await page.getByRole("textbox", { name: "Seed" }).fill("another seed");
  await page.getByRole("button", { name: "Check the draw" }).click();
  await expect(page.getByRole("main").getByText(/^Wrong: this seed has another hash/)).toBeVisible();
  await page.context().close();
});
