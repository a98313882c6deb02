import type { Request } from "@playwright/test";
import { Api } from "./models/api.ts";
import { readActivationLink } from "./models/outbox.ts";
import { newPerson, PASSWORD, signUp } from "./models/people.ts";
import { expect, test } from "./models/test.ts";

test.beforeEach(async ({ shopper, page }) => {
  await shopper.open("/support");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
});

test("[AUTH-01] [AUTH-02] an address that can't be used stays on the first stage, with the reason at its field", async ({
  shopper,
}) => {
  const field = shopper.signIn.getByLabel("Email address");
  for (const [address, text] of [
    ["not an address", "Please enter a valid email address."],
    [
      "someone@nowhere.invalid",
      "The email address cannot be verified. Please check if it's correct or try a different one.",
    ],
    ["someone@mailinator.com", "The email address provided is not allowed. Please use a permanent email address."],
  ] as const) {
    await shopper.enterEmail(address);
    await expect(field).toHaveAccessibleDescription(new RegExp(text.replace("?", "\\?")));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(address);
  }
});

test("[MODAL-03] behind an open dialog a press meets the backdrop, while the page keeps its pointer and so its styles", async ({
  shopper,
  page,
}) => {
  await expect(shopper.signIn).toBeVisible();
  const main = page.locator("main");
  await expect(main).toHaveCSS("pointer-events", "auto");
  const beside = { x: 5, y: 450 };
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.className, beside);
  expect(hit).toContain("shop-dialog__backdrop");
  await page.mouse.click(beside.x, beside.y);
  await expect(shopper.signIn).toBeHidden();
});

test("[AUTH-03] [AUTH-11] a wrong password is rejected with a message that reveals nothing, and Go back keeps what was typed", async ({
  shopper,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Paul");
  await signUp(context, baseURL ?? "", person);
  await shopper.enterEmail(`  ${person.email} `);
  await shopper.enterPassword("not-the-password-1");
  await expect(
    shopper.signIn.getByText("Login failed. Ensure that your email and password are correct.").first(),
  ).toBeVisible();
  const password = shopper.signIn.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription(/Login failed/);
  await expect(password).toBeFocused();
  await expect(shopper.signIn.getByRole("heading", { name: "Enter your password" })).toBeVisible();
  await shopper.signIn.getByRole("button", { name: "Go back" }).click();
  await expect(shopper.signIn.getByLabel("Email address")).toHaveValue(person.email);
  await shopper.signIn.getByRole("button", { name: "Continue" }).click();
  await shopper.enterPassword();
  await shopper.expectLoggedIn(person);
});

test("[AUTH-04] [AUTH-05] the sign-up names what is missing, in order, and Go back keeps names and address", async ({
  shopper,
}, testInfo) => {
  const { signIn } = shopper;
  const person = newPerson(testInfo, "Gerda");
  const submit = signIn.getByRole("button", { name: "Sign up", exact: true });
  const password = signIn.getByLabel("Password", { exact: true });
  await shopper.enterEmail(person.email);
  await submit.click();
  await expect(signIn.getByText("Please fill in your name fields.").first()).toBeVisible();
  await signIn.getByLabel("First name").fill(person.firstName);
  await signIn.getByLabel("Last name").fill(person.lastName);
  await password.fill("short");
  await submit.click();
  await expect(signIn.getByText("Please enter a password that is at least 8 characters long.")).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(signIn.getByText("You must agree to the terms and conditions.")).toBeVisible();
  await signIn.getByRole("button", { name: "Go back" }).click();
  await signIn.getByRole("button", { name: "Continue" }).click();
  await expect(signIn.getByLabel("First name")).toHaveValue(person.firstName);
  await expect(signIn.getByLabel("Last name")).toHaveValue(person.lastName);
  await signIn.getByLabel(/I agree to the/).check();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(signIn.getByText("Activation Link Sent")).toBeVisible();
});

test("[AUTH-07] [AUTH-08] an account that isn't activated says so, and its mail can be sent again once a minute", async ({
  shopper,
  page,
}, testInfo) => {
  const { signIn } = shopper;
  const person = newPerson(testInfo, "Ines");
  await shopper.signUp(person);
  await expect(
    signIn.getByText("Signup successful! Please activate your account from the link sent to your email.").first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await shopper.enterEmail(person.email);
  await expect(signIn.getByRole("heading", { name: "Inactive Account" })).toBeVisible();
  const resend = signIn.getByRole("button", { name: "Resend Activation Email" });
  await resend.click();
  await expect(signIn.getByText(`A new activation link is on its way to ${person.email}.`).first()).toBeVisible();
  await expect(signIn.getByRole("timer")).toHaveText(/^(1:00|0:5\d)$/);
  await expect(resend).toBeDisabled();
});

test("[AUTH-13] [ROUTE-15] an activation link's secrets leave the address bar, are in no referrer, and work once", async ({
  shopper,
  page,
}, testInfo) => {
  const person = newPerson(testInfo, "Olaf");
  await shopper.signUp(person);
  const link = await readActivationLink(page.request, person.email);
  const secret = new URL(link).searchParams.get("key") ?? "";
  const sent: Request[] = [];
  page.on("request", (request) => void sent.push(request));
  await page.goto(link);
  await expect(shopper.signIn.getByText("Thank you for activating your account. Please log in.").first()).toBeVisible();
  expect(page.url()).not.toMatch(/[?&](id|key|action)=/);
  expect(await page.evaluate(() => document.referrer)).not.toContain(secret);
  expect(await leaksOf(sent, secret)).toEqual([`document ${link}`, "proof"]);

  await page.goto(link);
  await expect(shopper.signIn.getByText("Invalid or expired link. Please request a new link.").first()).toBeVisible();
  expect(page.url()).not.toContain(secret);
});

test("[AUTH-16] logging out ends the session on the server too, and gives the browser another token", async ({
  shopper,
  page,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Timo");
  await signUp(context, baseURL ?? "", person);
  await shopper.enterEmail(person.email);
  await shopper.enterPassword();
  await shopper.expectLoggedIn(person);
  const tokenBefore = await tokenOf();
  const session = (await context.cookies()).filter(({ name }) => name.includes("session"));
  expect(session).toHaveLength(1);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("logged in as")).toBeHidden();
  await expect.poll(tokenOf).not.toBe(tokenBefore);
  await shopper.open("/account");
  await expect(page.getByRole("heading", { name: "Log in to see your licences and downloads" })).toBeVisible();

  await context.addCookies(session);
  expect((await new Api(context, baseURL ?? "").call("getOwnedProducts")).valid).toBe(false);

  async function tokenOf() {
    return (await context.cookies()).find(({ name }) => name === "shop_access_token")?.value;
  }
});

/** The requests that leaked a secret: in their address, their referrer, or their body. */
async function leaksOf(requests: readonly Request[], secret: string): Promise<string[]> {
  const leaks = requests.map(async (request) => {
    const { referer = "" } = await request.allHeaders();
    if (referer.includes(secret)) return `referrer to ${request.url()}`;
    if (request.url().includes(secret)) return `${request.resourceType()} ${request.url()}`;
    const body = request.postData() ?? "";
    if (!body.includes(secret)) return [];
    return JSON.parse(body).request.key === secret && body.split(secret).length === 2
      ? "proof"
      : `body to ${request.url()}`;
  });
  return (await Promise.all(leaks)).flat();
}
