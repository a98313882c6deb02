import type { EmbedPage } from "./embed/embed-page.ts";
import { HOST_PAGES } from "./embed/host-pages.ts";
import { test } from "./embed/test.ts";
import { expect } from "./models/test.ts";

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
      // Between the dialog's last control and its first, the browser's own controls have the focus, and nothing in the page has it.
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
  await page.getByRole("combobox", { name: "Quantity of faMicAlign" }).selectOption("2 seats");
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await page.getByRole("link", { name: `Back to ${new URL(address).host}` }).click();
  await expect(page).toHaveURL(address);
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 2 items");
  expect(complaints).toEqual([]);
});

test("two carts and a button are one cart, through a reload, and fire its events on the page", async ({
  embed,
  page,
  site,
}) => {
  await embed.open(site.address("a page with two carts"));
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    for (const name of ["cart-changed", "cart-opened", "cart-closed", "checkout", "error"])
      document.addEventListener(`shop:${name}`, (event) => {
        if (event.target === document.querySelector("shop-cart")) events.push([name, (event as CustomEvent).detail]);
        if (name === "checkout") event.preventDefault();
      });
  });
  await embed.add();
  const second = page.locator("shop-cart").nth(1);
  await second.getByRole("button", { name: "Cart, 1 item" }).click();
  await embed.dialog.getByRole("combobox", { name: "Quantity of faMicAlign" }).selectOption("2 seats");
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 2 items");
  await embed.dialog.getByRole("textbox", { name: "Coupon code" }).fill("NOTHING");
  await embed.dialog.getByRole("button", { name: "Apply" }).click();
  await expect(embed.dialog.getByText("There is no coupon with this code.").first()).toBeVisible();
  await embed.dialog.getByRole("button", { name: "Remove faMicAlign" }).click();
  await expect(embed.dialog.getByText("Your cart is empty")).toBeVisible();
  // Kept once the page without the line has been rendered.
  await expect.poll(async () => (await embed.focus()).isInDialog).toBe(true);
  await embed.dialog.getByRole("button", { name: "Undo last change" }).click();
  await expect(embed.dialog.getByRole("combobox", { name: "Quantity of faMicAlign" })).toHaveValue("2");
  await embed.dialog.getByRole("button", { name: "Proceed to Checkout" }).click();
  const events = () => page.evaluate(() => (globalThis as unknown as { events: [string, { count: number }][] }).events);
  await expect
    .poll(async () => (await events()).map(([name, detail]) => (detail ? `${name} ${detail.count}` : name)))
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

/** The cart button's symbol: light on dark pages, dark on light ones. */
const colorOf = (embed: EmbedPage) => embed.cartButton.evaluate((button) => getComputedStyle(button).color);
const LIGHT_INK = "rgb(195, 187, 175)";
const DARK_INK = "rgb(74, 67, 57)";

for (const name of ["a dark page", "a page on the browser's dark canvas"]) {
  test(`on ${name} the elements are drawn for a dark background`, async ({ embed, site }) => {
    await embed.open(site.address(name));
    expect(await colorOf(embed)).toBe(LIGHT_INK);
    expect((await embed.ownLook()).add.backgroundColor).toBe("rgb(246, 160, 45)");
  });
}

test("the elements follow a page that becomes dark or light, unless they have a theme of their own", async ({
  embed,
  page,
  site,
}) => {
  await embed.open(site.address("a plain page"));
  expect(await colorOf(embed)).toBe(DARK_INK);
  await page.evaluate(() => document.body.setAttribute("style", "background: #111; color: white"));
  await expect.poll(() => colorOf(embed)).toBe(LIGHT_INK);
  await embed.cart.evaluate((cart) => cart.setAttribute("theme", "light"));
  expect(await colorOf(embed)).toBe(DARK_INK);
  await embed.cart.evaluate((cart) => cart.removeAttribute("theme"));
  await page.evaluate(() => document.body.removeAttribute("style"));
  await expect.poll(() => colorOf(embed)).toBe(DARK_INK);
});

test("on a page from right to left the elements stay from left to right", async ({ embed, site }) => {
  await embed.open(site.address("a page from right to left"));
  await embed.add();
  await embed.cartButton.click();
  expect(await embed.dialog.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe("ltr");
});

test("a page styles the elements by their parts", async ({ embed, site }) => {
  await embed.open(site.address("a page that styles parts"));
  expect(await embed.addButton.evaluate((button) => getComputedStyle(button).letterSpacing)).toBe("3px");
});

test("the cart's button stays on its line when an item is added beside it", async ({ embed, site }) => {
  await embed.open(site.address("a plain page"));
  const top = async () => (await embed.cartButton.boundingBox())?.y;
  const before = await top();
  await embed.add();
  expect(await top()).toBe(before);
  expect((await embed.addButton.boundingBox())?.y).toBe(before);
});

test("a page whose arrays an old library has extended sells too", async ({ embed, site, complaints }) => {
  await embed.open(site.address("a page with an old library"));
  await embed.add();
  await embed.cartButton.click();
  await embed.dialog.getByRole("button", { name: "Remove faMicAlign" }).click();
  await embed.dialog.getByRole("button", { name: "Undo last change" }).click();
  await expect(embed.cartButton).toHaveAccessibleName("Cart, 1 item");
  expect(complaints).toEqual([]);
});

test("a product that the shop doesn't have is said beside its button and named in the console", async ({
  embed,
  site,
  baseURL,
  complaints,
}) => {
  await embed.open(site.address("a page with an unknown product"));
  await embed.addButton.click();
  await expect(embed.addElement.getByText("Error. Could not add item to cart.")).toBeVisible();
  expect(complaints.join()).toContain(`shop-add-to-cart: ${baseURL} doesn't sell a product "faNothing".`);
});

test("[SAFE-04] on a page that the shop doesn't list the dialog and the button say that it failed, and the console says why", async ({
  embed,
  site,
  baseURL,
  complaints,
}) => {
  const address = site.address("a plain page").replace("127.0.0.1", "localhost");
  await embed.open(address);
  await embed.addButton.click();
  await expect(embed.addElement.getByText("Error. Could not add item to cart.")).toBeVisible();
  await embed.cartButton.click();
  await expect(embed.dialog.getByText("Your cart could not be loaded.").first()).toBeVisible();
  await expect(embed.dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(complaints.join()).toContain(`shop-cart: ${baseURL} can't be reached from this page.`);
  expect(complaints.join()).toContain(`SHOP_ALLOWED_ORIGINS doesn't name ${new URL(address).origin}`);
});

test("on a page whose policy closes connect-src the dialog says that it failed, and the console says why", async ({
  embed,
  site,
  baseURL,
  complaints,
}) => {
  await embed.open(site.address("a page that connects to nobody"));
  await embed.cartButton.click();
  await expect(embed.dialog.getByText("Your cart could not be loaded.").first()).toBeVisible();
  expect(complaints.join()).toContain(`this page's Content-Security-Policy doesn't allow connect-src ${baseURL}`);
});

test("in a sandboxed frame, which has no storage and no origin, the elements say that the shop doesn't know it", async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(site.address("a sandboxed frame"));
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Add to cart" }).click();
  await expect(frame.getByText("Error. Could not add item to cart.")).toBeVisible();
  expect(complaints.join()).toContain("SHOP_ALLOWED_ORIGINS doesn't name null");
  expect(complaints.filter((complaint) => complaint.includes("uncaught"))).toEqual([]);
});
