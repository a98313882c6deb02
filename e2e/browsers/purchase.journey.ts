import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readActivationLink } from "../models/outbox.ts";
import { newPerson, PASSWORD } from "../models/people.ts";
import { expect, test } from "./test.ts";

const DOWNLOAD = /^Download faMicAlign for Windows$/;
/** The same file behind the row, with its checksum. */
const FILE = /^Download famicalign.*\bwin\b.*\.zip$/i;
const THANKS = "Thank You for Downloading!";

test("[PAY-01] [PAY-04] [AUTH-13] [CAT-07] a newcomer buys a plugin, downloads it where the payment leads, and again from the downloads page", async ({
  visitor,
  downloadsDir,
  request,
}, testInfo) => {
  const person = newPerson(testInfo, "Anna");
  await visitor.open("/products/plugins/famicalign");
  await visitor.press("button", "Add to cart");
  await visitor.expectText("faMicAlign is in your cart.");
  await visitor.open("/cart");
  await visitor.press("button", "Proceed to Checkout");
  await visitor.expectText("Please login or sign up to continue.");
  await visitor.fill("Email address", person.email);
  await visitor.press("button", "Continue");
  await visitor.fill("First name", person.firstName);
  await visitor.fill("Last name", person.lastName);
  await visitor.fill("Password", PASSWORD);
  await visitor.tick(/I agree to the/);
  await visitor.press("button", "Sign up");
  await visitor.expectText("Activation Link Sent");

  await visitor.open(await readActivationLink(request, person.email));
  await visitor.expectText("Thank you for activating your account. Please log in.");
  await visitor.fill("Password", PASSWORD);
  await visitor.press("button", "Sign in");
  await visitor.expectPart("dialog", "Review your order");
  // A list is chosen from by the letters that are typed, as on any keyboard.
  await visitor.fill("Country", "Germany");
  await visitor.tick(/I expressly agree that you begin/);
  await visitor.tick(/I lose my right of withdrawal/);
  await visitor.press("button", "Order with obligation to pay");
  await visitor.payWith("Accepted");
  await visitor.expectPath("/account?source=purchase");
  await visitor.expectText("Thank you. Your purchase is complete.");
  await visitor.expectPart("link", DOWNLOAD);

  const shownSum = await visitor.checksumOf(FILE);
  await visitor.press("link", DOWNLOAD);
  await visitor.expectPart("dialog", THANKS);
  await expectFile(downloadsDir, shownSum);
  expect(await visitor.readText()).not.toContain("This could not be loaded");

  await visitor.open("/downloads");
  await visitor.press("link", DOWNLOAD);
  await visitor.expectPart("dialog", THANKS);
  await expectFile(downloadsDir, shownSum);
  expect(await visitor.readText()).not.toContain("This could not be loaded");
});

/** One file was downloaded whose SHA-256 matches the page's. Deletes it, so that the next is again the only one. */
async function expectFile(folder: string, sha256: string): Promise<void> {
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  const sums = () =>
    readdirSync(folder).map((name) =>
      createHash("sha256")
        .update(readFileSync(path.join(folder, name)))
        .digest("hex"),
    );
  await expect.poll(sums).toEqual([sha256]);
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}
