import type { Page } from "@playwright/test";
import { holdRequests } from "./models/hold-requests.ts";
import { expect, test } from "./models/test.ts";

declare global {
  interface Window {
    largestPaints: number[];
  }
}

for (const [scheme, chosen] of [
  ["dark", null],
  ["light", null],
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test(`[MEDIA-02] the hero of ${chosen ?? scheme} is shown where the system prefers ${scheme}, first and at once unless the visitor chose it`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme: scheme });
    const page = await context.newPage();
    if (chosen) await page.addInitScript((theme) => localStorage.setItem("shop_theme", theme), chosen);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/media/hero-")) asked.push(pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const hero = page.locator(".hero__plot img").filter({ visible: true });
    await expect(hero).toHaveCount(1);
    // The picture of a chosen theme may still be on its way: until then it has no address.
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc && new URL(image.currentSrc).pathname))
      .toBe(`/media/hero-${chosen ?? scheme}.svg`);
    const first = page.locator(".hero__plot img").first();
    await expect(first).toHaveAttribute("loading", "eager");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    expect(asked).toEqual(
      chosen ? [`/media/hero-${scheme}.svg`, `/media/hero-${chosen}.svg`] : [`/media/hero-${scheme}.svg`],
    );
    if (!chosen) await expect(first).toBeVisible();
    await context.close();
  });
}

test("[SAFE-21] pictures of pages are cached for a year under the version in their address", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/products/plugins/famicalign"]) {
    await page.goto(path);
    const addresses = await page
      .locator("main img, main source")
      .evaluateAll((found) =>
        found.map((picture) => picture.getAttribute("src") ?? picture.getAttribute("srcset") ?? ""),
      );
    expect(addresses.length, path).toBeGreaterThan(1);
    for (const address of new Set(addresses)) {
      expect(address).toMatch(/^\/media\/.+\?v=[0-9a-f]{16}$/);
      const kept = (await request.get(address)).headers()["cache-control"];
      expect(kept, address).toBe("public, max-age=31536000, immutable");
    }
  }
});

for (const [what, width, height] of [
  ["phone", 412, 823],
  ["desk", 1440, 900],
] as const)
  for (const product of [null, "/products/plugins/famicalign"])
    test(`the largest text of ${product ? "a filled" : "an empty"} cart's page is in the server's markup, on a ${what}`, async ({
      shopper,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // Either way the fonts are kept from a page before: a text of the fallback's letters has another size.
      if (product) await shopper.addToCart(product, "faMicAlign");
      else await shopper.open("/press");
      await watchPaints(page);
      // What the server sent, with its styles and the script in its head, and without any file of scripts.
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("/cart", { waitUntil: "networkidle" });
      const ofMarkup = await largestPaint(page);
      await page.unroute("**/assets/*.js");
      await page.goto("/cart", { waitUntil: "networkidle" });
      const heading = product ? "Your cart" : "Your cart is empty";
      await expect(page.getByRole("region", { name: "Your cart" })).toContainText(product ? "faMicAlign" : heading);
      expect(ofMarkup).toBeGreaterThan(5_000);
      expect(await largestPaint(page)).toBeLessThanOrEqual(ofMarkup);
    });

test("no script file is fetched before the page can be painted, and then the page becomes interactive", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const release = await holdRequests(page, "**/assets/app-*.css");
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto("/", { waitUntil: "commit" });
  await (await font).finished();
  expect(scripts).toEqual([]);
  release();
  await page.waitForLoadState("networkidle");
  // A key that is pressed before the page reacts isn't kept, as a button's press is: on a slow machine that is later than the last request.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(scripts.length).toBeGreaterThan(0);
});

test("[ENGAGE-01] the offer is closed, by a press before the scripts have come, as soon as they have", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/shop", { waitUntil: "commit" });
  const close = page.getByRole("button", { name: "Close this offer" });
  await close.click();
  release();
  await expect(close).toBeHidden();
});

test("the phone's menu opens once, however often its key is pressed before the scripts have come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open the menu" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.largestPaints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.largestPaints.push((entry as PerformanceEntry & { size: number }).size);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** In square pixels, once two frames have been painted. */
async function largestPaint(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => Math.max(...window.largestPaints));
}
