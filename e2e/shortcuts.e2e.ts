import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { DEFAULT_OPERATION_IDS } from "../packages/api-client/src/contract/operation-ids.ts";
import { expect, test } from "./models/test.ts";

const SAVED = "The product data is saved as a JSON file.";

/** What Ctrl+Shift+G saves: the shortcuts are there once the page is idle. */
async function exportProducts(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await page.waitForLoadState("networkidle");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Control+Shift+G");
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

interface Exported {
  readonly products: readonly {
    readonly name: string;
    readonly prices: Readonly<Record<string, { readonly regular: number; readonly current: number }>>;
  }[];
}

function expectCatalogue({ name, text }: { name: string; text: string }) {
  expect(name).toMatch(/^farfield-audio-products-\d{4}-\d\d-\d\d\.json$/);
  const { products } = JSON.parse(text) as Exported;
  expect(products).toHaveLength(24);
  for (const product of products) expect(Object.keys(product.prices), product.name).toEqual(["EUR", "USD", "JPY"]);
}

test("[SHELL-12] Ctrl+Shift+G saves all 24 products with their prices in three currencies, and says so", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open("/support");
  expectCatalogue(await exportProducts(page));
  await expect(page.getByRole("status").filter({ hasText: SAVED })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("[SHELL-12] a customer's file says nothing about the customer", async ({ page, shopper, customer }) => {
  await shopper.open("/products/plugins");
  await expect(page.getByText(`logged in as ${customer.firstName}`)).toBeVisible();
  const file = await exportProducts(page);
  expectCatalogue(file);
  expect(file.text).not.toMatch(/own(ed|s)?\b|has_?rated|licen[cs]e_?(key|map)|customer|loyalty/i);
  for (const personal of [customer.email, customer.firstName, customer.lastName])
    expect(file.text).not.toContain(personal);
});

test("[SHELL-12] while the catalogue can't be loaded nothing is saved, and a notice says so", async ({
  page,
  shopper,
}) => {
  await shopper.open("/support");
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await page.waitForLoadState("networkidle");
  await page.route(`**/v1/${DEFAULT_OPERATION_IDS.getAllProducts}`, (route) => route.abort());
  await page.keyboard.press("Control+Shift+G");
  await expect(page.getByText(/^The catalogue could not be loaded, so no file was saved\./).first()).toBeVisible();
});
