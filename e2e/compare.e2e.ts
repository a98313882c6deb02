import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "./models/accessible.ts";
import { expect, test } from "./models/test.ts";

const TWO = "/compare?products=fair-doom-cellar,fair-modern-rock";
const table = (page: Page) => page.getByRole("region", { name: "Side by side" }).getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");

test("[CAT-10] products are chosen in a list and compared on a page of their own, whose address can be shared", async ({
  page,
  shopper,
}) => {
  await shopper.open("/products/guitar-cabinet-impulse-responses");
  await page.getByRole("checkbox", { name: "Compare faIR Doom Cellar" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: "Compare faIR Modern Rock" }).check();
  await expect(page.getByRole("main").getByText("2 products chosen.").first()).toBeVisible();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?products=[a-z-]+,[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare faIR\s\S+\s\S+ and faIR\s\S+\s\S+$/);
  await expect(page.getByRole("img", { name: /^Frequency curves of/ })).toBeVisible();
  await page.getByRole("combobox", { name: "Add a product" }).selectOption("faIR Jazz Box");
  await page.getByRole("button", { name: "Add to the comparison" }).click();
  await expect(columns(page)).toHaveCount(4);
  await page.getByRole("link", { name: "Remove faIR Doom Cellar from the comparison" }).click();
  await expect(columns(page)).toHaveCount(3);
  const address = page.url();
  await page.goto(address);
  await expect(page).toHaveURL(address);
  await expect(columns(page).filter({ hasText: "faIR Jazz Box" })).toBeVisible();
});

test("[CAT-10] A and B are heard one against the other, by pointer and by keyboard, and the curve that is heard is marked", async ({
  page,
  shopper,
}) => {
  await shopper.open(TWO);
  const doom = page.getByRole("button", { name: "Hear faIR Doom Cellar" });
  const rock = page.getByRole("button", { name: "Hear faIR Modern Rock" });
  const sounds: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) sounds.push(request.url());
  });
  expect(sounds).toEqual([]);
  await doom.click();
  await expect(doom).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  await rock.focus();
  await page.keyboard.press("Enter");
  await expect(rock).toHaveAttribute("aria-pressed", "true");
  await expect(doom).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".shop-curve-plot__field [data-heard]")).toHaveAttribute("data-pattern", "1");
  await page.keyboard.press("a");
  await expect(doom).toHaveAttribute("aria-pressed", "true");
});

test("[CAT-10] two products fit a phone side by side", async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(TWO);
  const { left, width } = await table(page).evaluate((part) => {
    const scroll = part.parentElement;
    scroll?.scrollTo({ left: 1_000, behavior: "instant" });
    return { left: scroll?.scrollLeft, width: part.getBoundingClientRect().width };
  });
  expect(left, `${width} px`).toBe(0);
});

test("[CAT-10] a compared product goes into the cart from its column", async ({ page, shopper }) => {
  await shopper.open(TWO);
  await table(page).getByRole("button", { name: "Add to cart" }).first().click();
  await expect(table(page).getByRole("link", { name: /cart/i }).first()).toBeVisible();
});

test("[CAT-10] [A11Y-01] a comparison, an empty one and one with unknown products have no violation", async ({
  page,
  shopper,
}) => {
  await shopper.open("/compare?products=fair-doom-cellar,fair-modern-rock,famicalign,heavy-cabinets-bundle");
  await expectAccessibleEverywhere(page, "a comparison of four");
  await shopper.open("/compare");
  await expectAccessibleEverywhere(page, "an empty comparison");
  await shopper.open("/compare?products=nothing");
  await expect(page.getByText("The shop has nothing to compare that is called “nothing”.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[CAT-10] [A11Y-07] boxes and a button are a form, sent on to the one address; the comparison is a table", async ({
    page,
  }) => {
    await page.goto("/products/guitar-cabinet-impulse-responses");
    await page.getByRole("checkbox", { name: "Compare faIR Doom Cellar" }).check();
    await page.getByRole("checkbox", { name: "Compare faIR Modern Rock" }).check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?products=[a-z-]+,[a-z-]+$/);
    await expect(table(page).getByRole("rowheader", { name: "Resonance" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Frequency curves of/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Hear/ })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Add a product" }).selectOption("faIR Jazz Box");
    await page.getByRole("button", { name: "Add to the comparison" }).click();
    await expect(columns(page)).toHaveCount(4);
  });

  test("[CAT-10] an empty comparison begins with an offered pair, or with any two products", async ({ page }) => {
    await page.goto("/compare");
    await page.getByRole("link", { name: "Compare Clean Cabinets Bundle and Heavy Cabinets Bundle" }).click();
    await expect(columns(page)).toHaveCount(3);
    await page.goto("/compare");
    await page.getByRole("combobox", { name: "Product A" }).selectOption("faMicAlign");
    await page.getByRole("combobox", { name: "Product B" }).selectOption("faIR Jazz Box");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?products=famicalign,fair-jazz-box$/);
  });

  test("[CAT-10] a product's page leads to the comparison", async ({ page }) => {
    await page.goto("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
    await page.getByRole("link", { name: "Compare faIR Modern Rock with others" }).click();
    await expect(page).toHaveURL(/\/compare\?products=fair-modern-rock$/);
    await expect(page.getByText("Add at least one more to compare it with.")).toBeVisible();
  });
});
