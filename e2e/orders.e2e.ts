import { logIn, newPerson, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

const PLUGIN = { path: "/products/plugins/famicalign", name: "faMicAlign" };

test("[LAW-07] [CAT-09] [PRICE-11] a customer who bought a part of a bundle has an invoice for it, and pays for the missing parts alone", async ({
  page,
  browser,
  baseURL,
  shopper,
  customer,
  complaints,
}, testInfo) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.order();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf(PLUGIN.name)).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Orders and invoices" }).click();
  const invoice = page.getByRole("link", { name: /^Invoice / });
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: PLUGIN.name, has: invoice });
  await expect(row).toContainText("Paid");
  // A small drawing beside the words.
  expect((await row.locator(".shop-cover").boundingBox())?.width).toBe(96);
  await row.getByRole("link", { name: /^Invoice / }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);
  await expect(main.getByText(customer.email)).toBeVisible();
  // 79 €, 15 points as a customer and 5 on the first purchase.
  await expect(main.locator(".order__total")).toContainText("63.20€");
  await expect(main.getByRole("list", { name: "How the price came about" })).toContainText("15");
  await expect(main.getByText(/of which 19% VAT on 53\.11€: 10\.09€/)).toBeVisible();
  await expect(main.locator(".order__licences code, .order__licences .shop-figure").first()).toHaveText(
    /^[A-Z0-9-]{10,}$/,
  );
  const address = page.url();
  await page.emulateMedia({ media: "print" });
  // A short invoice is one sheet: nothing empty comes after it.
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(main.locator(".order__total")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const stranger = newPerson(testInfo, "Nora");
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  expect((await other.goto(address))?.status()).toBe(200);
  await expect(other.getByText("Log in to see your orders")).toBeVisible();
  await signUp(context, baseURL ?? "", stranger);
  await logIn(context, baseURL ?? "", stranger);
  expect((await other.goto(address))?.status()).toBe(404);
  await context.close();

  await shopper.open("/products/home-studio-bundle");
  const shelf = page.getByRole("region", { name: "What it costs" });
  await expect(shelf.getByText(/^You own 1 of 4: .* for the missing ones\.$/)).toBeVisible();
  const price = await shelf.locator(".shop-price__now").filter({ visible: true }).textContent();
  await expect(main.getByRole("row").filter({ hasText: PLUGIN.name }).last()).toContainText("You own it");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.notices.getByText("Home Studio Bundle is in your cart.")).toBeVisible();
  await page.goto("/cart");
  await expect(main.getByText(price ?? "", { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[ACCT-01] an order of three products fits the list of a tablet and of a narrow desktop", async ({
  page,
  shopper,
  customer,
}) => {
  for (const [path, name] of [
    [PLUGIN.path, PLUGIN.name],
    ["/products/guitar-cabinet-impulse-responses/fair-jazz-box", "faIR Jazz Box"],
    ["/products/heavy-cabinets-bundle", "Heavy Cabinets Bundle"],
  ] as const)
    await shopper.addToCart(path, name);
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.order();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  // The parts of a bundle are below its name, and begin right of it.
  const leftOf = async (name: string, level: number) =>
    (await page.locator(".desk-list--framed").getByRole("heading", { name, level }).boundingBox())?.x ?? 0;
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await leftOf("faIR Doom Cellar", 4)).toBeGreaterThan(await leftOf("Heavy Cabinets Bundle", 3));
  }
  for (const width of [768, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/account/orders");
    const invoice = page.getByRole("link", { name: /^Invoice / });
    const row = page.getByRole("main").getByRole("listitem").filter({ has: invoice });
    const pictures = row.locator(".shop-cover");
    await expect(pictures).toHaveCount(3);
    // A name that wraps leaves the picture its width.
    const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths).toEqual([96, 96, 96]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), customer.email).toBeLessThanOrEqual(width);
  }
  await page.getByRole("link", { name: /^Invoice / }).click();
  // What multi-buy takes off each line is in the column of the amounts.
  const shares = page.locator(".order__share");
  await expect(shares.filter({ hasText: "Heavy Cabinets Bundle" }).getByRole("rowheader")).toHaveText(/15% off$/);
  const edges = await page
    .locator(".order__share > td:last-child, .order__total > td:last-child")
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
  const licences = page.locator(".order__licences > li");
  await expect(licences.filter({ hasText: "faIR Jazz Box" }).locator(".shop-cover")).toBeVisible();
  await expect(licences.filter({ hasNot: page.locator(".shop-cover") })).toHaveCount(0);
});

for (const [device, width] of [
  ["desktop", 1440],
  ["phone", 390],
] as const)
  test(`on a ${device} a customer's own data arrive on a bundle's page and in the cart without moving anything`, async ({
    page,
    shopper,
    customer,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      (window as unknown as { shifts: unknown[] }).shifts = [];
      const movedBy = (entry: PerformanceEntry) => {
        const { sources } = entry as unknown as { sources: ReadonlyArray<{ node: Node | null }> };
        return sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className);
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(movedBy(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await shopper.open("/products/home-studio-bundle");
    await shopper.expectLoggedIn(customer);
    await expect(page.getByRole("region", { name: "What it costs" }).getByText(/as a customer/)).toBeVisible();
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
    expect(await shifts()).toEqual([]);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(shopper.notices.getByText("Home Studio Bundle is in your cart.")).toBeVisible();
    await shopper.open("/cart");
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
