import type { Locator } from "@playwright/test";
import { DESKTOP, expectAccessible, PHONE, TABLET } from "./models/accessible.ts";
import { readPin, readUnsubscribeLink } from "./models/outbox.ts";
import { newPerson, PASSWORD, redeem } from "./models/people.ts";
import { redeemCodeOf } from "./models/redeem-codes.ts";
import { expect, test } from "./models/test.ts";

const DIALOG = "[role=dialog]";
const MAIN = "main";

test("[A11Y-01] [A11Y-05] the frame of the account's dialogs breaks no rule on a phone, a tablet and a desktop", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.openAccountDialog("Email address", "Change Account Email");
  await shopper.expectLoggedIn(customer);
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `the dialog at ${viewport.width} px`, DIALOG);
  }
});

test("[A11Y-01] no stage of password, name and newsletter breaks a rule", async ({ shopper, customer, page }) => {
  const password = await shopper.openAccountDialog("Password", "Change Password");
  await press(password, "Change password");
  await seen(password, "Please enter your current password.");
  await password.getByLabel("Current password").fill(PASSWORD);
  await password.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await password.getByLabel("New password, again").fill(PASSWORD);
  await press(password, "Change password");
  await seen(password, "New password should be different from the old password!");
  await password.getByLabel("New password", { exact: true }).fill(`${PASSWORD}8`);
  await password.getByLabel("New password, again").fill(`${PASSWORD}8`);
  await press(password, "Change password");
  await seen(password, "Your password is changed.");

  const name = await shopper.openAccountDialog("Name", "User Settings");
  await expect(name.getByLabel("Last name")).toHaveValue(customer.lastName);
  await expectAccessible(page, "name", DIALOG);
  await press(name, "Save changes");
  await seen(name, "Your settings are saved.");

  const newsletter = await shopper.openAccountDialog("Newsletter", "Newsletter Signup");
  await press(newsletter, "Unsubscribe from all");
  await press(newsletter, "Update settings");
  await seen(newsletter, "You are unsubscribed from all newsletters.");
  await press(newsletter, "Subscribe to all");
  await press(newsletter, "Update settings");
  await seen(newsletter, "Your newsletter settings are updated.");
  await page.goto(await readUnsubscribeLink(page.request, customer.email));
  const unsubscribe = page.getByRole("dialog", { name: "Unsubscribe" });
  await seen(unsubscribe, customer.email);
  await press(unsubscribe, "Unsubscribe from all");
  await seen(unsubscribe, "You are unsubscribed from all newsletters.");
  await page.goto("/account/newsletter?id=bWFyYQ&key=x&action=unsubscribe");
  await seen(unsubscribe, "Invalid email address in unsubscribe link.");
});

test("[A11Y-01] no stage of changing the e-mail address and deleting the account breaks a rule", async ({
  shopper,
  customer,
  page,
}, testInfo) => {
  const next = newPerson(testInfo, "Next").email;
  const email = await shopper.openAccountDialog("Email address", "Change Account Email");
  await email.getByLabel("New email", { exact: true }).fill(next);
  await email.getByLabel("Confirm new email").fill(customer.email);
  await email.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(email, "Send PIN");
  await seen(email, "New email and confirmation email do not match.");
  await email.getByLabel("Confirm new email").fill(next);
  await press(email, "Send PIN");
  await seen(email, "We sent a PIN to this address.");
  await email.getByRole("textbox", { name: "PIN" }).fill("1234");
  await press(email, "Confirm change");
  await seen(email, "Please enter the 8 digits of the PIN.");
  await email
    .getByRole("textbox", { name: "PIN" })
    .fill(await readPin(page.request, next, /PIN for a new email address/));
  await press(email, "Confirm change");
  await seen(email, `Your address changes to ${next} on `);
  await shopper.open("/account/email");
  await expect(page.getByRole("button", { name: "Cancel email change" })).toBeVisible();
  await expectAccessible(page, "a change that waits", MAIN);

  const deletion = await shopper.openAccountDialog("Delete the account", "Delete Account");
  await press(deletion, "Send PIN");
  await seen(deletion, "Please tick the box to continue.");
  await deletion.getByLabel("I understand that my account").check();
  await press(deletion, "Send PIN");
  await seen(deletion, "We sent a PIN to this address.");
  await deletion
    .getByRole("textbox", { name: "PIN" })
    .fill(await readPin(page.request, customer.email, /PIN for deleting/));
  await press(deletion, "Delete account");
  await seen(deletion, "Your account will be deleted on ");
});

test("[A11Y-01] no stage of redeeming and rating breaks a rule", async ({ shopper, customer, page }) => {
  const code = await shopper.openAccountDialog("Redeem a code", "Redeem Code");
  await code.getByLabel("Redeem code").fill("ABC");
  await press(code, "Redeem code");
  await seen(code, "Invalid redeem code format.");
  await code.getByLabel("Redeem code").fill(redeemCodeOf("plugin", 2));
  await press(code, "Redeem code");
  await seen(code, "Your code is redeemed.");
  await page.keyboard.press("Escape");

  await (await shopper.openLicence("faTrackAlign")).getByRole("link", { name: "Rate faTrackAlign" }).click();
  const rating = page.getByRole("dialog", { name: "Rate Product" });
  await press(rating, "Send rating");
  await seen(rating, "You haven't rated yet.");
  await rating.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await press(rating, "Send rating");
  // Looking takes longer than the ten seconds that it would stay.
  await press(rating, "Keep open");
  await seen(rating, "Thank you for your rating!");
  await shopper.open("/rate-product?product=faTrackAlign");
  await expect(page.getByRole("button", { name: "Change rating" })).toBeVisible();
  await expectAccessible(page, "the rating's page", MAIN);
  await shopper.expectLoggedIn(customer);
});

test("[A11Y-01] no page of the licence desk, no stage of a transfer, and no page of the settings breaks a rule", async ({
  shopper,
  customer,
  page,
  context,
  baseURL,
}) => {
  await redeem(context, baseURL ?? "", "plugin", 4);
  await redeem(context, baseURL ?? "", "transferService", 1);
  await shopper.open("/account/licences");
  await expectAccessible(page, "the licence desk", MAIN);
  await page.getByRole("main").getByRole("listitem").getByRole("link", { name: "faTrackAlign" }).click();
  await page.getByLabel("Email address of the recipient").fill(customer.email);
  await press(page.getByRole("main"), "Continue");
  await expect(page.getByText("This is your own address.")).toBeVisible();
  await expectAccessible(page, "transferring to oneself", MAIN);
  await page.getByLabel("Email address of the recipient").fill(`to.${customer.email}`);
  await press(page.getByRole("main"), "Continue");
  await expect(page.getByText("Transfer this licence? You cannot take it back.").first()).toBeVisible();
  await expectAccessible(page, "the question", MAIN);
  await press(page.getByRole("main"), "Transfer licence");
  await expect(page.getByText("is on its way to").first()).toBeVisible();
  await expectAccessible(page, "transferred", MAIN);
  for (const path of ["/account/sessions", "/account/data", "/account/delete", "/account/redeem"]) {
    await shopper.open(path);
    await expect(page.getByText("Loading")).toBeHidden();
    await expectAccessible(page, path, MAIN);
  }
});

async function press(form: Locator, name: string): Promise<void> {
  await form.getByRole("button", { name, exact: true }).click();
}

/** A dialog shows a message, and in that state it breaks no rule. */
async function seen(dialog: Locator, text: string): Promise<void> {
  await expect(dialog.getByText(text).first()).toBeVisible();
  await expectAccessible(dialog.page(), text, DIALOG);
}
