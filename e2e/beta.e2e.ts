import type { Page } from "@playwright/test";
import { expectAccessible, PHONE } from "./models/accessible.ts";
import { readBetaConfirmLink } from "./models/outbox.ts";
import { newPerson } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

const main = (page: Page) => page.getByRole("main");
const SIGN_UP = "/beta/fadrumalign-beta-sign-up";

/** The form's fields, without its press. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  await main(page).getByLabel("Your name").fill("Ada Lovelace");
  await main(page).getByLabel("Email address").fill(email);
  await main(page).getByLabel("Operating system").selectOption("macos");
  await main(page).getByLabel("Microphones on a kit").fill("12");
  await main(page).getByLabel("Host (DAW)").fill("Reaper 7");
  await main(page).getByLabel("What do you record?").fill("Live drums");
}

test("[ROUTE-12] a tester signs up, confirms, signs the agreement and downloads it, by keyboard on a phone", async ({
  shopper,
  page,
  request,
}, testInfo) => {
  const { email } = newPerson(testInfo, "Tester");
  await page.setViewportSize(PHONE);
  await shopper.open(SIGN_UP);
  await shopper.ready();
  await expectAccessible(page, SIGN_UP);
  await fillSignUp(page, "ada@studio");
  await page.keyboard.press("Control+Home");
  await main(page).getByLabel("Your name").press("Enter");
  await expect(main(page).getByText("Please enter a valid email address.")).toBeVisible();
  await expect(main(page).getByLabel("Email address")).toBeFocused();
  await expect(main(page).getByLabel("Host (DAW)")).toHaveValue("Reaper 7");
  await expectAccessible(page, SIGN_UP);
  await main(page).getByLabel("Email address").fill(email);
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Check your inbox.")).toBeInViewport();

  await page.goto(await readBetaConfirmLink(request, email));
  await shopper.ready();
  await main(page).getByRole("button", { name: "Confirm the sign-up" }).press("Enter");
  await main(page).getByRole("link", { name: "Read the agreement" }).press("Enter");
  await expect(page).toHaveURL(/\/beta\/fadrumalign-nda\?id=/);
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("faDrumAlign");
  await main(page).getByLabel("Your full name").fill("Ada Lovelace");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("checkbox")).toBeFocused();
  await expectAccessible(page, "/beta/fadrumalign-nda");
  await page.keyboard.press("Space");
  await main(page).getByRole("button", { name: "Sign the agreement" }).press("Enter");
  await expect(main(page).getByText("You have signed.")).toBeInViewport();
  const download = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Download version 2026-11" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("fadrumalign-nda-2026-11.html");
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "Signed", exact: true })).toBeVisible();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(main(page).getByRole("link")).toHaveCount(0);
  await expect(main(page).getByText("Ada Lovelace")).toBeVisible();
  await expect(main(page).getByText("Ada Lovelace")).toHaveCSS("color", "rgb(0, 0, 0)");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-12] the same forms work, and a refused one keeps what was typed", async ({
    page,
    request,
  }, testInfo) => {
    const { email } = newPerson(testInfo, "Plain");
    await page.goto(SIGN_UP);
    await fillSignUp(page, "ada@studio");
    await main(page).getByRole("button", { name: "Sign up" }).click();
    await expect(main(page).getByText("Please enter a valid email address.")).toBeVisible();
    await expect(main(page).getByLabel("What do you record?")).toHaveValue("Live drums");
    await expect(main(page).getByLabel("Operating system")).toHaveValue("macos");
    await main(page).getByLabel("Email address").fill(email);
    await main(page).getByRole("button", { name: "Sign up" }).click();
    await expect(main(page).getByText("Check your inbox.")).toBeVisible();
    await page.goto(await readBetaConfirmLink(request, email));
    await main(page).getByRole("button", { name: "Confirm the sign-up" }).click();
    await main(page).getByRole("link", { name: "Read the agreement" }).click();
    await main(page).getByLabel("Your full name").fill("Ada Lovelace");
    await main(page).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Sign the agreement" }).click();
    await expect(main(page).getByText("You have signed.")).toBeVisible();
  });
});

test("[ROUTE-12] without a personal link the agreement's page sends it again", async ({ shopper, page }) => {
  await shopper.open("/de/beta/fadrumalign-nda");
  await expectAccessible(page, "/de/beta/fadrumalign-nda");
  await main(page).getByLabel("Die Adresse Ihrer Anmeldung").fill("nobody@studio.example");
  await main(page).getByRole("button", { name: "Link noch einmal schicken" }).click();
  await expect(main(page).getByText("Falls diese Adresse angemeldet ist")).toBeVisible();
});
