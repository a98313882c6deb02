import type { Page } from "@playwright/test";
import { newPerson } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

test.use({ javaScriptEnabled: false });

/** A page, its headline, a text that only its real content contains, and its clickable controls. */
const READABLE: ReadonlyArray<readonly [string, string, string, readonly string[]]> = [
  ["/shop", "Shop", "faMicAlign", []],
  ["/products", "All products", "faIR Modern Rock", []],
  ["/products/plugins/famicalign", "faMicAlign", "cross-spectrum", ["Add to cart"]],
  [
    "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
    "faIR Modern Rock",
    "Measured response",
    ["Add to cart"],
  ],
  ["/products/home-studio-bundle", "Home Studio Bundle", "Apart they cost", ["Add to cart"]],
  ["/", "", "What do you play\\?", []],
  ["/sales", "", "€", []],
  ["/sales/black-friday-sale", "Black Friday sale", "This sale is over", []],
  ["/wheel", "How to check a draw", "SHA-256", []],
  ["/contest-entry", "", "with your email address on the contest's page", []],
  ["/tutorials", "Tutorials", "Why minimum phase", []],
  ["/tutorials/phase-alignment-tutorials/why-minimum-phase", "Why minimum phase", "response", []],
  ["/tutorials/phase-alignment-tutorials/wide-in-stereo-whole-in-mono", "Wide in stereo", "kitchen radio", []],
  ["/products/plugins/first-steps", "First steps", "Find installed plugins", []],
  ["/contact", "Contact", "support@", []],
  ["/press", "Press", "Logo with name", []],
  ["/terms-conditions", "Terms", "withdraw", []],
  ["/privacypolicy", "Privacy", "data", []],
  ["/imprint", "Imprint", "Farfield", []],
];

for (const [path, headline, text, acts] of READABLE) {
  test(`[A11Y-07] ${path} can be read without scripts, in one currency, and shows no dead button`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(headline);
    await expect(main.getByText(new RegExp(text, "i")).first()).toBeVisible();
    const body = page.locator("body");
    // What the prizes of a contest are worth is stated in dollars alone.
    await expect(body).not.toContainText(/(?<!^over )[$¥]\d/m, { useInnerText: true });
    if (path.startsWith("/products") || path === "/shop")
      await expect(body).toContainText(/\d€/, { useInnerText: true });
    // The search and the boxes of the comparison are plain forms.
    const alive = 'search *, form[action$="/compare"] *, [form]';
    const controls = page.locator(`:is(button, select, input, [role=button]):not(${alive})`).filter({ visible: true });
    await expect(controls).toHaveCount(acts.length);
    for (const act of acts) await expect(controls.and(page.getByRole("button", { name: act }))).toBeVisible();
  });
}

test("[A11Y-07] without scripts a page that requires a login says what logging in needs", async ({ page }) => {
  for (const path of ["/account", "/account/orders", "/account/newsletter"]) {
    await page.goto(path);
    const gate = page.locator("main .shop-state");
    await expect(gate).toContainText("Logging in needs JavaScript.", { useInnerText: true });
  }
});

test("[A11Y-07] without scripts the account shows licences and downloads, and no dead button", async ({
  customer,
  page,
}) => {
  await page.goto("/account");
  const main = page.getByRole("main");
  await expect(main.getByText(customer.email)).toBeVisible();
  await expect(main.getByRole("link", { name: /^Download fagaintrim/i }).first()).toBeVisible();
  await expect(main.locator("button, input, [role=button]").filter({ visible: true })).toHaveCount(0);
});

/** An alert of the page that follows a form. */
const said = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });
const total = (page: Page) => page.locator(".plain-cart__sums [data-total] dd");

test("[A11Y-07] without scripts a product is added, its quantity changed, a coupon used, and the cart emptied", async ({
  page,
}) => {
  await page.goto("/products/plugins/famicalign");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(said(page, "It is in your cart.")).toBeVisible();
  await expect(total(page)).toHaveText("79€");

  await page.getByLabel("Quantity of faMicAlign").selectOption("2 seats");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(said(page, "The quantity was changed.")).toBeVisible();
  // 79 € and 15 % off the second.
  await expect(total(page)).toHaveText("146.15€");

  await page.getByLabel("Coupon code").fill("farfield10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(said(page, "The coupon was applied.")).toBeVisible();
  await expect(total(page)).toHaveText("131.54€");

  await page.getByRole("button", { name: "Remove coupon FARFIELD10" }).click();
  await expect(total(page)).toHaveText("146.15€");

  await page.getByRole("main").getByLabel("Currency").selectOption("USD");
  await page.getByRole("button", { name: "Show prices in this currency" }).click();
  await expect(total(page)).toHaveText("$164.65");

  await page.getByRole("button", { name: "Empty shopping cart" }).click();
  await expect(said(page, "Your cart was emptied.")).toBeVisible();
  await page.getByRole("button", { name: "Undo last change" }).click();
  await expect(total(page)).toHaveText("$164.65");
  await page.getByRole("button", { name: "Remove faMicAlign" }).click();
  await expect(said(page, "It was removed from your cart.")).toBeVisible();
});

test("[CART-09] [A11Y-07] without scripts the cart says what a bundle of it contains too, and a button removes it", async ({
  page,
}) => {
  for (const path of ["/de/products/plugins/famicalign", "/de/products/farfield-total-bundle"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
    await expect(said(page, "Der Artikel liegt in Ihrem Warenkorb.")).toBeVisible();
  }
  const words = page
    .getByRole("main")
    .getByText(/^faMicAlign ist schon in .* enthalten: Entfernen spart \d+(,\d\d)?\s€\.$/);
  await expect(words).toBeVisible();
  await words.locator("..").getByRole("button", { name: "faMicAlign entfernen" }).click();
  await expect(said(page, "Der Artikel wurde aus Ihrem Warenkorb entfernt.")).toBeVisible();
  await expect(words).toBeHidden();
});

test("[CART-02] [A11Y-07] without scripts a rejection is shown in the page's language", async ({ page }) => {
  const pack = "/de/products/guitar-cabinet-impulse-responses/fair-modern-rock";
  await page.goto(pack);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(said(page, "Der Artikel liegt in Ihrem Warenkorb.")).toBeVisible();
  await page.goto(pack);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page).toHaveURL(/\/de\/cart\?said=cart\.packAlreadyInCart$/);
  await expect(page.getByRole("main").locator(".shop-alert[data-type=error]")).toContainText("IR");

  await page.getByLabel("Gutscheincode").fill("NOSUCHCODE");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page).toHaveURL(/said=cart\.couponUnknown$/);
});

test("[ROUTE-09] [A11Y-07] without scripts a rejected code stays in its field, which says why", async ({ page }) => {
  await page.goto("/coupon");
  const field = page.getByRole("main").getByRole("textbox");
  await field.fill("NoSuchCode");
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("main").locator(".shop-field__error")).not.toBeEmpty();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("NoSuchCode");
});

test("[ENGAGE-06] [A11Y-07] without scripts an address is entered into a contest", async ({ page }, testInfo) => {
  await page.goto("/contests/halloween");
  const main = page.getByRole("main");
  await main.getByLabel("Email address").fill(newPerson(testInfo, "Nora").email);
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Enter the contest" }).click();
  await expect(
    said(page, "Check your inbox. Your entry counts once you have confirmed it by the link in our email."),
  ).toBeVisible();
});

test("[SAFE-05] a form that is sent twice is one change", async ({ page, baseURL }) => {
  await page.goto("/products/plugins/famicalign");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const fields = await page
    .locator("form:has([name=was])")
    .first()
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>);
  const form = { ...fields, quantity: "2" };
  const headers = { origin: baseURL ?? "" };
  for (const _ of [1, 2]) await page.request.post("/cart", { form, headers });
  await page.goto("/cart");
  await expect(page.getByLabel("Quantity of faMicAlign")).toHaveValue("2");
});
