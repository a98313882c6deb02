import { EmbedPage, type OwnLook } from "./embed/embed-page.ts";
import { HOST_PAGES } from "./embed/host-pages.ts";
import { type HostSite, serveHostPages } from "./embed/serve-host-pages.ts";
import { test as base, expect } from "./models/test.ts";

/** The other site, served once for this file. */
const test = base.extend<{ embed: EmbedPage }, { site: HostSite; ownLook: OwnLook }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use, workerInfo) => {
      const site = await serveHostPages(process.env.E2E_HOST_ORIGIN ?? "", workerInfo.project.use.baseURL ?? "");
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  /** How the controls are drawn where nothing is in their way. */
  ownLook: [
    async ({ browser, site }, use) => {
      const plain = new EmbedPage(await browser.newPage());
      await plain.open(site.address("a plain page"));
      await use(await plain.ownLook());
    },
    { scope: "worker" },
  ],
  embed: async ({ page }, use) => use(new EmbedPage(page)),
});
test.describe.configure({ mode: "default" });
// A header of ours on a call to another origin would make the browser ask leave for it.
test.use({ extraHTTPHeaders: {} });

for (const { name } of HOST_PAGES) {
  test(`on ${name} the cart works by mouse and keyboard, looks like itself, and leaves the page as it was`, async ({
    embed,
    page,
    site,
    ownLook,
    complaints,
  }) => {
    await page.goto(site.address(name, true));
    const hostBefore = await embed.lookOfHost();
    await embed.open(site.address(name));
    await expect(embed.cartButton).toHaveAccessibleName("Cart, empty");
    expect(await embed.ownLook()).toEqual(ownLook);
    await embed.add();
    await expect(embed.cartButton).toHaveAccessibleName("Cart, 1 item");

    await embed.cartButton.focus();
    await page.keyboard.press("Enter");
    await expect(embed.dialog).toBeVisible();
    await expect(embed.dialog.getByText("faMicAlign", { exact: true })).toBeVisible();
    // Read from the top: the focus isn't in the coupon's field, where a phone would open its keyboard.
    await expect.poll(() => embed.focus()).toEqual({ name: expect.stringContaining("faMicAlign"), isInDialog: true });
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const { isInDialog, name: stop } = await embed.focus();
      // Between the dialog's last control and its first the browser's own controls have the focus, and the page none.
      expect(isInDialog || stop === "" || stop.startsWith("Amplifiers"), stop).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(embed.dialog).toBeHidden();
    await expect.poll(async () => (await embed.focus()).name).toMatch(/^Cart, 1 item/);
    expect(await embed.lookOfHost()).toBe(hostBefore);
    expect(complaints).toEqual([]);
  });
}

test("[SAFE-14] [SAFE-04] from a page with a strict policy and no referrer the cart goes to the shop's own page, and the shopper back", async ({
  embed,
  page,
  site,
  baseURL,
  complaints,
}) => {
  const address = site.address("a page with a strict policy");
  await embed.open(address);
  await embed.add();
  await embed.cartButton.click();
  await embed.dialog.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(`${baseURL}/cart`);
  await expect(page.getByRole("main").getByRole("link", { name: "faMicAlign" })).toBeVisible();
  await page.getByRole("button", { name: "One more: faMicAlign" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await page.getByRole("link", { name: `Back to ${new URL(address).host}` }).click();
  await expect(page).toHaveURL(address);
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 2 items");
  expect(complaints).toEqual([]);
});

test("two carts and a button are one cart, through a reload, and tell the page of it", async ({
  embed,
  page,
  site,
}) => {
  await embed.open(site.address("a page with two carts"));
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    for (const name of ["cart-changed", "cart-opened", "cart-closed", "checkout", "error"])
      document.addEventListener(`shop:${name}`, (event) => {
        if (event.target === document.querySelector("shop-cart")) told.push([name, (event as CustomEvent).detail]);
        if (name === "checkout") event.preventDefault();
      });
  });
  await embed.add();
  const second = page.locator("shop-cart").nth(1);
  await second.getByRole("button", { name: "Cart, 1 item" }).click();
  await embed.dialog.getByRole("button", { name: "One more: faMicAlign" }).click();
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 2 items");
  await embed.dialog.getByRole("textbox", { name: "Coupon code" }).fill("NOTHING");
  await embed.dialog.getByRole("button", { name: "Apply" }).click();
  await expect(embed.dialog.getByText("There is no coupon with this code.").first()).toBeVisible();
  await embed.dialog.getByRole("button", { name: "Remove faMicAlign" }).click();
  await expect(embed.dialog.getByText("Your cart is empty")).toBeVisible();
  // Kept once the page without the line has been drawn.
  await expect.poll(async () => (await embed.focus()).isInDialog).toBe(true);
  await embed.dialog.getByRole("button", { name: "Undo last change" }).click();
  await expect(embed.dialog.getByText("Quantity of faMicAlign: 2")).toBeAttached();
  await embed.dialog.getByRole("button", { name: "Proceed to Checkout" }).click();
  const told = () => page.evaluate(() => (globalThis as unknown as { told: [string, { count: number }][] }).told);
  await expect
    .poll(async () => (await told()).map(([name, detail]) => (detail ? `${name} ${detail.count}` : name)))
    .toEqual(["cart-changed 1", "cart-changed 2", "cart-changed 0", "cart-changed 2", "checkout 2"]);
  await page.reload();
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 2 items");
});

test("on a page on plain http, whose browser hides its cryptography, the cart works too", async ({
  embed,
  page,
  site,
}) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await embed.open(site.address("a plain page"));
  await embed.add();
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 1 item");
});
