import { Api } from "./models/api.ts";
import { logIn, newPerson, signUp } from "./models/people.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const PACK = { path: "/products/guitar-cabinet-impulse-responses/fair-modern-rock", name: "faIR Modern Rock" };
const PLUGIN = { path: "/products/plugins/facabroom", name: "faCabRoom" };

test("[CART-01] [CART-10] [CART-11] the cart, its count and its reservation survive a reload, and another tab is kept in sync", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 2 items");
  await shopper.addToCart(PACK.path, PACK.name);
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 3 items");

  const reservedUntil = () => page.evaluate(() => localStorage.getItem("shop_cart_reservation"));
  const endsAt = await reservedUntil();
  await page.goto("/cart");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 3 items");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("timer", { name: "Reserved for you" })).toHaveText(/^1[45]:\d\d$/);
  expect(endsAt).not.toBeNull();
  expect(await reservedUntil()).toBe(endsAt);

  const other = new Shopper(await context.newPage());
  await other.open("/cart");
  await expect(other.cartLink).toHaveAccessibleName("Cart, 3 items");
  await page.getByRole("combobox", { name: `Quantity of ${PLUGIN.name}` }).selectOption("1 seat");
  await expect(other.cartLink).toHaveAccessibleName("Cart, 2 items");
  await other.page.getByRole("button", { name: `Remove ${PACK.name}` }).click();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});

test("[CART-07] a product taken out comes back by Undo", async ({ shopper, page }) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.open("/cart");
  await page.getByRole("button", { name: `Remove ${PLUGIN.name}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Continue shopping" })).toHaveAttribute(
    "href",
    "/shop",
  );
  await shopper.notices.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: PLUGIN.name })).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
});

test("[CART-02] an IR pack is in the cart once: its button says so, and the back end rejects a second one", async ({
  shopper,
  page,
  context,
  baseURL,
}) => {
  await shopper.addToCart(PACK.path, PACK.name);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "In your cart" })).toHaveAttribute("href", "/cart");
  await expect(main.getByText("You only need an IR Pack once.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to cart" })).toBeHidden();

  const refused = await new Api(context, baseURL ?? "").call("addToCart", { product: PACK.name, quantity: 1 });
  expect(refused).toMatchObject({ valid: false, error: "You already have that IR Pack in your cart." });
});

test("[CART-03] five seats of a licence are the most: the list ends there, the product's button says so, and the back end rejects a sixth", async ({
  shopper,
  page,
  context,
  baseURL,
}) => {
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await shopper.open("/cart");
  const seats = page.getByRole("combobox", { name: `Quantity of ${PLUGIN.name}` });
  await expect(seats.getByRole("option")).toHaveText(["1 seat", "2 seats", "3 seats", "4 seats", "5 seats"]);
  await seats.selectOption("5 seats");
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 5 items");
  await shopper.open(PLUGIN.path);
  await expect(page.getByRole("main").getByRole("link", { name: "5 in your cart" })).toBeVisible();
  const refused = await new Api(context, baseURL ?? "").call("addToCart", { product: PLUGIN.name, quantity: 1 });
  expect(refused).toMatchObject({ valid: false, error: "Reached cart limit for this item." });
});

test("[CART-11] a visitor's cart joins the account's at login, within the limits", async ({
  shopper,
  page,
  browser,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Jule");
  const elsewhere = await browser.newContext();
  await signUp(elsewhere, baseURL ?? "", person);
  await logIn(elsewhere, baseURL ?? "", person);
  const account = new Api(elsewhere, baseURL ?? "");
  await account.call("addToCart", { product: PACK.name, quantity: 1 });
  await account.call("addToCart", { product: PLUGIN.name, quantity: 4 });

  await shopper.addToCart(PACK.path, PACK.name);
  await shopper.addToCart(PLUGIN.path, PLUGIN.name);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 3 items");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await shopper.enterEmail(person.email);
  await shopper.enterPassword();
  await shopper.expectLoggedIn(person);
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 6 items");
  await elsewhere.close();
});
