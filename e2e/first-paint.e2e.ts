import { once } from "node:events";
import { createServer } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { shiftsOf } from "./models/shifts-of.ts";
import { expect, test } from "./models/test.ts";

declare global {
  interface Window {
    themesSeen: string[];
  }
}

/** Records the theme when the body begins, which is before the first paint, and every change after it. */
async function watchTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.themesSeen = [];
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      if (document.body && theme && window.themesSeen.at(-1) !== theme) window.themesSeen.push(theme);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributeFilter: ["data-theme"] });
  });
}

const themesOf = (page: Page) => page.evaluate(() => window.themesSeen);

test("[SHELL-07] a browser that prefers light gets light at first paint, any other dark, and a choice is kept", async ({
  browser,
}) => {
  const light = await openIn(browser, { colorScheme: "light" });
  expect(await themesOf(light)).toEqual(["light"]);
  const dark = await openIn(browser, { colorScheme: "dark" });
  expect(await themesOf(dark)).toEqual(["dark"]);
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background(light)).not.toBe(await background(dark));

  const toggle = light.getByRole("banner").getByRole("button", { name: "Dark mode" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => background(light)).toBe(await background(dark));
  await light.reload({ waitUntil: "networkidle" });
  expect(await themesOf(light)).toEqual(["dark"]);
  await light.goto("/shop", { waitUntil: "networkidle" });
  expect(await themesOf(light)).toEqual(["dark"]);
  await light.context().close();
  await dark.context().close();
});

for (const [locale, price] of [
  ["en-US", "$89"],
  ["ja-JP", "¥12900"],
  ["de-DE", "79€"],
  ["en-GB", "79€"],
] as const) {
  test(`[PRICE-01] a browser in ${locale} sees ${price}, on the shelf and in the cart`, async ({ browser }) => {
    const page = await openIn(browser, { locale }, "/products/plugins/famicalign");
    await expect(page.getByRole("region", { name: "What it costs" }).getByText(price, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("faMicAlign is in your cart.", { exact: true })).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("main").getByRole("listitem").getByText(price, { exact: true })).toBeVisible();
    await page.context().close();
  });
}

test("[PRICE-01] switching the currency reprices shelf and cart at once, and a cookie keeps it", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.addToCart("/products/plugins/famicalign", "faMicAlign");
  const shelf = page.getByRole("region", { name: "What it costs" });
  await expect(shelf.getByText("79€", { exact: true })).toBeVisible();
  await shopper.cartLink.click();
  const cart = page.getByRole("region", { name: "Your cart" });
  await expect(cart.getByText("79€", { exact: true }).first()).toBeVisible();
  await page.getByLabel("Currency").selectOption("USD");
  await expect(shelf.getByText("$89", { exact: true })).toBeVisible();
  await expect(shelf.getByText("79€", { exact: true })).toBeHidden();
  await expect(cart.getByText("$89", { exact: true }).first()).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "shop_currency");
  expect(cookie?.value).toBe("USD");

  await page.goto("/products/plugins/famicalign");
  await expect(shelf.getByText("$89", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
});

for (const path of ["/", "/products", "/products/plugins/famicalign", "/tutorials"]) {
  test(`nothing on ${path} shifts while it loads`, async ({ page }) => {
    // On a busy machine the content can be late: that page only says so.
    await expect(async () => {
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(200);
    }).toPass();
    await expectNoShift(page);
  });
}

for (const [what, cut] of [
  ["header", '<span class="currency-switch'],
  ["shelf", '<li class="shop-product-grid__place'],
  ["card", '<div class="shop-product-card__foot'],
  ["footer", "<footer"],
] as const) {
  test(`a page that comes in with a pause in the middle of its ${what} is painted whole`, async ({ page, baseURL }) => {
    const slow = await serveInHalves(baseURL ?? "", cut);
    await page.addInitScript(noteEndAtFirstPaint);
    await page.goto(`${slow.origin}/products`, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.documentElement.dataset.end)).toBe("there");
    await expectNoShift(page);
    await slow.close();
  });
}

test("nothing on the account page shifts while a customer's own things arrive", async ({ shopper, customer, page }) => {
  await page.goto("/account", { waitUntil: "networkidle" });
  await shopper.expectLoggedIn(customer);
  await expect(shopper.rowOf("faGainTrim")).toBeVisible();
  await expectNoShift(page);
});

/** In the browser: whether the page's end was there when it was first painted. */
function noteEndAtFirstPaint(): void {
  new PerformanceObserver(() => {
    document.documentElement.dataset.end ??= document.querySelector("footer button") ? "there" : "missing";
  }).observe({ type: "paint", buffered: true });
}

/** The shop behind a line that stops for a while just after the first `cut` of a page. */
async function serveInHalves(shop: string, cut: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${shop}${request.url}`);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = type.startsWith("text/html") ? body.indexOf(">", body.indexOf(cut)) + 1 : body.length;
    response.write(body.subarray(0, end));
    setTimeout(() => response.end(body.subarray(end)), end < body.length ? PAUSE_MS : 0);
  });
  await once(server.listen(0, "localhost"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server on a port has an address with one");
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { origin: `http://localhost:${address.port}`, close };
}

/** Long enough for a browser to paint its content. */
const PAUSE_MS = 800;

async function openIn(browser: Browser, options: Parameters<Browser["newContext"]>[0], path = "/"): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await watchTheme(page);
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
}

/** A shift too small to see: the sum of all, in the browser's own unit. */
const UNSEEN_SHIFT = 0.001;

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, shifts.join("; ")).toBeLessThanOrEqual(UNSEEN_SHIFT);
}
