import { afterAll, beforeAll, expect, test } from "vitest";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import {
  askForReset,
  callDirect,
  createTestApp,
  NEW_PASSWORD,
  newCustomer,
  newestMailTo,
  readMailedPin,
  readResetLink,
  sendReset,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const EMAIL_CHANGE_WAIT_MS = 3 * 24 * 60 * 60 * 1000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const byLink = async (email: string) => {
  const browser = await shop.newBrowser().start();
  await askForReset(shop, browser, email);
  return sendReset(browser, await readResetLink(shop, email));
};
const byOldPassword = (_email: string, browser: TestBrowser) =>
  browser.callSecured("changePassword", {
    password_old: TEST_PASSWORD,
    password_new1: NEW_PASSWORD,
    password_new2: NEW_PASSWORD,
  });

/** What somebody with the password and a session does: up to the PIN, or including it. */
async function begin(browser: TestBrowser, old: string, thief: string) {
  const password = TEST_PASSWORD;
  const begun = await callDirect(browser, "initiateEmailChange", { current_email: old, new_email: thief, password });
  const pin = await readMailedPin(shop, thief, "emailChangePin");
  return { request_id: begun.body.request_id, pin };
}

test.each([
  ["by the mailed link", "link", byLink],
  ["by the old one", "old", byOldPassword],
] as const)(
  "[ACCT-07] a new password, set %s, takes a waiting change of the address back and notifies both",
  async (_how, name, setPassword) => {
    const [ada, thief] = [`ada-${name}@customer.example`, `thief-${name}@new.example`];
    const browser = await newCustomer(shop, ada);
    await callDirect(browser, "confirmEmailChange", await begin(browser, ada, thief));
    const later = await begin(browser, ada, `second-${name}@new.example`);
    expect(await setPassword(ada, browser)).toMatchObject({ valid: true });
    shop.clock.advance(EMAIL_CHANGE_WAIT_MS);
    await applyEmailChanges(shop.deps);
    const kept = await shop.db.selectFrom("users").select(["id", "email"]).where("email", "=", ada).execute();
    expect(kept).toHaveLength(1);
    for (const address of [ada, thief]) expect(await newestMailTo(shop, address, "emailChangeRevoked")).toBeDefined();
    const pins = shop.db.selectFrom("pin_requests").select("used_at").where("id", "=", later.request_id);
    expect((await pins.executeTakeFirstOrThrow()).used_at).not.toBeNull();
  },
);
