import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "./models/accessible.ts";
import { expect, test } from "./models/test.ts";

const PACKS = "/products/guitar-cabinet-impulse-responses";
const names = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
const count = (page: Page) => page.getByRole("main").locator(".list-count");

test("[CAT-10] a filter applies at once, its box keeps the focus, the address can be shared, and Back takes it back", async ({
  page,
  shopper,
}) => {
  await shopper.open(PACKS);
  await page.evaluate(() => {
    document.documentElement.dataset.same = "yes";
  });
  const scooped = page.getByRole("checkbox", { name: /^Scooped/ });
  await scooped.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?sound=scooped$/);
  await expect(names(page)).toHaveText(["faIR Funk Snap", "faIR Modern Rock", "faIR Thrash Wall"]);
  await expect(count(page)).toHaveText("3 products");
  await expect(scooped).toBeFocused();
  await page.getByRole("checkbox", { name: /^Closed/ }).check();
  await expect(names(page)).toHaveText(["faIR Modern Rock", "faIR Thrash Wall"]);
  await expect(page.getByRole("checkbox", { name: /^1×12/ })).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe("yes");
  const address = page.url();
  await page.goBack();
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole("checkbox", { name: /^Closed/ })).not.toBeChecked();
  await page.goto(address);
  await expect(names(page)).toHaveText(["faIR Modern Rock", "faIR Thrash Wall"]);
  await page.getByRole("link", { name: "Remove Scooped" }).click();
  await expect(names(page)).toHaveCount(6);
  await expect(scooped).not.toBeChecked();
});

test("[CAT-10] below a few packs are the nearest in sound; one product alone can't be compared", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products?q=jazz");
  const further = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(page.getByRole("heading", { name: "Nearest in sound to faIR Jazz Box" })).toBeVisible();
  await expect(further).toHaveText(["faIR Doom Cellar", "faIR Ambient Hall", "faIR Punk Basement", "faIR Modern Rock"]);
  await expect(page.getByRole("button", { name: "Compare" })).toBeVisible();
  await page.getByRole("link", { name: "See all: Nearest in sound to faIR Jazz Box" }).click();
  await expect(names(page).first()).toHaveText("faIR Jazz Box");
  await shopper.open("/products?q=trim");
  await expect(names(page)).toHaveText(["faGainTrim"]);
  await expect(page.getByRole("button", { name: "Compare" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Compare/ })).toHaveCount(0);
  await expectAccessibleEverywhere(page, "one product found");
});

test("[CAT-10] words are searched while they are typed, misspelled ones too, and the field keeps the focus", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products");
  const field = page.locator("#search");
  await field.focus();
  await page.keyboard.type("famicaling");
  await expect(names(page).first()).toHaveText("faMicAlign");
  await expect(page.getByText("No product has “famicaling”. Shown is what has “famicalign”.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("famicaling");
});

test("[CAT-10] [A11Y-02] the field suggests products and filters: arrow keys and Enter open one, Esc closes the list", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products");
  const field = page.locator("#search");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("celar");
  const doom = list.getByRole("option", { name: /^faIR Doom Cellar/ });
  await expect(doom).toBeVisible();
  await expectAccessibleEverywhere(page, "suggestions");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await field.fill("closed cellar");
  await expect(list.getByRole("option", { name: "Back: Closed + cellar" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(doom).toHaveAttribute("data-focused", "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/fair-doom-cellar$/);
});

test("[CAT-10] a suggestion is opened, though the words in the field were about to be searched", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products");
  // The product's page comes later than the search would have.
  await page.route("**/fair-doom-cellar.data*", async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  const field = page.locator("#search");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await page.keyboard.type("cella");
  await expect(page.getByRole("option", { name: /^faIR Doom Cellar/ })).toBeVisible();
  await page.keyboard.type("r");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/fair-doom-cellar$/);
});

test("[CAT-10] Enter without a suggestion searches the words", async ({ page, shopper }) => {
  await shopper.open("/products");
  const field = page.locator("#search");
  await field.focus();
  await page.keyboard.type("cellar");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
  await expect(page).toHaveURL(/\?q=cellar$/);
});

test("[CAT-10] words that were typed and searched before the suggestions' script came are suggested for", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products");
  await page.route("**/suggest-words-*.js", async (route) => {
    await page.waitForURL(/\?q=cellar$/);
    await route.continue();
  });
  const field = page.locator("#search");
  await field.focus();
  await page.keyboard.type("cellar");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
});

test("[CAT-10] what is nearest to what plays is an order of the list, and its address can be shared", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products/guitar-cabinet-impulse-responses/fair-doom-cellar");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link").last().click();
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption({ label: "Nearest to faIR Doom Cellar" });
  await expect(page).toHaveURL(/\?sort=nearest&near=fair-doom-cellar$/);
  await expect(names(page).first()).toHaveText("faIR Doom Cellar");
  await page.reload();
  await expect(sort).toHaveValue("nearest");
  await expect(names(page).first()).toHaveText("faIR Doom Cellar");
});

test("[CAT-10] a search that finds nothing says what to loosen", async ({ page, shopper }) => {
  await shopper.open("/products?q=cellar&back=open");
  await expect(page.getByRole("heading", { name: "Nothing matches all of this" })).toBeVisible();
  await page.getByRole("link", { name: "Without Open" }).click();
  await expect(names(page).first()).toHaveText("faIR Doom Cellar");
});

test("[CAT-10] [A11Y-01] the header leads to the search; the page with and without results has no violation", async ({
  page,
  shopper,
}) => {
  await shopper.open("/support");
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await expect(page.locator("#search")).toBeFocused();
  await shopper.open("/products?q=cellar&sound=round");
  await expectAccessibleEverywhere(page, "a search");
  await shopper.open("/products?q=cellar&back=open");
  await expectAccessibleEverywhere(page, "a search that finds nothing");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[CAT-10] [A11Y-07] words and filters are a form, sent by its button to one spelling of its address", async ({
    page,
  }) => {
    await page.goto("/products");
    await page.getByRole("searchbox", { name: "Search" }).fill("cabinet");
    await page.getByRole("checkbox", { name: /^Bright/ }).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/\/products\?q=cabinet&sound=bright&sort=name$/);
    await expect(names(page)).toHaveText([
      "faIR Ambient Hall",
      "faIR Country Bright",
      "faIR Funk Snap",
      "faIR Indie Jangle",
    ]);
    await expect(page.getByRole("checkbox", { name: /^Bright/ })).toBeChecked();
    await page.getByRole("link", { name: "Remove Bright" }).click();
    await expect(page).toHaveURL(/\?q=cabinet&sort=name$/);
  });
});
