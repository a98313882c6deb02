import type { Request } from "@playwright/test";
import { Api } from "./models/api.ts";
import { Keyboard } from "./models/keyboard.ts";
import { readResetLink } from "./models/outbox.ts";
import { logIn, newPerson, PASSWORD, register, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

const NEW_PASSWORD = "nine-Harbours-in-Fog-9";
const EXPIRED = "This password reset link has expired. Please request a new link.";

test("[AUTH-14] [AUTH-15] [SAFE-09] a forgotten password is reset by mail: the session elsewhere ends, the new password is valid, the old one and the link aren't", async ({
  shopper,
  page,
  context,
  browser,
  baseURL,
}, testInfo) => {
  const origin = baseURL ?? "";
  const person = newPerson(testInfo, "Rosa");
  await signUp(context, origin, person);
  const elsewhere = await browser.newContext();
  await new Api(elsewhere, origin).start();
  await logIn(elsewhere, origin, person);
  expect((await new Api(elsewhere, origin).call("getOwnedProducts")).valid).toBe(true);

  await shopper.open("/support");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await shopper.enterEmail(person.email);
  await shopper.signIn.getByRole("button", { name: "Forgot password?" }).click();
  const forgot = page.getByRole("dialog", { name: "Forgot Password" });
  await expect(forgot).toContainText(person.email);
  await forgot.getByRole("button", { name: "Send Password Reset Email" }).click();
  await expect(forgot).toContainText(
    "Password reset mail sent. Please check your inbox and follow the instructions to reset your password. This window will close automatically in 30 seconds.",
  );
  await expect(forgot.getByRole("timer")).toHaveText(/^0:(30|2\d)$/);

  const link = await readResetLink(page.request, person.email);
  const secret = new URL(link).searchParams.get("key") ?? "";
  const sent: Request[] = [];
  page.on("request", (request) => void sent.push(request));
  await page.goto(link);
  const reset = page.getByRole("dialog", { name: "Reset Password" });
  await expect(reset.getByLabel("New password", { exact: true })).toBeFocused();
  expect(page.url()).not.toMatch(/[?&](id|key|action)=/);
  expect(await page.evaluate(() => document.referrer)).not.toContain(secret);
  expect((await new Api(elsewhere, origin).call("getOwnedProducts")).valid, "opening it changed nothing").toBe(true);

  await reset.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await reset.getByLabel("New password, again").fill(`${NEW_PASSWORD} `);
  await reset.getByRole("button", { name: "Set new password" }).click();
  await expect(reset.getByText("Passwords do not match!")).toBeVisible();
  await reset.getByLabel("New password, again").fill(NEW_PASSWORD);
  await reset.getByRole("button", { name: "Set new password" }).click();
  await expect(shopper.signIn.getByText("Your new password is set. Please log in with it.").first()).toBeVisible();
  await expect(shopper.signIn).toContainText(person.email);
  expect((await new Api(elsewhere, origin).call("getOwnedProducts")).valid).toBe(false);
  for (const request of sent.slice(1)) {
    expect(request.url()).not.toContain(secret);
    expect((await request.allHeaders()).referer ?? "").not.toContain(secret);
  }

  await shopper.enterPassword(PASSWORD);
  await expect(
    shopper.signIn.getByText("Login failed. Ensure that your email and password are correct.").first(),
  ).toBeVisible();
  await shopper.enterPassword(NEW_PASSWORD);
  await shopper.expectLoggedIn(person);

  await page.goto(link);
  await expect(reset.getByText(EXPIRED).first()).toBeVisible();
  await reset.getByRole("button", { name: "Request a new link" }).click();
  await expect(forgot.getByLabel("Email address")).toBeFocused();
  await elsewhere.close();
});

test("[AUTH-15] [A11Y-02] [A11Y-03] without a mouse: the countdown is stopped, the password set, and an account that was never activated is activated", async ({
  shopper,
  page,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Edda");
  const keyboard = new Keyboard(page);
  await register(context, baseURL ?? "", person);
  await page.goto("/support?action=reset");
  const reset = page.getByRole("dialog", { name: "Reset Password" });
  await expect(reset.getByText("Invalid or expired link. Please request a new link.").first()).toBeVisible();
  await keyboard.expectOn(/^Request a new link/);
  await keyboard.press("Enter");
  await keyboard.expectOn(/^Email address/);
  await keyboard.type(person.email);
  await keyboard.press("Enter");
  const forgot = page.getByRole("dialog", { name: "Forgot Password" });
  await expect(forgot.getByRole("timer")).toBeVisible();
  await keyboard.tabTo(/^Back to Login/);
  await expect(forgot.getByText("This window stays open.").first()).toBeVisible();
  await keyboard.press("Enter");
  await expect(shopper.signIn.getByLabel("Email address")).toHaveValue(person.email);

  await page.goto(await readResetLink(page.request, person.email));
  await keyboard.expectOn(/^New password/);
  await keyboard.type(NEW_PASSWORD);
  await keyboard.tabTo(/^New password, again/);
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press("Enter");
  await keyboard.expectOn(/^Password/);
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press("Enter");
  await shopper.expectLoggedIn(person);
});
