import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Api } from "./models/api.ts";
import { logIn, PASSWORD, type Person, redeem } from "./models/people.ts";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";

const NEW_PASSWORD = "nine-Kilns-above-the-Tide-9";

test("[ACCT-02] [SAFE-02] a new password logs every other browser out, and the old one is no longer valid", async ({
  shopper,
  customer,
  context,
  browser,
  baseURL,
}) => {
  const other = await logInElsewhere(browser, baseURL ?? "", customer);
  const dialog = await shopper.openAccountDialog("Password", "Change Password");
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("New password, again").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("New passwords do not match!")).toBeVisible();
  await dialog.getByLabel("New password, again").fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("Your password is changed.").first()).toBeVisible();

  await other.open("/account");
  await expect(gateOf(other.page)).toBeVisible();
  await other.page.context().close();
  await shopper.open("/account");
  await shopper.expectLoggedIn(customer);
  await context.clearCookies();
  await new Api(context, baseURL ?? "").start();
  await expect(logIn(context, baseURL ?? "", customer)).rejects.toThrow("login");
  await shopper.open("/account");
  await gateOf(shopper.page).click();
  await shopper.enterEmail(customer.email);
  await shopper.enterPassword(NEW_PASSWORD);
  await shopper.expectLoggedIn(customer);
});

test("[ACCT-03] a new name is shown at once, and what was typed before sending survives a reload", async ({
  shopper,
  customer,
  page,
}) => {
  let dialog = await shopper.openAccountDialog("Name", "User Settings");
  await expect(dialog.getByLabel("Last name")).toHaveValue(customer.lastName);
  await dialog.getByLabel("First name").fill("Mariella");
  await dialog.getByLabel("Registration name").fill("Studio Nord");
  dialog = await shopper.openAccountDialog("Name", "User Settings");
  await expect(dialog.getByLabel("First name")).toHaveValue("Mariella");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("Your settings are saved.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await shopper.expectLoggedIn({ ...customer, firstName: "Mariella" });
  await shopper.open("/account/profile");
  await expect(page.getByLabel("Registration name")).toHaveValue("Studio Nord");
});

test("[ACCT-07] addresses that were typed survive a reload of the page, the password doesn't", async ({
  shopper,
  customer,
  page,
}) => {
  let dialog = await shopper.openAccountDialog("Email address", "Change Account Email");
  await dialog.getByLabel("New email", { exact: true }).fill("elsewhere@mail.example");
  await dialog.getByLabel("Confirm new email").fill("elsewhere@mail.example");
  await expect(dialog.getByLabel("Current email")).toHaveValue(customer.email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain("elsewhere@mail.example");
  expect(kept).not.toContain(PASSWORD);
  dialog = await shopper.openAccountDialog("Email address", "Change Account Email");
  await expect(dialog.getByLabel("New email", { exact: true })).toHaveValue("elsewhere@mail.example");
  await expect(dialog.getByLabel("Confirm new email")).toHaveValue("elsewhere@mail.example");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("[SAFE-02] the list of logins names the other browser, and ends it", async ({
  shopper,
  customer,
  page,
  browser,
  baseURL,
}) => {
  const other = await logInElsewhere(browser, baseURL ?? "", customer);
  await shopper.open("/account/sessions");
  const rows = page.locator(".shop-session");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "This browser" })).toHaveCount(1);
  await rows.getByRole("button", { name: /^Log out/ }).click();
  await expect(page.getByText("Logged out.").first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await other.open("/account");
  await expect(gateOf(other.page)).toBeVisible();
  await other.page.context().close();
  await shopper.open("/account");
  await shopper.expectLoggedIn(customer);
});

test("[SAFE-27] a customer downloads the data that the shop stores about them as a file; a stranger gets nothing", async ({
  shopper,
  customer,
  page,
  playwright,
  baseURL,
}) => {
  await shopper.open("/account/data");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("my-data.json");
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text)).toBeTruthy();
  for (const own of [customer.email, customer.firstName, "faGainTrim"]) expect(text).toContain(own);
  const stranger = await playwright.request.newContext({ baseURL });
  const refused = await stranger.get("/files/my-data");
  expect(refused.ok()).toBe(false);
  expect(await refused.text()).not.toContain(customer.email);
  await stranger.dispose();
});

test("[ACCT-01] the rail leads through the account and marks the place, and without updates its page says so", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.open("/account");
  const rail = page.getByRole("navigation", { name: "Your account" });
  for (const [place, heading] of [
    ["Updates", "Updates"],
    ["Orders", "Orders and invoices"],
    ["Licences", "Devices and transfer"],
  ] as const) {
    await rail.getByRole("link", { name: place }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(rail.locator("[aria-current=page]")).toHaveText(place);
  }
  await shopper.open("/account/updates?system=mac");
  await expect(page.getByText("You haven't downloaded anything for this system yet")).toBeVisible();
  await shopper.expectLoggedIn(customer);
});

test("[ROUTE-09] /coupon takes a coupon for the cart and a code for the account, /rate-product lets one choose, /downloads leads to both kinds", async ({
  shopper,
  customer,
  page,
  context,
  baseURL,
}) => {
  await redeem(context, baseURL ?? "", "plugin", 0);
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.open("/coupon?code=FARFIELD10");
  await expect(page.getByLabel("Coupon or code")).toHaveValue("FARFIELD10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("The coupon was applied.").first()).toBeVisible();
  await expect(page.getByLabel("Coupon or code")).toHaveValue("");
  await page.getByLabel("Coupon or code").fill(" ");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Enter a coupon or a code.").first()).toBeVisible();

  await shopper.open("/rate-product");
  await page.getByRole("main").getByRole("link", { name: "faTrackAlign" }).click();
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send rating" }).click();
  await expect(page.getByText("Thank you for your rating!").first()).toBeVisible();
  await shopper.open("/rate-product");
  await expect(page.getByRole("listitem").filter({ hasText: "faTrackAlign" })).toContainText("Your rating: 4 of 5");

  await shopper.open("/downloads");
  await expect(page.getByRole("main").getByRole("link", { name: "faGainTrim" }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to your account" }).click();
  await expect(shopper.rowOf("faTrackAlign")).toBeVisible();
  await shopper.expectLoggedIn(customer);
});

/** The act of a page that requires a login. */
function gateOf(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Log in or sign up" });
}

/** The same customer in another browser. */
async function logInElsewhere(browser: Browser, origin: string, person: Person): Promise<Shopper> {
  const context: BrowserContext = await browser.newContext({ baseURL: origin });
  await new Api(context, origin).start();
  await logIn(context, origin, person);
  return new Shopper(await context.newPage());
}
