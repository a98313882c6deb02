import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../models/watch-console.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { EXAMPLES, SHOP_ORIGIN } from "./hosts.ts";

/** One at its regular price, and one on sale: 49 € less 20 %. Names, prices and sale are the demo content's. */
const REGULAR = { name: "faCabRoom", price: "59€" };
const ON_SALE = { name: "faPhaseScope", price: "39.20€", before: "49€" };

/** Multi-buy: every unit but the dearest costs 15 % less. 59 + 33.32, and with one more of the dear one 59 + 50.15 + 33.32. */
const AFTER_TWO = "92.32€";
const AFTER_THREE = "142.47€";
/** 39.20 less the 10 % of the demo's coupon. */
const WITH_COUPON = "35.28€";

const HOSTS = [
  { name: "Vite and React 18.3", address: EXAMPLES["vite-react-18"], hasOwnCartPage: false },
  { name: "Next.js", address: EXAMPLES.nextjs, hasOwnCartPage: true },
];

for (const { name, address, hasOwnCartPage } of HOSTS) {
  test(`a ${name} page that installs the packages sells: list, add, quantity, remove, undo, coupon, reload`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.goto(address);
    await expect(row(page, REGULAR.name)).toContainText(REGULAR.price);
    await expect(row(page, ON_SALE.name)).toContainText(`${ON_SALE.before}${ON_SALE.price}`);
    await expectAccessible(page, "the list");
    await add(page, REGULAR.name);
    await add(page, ON_SALE.name);
    await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
    if (hasOwnCartPage) await page.getByRole("link", { name: "Cart, 2 items" }).click();
    await expectTotal(page, AFTER_TWO);
    await page.getByRole("combobox", { name: `Quantity of ${REGULAR.name}` }).selectOption("2");
    await expectTotal(page, AFTER_THREE);
    await expectAccessible(page, "a filled cart");
    await page.getByRole("button", { name: `Remove ${REGULAR.name}` }).click();
    await expectTotal(page, ON_SALE.price);
    await page.getByRole("button", { name: "Undo last change" }).click();
    await expectTotal(page, AFTER_THREE);
    await page.getByRole("button", { name: `Remove ${REGULAR.name}` }).click();
    await expectTotal(page, ON_SALE.price);
    await applyCoupon(page, "PACKS15");
    await expect(page.getByText("This coupon is not for the products in your cart.").first()).toBeVisible();
    await applyCoupon(page, "FARFIELD10");
    await expectTotal(page, WITH_COUPON);
    await settled(page);
    await page.reload();
    await expectTotal(page, WITH_COUPON);
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`what a ${name} page has in its cart is in the shop's, where it leads to pay`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(address);
    await add(page, ON_SALE.name);
    if (hasOwnCartPage) await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await settled(page);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL(`${SHOP_ORIGIN}/cart`);
    await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText(ON_SALE.name);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeEnabled();
    expect(complaints).toEqual([]);
  });
}

test("the Next.js page is there without a script: products, prices and the way to the shop come from its server", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(EXAMPLES.nextjs);
  await expect(row(page, ON_SALE.name)).toContainText(`${ON_SALE.before}${ON_SALE.price}`);
  await context.close();
});

test("another currency changes list and cart of the Vite page at once, and is kept", async ({ page }) => {
  await page.goto(EXAMPLES["vite-react-18"]);
  await add(page, REGULAR.name);
  await page.getByLabel("Currency").selectOption("JPY");
  await expect(row(page, REGULAR.name)).toContainText("¥9800");
  await expectTotal(page, "¥9800");
  await page.reload();
  await expectTotal(page, "¥9800");
});

function row(page: Page, product: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: product, exact: true }) });
}

async function add(page: Page, product: string): Promise<void> {
  await row(page, product).getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(`${product} is in your cart.`, { exact: true })).toBeVisible();
}

async function expectTotal(page: Page, total: string): Promise<void> {
  const row = page.locator("dl > div").filter({ has: page.locator("dt", { hasText: /^Total/ }) });
  await expect(row.locator("dd")).toHaveText(new RegExp(`(^| )${total}$`));
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Every change has a response from the shop. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("[HEAR-18] a pack is heard on the Vite page: its sound comes from the shop, the takes follow, and the player is docked once", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const fetched: string[] = [];
  page.on("response", (response) => {
    if (response.ok() && response.url().startsWith(`${SHOP_ORIGIN}/media/sounds/`)) fetched.push(response.url());
  });
  await page.goto(EXAMPLES["vite-react-18"]);
  await row(page, "faIR Modern Rock").getByText("Hear faIR Modern Rock").click();
  expect(fetched).toEqual([]);
  await row(page, "faIR Modern Rock").getByRole("button", { name: "Play" }).click();
  const player = page.getByRole("region", { name: "Player" });
  const heard = player.locator(".shop-player__take[data-heard]");
  await expect(heard).toHaveText("Dyn-A, Cap edge, 0 cm", { timeout: 60_000 });
  await row(page, "faIR Modern Rock")
    .getByRole("radio", { name: /^Rib-A, Cone, 10 cm/ })
    .click();
  await expect(heard).toHaveText("Rib-A, Cone, 10 cm", { timeout: 60_000 });
  // It is rendered when it is first asked for.
  await expect.poll(() => fetched, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/\/rib-a-cone-10\.mp3$/));
  await expectAccessible(page, "a page with the player");
  expect(complaints).toEqual([]);
});
