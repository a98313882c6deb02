import { AccountByKeyboard } from "./models/account-by-keyboard.ts";
import { Keyboard } from "./models/keyboard.ts";
import { readActivationLink } from "./models/outbox.ts";
import { newPerson, PASSWORD } from "./models/people.ts";
import { PREPARED_CODES, redeemCodeOf } from "./models/redeem-codes.ts";
import { expect, test } from "./models/test.ts";

test("[A11Y-02] a newcomer without a mouse finds, adds, signs up, activates, pays, downloads, rates, prints the invoice, redeems, changes the address, deletes the account and comes back, and always sees the focus", async ({
  shopper,
  page,
}, testInfo) => {
  const person = newPerson(testInfo, "Kaja");
  const keyboard = new Keyboard(page);
  await shopper.open("/");
  await keyboard.tabTo(/^Skip to the content$/);
  await keyboard.tabTo(/^Plugins$/);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Plugins" })).toBeVisible();
  await keyboard.tabTo(/^faMicAlign$/);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "faMicAlign" })).toBeVisible();
  await keyboard.tabTo(/^Add to cart/);
  await keyboard.press("Enter");
  await expect(shopper.notices.getByText("faMicAlign is in your cart.")).toBeVisible();
  await keyboard.tabTo(/^View cart$/);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await keyboard.expectOn(/^Cart$/);
  await keyboard.tabTo(/^Proceed to Checkout/);
  await keyboard.press("Enter");

  await keyboard.expectOn(/^Email address/);
  await keyboard.type(person.email);
  await keyboard.press("Enter");
  await keyboard.expectOn(/^First name/);
  await keyboard.type(person.firstName);
  await keyboard.tabTo(/^Last name/);
  await keyboard.type(person.lastName);
  await keyboard.tabTo(/^Password/);
  await keyboard.type(PASSWORD);
  await keyboard.tabTo(/^I agree to the/);
  await keyboard.press("Space");
  await keyboard.tabTo(/^Sign up/);
  await keyboard.press("Enter");
  await expect(shopper.signIn.getByText("Activation Link Sent")).toBeVisible();
  await keyboard.press("Escape");
  await expect(shopper.signIn).toBeHidden();
  await keyboard.expectOn(/^Proceed to Checkout/);

  await page.goto(await readActivationLink(page.request, person.email));
  await keyboard.expectOn(/^Password/);
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await expect(shopper.review.getByRole("button", { name: /^Order with/ })).toBeVisible();
  await keyboard.tabTo(/^I expressly agree/);
  await keyboard.press("Space");
  await keyboard.tabTo(/^I know that by this/);
  await keyboard.press("Space");
  await keyboard.tabTo(/^Order with obligation to pay/);
  await keyboard.press("Enter");
  await expect(shopper.payment.getByRole("button", { name: /^Pay / })).toBeVisible();
  await keyboard.tabTo(/^Accepted\s*\d/);
  await keyboard.press("Enter");
  await shopper.expectCardFilled();
  await keyboard.tabTo(/^Pay \d/);
  await keyboard.press("Enter");
  await shopper.expectPurchaseDone();
  await keyboard.tabTo(/^Download famicalign/i);
  const download = page.waitForEvent("download");
  await keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/famicalign.*\.zip$/i);
  const thanks = page.getByRole("dialog", { name: "Thank You for Downloading!" });
  await expect(thanks).toBeVisible();
  await keyboard.press("Escape");
  await expect(thanks).toBeHidden();
  await keyboard.expectOn(/^Download famicalign/i);

  const account = new AccountByKeyboard(shopper, keyboard);
  await account.rate("faMicAlign");
  await account.printInvoice("faMicAlign");
  await account.redeem(redeemCodeOf("plugin", 3), PREPARED_CODES.plugin.product);
  await account.changeEmail(person, `new.${person.email}`);
  await account.deleteAccount(person);
  await account.logIn(person);
  await account.expectDeletionCancelled(person);
});

test("[A11Y-02] the facts below the price come late and don't move the focused button under a bar", async ({
  shopper,
  page,
}) => {
  const keyboard = new Keyboard(page);
  let letFactsCome = () => {};
  const facts = new Promise<void>((resolve) => {
    letFactsCome = resolve;
  });
  await page.route(/\/buy-strip-[^/]*\.js$/, async (route) => {
    await facts;
    await route.continue();
  });
  // So low that Play is out of view, and the page is scrolled down to it before the focus goes up to the price.
  await page.setViewportSize({ width: 1440, height: 800 });
  await shopper.open("/products/plugins");
  await page.getByRole("link", { name: "faMicAlign", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Play/ }).first()).toBeVisible();
  await keyboard.tabTo(/^Play/);
  await keyboard.tabTo(/^Add to cart/);
  await expect(page.getByText("Not for Linux")).toBeHidden();
  letFactsCome();
  await expect(page.getByText("Not for Linux")).toBeVisible();
  await keyboard.expectUncovered();
});

for (const widthPx of [1440, 1281, 1025, 768, 660, 390]) {
  test(`at ${widthPx} px the room for the facts below a price is as high as the highest, in the longest words`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width: widthPx, height: 900 });
    await shopper.open("/de/products/plugins/fatrackalign");
    const [factsPx, roomPx] = await page.locator(".buy-strip").evaluate((facts) => {
      const room = document.createElement("div");
      room.className = "buy-strip-coming";
      const factsPx = facts.getBoundingClientRect().height;
      facts.replaceWith(room);
      return [factsPx, room.getBoundingClientRect().height];
    });
    expect(factsPx).toBeGreaterThan(0);
    expect(roomPx).toBeGreaterThanOrEqual(factsPx ?? Number.POSITIVE_INFINITY);
  });
}
