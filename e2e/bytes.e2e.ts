import type { Page } from "@playwright/test";
import { ROUTES_PATH } from "../apps/storefront/app/routes-path.ts";
import { MEASURED_PAGES } from "../bench/bytes/budgets.ts";
import { loadedBytes, scriptsOf, sumBytes } from "../bench/bytes/loaded-bytes.ts";
import { expect, test } from "./models/test.ts";

const CONSENT = /\/(start-)?consent-/;

/** Scripts and styles that a first visit to the home page fetches once it is idle, until these have come. */
async function fetchedAfterIdle(page: Page, names: readonly string[]) {
  const last = names.map(async (name) => {
    const response = await page.waitForResponse(new RegExp(`/${name}-[^/]*\\.js$`));
    await response.finished();
  });
  const files = (await loadedBytes(page, "/", Promise.all(last))).filter(
    ({ isAfterIdle, isPrefetch }) => isAfterIdle && !isPrefetch,
  );
  return files.filter(({ kind }) => kind === "script" || kind === "stylesheet");
}

type Fetched = Awaited<ReturnType<typeof fetchedAfterIdle>>;
const listed = (files: Fetched) => files.map((file) => `${file.bytes} ${file.path}`).join("\n");

// The aim is 12 kB with a notice of a sale: see decision 0025. What it shares with consent and tracking is counted here.
test("[ENGAGE-12] what pops up is fetched once the page is idle, and is 18.7 kB of scripts and styles at most", async ({
  page,
}) => {
  const files = await fetchedAfterIdle(page, ["create-engagement-services", "engagement-surfaces"]);
  const own = files.filter(({ path }) => !CONSENT.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(sumBytes(own), listed(own)).toBeLessThanOrEqual(18_700);
});

test.describe("on a first visit", () => {
  test.use({ hasRefused: false });

  for (const { name, path, scriptBudgetBytes } of MEASURED_PAGES) {
    test(`a first visit to the ${name} page ${path} stays within its bytes of scripts and 30 files, and makes no call to the back end`, async ({
      page,
      complaints,
    }) => {
      const files = await loadedBytes(page, path);
      const scripts = scriptsOf(files);
      expect(sumBytes(scripts), scripts.map((file) => `${file.bytes} ${file.path}`).join("\n")).toBeLessThanOrEqual(
        scriptBudgetBytes,
      );
      expect(scripts.length).toBeLessThanOrEqual(30);
      const calls = files.filter(({ kind, isAfterIdle }) => (kind === "fetch" || kind === "xhr") && !isAfterIdle);
      expect(calls.filter((call) => call.path !== ROUTES_PATH)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test("[CONSENT-02] what asks about privacy is fetched once the page is idle, and is 12.5 kB of scripts and styles at most", async ({
    page,
  }) => {
    const files = await fetchedAfterIdle(page, ["start-consent", "consent-surfaces", "consent-en"]);
    const own = files.filter(({ path }) => CONSENT.test(path));
    expect(own.length).toBeGreaterThan(2);
    expect(sumBytes(own), listed(own)).toBeLessThanOrEqual(12_500);
  });
});

test("[CART-11] a product is added by the first press of a first visit, and the cart is there after the access token has ended", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products/plugins/famicalign");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.notices.getByText("faMicAlign is in your cart.")).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  // Two hours later the access token has expired; the cart hasn't.
  await page.context().clearCookies({ name: "shop_access_token" });
  await page.goto("/");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});
