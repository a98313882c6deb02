import type { Page } from "@playwright/test";
import { expect, test } from "./models/test.ts";

const CATEGORY_LINK = "main a[href^='/tutorials/']";
const CATEGORY = "Electric guitar recording";
const DATA = "**/*.data*";

/** Follows the first link to a category, which only needs the data of its page. */
async function follow(page: Page) {
  await page.locator(CATEGORY_LINK).first().click();
  await expect(page).toHaveURL(/\/tutorials\/[\w-]+$/);
}

/** Marks the header, to see later that the document around the page was kept. */
const mark = (page: Page) => page.locator("body > header").evaluate((header) => header.setAttribute("data-same", ""));

for (const [what, title, answer] of [
  ["the shop fails", "Error 500", { status: 500, body: "no" }],
  ["a proxy answers instead of the shop", "Error 502", { status: 502, body: "<h1>Bad Gateway</h1>" }],
] as const) {
  test(`[ROUTE-14] where ${what} while a link is followed, the page says so inside the document that was there, and the next try opens it`, async ({
    page,
    shopper,
  }) => {
    await shopper.open("/tutorials");
    await mark(page);
    await page.route(DATA, (route) => route.fulfill(answer));
    await follow(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("body > header[data-same]")).toBeVisible();
    await page.unroute(DATA);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: CATEGORY })).toBeVisible();
  });
}

test("[ROUTE-13] a link to an address that has gone shows the page for it, and the way on leads back", async ({
  page,
  shopper,
}) => {
  await shopper.open("/tutorials");
  await mark(page);
  await page.route(DATA, async (route) => {
    const missing = new URL(route.request().url());
    missing.pathname = "/tutorials/never-written.data";
    await route.fulfill({ response: await route.fetch({ url: missing.href }) });
  });
  await follow(page);
  await expect(page.getByRole("heading", { name: "Track Not Found" })).toBeVisible();
  await page.unroute(DATA);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { name: "Hear the cabinet before you buy it" })).toBeVisible();
  await expect(page.locator("body > header[data-same]")).toBeVisible();
});

test("a link that is followed offline leaves the page as it is, says so, and opens its page with the connection", async ({
  page,
  shopper,
  context,
}) => {
  await shopper.open("/tutorials");
  await mark(page);
  await context.setOffline(true);
  const note = page.locator(".offline-note");
  await expect(note).toContainText("This page and the sounds you have played still work.");
  await page.locator(CATEGORY_LINK).first().click();
  await expect(note).toHaveText("You are offline. This will be finished as soon as you are online again.");
  await expect(page.getByRole("heading", { level: 1, name: "Tutorials" })).toBeVisible();
  await expect(page).toHaveURL(/\/tutorials$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: CATEGORY })).toBeVisible();
  await expect(page.locator("body > header[data-same]")).toBeVisible();
});

test("a page whose data are lost on their way comes once the browser is online again", async ({
  page,
  shopper,
  context,
}) => {
  await shopper.open("/tutorials");
  await page.route(DATA, async (route) => {
    // The code of the page is there by then.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await context.setOffline(true);
    await route.abort();
  });
  await follow(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This could not be loaded. Check your connection and try again.",
  );
  await page.unroute(DATA);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: CATEGORY })).toBeVisible();
});

test("a page whose data are lost on their way once is loaded once more, and then says that it can't be shown", async ({
  page,
  shopper,
}) => {
  await shopper.open("/tutorials");
  let tries = 0;
  await page.route(DATA, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await follow(page);
  await expect.poll(() => tries).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: CATEGORY })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tutorials" })).toBeVisible();
  tries = 0;
  await page.unroute(DATA);
  await page.route(DATA, (route) => {
    tries += 1;
    return route.abort();
  });
  await follow(page);
  await expect(page.getByRole("heading", { level: 1, name: "Error 500" })).toBeVisible();
  // The page says so at once, before the second try. There is no third.
  await expect.poll(() => tries).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(tries).toBe(2);
});

for (const [path, field, typed] of [
  ["/beta/fadrumalign-beta-sign-up", "What do you record?", "Live drums"],
  ["/coupon", "Code", "SPRING"],
] as const) {
  test(`a form on ${path} whose call is lost keeps what was typed, says so, and can be sent again`, async ({
    page,
    shopper,
  }) => {
    const main = page.getByRole("main");
    await shopper.open(path);
    await main.getByLabel(field).fill(typed);
    await page.route(DATA, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await main.locator("form button[type=submit]").click();
    await expect(main.getByText("This could not be loaded. Check your connection and try again.")).toBeVisible();
    await expect(main.getByLabel(field)).toHaveValue(typed);
    await page.unroute(DATA);
    await main.locator("form button[type=submit]").click();
    await expect(main.getByText("This could not be loaded.")).toHaveCount(0);
    await expect(main.getByLabel(field)).toHaveValue(typed);
  });
}

test("a form that is sent offline waits, and is sent with the connection", async ({ page, shopper, context }) => {
  const main = page.getByRole("main");
  await shopper.open("/coupon");
  await main.getByLabel("Code").fill("SPRING");
  await context.setOffline(true);
  await main.locator("form button[type=submit]").click();
  await expect(page.locator(".offline-note")).toContainText("This will be finished as soon as you are online again.");
  await expect(main.getByLabel("Code")).not.toHaveAttribute("aria-invalid");
  await context.setOffline(false);
  await expect(main.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
  await expect(main.getByLabel("Code")).toHaveValue("SPRING");
});
