import { expectAccessible } from "./models/accessible.ts";
import { newPerson, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

test("[AUTH-17] [A11Y-01] [A11Y-03] a session's end is announced, postponed by one press, and when it comes the cart is kept in the account", async ({
  shopper,
  page,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Wanda");
  await signUp(context, baseURL ?? "", person);
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.open("/account");
  // Before the login, so that all timers of the session are those of the clock that can be moved.
  await page.clock.install();
  await page.getByRole("button", { name: "Log in or sign up" }).click();
  await logIn();
  // The code that watches the session is fetched after the login, and then notifies the other tabs when it ends.
  await page.waitForFunction(() => localStorage.getItem("shop_session_end") !== null);

  await page.clock.fastForward("01:58:30");
  const warning = page.locator(".shop-session-warning");
  await expect(warning.getByRole("timer")).toBeVisible();
  await expect(warning.getByRole("alert")).toHaveText("You will be logged out due to inactivity.");
  await expectAccessible(page, "the warning", ".shop-session-warning");
  await warning.getByRole("button", { name: "Stay logged in" }).click();
  await expect(warning).toBeHidden();
  await shopper.expectLoggedIn(person);

  await page.clock.fastForward("01:58:30");
  await expect(warning).toBeVisible();
  await page.clock.fastForward("02:00");
  const timeout = page.getByRole("dialog", { name: "Session Timeout" });
  await expect(timeout.getByText("You've been logged out due to inactivity.").first()).toBeVisible();
  await expectAccessible(page, "the end", "[role=dialog]");
  await expect(page.getByText("logged in as")).toBeHidden();
  // The page behind the dialog is hidden from assistive technology.
  await expect(page.getByLabel("Cart, empty")).toBeVisible();
  await expect.poll(sessions).toEqual([]);

  await timeout.getByRole("button", { name: "Login Again" }).click();
  await logIn();
  await expect(shopper.cartLink).toHaveAccessibleName(/^Cart, 1 /);

  async function logIn() {
    await shopper.enterEmail(person.email);
    await shopper.enterPassword();
    await shopper.expectLoggedIn(person);
    expect(await sessions()).toHaveLength(1);
  }

  async function sessions() {
    return (await context.cookies()).filter(({ name }) => name.includes("session"));
  }
});
