import { redeemCodeOf } from "./models/redeem-codes.ts";
import { expect, test } from "./models/test.ts";

test("[ACCT-05] [ACCT-10] closing the dialog after redeeming and after rating loads the page again, and what was typed elsewhere stays", async ({
  shopper,
  customer,
  page,
}) => {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const contact = page.getByRole("dialog", { name: "Contact" });
  let dialog = await shopper.openAccountDialog("Name", "User Settings");
  await shopper.expectLoggedIn(customer);
  await dialog.getByLabel("Registration name").fill("Half a name");
  await dialog.getByRole("button", { name: /click here/i }).click();
  await contact.getByLabel("Message").fill("Half a message");
  await page.keyboard.press("Escape");
  expect(loads).toEqual(["/account"]);

  await shopper.accountEntry("Redeem a code").click();
  dialog = page.getByRole("dialog", { name: "Redeem Code" });
  await dialog.getByLabel("Redeem code").fill(redeemCodeOf("plugin", 7));
  await dialog.getByRole("button", { name: "Redeem code" }).click();
  await dialog.getByRole("button", { name: "Keep open" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => loads).toEqual(["/account", "/account"]);
  await shopper.ready();
  await expect(dialog).toBeHidden();

  await shopper.accountEntry("Name").click();
  dialog = page.getByRole("dialog", { name: "User Settings" });
  await expect(dialog.getByLabel("Registration name")).toHaveValue("Half a name");
  await dialog.getByRole("button", { name: /click here/i }).click();
  await expect(contact.getByLabel("Message")).toHaveValue("Half a message");
  await page.keyboard.press("Escape");

  await (await shopper.openLicence("faTrackAlign")).getByRole("link", { name: "Rate faTrackAlign" }).click();
  dialog = page.getByRole("dialog", { name: "Rate Product" });
  await dialog.getByRole("radio", { name: "5 stars" }).check();
  await dialog.getByRole("button", { name: "Send rating" }).click();
  await dialog.getByRole("button", { name: "Keep open" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => loads).toEqual(["/account", "/account", "/account"]);
});
