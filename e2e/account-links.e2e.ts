import type { Locator } from "@playwright/test";
import { readPin, readRevokeLink, readUnsubscribeLink } from "./models/outbox.ts";
import { newPerson, PASSWORD } from "./models/people.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

test("[ACCT-04] [ACCT-08] [SAFE-09] categories are switched one by one; an unsubscribe link that is only opened changes nothing", async ({
  shopper,
  customer,
  browser,
  baseURL,
}) => {
  const dialog = await shopper.openAccountDialog("Newsletter", "Newsletter Signup");
  await dialog.getByRole("button", { name: "Unsubscribe from all" }).click();
  await update(dialog);
  await expect(dialog.getByText("You are unsubscribed from all newsletters.").first()).toBeVisible();
  await dialog.getByRole("switch", { name: /^Tutorials/ }).check();
  await update(dialog);
  await expect(dialog.getByText("Your newsletter settings are updated.").first()).toBeVisible();

  const link = await readUnsubscribeLink(shopper.page.request, customer.email);
  const context = await browser.newContext({ baseURL });
  for (const open of [context.request.head(link), context.request.get(link), context.request.get(link)])
    expect((await open).status()).toBe(200);
  const reader = new Shopper(await context.newPage());
  await reader.open(link);
  const unsubscribe = reader.page.getByRole("dialog", { name: "Unsubscribe" });
  await expect(unsubscribe.getByText(customer.email)).toBeVisible();
  expect(reader.page.url()).not.toMatch(/[?&](id|key|action)=/);
  await expectSubscribedTo(shopper, [/^Tutorials/]);

  await unsubscribe.getByRole("button", { name: "Unsubscribe from all" }).click();
  await expect(unsubscribe.getByText("You are unsubscribed from all newsletters.").first()).toBeVisible();
  await expectSubscribedTo(shopper, []);
  await unsubscribe.getByRole("button", { name: "Choose by category" }).click();
  await unsubscribe.getByRole("switch", { name: /^Sales/ }).check();
  await update(unsubscribe);
  await expect(unsubscribe.getByText("Your newsletter settings are updated.").first()).toBeVisible();
  await expectSubscribedTo(shopper, [/^Sales/]);
  await context.close();
});

test("[ACCT-07] [SAFE-09] a waiting change is shown on the account page; the link in the mail to the old address cancels it on a press, and logs everybody out", async ({
  shopper,
  customer,
  page,
  browser,
  baseURL,
}, testInfo) => {
  const next = newPerson(testInfo, "Next").email;
  const dialog = await shopper.openAccountDialog("Email address", "Change Account Email");
  await dialog.getByLabel("New email", { exact: true }).fill(next);
  await dialog.getByLabel("Confirm new email").fill(next);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Send PIN" }).click();
  const pin = await readPin(page.request, next, /PIN for a new email address/);
  // As it is pasted from a mail that writes it in groups.
  await dialog.getByRole("textbox", { name: "PIN" }).fill(`${pin.slice(0, 4)} ${pin.slice(4)} `);
  await dialog.getByRole("button", { name: "Confirm change" }).click();
  await expect(dialog.getByText(`Your address changes to ${next} on `).first()).toBeVisible();
  await page.keyboard.press("Escape");
  const notice = page.getByRole("main").getByText("Your email address is about to change");
  await expect(notice).toBeVisible();

  const link = await readRevokeLink(page.request, customer.email);
  const context = await browser.newContext({ baseURL });
  for (const open of [context.request.head(link), context.request.get(link)]) expect((await open).status()).toBe(200);
  const reader = new Shopper(await context.newPage());
  await reader.open(link);
  const keep = reader.page.getByRole("button", { name: "Cancel email change" });
  await expect(keep).toBeVisible();
  expect(reader.page.url()).not.toMatch(/[?&](id|key|action)=/);
  await shopper.open("/account");
  await expect(notice).toBeVisible();

  await keep.click();
  await expect(reader.page.getByText(`Your address is still ${customer.email}.`).first()).toBeVisible();
  await shopper.open("/account");
  await expect(page.getByRole("heading", { name: "Log in to see your licences and downloads" })).toBeVisible();
  await reader.open(link);
  await keep.click();
  await expect(reader.page.getByRole("alert")).toContainText("This link is no longer valid");
  await context.close();
});

async function update(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Update settings" }).click();
}

/** The customer's own settings as shown. */
async function expectSubscribedTo(shopper: Shopper, categories: readonly RegExp[]): Promise<void> {
  const { page } = shopper;
  await shopper.open("/account/newsletter");
  const switches = page.getByRole("main").getByRole("switch");
  await expect(switches).toHaveCount(4);
  await expect(switches.and(page.getByRole("switch", { checked: true }))).toHaveCount(categories.length);
  for (const name of categories) await expect(page.getByRole("switch", { name })).toBeChecked();
}
