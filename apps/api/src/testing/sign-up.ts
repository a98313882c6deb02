import type { TestApp, TestBrowser } from "./create-test-app.ts";

export const TEST_PASSWORD = "Rückkopplung-7-Meter";

/** A sign-up as the form sends it. */
export function buildRegistration(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const password = fields.password ?? TEST_PASSWORD;
  return {
    email_address: "ada@customer.example",
    first_name: "Ada",
    last_name: "Tester",
    password,
    password_2: password,
    subscribe_to_newsletter: false,
    accepted_tos: true,
    ...fields,
  };
}

/** Id and key of the newest activation link that was mailed to an address. */
export async function readActivationLink(shop: TestApp, email: string): Promise<{ id: string; key: string }> {
  const mail = await shop.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .where("kind", "=", "activation")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const link = new URL(/https?:\S+action=activation\S+/.exec(mail.text_body)?.[0] ?? "");
  return { id: link.searchParams.get("id") ?? "", key: link.searchParams.get("key") ?? "" };
}

/** Signs up and activates over the wire. */
export async function signUp(shop: TestApp, browser: TestBrowser, email = "ada@customer.example"): Promise<void> {
  await browser.callSecured("register", buildRegistration({ email_address: email }));
  await browser.call("verifyMail", await readActivationLink(shop, email));
}

/** A started browser in which a new customer is logged in. */
export async function newCustomer(shop: TestApp, email = "ada@customer.example"): Promise<TestBrowser> {
  const browser = await shop.newBrowser().start();
  await signUp(shop, browser, email);
  await logIn(browser, email);
  return browser;
}

/** A login that is kept for 30 days, for tests whose clock runs ahead. */
export function logIn(browser: TestBrowser, email = "ada@customer.example", password = TEST_PASSWORD) {
  return browser.callSecured("login", { email_address: email, password, keep_logged_in: true }, "token");
}
