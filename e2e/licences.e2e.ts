import type { Page } from "@playwright/test";
import { logIn, newPerson, redeem, signUp } from "./models/people.ts";
import { PREPARED_CODES } from "./models/redeem-codes.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const { plugin, everything } = PREPARED_CODES;

test("[ACCT-11] [SAFE-13] a licence is transferred to another account, and every download of it ends for the former owner", async ({
  shopper,
  customer,
  page,
  context,
  browser,
  baseURL,
}, testInfo) => {
  const recipient = newPerson(testInfo, "Odil");
  const other = await browser.newContext({ baseURL });
  await signUp(other, baseURL ?? "", recipient);
  await logIn(other, baseURL ?? "", recipient);
  await redeem(context, baseURL ?? "", "plugin", 1);
  await redeem(context, baseURL ?? "", "transferService", 0);

  await shopper.open("/account");
  await shopper.expectLoggedIn(customer);
  const licence = await shopper.openLicence(plugin.product);
  const formerKey = await licence.locator("code").first().textContent();
  const download = await licence
    .getByRole("link", { name: /^Download / })
    .first()
    .getAttribute("href");
  const signed = await signedLinkOf(page, String(download));
  await licence.getByRole("link", { name: `Devices and transfer of ${plugin.product}` }).click();
  await page.getByLabel("Email address of the recipient").fill(recipient.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Transfer licence" }).click();
  await expect(
    page.getByText(`The licence of ${plugin.product} is on its way to ${recipient.email}.`).first(),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To your account", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(shopper.rowOf("faGainTrim")).toBeVisible();
  await expect(shopper.rowOf(plugin.product)).toBeHidden();
  for (const link of [String(download), signed]) expect((await page.request.get(link)).ok()).toBe(false);

  const owner = new Shopper(await other.newPage());
  await owner.open("/account");
  const received = await owner.openLicence(plugin.product);
  await expect(received.locator("code").first()).toHaveText(/^[A-Z0-9-]{10,}$/);
  expect(await received.locator("code").first().textContent()).not.toBe(formerKey);
  await other.close();
});

test("[CAT-08] only subscribers of the newsletter download a free product: the account says so, and leads there", async ({
  shopper,
  customer,
  page,
}) => {
  const dialog = await shopper.openAccountDialog("Newsletter", "Newsletter Signup");
  await dialog.getByRole("button", { name: "Unsubscribe from all" }).click();
  await dialog.getByRole("button", { name: "Update settings" }).click();
  await expect(dialog.getByText("You are unsubscribed from all newsletters.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  const main = page.getByRole("main");
  await expect(main.getByText("Your free products need a newsletter subscription")).toBeVisible();
  const file = shopper
    .rowOf("faGainTrim")
    .getByRole("link", { name: /^Download fagaintrim/i })
    .first();
  const address = String(await file.getAttribute("href"));
  expect((await page.request.get(address)).ok()).toBe(false);

  await main.getByRole("link", { name: "Subscribe to the newsletter" }).click();
  await page.getByRole("button", { name: "Subscribe to all" }).click();
  await page.getByRole("button", { name: "Update settings" }).click();
  await expect(page.getByText("Your newsletter settings are updated.").first()).toBeVisible();
  await shopper.open("/account");
  await shopper.expectLoggedIn(customer);
  await expect(main.getByText("Your free products need a newsletter subscription")).toBeHidden();
  const download = page.waitForEvent("download");
  await file.click();
  expect((await download).suggestedFilename()).toMatch(/^fagaintrim.*\.zip$/i);
});

test("[ACCT-01] [A11Y-06] in an account with some 500 licences a product is found by its name and by a key", async ({
  shopper,
  customer,
  page,
  context,
  baseURL,
}) => {
  test.slow();
  for (let number = 0; number < everything.count; number += 1)
    await redeem(context, baseURL ?? "", "everything", number);
  await shopper.open("/account");
  await shopper.expectLoggedIn(customer);
  const found = page.getByText(/^\d+ of 19 products$/);
  await expect(found).toHaveText("19 of 19 products");
  await expect(found).toHaveAttribute("aria-live", "polite");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);

  const search = page.getByRole("searchbox", { name: /Find a product/ });
  await search.fill("cabroom");
  await expect(found).toHaveText("1 of 19 products");
  const row = page.getByRole("main").getByRole("listitem").getByRole("link", { name: "faCabRoom", exact: true });
  await row.press("Enter");
  const card = shopper.licenceOf("faCabRoom");
  await expect(card.locator("code.shop-licence-card__key")).toHaveCount(everything.count);
  const key = await card.locator("code.shop-licence-card__key").nth(17).textContent();
  await search.fill(String(key));
  await expect(found).toHaveText("1 of 19 products");
  await search.fill("no such thing");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(found).toHaveText("19 of 19 products");
});

/** The link that a download redirects to: valid for minutes, for anyone who has it. */
async function signedLinkOf({ request }: Page, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const { location } = answer.headers();
  return location ?? answer.url();
}
