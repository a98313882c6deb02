import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  callDirect,
  createTestApp,
  logIn,
  mailedDay,
  newCustomer,
  newestMailTo,
  readMailedPin,
  readRevokeLink,
  signUp,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { applyEmailChanges } from "./apply-email-changes.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The address of the account of this test, and a new one for it. */
let ada = "";
let fresh = "";
let shop: TestApp;
let browser: TestBrowser;
let userId = "";
let round = 0;
/** The passwords that were hashed to be compared. */
const checked: string[] = [];
beforeAll(async () => {
  shop = await createTestApp({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (hash, password) => {
          checked.push(password);
          return passwords.verify(hash, password);
        },
      },
    }),
  });
});
beforeEach(async () => {
  round += 1;
  ada = `ada-${round}@customer.example`;
  fresh = `ada-${round}@new.example`;
  browser = await newCustomer(shop, ada);
  const user = shop.db.selectFrom("users").select("id").where("email", "=", ada);
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => shop.close());

const initiate = (request: object = {}) =>
  callDirect(browser, "initiateEmailChange", {
    current_email: ada,
    new_email: fresh,
    password: TEST_PASSWORD,
    ...request,
  });

async function confirmed(newEmail = fresh): Promise<void> {
  const { request_id } = (await initiate({ new_email: newEmail })).body;
  const pin = await readMailedPin(shop, newEmail, "emailChangePin");
  expect((await callDirect(browser, "confirmEmailChange", { request_id, pin })).body).toMatchObject({ success: true });
}

const userOf = async (asking: TestBrowser) => (await asking.call("updateSession")).result.user;
const requests = () =>
  shop.db
    .selectFrom("pin_requests")
    .select(["new_email", "tries"])
    .where("user_id", "=", userId)
    .orderBy("new_email")
    .execute();

/** What became of the account's changes, in the order in which they were confirmed. */
const outcomes = async () => {
  const changes = shop.db.selectFrom("email_changes").select(["new_email", "outcome"]).where("user_id", "=", userId);
  return (await changes.orderBy("confirmed_at").execute()).map(({ new_email, outcome }) => [new_email, outcome]);
};

test("[ACCT-07][SAFE-02] a PIN mailed to the new address confirms the change; three days later it is in force, both addresses are notified, every session has ended", async () => {
  const initiated = await initiate();
  expect(initiated).toMatchObject({ status: 200, body: { success: true, message: null } });
  expect(await newestMailTo(shop, ada, "emailChangePin")).toBeUndefined();
  const pin = await readMailedPin(shop, fresh, "emailChangePin");
  const { request_id } = initiated.body;
  const effectMs = shop.clock.nowMs() + 3 * DAY_MS;
  const [day, takes_effect_at] = [mailedDay(effectMs), new Date(effectMs).toISOString()];
  const answer = await callDirect(browser, "confirmEmailChange", {
    request_id,
    pin: ` ${pin.slice(0, 4)} ${pin.slice(4)}`,
  });
  expect(answer.body).toMatchObject({ success: true, takes_effect_at });
  for (const address of [ada, fresh]) {
    expect((await newestMailTo(shop, address, "emailChangeAnnounced"))?.text_body).toContain(day);
  }
  expect(await userOf(browser)).toMatchObject({
    email_address: ada,
    email_change: { new_email: fresh, takes_effect_at },
  });

  shop.clock.advance(3 * DAY_MS - 1);
  await applyEmailChanges(shop.deps);
  expect(await outcomes()).toEqual([[fresh, null]]);
  shop.clock.advance(1);
  await applyEmailChanges(shop.deps);
  await applyEmailChanges(shop.deps);
  expect(await outcomes()).toEqual([[fresh, "changed"]]);
  await browser.start();
  expect(await userOf(browser)).toBeNull();
  for (const address of [ada, fresh]) expect(await newestMailTo(shop, address, "emailChanged")).toBeDefined();
  expect(await logIn(browser, ada)).toMatchObject({ code: 500 });
  expect(await logIn(browser, fresh)).toMatchObject({ valid: true });
  expect(await userOf(browser)).toMatchObject({ email_address: fresh, email_change: null });
});

test.each([
  [{ new_email: "no address" }, "account.emailFormat"],
  [{ current_email: "grace@customer.example" }, "account.currentEmailWrong"],
  [{ password: "not the password" }, "account.passwordWrong"],
  [{ new_email: "ada@no-mail.example" }, "auth.emailDnsmx"],
  [{ new_email: "ada@mailinator.com" }, "auth.emailTrashmail"],
])("[ACCT-07][SAFE-03] a change with %j is refused: %s", async (fields, code) => {
  expect((await initiate(fields)).body).toMatchObject({ success: false, code });
  expect(await requests()).toEqual([]);
});

test("[ACCT-07] the refusal says it in the documented words", async () => {
  const same = await initiate({ new_email: ada.toUpperCase() });
  expect(same.body.code).toBe("account.sameEmail");
  expect(same.body.message).toBe("New email cannot be the same as the current email.");
});

test("[SAFE-07] an address that has an account gets the same response as one that has none: same text, status and work; its owner is notified, and gets no PIN", async () => {
  const grace = "grace@customer.example";
  await signUp(shop, await shop.newBrowser({ address: "198.51.100.9" }).start(), grace);
  const free = await initiate();
  const taken = await initiate({ new_email: grace });
  const { request_id: freeId, ...freeBody } = free.body;
  const { request_id: takenId, ...takenBody } = taken.body;
  expect([taken.status, takenBody]).toEqual([free.status, freeBody]);
  expect([freeId, takenId]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(await requests()).toEqual([
    { new_email: fresh, tries: 0 },
    { new_email: grace, tries: 0 },
  ]);
  const mail = await newestMailTo(shop, grace, "emailChangeAddressInUse");
  expect(mail?.text_body).toContain("It already belongs to an account");
  expect(mail?.text_body).not.toMatch(/\d{8}|ada@/i);
  expect(await newestMailTo(shop, grace, "emailChangePin")).toBeUndefined();
});

test("[SAFE-07][SAFE-08] known, unknown and wrong cost one check of the password each, and the limit comes before it", async () => {
  checked.length = 0;
  for (const new_email of [fresh, "grace@new.example"]) await initiate({ new_email });
  expect(checked).toHaveLength(2);
  for (let index = 0; index < 10; index += 1) await initiate({ password: `guess ${index}` });
  expect(checked).toHaveLength(12);
  await initiate({ password: "one more" });
  expect((await initiate({ password: "and another" })).body).toMatchObject({ code: "account.tooManyTries" });
  expect(checked).toHaveLength(13);
});

test("[ACCT-07][SAFE-09] the link in the mail to the old address takes the change back once, ends every session, and notifies both", async () => {
  await confirmed();
  const announced = await newestMailTo(shop, ada, "emailChangeAnnounced");
  expect(announced?.text_body).toContain("http://shop.test/account/revoke-email?action=revoke-email&id=");
  const link = await readRevokeLink(shop, ada);
  const stranger = await shop.newBrowser({ address: "198.51.100.2" }).start();
  expect((await stranger.fetch(`/v1/7c1e93d5f8?id=${link.id}&key=${link.key}`)).status).toBe(405);
  expect(await outcomes()).toEqual([[fresh, null]]);
  expect(await stranger.call("revokeEmailChange", { ...link, key: "wrong" })).toMatchObject({
    code: "auth.linkInvalid",
  });
  expect(await stranger.call("revokeEmailChange", link)).toMatchObject({ valid: true, result: { email: ada } });
  expect(await outcomes()).toEqual([[fresh, "revoked"]]);
  expect(await userOf(browser)).toBeNull();
  expect((await newestMailTo(shop, ada, "emailChangeRevoked"))?.text_body).toContain("set a new one now");
  expect((await newestMailTo(shop, fresh, "emailChangeRevoked"))?.text_body).not.toContain("set a new one now");
  expect(await stranger.call("revokeEmailChange", link)).toMatchObject({ code: "auth.linkInvalid" });
  shop.clock.advance(3 * DAY_MS);
  await applyEmailChanges(shop.deps);
  expect(await outcomes()).toEqual([[fresh, "revoked"]]);
});

test("[ACCT-07] the logged-in customer cancels their own change, and stays logged in", async () => {
  await confirmed();
  const link = await readRevokeLink(shop, ada);
  expect(await browser.call("revokeEmailChange")).toMatchObject({ valid: true, result: { email: ada } });
  expect(await outcomes()).toEqual([[fresh, "revoked"]]);
  expect(await userOf(browser)).toMatchObject({ email_address: ada, email_change: null });
  expect(await browser.call("revokeEmailChange", link)).toMatchObject({ code: "auth.linkInvalid" });
  expect(await browser.call("revokeEmailChange")).toMatchObject({ valid: true });
  const stranger = await shop.newBrowser().start();
  expect(await stranger.call("revokeEmailChange")).toMatchObject({ status: 401, code: "api.loginRequired" });
});

test("[ACCT-07] a change that is in force can't be taken back by its link any more", async () => {
  await confirmed();
  const link = await readRevokeLink(shop, ada);
  shop.clock.advance(3 * DAY_MS);
  await browser.start();
  expect(await browser.call("revokeEmailChange", link)).toMatchObject({ code: "auth.linkInvalid" });
  await applyEmailChanges(shop.deps);
  expect(await outcomes()).toEqual([[fresh, "changed"]]);
});

test("[ACCT-07] a newer change takes the place of the one that waits, and its link too", async () => {
  await confirmed();
  const first = await readRevokeLink(shop, ada);
  shop.clock.advance(1000);
  await confirmed("ada@newer.example");
  expect(await outcomes()).toEqual([
    [fresh, "revoked"],
    ["ada@newer.example", null],
  ]);
  expect(await browser.call("revokeEmailChange", first)).toMatchObject({ code: "auth.linkInvalid" });
});

test("[ACCT-07] where the address has got an account meanwhile, the change ends without effect and the customer gets a mail", async () => {
  await confirmed();
  await signUp(shop, await shop.newBrowser({ address: "198.51.100.9" }).start(), fresh);
  shop.clock.advance(3 * DAY_MS);
  await applyEmailChanges(shop.deps);
  expect(await outcomes()).toEqual([[fresh, "addressTaken"]]);
  expect((await newestMailTo(shop, ada, "emailChangeFailed"))?.text_body).toContain(fresh);
  await browser.start();
  expect(await userOf(browser)).toMatchObject({ email_address: ada, email_change: null });
});

test("[SAFE-17] a mail's address can't contain a second header, and one address gets three PINs an hour, from any caller", async () => {
  expect(await initiate({ new_email: "ada@new.example\r\nBcc: all@new.example" })).toMatchObject({ status: 400 });
  for (let index = 0; index < 4; index += 1) {
    browser = await newCustomer(shop, `other-${index}@customer.example`);
    const asked = await initiate({ current_email: `other-${index}@customer.example` });
    expect(asked.body).toMatchObject({ success: true });
  }
  const mails = await shop.db.selectFrom("mails").select("id").where("recipient", "=", fresh).execute();
  expect(mails).toHaveLength(3);
});
