import { newPerson, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

const PACK = { path: "/products/guitar-cabinet-impulse-responses/fair-modern-rock", name: "faIR Modern Rock" };

test("[PAY-05] a customer who buys now reads that the quick checkout starts, and pays without touching the cart", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.open(PACK.path);
  await shopper.expectLoggedIn(customer);
  const sent = page.waitForRequest((request) => request.postDataJSON()?.request?.review !== undefined);
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByText("Quick checkout starting...").first()).toBeVisible();
  await shopper.order();
  expect((await sent).postDataJSON().request).toMatchObject({
    products: [{ name: PACK.name, quantity: 1 }],
    backlink_url: expect.stringMatching(/\/shop$/),
    landing_page_url: expect.stringMatching(/\/account\?source=purchase$/),
    stop_on_error: true,
    review: { starts_now: true, knows_withdrawal_ends: true, currency: "EUR", country: "DE" },
  });
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf(PACK.name)).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});

test("[PAY-05] a visitor who buys now logs in first, and the purchase continues by itself", async ({
  shopper,
  page,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Vera");
  await signUp(context, baseURL ?? "", person);
  await shopper.open(PACK.path);
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(shopper.signIn.getByText("Please login or sign up to continue.").first()).toBeVisible();
  await shopper.enterEmail(person.email);
  await shopper.enterPassword();
  await shopper.order();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await expect(shopper.licenceOf(PACK.name)).toBeVisible();
});
