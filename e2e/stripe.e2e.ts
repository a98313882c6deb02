import type { BrowserContext, Page } from "@playwright/test";
import { DEFAULT_OPERATION_IDS as OPERATIONS } from "../packages/api-client/src/contract/operation-ids.ts";
import { choiceOf, storeChoice } from "./models/consent-choice.ts";
import type { Person } from "./models/people.ts";
import { Shopper } from "./models/shopper.ts";
import { test as base, expect } from "./models/test.ts";
import { STRIPE_JS } from "./stripe-stand-in/stripe-js.ts";
import { type StripeShop, startStripeShop } from "./stripe-stand-in/stripe-shop.ts";

const PLUGIN = { path: "/products/plugins/famicalign", name: "faMicAlign" };

/** The shop with Stripe's settings, started once for this file. */
const test = base.extend<object, { stripeShop: StripeShop }>({
  stripeShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use) => {
      const shop = await startStripeShop();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ stripeShop }, use) => use(stripeShop.origin),
});
test.describe.configure({ mode: "default" });

/** Responds instead of js.stripe.com: with a stand-in for Stripe's script, or never. */
async function standInForStripeJs(context: BrowserContext, { stripeOrigin }: StripeShop, script: "comes" | "hangs") {
  await context.route("https://js.stripe.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith("/embedded/")) {
      // It never responds on purpose: the request ends with the page.
      if (script === "comes") await route.fulfill({ contentType: "text/javascript", body: STRIPE_JS });
      return;
    }
    const method = route.request().method();
    const answer = await fetch(`${stripeOrigin}${pathname}`, { method, body: route.request().postData() });
    await route.fulfill({ contentType: "text/html", body: await answer.text() });
  });
}

const checkOut = async (page: Page) => {
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await new Shopper(page).order();
};

/** Puts the plug-in in the cart, orders it and returns the tab that Stripe's page opens in. */
async function checkOutInTab(shopper: Shopper, customer: Person, page: Page): Promise<Page> {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  const opening = page.context().waitForEvent("page");
  await checkOut(page);
  return opening;
}

const payment = (page: Page) => page.getByRole("dialog", { name: "Secure checkout" });

test("[PAY-02] [PAY-07] a purchase by Stripe's script in the dialog, with a bank's second step over it, gives the licence; a refund revokes it", async ({
  context,
  stripeShop,
  shopper,
  customer,
  page,
  complaints,
}) => {
  await standInForStripeJs(context, stripeShop, "comes");
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await shopper.cartLink.click();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  expect(asked.filter((url) => url.includes("stripe"))).toEqual([]);
  await checkOut(page);
  await expect(payment(page)).toBeVisible();
  const embedded = payment(page).frameLocator("iframe[title='Stripe']");
  await embedded.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf(PLUGIN.name)).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, empty");
  expect(complaints).toEqual([]);

  const sessions = await (await fetch(`${stripeShop.stripeOrigin}/stand-in/sessions`)).json();
  const mine = sessions.find((session: { customer_email: string }) => session.customer_email === customer.email);
  await fetch(`${stripeShop.stripeOrigin}/stand-in/refund/${mine.id}`, { method: "POST" });
  await shopper.open("/account");
  await expect(page.getByRole("article", { name: PLUGIN.name, exact: true })).toHaveCount(0);
});

test("[PAY-03] where Stripe's script never loads, its own page opens in a tab, and the purchase is made there", async ({
  context,
  stripeShop,
  shopper,
  customer,
  page,
}) => {
  await standInForStripeJs(context, stripeShop, "hangs");
  const tab = await checkOutInTab(shopper, customer, page);
  await expect(tab).toHaveURL(new RegExp(`^${stripeShop.stripeOrigin}/c/pay/`));
  await expect(payment(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Open the payment page" })).toBeVisible();
  await tab.getByRole("button", { name: "Pay" }).click();
  await expect(tab).toHaveURL(/\/account\?source=purchase$/);
  await expect(tab.getByText("Thank you. Your purchase is complete.").first()).toBeVisible();
  await expect(tab.getByRole("article", { name: PLUGIN.name, exact: true }).first()).toBeVisible();
});

test.describe("with consent to everything", () => {
  test.use({ hasRefused: false });

  test("[ROUTE-09] a payment in the provider's own tab is one purchase, also after a reload and in another tab", async ({
    context,
    stripeShop,
    shopper,
    customer,
    page,
  }) => {
    await context.addInitScript(storeChoice, choiceOf(["statistics", "marketing"]));
    const purchases: unknown[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/fa-drip/v1/track-purchase")) purchases.push(request.postDataJSON());
    });
    await standInForStripeJs(context, stripeShop, "hangs");
    const tab = await checkOutInTab(shopper, customer, page);
    await tab.getByRole("button", { name: "Pay" }).click();
    await expect.poll(() => purchases, { timeout: 20_000 }).toHaveLength(1);
    expect(purchases[0]).toMatchObject({ user_email: customer.email, products: [{ name: PLUGIN.name }] });
    const lands = async (landing: Page, act: () => Promise<unknown>) => {
      const order = landing.waitForResponse((one) => new URL(one.url()).pathname === `/v1/${OPERATIONS.getOrder}`);
      await act();
      expect((await order).status()).toBe(200);
    };
    await lands(tab, () => tab.reload());
    const third = await context.newPage();
    await lands(third, () => third.goto("/account?source=purchase"));
    // A further event shows that what came before it has been dealt with.
    const view = third.waitForRequest((request) => request.url().endsWith("/fa-drip/v1/track-page-view"));
    await third.getByRole("link", { name: "Support" }).first().click();
    await view;
    expect(purchases).toHaveLength(1);
  });
});

test("[PAY-03] where the browser blocks that tab, the dialog has a plain link to the same page", async ({
  context,
  stripeShop,
  shopper,
  customer,
  page,
}) => {
  await standInForStripeJs(context, stripeShop, "hangs");
  // What a browser's blocker does.
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  await checkOut(page);
  const link = payment(page).getByRole("link", { name: "Open the payment page" });
  await expect(link).toBeVisible();
  const opening = context.waitForEvent("page");
  await link.click();
  const tab = await opening;
  await expect(tab).toHaveURL(new RegExp(`^${stripeShop.stripeOrigin}/c/pay/`));
  await tab.getByRole("button", { name: "Pay" }).click();
  await expect(tab.getByText("Thank you. Your purchase is complete.").first()).toBeVisible();
});

test("[PAY-06] where Stripe's script can't be loaded at all, the shopper reads so and the cart is kept", async ({
  context,
  shopper,
  customer,
  page,
}) => {
  await context.route("https://js.stripe.com/**", (route) => route.abort());
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  await checkOut(page);
  await expect(shopper.notices.getByText("Failed to load checkout script")).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});
