import { expectAccessibleEverywhere } from "./models/accessible.ts";
import { edges } from "./models/edges.ts";
import { isOnTop } from "./models/is-on-top.ts";
import { expect, test } from "./models/test.ts";

test.use({ hasRefused: false });

const RECORDS = "/consent-records";

test("[CONSENT-02] [CONSENT-03] a first visit is asked once it is idle, by a panel that takes neither the focus nor the page", async ({
  shopper,
  page,
  complaints,
}) => {
  const stored = () => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)]);
  await shopper.open("/");
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
  // That pop-ups are off was set by the test.
  expect(await stored()).toEqual(["", "shop_fewer_pop_ups"]);
  const sizeOf = async (name: string) => {
    const box = await question.getByRole("button", { name }).boundingBox();
    return [box?.width, box?.height, box?.y].map((pixels) => Math.round(pixels ?? 0));
  };
  expect(await sizeOf("Refuse all")).toEqual(await sizeOf("Accept all"));
  // The page stays usable below it.
  await page.getByRole("link", { name: "Plugins", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Plugins" })).toBeVisible();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(await stored()).not.toContain("shop_consent");
  await page.reload();
  await expect(question).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the note of being offline covers neither the question nor the header, on any screen", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open("/shop");
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  await context.setOffline(true);
  const note = page.locator(".offline-note");
  await expect(note).toBeVisible();
  for (const width of [390, 768, 1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const home = page.getByRole("banner").getByRole("link", { name: "Farfield Audio, home" });
    const [asked, noted, header] = [await edges(question), await edges(note), await edges(home)];
    expect(noted.bottom <= asked.top || noted.left >= asked.right, `at ${width}`).toBe(true);
    expect(noted.top, `at ${width}`).toBeGreaterThanOrEqual(header.bottom);
  }
});

test("[CONSENT-02] [A11Y-02] on a phone the page's last links can be focused and pressed while the question is open", async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open("/products/plugins/famicalign");
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  const buyBar = page.getByRole("button", { name: "Add to cart" }).last();
  const top = async (part: typeof question) => (await part.boundingBox())?.y ?? 0;
  const bottom = async (part: typeof question) => (await top(part)) + ((await part.boundingBox())?.height ?? 0);
  expect(await bottom(question)).toBeLessThanOrEqual(await top(buyBar));
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: "Imprint" });
  await imprint.focus();
  await expect.poll(async () => (await bottom(imprint)) <= (await top(question))).toBe(true);
  await imprint.click();
  await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await expect(question).toBeVisible();
});

test("[CONSENT-02] [SHELL-04] on a phone the question covers no button to pay with: it stands above the cart's bar and below the opened cart", async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.addToCart("/products/plugins/famicalign", "faMicAlign");
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  await shopper.cartLink.click();
  const inHeader = page.getByRole("banner").getByRole("button", { name: "Proceed to Checkout" });
  await expect.poll(() => inHeader.evaluate(isOnTop)).toBe(true);

  await shopper.open("/cart");
  const inBar = page.getByRole("main").getByRole("button", { name: "Proceed to Checkout" });
  await expect.poll(() => inBar.evaluate(isOnTop)).toBe(true);
  await expect.poll(() => question.evaluate(isOnTop)).toBe(true);
  const [asked, pays] = [await edges(question), await edges(inBar)];
  expect(asked.bottom).toBeLessThanOrEqual(pays.top);
});

test("[CONSENT-02] [CONSENT-04] a refusal is recorded, asks no more, and no page is counted or recorded after it", async ({
  shopper,
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await shopper.open("/");
  const recorded = page.waitForResponse((response) => response.url().endsWith(RECORDS));
  await page.getByRole("button", { name: "Refuse all" }).click();
  expect((await recorded).status()).toBe(204);
  await page.goto("/shop");
  await shopper.ready();
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await expect(page.getByRole("button", { name: "Open chat" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your privacy" })).toHaveCount(0);
  expect(posts).toEqual([RECORDS]);
});

test("[CONSENT-02] [CONSENT-03] after a yes pages are counted and the visit is recorded, and taking it back stops both", async ({
  shopper,
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  const parts = () => posts.filter((path) => path.startsWith("/session-recordings/"));
  await shopper.open("/");
  const counted = page.waitForResponse((response) => response.url().endsWith("/page-views"));
  const recorder = page.waitForResponse(/\/assets\/rrweb-.*\.js$/);
  await page.getByRole("button", { name: "Accept all" }).click();
  expect((await counted).status()).toBe(204);
  await recorder;
  await page.getByRole("link", { name: "Plugins", exact: true }).first().click();
  await expect.poll(() => posts.filter((path) => path === "/page-views")).toHaveLength(2);
  // A part is sent every ten seconds.
  await expect.poll(() => parts().length, { timeout: 40_000 }).toBeGreaterThan(0);

  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy settings" }).click();
  const settings = page.getByRole("dialog", { name: "Privacy settings" });
  await expect(settings.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
  await settings.getByRole("button", { name: "Refuse all" }).click();
  await expect(settings).toBeHidden();
  const before = { views: posts.filter((path) => path === "/page-views").length, parts: parts().length };
  await page.getByRole("link", { name: "Plugins", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Plugins" })).toBeVisible();
  await page.goto("/imprint");
  await shopper.ready();
  expect(posts.filter((path) => path === "/page-views")).toHaveLength(before.views);
  expect(parts()).toHaveLength(before.parts);
});

test("[SHELL-10] [MODAL-01] [A11Y-02] by keyboard alone the footer opens the settings, and a choice in them is kept", async ({
  shopper,
  page,
}) => {
  await shopper.open("/imprint");
  await expect(page.getByRole("region", { name: "Your privacy" })).toBeVisible();
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Privacy settings" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Privacy settings" });
  await expect(settings).toBeVisible();
  await expect(settings.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await settings.getByRole("checkbox", { name: "Marketing" }).focus();
  await page.keyboard.press("Space");
  await settings.getByRole("button", { name: "Save choice" }).focus();
  await page.keyboard.press("Enter");
  await expect(settings).toBeHidden();
  const granted = await page.evaluate(() => JSON.parse(localStorage.getItem("shop_consent") ?? "{}").granted);
  expect(granted).toEqual(["marketing"]);
});

test("[CONSENT-03] the privacy page lists what is stored, opens the settings, and never shows the question above a dialog", async ({
  shopper,
  page,
}) => {
  await shopper.open("/privacypolicy");
  const table = page.getByRole("table", { name: "Necessary" });
  await expect(table.getByText("shop_access_token")).toBeVisible();
  await page.getByRole("button", { name: "Change your choice" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/support");
  await shopper.ready();
  await page.getByRole("main").getByRole("button", { name: "Contact us" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await expect(page.getByRole("region", { name: "Your privacy" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Your privacy" })).toBeVisible();
});

test("[CONSENT-03] another tab follows a choice at once", async ({ shopper, page, context }) => {
  await shopper.open("/");
  const other = await context.newPage();
  await other.goto("/shop");
  const question = other.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Refuse all" }).click();
  await expect(question).toBeHidden();
});

test("[CONSENT-04] a browser that sends Global Privacy Control isn't asked about what it has refused", async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await shopper.open("/");
  await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
  await expect(page.getByRole("button", { name: "Open chat" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your privacy" })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy settings" }).click();
  await expect(page.getByRole("dialog").getByText("Your browser sends Global Privacy Control.")).toBeVisible();
});

test("[A11Y-01] neither the question nor the settings break a rule", async ({ shopper, page }) => {
  await shopper.open("/imprint");
  await expect(page.getByRole("region", { name: "Your privacy" })).toBeVisible();
  await expectAccessibleEverywhere(page, "the question");
  await page.getByRole("region", { name: "Your privacy" }).getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy settings" })).toBeVisible();
  await expectAccessibleEverywhere(page, "the settings");
});

test("[CAT-10] [ENGAGE-12] on a phone the list is as wide as its field, and the question about privacy waits until it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products");
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  const field = page.locator("#search");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await page.keyboard.type("cellar");
  const list = page.locator(".shop-suggest__popover");
  await expect(list).toBeVisible();
  await expect(question).toBeHidden();
  const [listed, typed] = [await edges(list), await edges(page.locator(".shop-suggest .shop-field__well"))];
  expect(listed.left).toBe(typed.left);
  expect(listed.right).toBeCloseTo(typed.right, 0);
  await field.fill("");
  await expect(question).toBeVisible();
});
