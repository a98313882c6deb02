import { Api } from "./models/api.ts";
import { PASSWORD } from "./models/people.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const PLUGIN = { path: "/products/plugins/facabroom", name: "faCabRoom" };
const SESSION_COOKIE = "shop_session";

test("[LAW-01] [LAW-07] a business corrects its VAT id, is offered a refund on proof while nobody confirms it, and pays what it saw", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.open("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const { review } = shopper;
  await review.getByRole("combobox", { name: "Country" }).selectOption("Austria");
  await expect(review.getByText("Includes 20% VAT")).toBeVisible();
  await review.getByText("Buying for a business").click();
  await review.getByLabel("Company").fill("Ridgeline OG");
  await review.getByLabel("VAT ID").fill("ATU 1");
  await review.getByRole("button", { name: "Update amounts" }).click();
  await expect(review.getByText(/This VAT ID does not fit the country/)).toBeVisible();
  await expect(review.getByLabel("VAT ID")).toBeFocused();
  await review.getByLabel("VAT ID").fill("ATU12345675");
  await page.keyboard.press("Enter");
  await expect(review.getByText(/This VAT ID could not be confirmed now, so VAT is charged/)).toBeVisible();
  await expect(review.getByText("Includes 20% VAT")).toBeVisible();
  const total = await review
    .locator("dl > div", { hasText: "Total due" })
    .getByText(/^\d+\.\d\d€$/)
    .textContent();
  await shopper.order();
  await expect(shopper.payment.getByRole("button", { name: `Pay ${total}` })).toBeVisible();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
});

test("[PAY-01] a login that ended in the review is requested again, and the order continues with what was typed", async ({
  shopper,
  customer,
  context,
  page,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.open("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.review.getByRole("combobox", { name: "Country" }).selectOption("Ireland");
  await expect(shopper.review.getByText("Includes 23% VAT")).toBeVisible();
  await context.clearCookies({ name: SESSION_COOKIE });
  await shopper.order();
  await expect(shopper.signIn.getByText("Please login or sign up to continue.").first()).toBeVisible();
  await expect(shopper.review).toBeHidden();
  await shopper.enterEmail(customer.email);
  await shopper.enterPassword(PASSWORD);
  await expect(shopper.review.getByRole("combobox", { name: "Country" })).toHaveValue("IE");
  await expect(shopper.review.getByLabel(/I expressly agree/)).not.toBeChecked();
  await shopper.order();
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
});

test("[SAFE-06] a tab that is closed in the middle of paying, and a second one beside it, are one order, paid once", async ({
  shopper,
  customer,
  context,
  baseURL,
  page,
}) => {
  const api = new Api(context, baseURL ?? "");
  const orders = async () => {
    const { result } = await api.call("listOrders");
    return (result.orders as { id: string; status: string }[]).map(({ id, status }) => ({ id, status }));
  };
  const toPayment = async (tab: Shopper) => {
    await tab.open("/cart");
    await tab.page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await tab.order();
    await expect(tab.payment.getByRole("button", { name: /^Pay / })).toBeVisible();
  };
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  const closed = new Shopper(await context.newPage());
  await toPayment(closed);
  const [written] = await orders();
  await closed.page.close();

  await toPayment(shopper);
  const second = new Shopper(await context.newPage());
  await toPayment(second);
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await second.payWith("Accepted");
  await expect(second.page).toHaveURL(/\/account\?source=purchase$/);
  await expect(second.licenceOf(PLUGIN.name)).toBeVisible();
  expect(await orders()).toEqual([{ id: written?.id, status: "paid" }]);
  await page.goto("/account");
  await shopper.ready();
  await expect((await shopper.openLicence(PLUGIN.name)).getByText(/^[A-Z0-9]{4,}(-[A-Z0-9]{4,})+$/)).toHaveCount(1);
});

test("[LAW-01] on a phone the review is a page of its own that begins with goods and total; Esc and Back leave it", async ({
  shopper,
  customer,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.expectLoggedIn(customer);
  await shopper.open("/cart");
  const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
  await proceed.click();
  const { review } = shopper;
  await expect(review.getByRole("button", { name: "Order with obligation to pay" })).toBeVisible();
  expect(await review.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const goods = review.getByRole("region", { name: "What you order" });
  await expect(goods.getByText("Total due")).toBeInViewport();
  const tops = await review.getByRole("region").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  await page.keyboard.press("Escape");
  await expect(review).toBeHidden();
  await expect(proceed).toBeFocused();
  await proceed.click();
  await expect(review).toBeVisible();
  await page.goBack();
  await expect(review).toBeHidden();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});
