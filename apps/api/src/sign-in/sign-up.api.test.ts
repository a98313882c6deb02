import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  logIn,
  readActivationLink,
  signUp,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const MINUTE_MS = 60_000;

let shop: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
});
afterEach(() => shop.close());

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await shop.db.selectFrom("mails").select("kind").where("recipient", "=", recipient).execute();
  return rows.map((row) => row.kind);
}

test("[AUTH-01][AUTH-02] the e-mail check distinguishes used, inactive, new, malformed, unreachable and throw-away addresses", async () => {
  await signUp(shop, browser, ADA);
  await browser.callSecured("register", buildRegistration({ email_address: "waits@customer.example" }));
  const verdictOf = async (email: string, address: string) => {
    const visitor = await shop.newBrowser({ address }).start();
    return (await visitor.call("checkEmail", { email })).result.error;
  };
  expect(await verdictOf(" Ada@Customer.example ", "192.0.2.1")).toBe("used");
  expect(await verdictOf("waits@customer.example", "192.0.2.2")).toBe("inactive");
  expect(await verdictOf("new@customer.example", "192.0.2.3")).toBeNull();
  expect(await verdictOf("new@customer", "192.0.2.4")).toBe("format");
  expect(await verdictOf("=?utf-8?q?a?=@z.example", "192.0.2.4")).toBe("format");
  expect(await verdictOf("new@no-mail.example", "192.0.2.5")).toBe("dnsmx");
  expect(await verdictOf("new@mailinator.com", "192.0.2.6")).toBe("trashmail");
});

test("[SAFE-07][SAFE-20] the e-mail check responds five times a minute, for a whole /64 together", async () => {
  const codes: unknown[] = [];
  for (const host of ["1", "2", "3", "4", "5", "6"]) {
    const visitor = await shop.newBrowser({ address: `2001:db8:0:1::${host}` }).start();
    codes.push((await visitor.call("checkEmail", { email: ADA })).code);
  }
  expect(codes).toEqual([null, null, null, null, null, "auth.tooManyTries"]);
  shop.clock.advance(MINUTE_MS);
  const later = await shop.newBrowser({ address: "2001:db8:0:1::7" }).start();
  expect(await later.call("checkEmail", { email: ADA })).toMatchObject({ valid: true });
});

test("[AUTH-07][SAFE-09] signing up makes an account that waits, and mails a link whose key isn't in the database", async () => {
  const answer = await browser.callSecured("register", buildRegistration({ subscribe_to_newsletter: true }));
  expect(answer).toEqual({ status: 200, valid: true, result: {}, error: null, code: null });
  const user = await shop.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: ADA, first_name: "Ada", is_active: false, newsletter_setting: 1 });
  const consents = await shop.db.selectFrom("consents").select(["kind", "is_granted"]).orderBy("kind").execute();
  expect(consents).toEqual([
    { kind: "newsletter", is_granted: true },
    { kind: "terms", is_granted: true },
  ]);
  const { id, key } = await readActivationLink(shop, ADA);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  const stored = await shop.db.selectFrom("link_keys").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(key);
});

test.each([
  [{ email_address: "ada@customer" }, "auth.emailFormat"],
  [{ email_address: "ada@no-mail.example" }, "auth.emailDnsmx"],
  [{ email_address: "ada@yopmail.com" }, "auth.emailTrashmail"],
  [{ first_name: " " }, "auth.namesMissing"],
  [{ password: "kurz-7!" }, "auth.passwordTooShort"],
  [{ password: "x".repeat(1025) }, "auth.passwordTooLong"],
  [{ password: "password123" }, "auth.passwordTooWeak"],
  [{ password_2: "something else" }, "auth.passwordsDiffer"],
  [{ accepted_tos: false }, "auth.termsNotAccepted"],
])("[AUTH-05][SAFE-08] a sign-up with %o is refused with %s and leaves nothing", async (fields, code) => {
  expect(await browser.callSecured("register", buildRegistration(fields))).toMatchObject({ status: 200, code });
  expect(await shop.db.selectFrom("users").select("id").execute()).toEqual([]);
  expect(await shop.db.selectFrom("mails").select("id").execute()).toEqual([]);
});

test("[SAFE-07] signing up returns the same for a free, a waiting and an active address, at the cost of one hash each; only the mail says which", async () => {
  let hashes = 0;
  const counting = { ...shop.deps.passwords };
  const { passwords } = shop.deps;
  Object.assign(passwords, {
    hash: (password: string) => {
      hashes += 1;
      return counting.hash(password);
    },
  });
  const free = await browser.callSecured("register", buildRegistration());
  const waiting = await browser.callSecured("register", buildRegistration());
  await browser.call("verifyMail", await readActivationLink(shop, ADA));
  const active = await browser.callSecured("register", buildRegistration({ password: "Another-Fine-One-9" }));
  expect([waiting, active]).toEqual([free, free]);
  expect(hashes).toBe(3);
  expect(await mailsTo(ADA)).toEqual(["activation", "activation", "alreadyRegistered"]);
  expect(await logIn(browser, ADA, "Another-Fine-One-9")).toMatchObject({ code: 500 });
  expect(await logIn(browser)).toMatchObject({ valid: true });
});

test("[SAFE-08][SAFE-20] after thirty sign-ups in an hour from one place the next isn't hashed, whichever its address", async () => {
  let hashes = 0;
  const { hash } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    hash: (password: string) => {
      hashes += 1;
      return hash(password);
    },
  });
  const codes: unknown[] = [];
  for (let round = 0; round < 31; round += 1) {
    const email = `ada-${round}@customer.example`;
    codes.push((await browser.callSecured("register", buildRegistration({ email_address: email }))).code);
  }
  expect([codes.indexOf("auth.tooManyTries"), hashes]).toEqual([30, 30]);
});

test("[SAFE-20] links are tried sixty times an hour from one place, then even a valid one is refused", async () => {
  await browser.callSecured("register", buildRegistration());
  const link = await readActivationLink(shop, ADA);
  for (let round = 0; round < 60; round += 1) {
    expect(await browser.call("verifyMail", { id: link.id, key: `guess-${round}` })).toMatchObject({
      code: "auth.linkInvalid",
    });
  }
  expect(await browser.call("verifyMail", link)).toMatchObject({ code: "auth.tooManyTries" });
  shop.clock.advance(60 * MINUTE_MS);
  expect(await browser.call("verifyMail", link)).toMatchObject({ valid: true });
});

test("[AUTH-13][SAFE-09] an activation link opens the account once and returns its address; afterwards no link of the account works", async () => {
  await browser.callSecured("register", buildRegistration());
  const first = await readActivationLink(shop, ADA);
  shop.clock.advance(1000);
  await browser.call("resendActivation", { email: ADA });
  const second = await readActivationLink(shop, ADA);
  expect(second).not.toEqual(first);
  expect(await browser.call("verifyMail", first)).toMatchObject({ valid: true, result: { valid: true, email: ADA } });
  expect(await browser.call("verifyMail", first)).toMatchObject({ valid: false, code: "auth.linkInvalid" });
  expect(await browser.call("verifyMail", second)).toMatchObject({ valid: false, code: "auth.linkInvalid" });
});

test("[SAFE-09] a link with another's key, a wrong id or after 48 hours is invalid and changes nothing", async () => {
  await browser.callSecured("register", buildRegistration());
  await browser.callSecured("register", buildRegistration({ email_address: "bob@customer.example" }));
  const ada = await readActivationLink(shop, ADA);
  const bob = await readActivationLink(shop, "bob@customer.example");
  const invalid = { valid: false, code: "auth.linkInvalid" };
  expect(await browser.call("verifyMail", { id: ada.id, key: bob.key })).toMatchObject(invalid);
  expect(await browser.call("verifyMail", { id: "1", key: ada.key })).toMatchObject(invalid);
  expect(await browser.call("verifyMail", { id: `${ada.id.slice(0, -1)}0`, key: "x" })).toMatchObject(invalid);
  shop.clock.advance(48 * 60 * MINUTE_MS);
  const later = await shop.newBrowser().start();
  expect(await later.call("verifyMail", ada)).toMatchObject(invalid);
  const active = await shop.db.selectFrom("users").select("id").where("is_active", "=", true).execute();
  expect(active).toEqual([]);
});

test("[SAFE-09] an activation link is valid until its 48 hours are over", async () => {
  await browser.callSecured("register", buildRegistration());
  const link = await readActivationLink(shop, ADA);
  shop.clock.advance(48 * 60 * MINUTE_MS - 1);
  expect(await (await shop.newBrowser().start()).call("verifyMail", link)).toMatchObject({ valid: true });
});

test("[SAFE-09] the operation that uses a link up takes POST only, and a GET of it changes nothing", async () => {
  await browser.callSecured("register", buildRegistration());
  const link = await readActivationLink(shop, ADA);
  const operation = `/v1/${DEFAULT_OPERATION_IDS.verifyMail}`;
  expect((await browser.fetch(`${operation}?id=${link.id}&key=${link.key}`)).status).toBe(405);
  expect(await browser.call("verifyMail", link)).toMatchObject({ valid: true });
});

test("[AUTH-08][SAFE-07] asking for a new link gets the same response whether an account waits, is active or doesn't exist", async () => {
  await signUp(shop, browser, "active@customer.example");
  await browser.callSecured("register", buildRegistration());
  const responses = [];
  for (const email of [ADA, "active@customer.example", "nobody@customer.example"]) {
    responses.push(await browser.call("resendActivation", { email }));
  }
  expect(responses[0]).toEqual({ status: 200, valid: true, result: {}, error: null, code: null });
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  expect(await mailsTo(ADA)).toEqual(["activation", "activation"]);
  expect(await mailsTo("nobody@customer.example")).toEqual([]);
});

test("[SAFE-20] asking for links to an address without an account uses up nothing of what its owner is sent", async () => {
  const stranger = await shop.newBrowser({ address: "198.51.100.66" }).start();
  for (let round = 0; round < 5; round += 1) await stranger.call("resendActivation", { email: ADA });
  await browser.callSecured("register", buildRegistration());
  expect(await mailsTo(ADA)).toEqual(["activation"]);
});

test("[SAFE-20] an address is sent three activation mails an hour, however often they are asked for, and the response doesn't reveal it", async () => {
  await browser.callSecured("register", buildRegistration());
  for (let round = 0; round < 4; round += 1) {
    expect(await browser.call("resendActivation", { email: ADA })).toMatchObject({ valid: true });
  }
  expect(await mailsTo(ADA)).toHaveLength(3);
  shop.clock.advance(60 * MINUTE_MS);
  await browser.call("resendActivation", { email: ADA });
  expect(await mailsTo(ADA)).toHaveLength(4);
});
