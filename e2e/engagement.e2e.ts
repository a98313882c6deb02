import type { Page } from "@playwright/test";
import { expectAccessible } from "./models/accessible.ts";
import { newPerson, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

test.use({ hasPopUps: true });

const PRODUCT = "/products/plugins/famicalign";
const POP_UPS = ["Clean week", "Wheel of fortune", "The dark cabinet", "In the shop"];
const bar = (page: Page) => page.getByRole("region", { name: "Current offer" });
const offer = (page: Page) => page.getByRole("dialog", { name: "Special Offer" });

/** The arbiter and its parts are there: from here on pop-ups may come. */
const ready = (page: Page) => page.getByRole("button", { name: "Open chat" }).waitFor();
const toUpperEdge = async (page: Page) => {
  await page.mouse.move(600, 300);
  await page.mouse.move(600, 4);
};

/** A page whose offer ends so soon that its time is counted. Which page has which offer changes every hour. */
const pageWithCountdown = async (page: Page) => {
  const soonMs = Date.now() + 90 * 24 * 60 * 60 * 1000;
  for (const path of [
    "/shop",
    "/support",
    "/tutorials",
    "/cart",
    "/products",
    "/products/plugins",
    "/downloads",
    "/company",
    PRODUCT,
    "/",
  ]) {
    const html = await (await page.request.get(path)).text();
    const end = /Current offer.*?<time dateTime="([^"]+)"/is.exec(html)?.[1];
    if (end && Date.parse(end) < soonMs) return path;
  }
  throw new Error("No page has an offer that ends within 90 days.");
};

/** Lets the exit dialog have its turn: what is shown already stays until it is closed. */
const untilAsked = async (page: Page) => {
  await page.clock.runFor(100);
  // A part that is fetched may take its turn in between.
  await expect(async () => {
    if (await offer(page).isHidden()) {
      await page.keyboard.press("Escape");
      await page.clock.runFor(6_000);
    }
    await expect(offer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
};

test("[ENGAGE-01] [SHELL-02] the discount bar is in the server's page, above everything else of the header", async ({
  page,
}) => {
  const html = await (await page.request.get("/shop")).text();
  expect(html).toContain("% with login");
  await page.goto("/shop");
  const link = bar(page).getByRole("link");
  await expect(link).toContainText(/\d+% off/);
  const order = await page.evaluate(() => {
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return [top("section[aria-label='Current offer']"), top("a[href='/'] svg")];
  });
  expect(order[0]).toBeLessThan(order[1] ?? 0);
  await expectAccessible(page, "a page with the discount bar");
  await link.click();
  await expect(page).toHaveURL(/\/products\//);
});

test("[ENGAGE-01] a page is the same for everyone within the hour, and says until when caches may keep it", async ({
  request,
}) => {
  const [first, second] = [await request.get("/shop"), await request.get("/shop")];
  expect(second.headers().etag).toBe(first.headers().etag);
  expect(first.headers()["cache-control"]).toMatch(/^public, /);
});

test("[ENGAGE-01] closed, the bar stays closed for the session, without a flash; another session has it again", async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  await shopper.open("/shop");
  await page.getByRole("button", { name: "Close this offer" }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto("/support", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.bar === "closed");
  await expect(bar(page)).toBeHidden();
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await other.goto("/shop");
  await expect(bar(other)).toBeVisible();
  await other.close();
});

test("[ENGAGE-01] the countdown takes the place of the end in words without moving anything", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as never as { shifts: unknown[] }).shifts.push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(await pageWithCountdown(page));
  await expect(bar(page).getByRole("timer")).toBeVisible();
  const shifts = await page.evaluate(() => (window as never as { shifts: { value: number }[] }).shifts);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
});

test("[ENGAGE-07] [ENGAGE-08] a visitor who is about to leave a product is offered the discount, once", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(PRODUCT);
  await ready(page);
  await page.clock.runFor(20_000);
  await toUpperEdge(page);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await toUpperEdge(page);
  await untilAsked(page);
  await expectAccessible(page, "the exit dialog", "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(offer(page)).toHaveCount(0);
  await page.mouse.move(600, 300);
  await page.clock.runFor(90_000);
  await expect(offer(page)).toHaveCount(0);
});

test("[ENGAGE-08] [PRICE-09] Get My Discount leads through the login to a coupon in the cart", async ({
  page,
  shopper,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Nora");
  await signUp(context, baseURL ?? "", person);
  await page.clock.install();
  await page.goto(PRODUCT);
  await ready(page);
  await page.clock.runFor(35_000);
  await toUpperEdge(page);
  await untilAsked(page);
  await page.clock.resume();
  await offer(page).getByRole("button", { name: "Get My Discount" }).click();
  await expect(shopper.signIn.getByText("Please log in or sign up to use the offer.").first()).toBeVisible();
  await shopper.enterEmail(person.email);
  await shopper.enterPassword();
  await expect(shopper.notices.getByText(/^Coupon STAY-.+ was applied\.$/)).toBeVisible();
});

test("[ENGAGE-12] fewer pop-ups, chosen in the account, turns the exit dialog off and leaves the bar", async ({
  page,
  customer,
}) => {
  await page.goto("/account");
  await page.getByRole("checkbox", { name: "Show fewer pop-ups" }).check();
  expect(customer.email).not.toBe("");
  await page.clock.install();
  await page.goto(PRODUCT);
  await ready(page);
  await page.clock.runFor(120_000);
  await expect(offer(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

for (const path of ["/cart", "/account/orders", "/account/licences", "/account/profile", "/rate-product", "/coupon"])
  test(`[ENGAGE-12] nothing asks for attention on ${path}, where a customer has something to do`, async ({
    page,
    customer,
  }) => {
    expect(customer.email).not.toBe("");
    await page.clock.install();
    await page.goto(path);
    await ready(page);
    await page.clock.runFor(40_000);
    await toUpperEdge(page);
    await page.clock.runFor(80_000);
    await expect(page.locator(".shop-pop-up")).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
  });

test("[ENGAGE-12] what one tab has asked the other doesn't ask", async ({ page, context }) => {
  await page.clock.install();
  await page.goto(PRODUCT);
  await ready(page);
  await page.clock.runFor(61_000);
  await untilAsked(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(PRODUCT);
  await ready(other);
  await other.clock.runFor(120_000);
  await other.keyboard.press("Escape");
  await other.clock.runFor(10_000);
  await expect(offer(other)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[ENGAGE-12] [A11Y-05] each pop-up leaves more than half of the screen, with a close button that a thumb hits", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await ready(page);
    for (const title of POP_UPS) {
      const popUp = page.getByRole("region", { name: title });
      await expect(async () => {
        await page.clock.runFor(1_000);
        await expect(popUp).toBeVisible({ timeout: 500 });
      }).toPass();
      expect((await popUp.boundingBox())?.height, title).toBeLessThanOrEqual(844 * 0.45);
      const close = popUp.getByRole("button", { name: "Close" });
      await expect(close).toBeInViewport({ ratio: 1 });
      expect(await close.boundingBox(), title).toMatchObject({ width: 44, height: 44 });
      await close.click();
    }
  });
});
