import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { type OwnShop, startOwnShop } from "./models/own-shop.ts";
import { test as base, expect } from "./models/test.ts";

const MATOMO = "https://statistics.example/matomo/";

/** The shop with two services of others, started once for this file. */
const test = base.extend<object, { servedShop: OwnShop }>({
  servedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use) => {
      const shop = await startOwnShop({
        SHOP_SERVICES: `own-statistics,google-analytics:G-TEST123,matomo:${MATOMO}#7`,
      });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ servedShop }, use) => use(servedShop.origin),
  hasRefused: false,
});

const standIn = (name: string) => readFileSync(new URL(`consent/stand-ins/${name}.js`, import.meta.url), "utf8");

/** Responds instead of the services' hosts, and lists what was asked of them. */
async function standInForServices(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(`${hostname}${pathname}`);
    const script = { "/gtag/js": "gtag", "/matomo/matomo.js": "matomo" }[pathname];
    if (script) await route.fulfill({ contentType: "text/javascript", body: standIn(script) });
    else await route.fulfill({ status: 204 });
  });
  return asked;
}

const violations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { violations?: string[] }).violations ?? []);

test("[CONSENT-02] [SAFE-14] two services of others load under the shop's own policy after a yes, and no violation is reported", async ({
  context,
  page,
  complaints,
}) => {
  const asked = await standInForServices(context);
  await context.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(globalThis, { violations: violated });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violated.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto("/products/plugins/famicalign");
  const question = page
    .getByRole("region", { name: "Ihre Privatsphäre" })
    .or(page.getByRole("region", { name: "Your privacy" }));
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: /^(Alle akzeptieren|Accept all)$/ }).click();
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual([
      "region1.google-analytics.com/g/collect",
      "statistics.example/matomo/matomo.js",
      "statistics.example/matomo/matomo.php",
      "www.googletagmanager.com/gtag/js",
    ]);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_pk_id");
  expect([await violations(page), complaints]).toEqual([[], []]);
});

test("[SAFE-14] with services of others the policy names their hosts and leaves trusted types out; every other protection stays", async ({
  request,
}) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const directives = new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive]));
  expect(directives.get("script-src")).toContain("https://www.googletagmanager.com");
  expect(directives.get("script-src")).toContain("https://statistics.example");
  expect(directives.get("script-src")).not.toMatch(/unsafe-(inline|eval)/);
  expect(directives.has("require-trusted-types-for")).toBe(false);
  expect(directives.get("object-src")).toBe("object-src 'none'");
});
