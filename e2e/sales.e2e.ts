import type { Page } from "@playwright/test";
import { expectAccessible, PHONE } from "./models/accessible.ts";
import { Keyboard } from "./models/keyboard.ts";
import { readEntryLink } from "./models/outbox.ts";
import { newPerson } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

const main = (page: Page) => page.getByRole("main");

test("[ROUTE-10] [ENGAGE-05] /sales shows the sale that is open, with its products at its prices", async ({
  shopper,
  page,
}) => {
  await shopper.open("/sales");
  const sale = main(page).locator("#clean-week");
  await expect(sale.getByRole("heading", { name: "Clean week" })).toBeVisible();
  await expect(sale).toContainText("−30%");
  const card = sale.getByRole("listitem").filter({ hasText: "faIR Blues Parlour" });
  await expect(card).toContainText("16.80€", { useInnerText: true });
  await expect(main(page).getByRole("timer")).toBeVisible();
  await expectAccessible(page, "/sales");
});

for (const [path, title, notice] of [
  ["/sales/black-friday-sale", "Black Friday sale", "This sale is over"],
  ["/de/sales/cyber-monday-sale", "Aktion zum Cyber Monday", "Diese Aktion ist beendet"],
  ["/contests/4th-july", "Fourth of July contest", "This contest takes no entries"],
] as const) {
  test(`[ROUTE-10] ${path} says outside of its window that it is over, and what there is all the same`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole("heading", { name: notice })).toBeVisible();
    await expect(
      main(page)
        .getByRole("link", { name: /Bundle|^fa/ })
        .first(),
    ).toBeVisible();
  });
}

test("[ROUTE-10] [A11Y-02] a drip page's press, by keyboard, puts its coupon on the cart", async ({
  shopper,
  page,
}) => {
  const keyboard = new Keyboard(page);
  await shopper.open("/sales/drip/fair-modern-rock");
  await keyboard.tabTo(/^Put the discount on my cart/);
  await keyboard.press("Enter");
  await expect(main(page).getByText("The discount is waiting in your cart.")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Choose a product" })).toBeFocused();
  await expect(main(page).getByRole("button", { name: "Put the discount on my cart" })).toHaveCount(0);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/#offer-products$/);
  await shopper.open("/cart");
  await expect(main(page).getByText("Waiting in your cart: MODERNROCK25.")).toBeVisible();
  await shopper.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  await main(page).getByRole("button", { name: "Add to cart" }).first().click();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await page.goto("/cart");
  await expect(main(page)).toContainText("MODERNROCK25");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-10] [A11Y-07] the drip page's form applies the coupon too", async ({ page }) => {
    await page.goto("/sales/drip/fair-modern-rock");
    await main(page).getByRole("button", { name: "Put the discount on my cart" }).click();
    await expect(page).toHaveURL(/\/coupon$/);
    await expect(main(page).getByText("The discount is waiting in your cart.")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Choose a product" })).toBeVisible();
  });
});

test("[ENGAGE-06] [A11Y-02] an address enters the contest once its mailed link was pressed, all by keyboard", async ({
  shopper,
  page,
  request,
}, testInfo) => {
  const { email } = newPerson(testInfo, "Player");
  await page.setViewportSize(PHONE);
  await shopper.open("/contests/halloween");
  await shopper.ready();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(/^Enter the contest/);
  await keyboard.press("Enter");
  await expect(main(page).getByText("Please check the marked fields.")).toBeVisible();
  await expect(main(page).getByText("Please accept the rules to take part.")).toBeVisible();
  await expect(main(page).getByLabel("Email address")).toBeFocused();
  await expectAccessible(page, "/contests/halloween");
  await keyboard.type(email);
  await keyboard.tabTo(/^I accept the rules below/);
  await keyboard.press("Space");
  await keyboard.tabTo(/^Enter the contest/);
  await keyboard.press("Enter");
  await expect(main(page).getByText("Check your inbox.")).toBeVisible();
  await expectAccessible(page, "/contests/halloween");
  await page.goto(await readEntryLink(request, email));
  await keyboard.tabTo(/^Confirm the entry/);
  await keyboard.press("Enter");
  await expect(main(page).getByText("Your entry takes part.")).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1, name: "Entry confirmed" })).toBeVisible();
  await expect(main(page).getByRole("definition").first()).toHaveText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  await expectAccessible(page, "/contest-entry");
});

test("[ENGAGE-06] the page of a mailed link says without one what to do: how an entry counts, and which contests there are", async ({
  page,
}) => {
  await page.goto("/contest-entry");
  const steps = main(page).getByRole("list").filter({ hasText: "with your email address on the contest's page" });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(main(page).getByRole("button", { name: "Confirm the entry" })).toHaveCount(0);
  await main(page).getByRole("link", { name: "The dark cabinet" }).click();
  await expect(page).toHaveURL(/\/contests\/halloween$/);
});

test.describe("with pop-ups", () => {
  test.use({ hasPopUps: true });

  test("[ENGAGE-04] the sales sidebar comes on home, never on a product's page, and stays away once it was closed", async ({
    shopper,
    page,
  }) => {
    const sidebar = page.getByRole("region", { name: "Clean week" });
    await shopper.open("/products/plugins/famicalign");
    await shopper.ready();
    await expect(sidebar).toHaveCount(0);
    await shopper.open("/");
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole("link", { name: "See the sale" })).toHaveAttribute("href", "/sales");
    await sidebar.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.waitForResponse(/open-offers/);
    await expect(sidebar).toHaveCount(0);
  });

  for (const width of [320, 390]) {
    test(`[ENGAGE-04] [CHAT-01] at ${width} px the sidebar leaves the chat's button free, and is whole`, async ({
      shopper,
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await shopper.open("/");
      const sidebar = page.getByRole("region", { name: "Clean week" });
      await expect(sidebar).toBeVisible();
      await page.getByRole("button", { name: "Open chat" }).click({ trial: true });
      const box = await sidebar.boundingBox();
      expect(box && box.y >= 0 && box.x >= 0 && box.x + box.width <= width).toBe(true);
    });
  }
});
