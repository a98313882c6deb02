import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { openMail } from "./models/outbox.ts";
import { newPerson } from "./models/people.ts";
import { shiftsOf } from "./models/shifts-of.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const PLUGIN = { path: "/products/plugins/famicalign", name: "faMicAlign" };
/** What every ZIP archive begins with. */
const ZIP_MAGIC = "504b0304";

/** How a licence key is typed in from now on, in this document. */
async function listTypings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const typed: string[] = [];
    Object.assign(window, { typed });
    document.addEventListener("animationstart", ({ animationName, target }) => {
      if (animationName !== "shop-licence-typed") return;
      const seconds = Number.parseFloat(getComputedStyle(target as Element).animationDuration);
      typed.push(`${animationName} ${Math.round(seconds * 1000)} ms`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { typed: string[] }).typed);
}

test("[PAY-01] [PAY-04] [AUTH-13] [CAT-07] a newcomer buys a plugin, signs up on the way, pays, sees its key typed in once, and downloads it", async ({
  page,
  context,
  shopper,
  complaints,
}, testInfo) => {
  const person = newPerson(testInfo, "Anna");
  await shopper.open("/");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Plugins" }).click();
  await page.getByRole("main").getByRole("link", { name: PLUGIN.name }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.notices.getByText(`${PLUGIN.name} is in your cart.`)).toBeVisible();
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(shopper.signIn.getByText("Please login or sign up to continue.").first()).toBeVisible();
  await shopper.signUp(person);

  const mail = await openMail(context, person.email, /activat/i);
  const [activated] = await Promise.all([
    mail.waitForEvent("framenavigated", (frame) => frame === mail.mainFrame()),
    mail
      .frameLocator("iframe")
      .getByRole("link", { name: /activate/i })
      .first()
      .click(),
  ]);
  expect(activated.url()).not.toContain("/dev/outbox");
  const newcomer = new Shopper(mail);
  await expect(
    newcomer.signIn.getByText("Thank you for activating your account. Please log in.").first(),
  ).toBeVisible();
  await expect(newcomer.signIn.getByText(person.email)).toBeVisible();
  // In the tab of the mail, too, the shopper is back where the sign-up began.
  await expect(mail).toHaveURL(new RegExp(`${PLUGIN.path}$`));
  await newcomer.enterPassword();
  await newcomer.expectLoggedIn(person);
  await newcomer.order();
  await mail.emulateMedia({ reducedMotion: "no-preference" });
  const typed = await listTypings(mail);
  await newcomer.payWith("Accepted");
  await newcomer.expectPurchaseDone();
  await expect.poll(typed).toEqual(["shop-licence-typed 240 ms"]);

  const licence = newcomer.licenceOf(PLUGIN.name);
  await expect(licence.locator("code").first()).toHaveText(/^[A-Z0-9-]{10,}$/);
  await licence.getByText("More").click();
  const windows = licence.getByRole("listitem").filter({ hasText: "Windows" });
  await windows.getByText("SHA-256").click();
  const shownSum = await windows.getByText(/^[0-9a-f]{64}$/).textContent();
  const download = mail.waitForEvent("download");
  await windows.getByRole("link", { name: /^Download famicalign/i }).click();
  const file = await read(await download);
  expect(file.subarray(0, 4).toString("hex")).toBe(ZIP_MAGIC);
  expect(createHash("sha256").update(file).digest("hex")).toBe(shownSum);

  const thanks = mail.getByRole("dialog", { name: "Thank You for Downloading!" });
  for (const network of ["X", "Facebook", "LinkedIn"]) {
    await expect(thanks.getByRole("link", { name: new RegExp(`Share on ${network}\\b`) })).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent(PLUGIN.path).replaceAll("%2F", "(%2F|/)")),
    );
  }
  const directLink = await thanks.getByRole("link", { name: /famicalign/i }).getAttribute("href");
  const again = await context.request.get(String(directLink));
  expect(
    createHash("sha256")
      .update(await again.body())
      .digest("hex"),
  ).toBe(shownSum);
  await thanks.getByRole("button", { name: "Close" }).last().click();

  await expect(newcomer.cartLink).toHaveAccessibleName("Cart, empty");
  expect(await typed()).toHaveLength(1);
  const order = await openMail(context, person.email, /order/i);
  await expect(order.locator("pre")).toContainText(PLUGIN.name);
  expect(complaints).toEqual([]);
});

test("[PAY-04] on a phone nothing moves between the payment and the thanks, and the cart that was paid isn't seen to empty", async ({
  shopper,
  customer,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.expectLoggedIn(customer);
  await shopper.open("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const cart = document.querySelector(".shop-cart-view");
    const watch = new MutationObserver(() => seen.push(cart?.getAttribute("data-state") ?? ""));
    if (cart) watch.observe(cart, { attributeFilter: ["data-state"] });
  });
  await shopper.order();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([]);
  expect(await shiftsOf(page, "main")).toEqual([]);
  // No motion is wanted.
  const key = page.locator(".shop-licence-card__key[data-new]").first();
  await expect(key).toHaveCSS("animation-name", "none");
});

test("[PAY-04] [PAY-07] a declined card says so, and an accepted one after it completes the purchase", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.order();
  await shopper.payWith("Declined");
  await expect(shopper.payment.getByText("Your card was declined. Try another card.")).toBeVisible();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf("faCabRoom")).toBeVisible();
});

test("[PAY-04] [PAY-07] a payment that is left, by its own link or by closing the dialog, keeps the cart, and a 3-D Secure card completes it", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart("/products/plugins/faphasescope", "faPhaseScope");
  await shopper.expectLoggedIn(customer);
  await shopper.open("/cart");
  const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
  const payment = page.getByRole("dialog", { name: "Secure checkout" });
  await proceed.click();
  await shopper.order();
  await shopper.payment.getByRole("link", { name: "Cancel and return to the shop" }).click();
  await expect(payment).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");

  await proceed.click();
  await shopper.order();
  await expect(shopper.payment.getByRole("button", { name: /^Pay / })).toBeVisible();
  await payment.getByRole("button", { name: "Close" }).click();
  await expect(payment).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("link", { name: "faPhaseScope" })).toBeVisible();

  await proceed.click();
  await shopper.order();
  await shopper.payWith("Asks for 3-D Secure");
  await shopper.payment.getByRole("button", { name: "Complete authentication" }).click();
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf("faPhaseScope")).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, empty");
});

test("[PAY-04] [PAY-08] until the provider's webhook arrives, the landing says that the licence is being made, and then shows it", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.order();
  await shopper.payWith("Accepted, webhook late");
  await expect(page).toHaveURL(/\/account\?source=purchase$/);
  await expect(page.getByText("Payment received, your licence is being made.").first()).toBeVisible();
  await expect(page.getByText("Thank you. Your purchase is complete.").first()).toBeVisible({ timeout: 45_000 });
  await expect(shopper.licenceOf("faCabRoom")).toBeVisible();
});

async function read(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
