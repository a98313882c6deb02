import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { DEFAULT_OPERATION_IDS } from "../packages/api-client/src/contract/operation-ids.ts";
import { expectAccessibleEverywhere } from "./models/accessible.ts";
import { stubSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

const SAVED = "The product data is saved as a JSON file.";

/** The shortcuts are there once the page is idle. */
async function idle(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await page.waitForLoadState("networkidle");
}

/** What Ctrl+Shift+G saves. */
async function exportProducts(page: Page) {
  await idle(page);
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
  await idle(page);
  await page.route(`**/v1/${DEFAULT_OPERATION_IDS.getAllProducts}`, (route) => route.abort());
  // On a busy machine what listens comes a moment after the page is idle.
  await expect(async () => {
    await page.keyboard.press("Control+Shift+G");
    const notice = page.getByText(/^The catalogue could not be loaded, so no file was saved\./);
    await expect(notice.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("[SHELL-15] [A11Y-02] ? opens the list of shortcuts, Esc closes it, and the focus returns to where it was", async ({
  page,
  shopper,
}) => {
  await shopper.open("/shop");
  await idle(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Tutorials" });
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await link.focus();
  // On a busy machine what listens comes a moment after the page is idle.
  await expect(async () => {
    await page.keyboard.press("Shift+?");
    await expect(dialog.getByText("Save the product data as a file")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessibleEverywhere(page, "the list of shortcuts");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await shopper.open("/search");
  await idle(page);
  const field = page.getByRole("main").getByRole("searchbox").first();
  await field.focus();
  await page.keyboard.type("room?");
  await expect(field).toHaveValue("room?");
  await page.waitForLoadState("networkidle");
  await expect(dialog).toHaveCount(0);
});

test("[SHELL-15] [HEAR-07] the dialog's switch turns off ? and the player's keys, also for the next page; the footer still opens it", async ({
  page,
  shopper,
}) => {
  await stubSounds(page);
  await shopper.open("/");
  await idle(page);
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const player = page.getByRole("region", { name: "Player" });
  const open = page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" });
  const single = dialog.getByRole("checkbox", { name: "Single-key shortcuts" });
  await page.locator(".hero-walk").getByRole("button", { name: "Play" }).press("Enter");
  await expect(player.locator(".shop-player__take[data-heard]")).toHaveText("Con-B, Cap edge, 4 cm");
  const axis = page.getByRole("slider", { name: "Distance of the microphone" });
  await page.locator("#content").focus();
  await page.keyboard.press("1");
  await expect(axis).toHaveAttribute("aria-valuetext", "1 cm");
  await open.press("Enter");
  await single.press("Space");
  await expect(single).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.keyboard.press("2");
  await page.keyboard.press("Shift+?");
  await page.waitForLoadState("networkidle");
  await expect(axis).toHaveAttribute("aria-valuetext", "1 cm");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await shopper.ready();
  await idle(page);
  await page.keyboard.press("Shift+?");
  await page.waitForLoadState("networkidle");
  await expect(dialog).toHaveCount(0);
  await open.press("Enter");
  await expect(single).not.toBeChecked();
});
